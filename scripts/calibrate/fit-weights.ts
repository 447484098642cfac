/**
 * Weights of the features: those of all values, of cards and of papers, and of each curve, each drawn to the one
 * before.
 */
import {
  calibrationOf,
  fittedProbability,
  type CalibrationName,
  type FieldCurve,
} from '../../src/main/engine/extraction/belief/confidence'
import { curves, type Curve } from '../../src/main/engine/extraction/belief/curves'
import { featureNames, featureSigns, type Features } from '../../src/main/engine/extraction/belief/features'
import { sourceFeature } from '../../src/main/engine/extraction/belief/member-features'
import type { CollectedValue } from './collect'
import { blindedWeight } from './levels'
import { fitLogistic, type Example, type Logistic } from './logistic'

/** A curve of which nothing was seen is that of `other`. */
type WeightsByCurve = ReadonlyMap<Curve, FieldCurve>
export type Weights = Readonly<Record<CalibrationName, WeightsByCurve>>

/**
 * How strongly the weights of all are held to those set by hand, those of cards and papers to these, those of a curve
 * to those.
 */
const ridge = { all: 4, name: 8, curve: 0.5 }
const signs = featureNames.map((name) => featureSigns[name])
/** Curves of members that are parsed out of an address. */
const derivedCurves: readonly Curve[] = ['place', 'city', 'line']
const isDerived = (curve: Curve): boolean => derivedCurves.includes(curve)

export const nameOf = ({ type }: Pick<CollectedValue, 'type'>): CalibrationName => calibrationOf(type)
export const weightsOf = (weights: Weights, value: CollectedValue): FieldCurve =>
  weights[nameOf(value)].get(value.curve) ?? weights[nameOf(value)].get('other')!

export function fitWeights(values: readonly CollectedValue[], prior: FieldCurve): Weights {
  const whole = values.filter((v) => !isDerived(v.curve))
  const all = fit(whole, prior, ridge.all)
  const families = byName((name): WeightsByCurve => {
    const mine = whole.filter((v) => nameOf(v) === name)
    const other = fit(mine, all, ridge.name)
    return new Map<Curve, FieldCurve>([['other', other], ...curvesOf(mine, other)])
  })
  // Members of an address build on what the weights say of the address.
  const members = withSources(values, families).filter((v) => isDerived(v.curve))
  return byName((name): WeightsByCurve => {
    const mine = members.filter((v) => nameOf(v) === name)
    return new Map([...families[name], ...curvesOf(mine, families[name].get('other')!)])
  })
}

export const byName = <T>(of: (name: CalibrationName) => T): Readonly<Record<CalibrationName, T>> => ({
  cards: of('cards'),
  papers: of('papers'),
})

function curvesOf(values: readonly CollectedValue[], from: FieldCurve): (readonly [Curve, FieldCurve])[] {
  return curves
    .filter((curve) => curve !== 'other')
    .flatMap((curve) => {
      const own = values.filter((v) => v.curve === curve)
      return own.length === 0 ? [] : [[curve, fit(own, from, ridge.curve)] as const]
    })
}

function fit(values: readonly CollectedValue[], from: FieldCurve, strength: number): FieldCurve {
  const centre: Logistic = { bias: from.bias, weights: featureNames.map((n) => from.weights[n] ?? 0) }
  const { bias, weights } = fitLogistic(values.map(exampleOf), centre, { ridge: strength, signs })
  return { bias, weights: Object.fromEntries(featureNames.map((name, i) => [name, weights[i] ?? 0])) }
}

const row = (features: Features): number[] => featureNames.map((name) => features[name])
const exampleOf = (v: CollectedValue): Example => ({
  features: row(v.features),
  right: v.right,
  weight: v.blinded ? blindedWeight : 1,
})

/** Members of an address with what the weights say of the address among their features. */
export function withSources(values: readonly CollectedValue[], fitted: Weights): readonly CollectedValue[] {
  const key = (v: CollectedValue): string => `${v.document}/${String(v.blinded)}`
  const addresses = new Map(values.filter((v) => v.path === 'address').map((v) => [key(v), v]))
  return values.map((v) => {
    const address = isDerived(v.curve) ? addresses.get(key(v)) : undefined
    if (address === undefined) return v
    const source = fittedProbability(weightsOf(fitted, address), address.features)
    return { ...v, features: { ...v.features, derived_from: sourceFeature(source) } }
  })
}
