import { fittedProbability, type Calibration, type FieldCurve } from '../../src/main/engine/extraction/confidence'
import {
  curves,
  derivedFeatures,
  featureNames,
  featureSigns,
  type Curve,
  type Features,
} from '../../src/main/engine/extraction/features'
import type { CollectedValue } from './collect'
import { fitLogistic, type Example, type Logistic } from './logistic'
import { blindedWeight, cautiousSteps, teaches, type HeldOut, type Unseen } from './steps'

type Weights = Pick<FieldCurve, 'bias' | 'weights'>
type WeightsByCurve = ReadonlyMap<Curve, Weights>

/** Fewer values of a curve than this teach nothing: it is left out, and the cautious one stands for it. */
const leastValues = 40
const folds = 6
/** Curves of members that are parsed out of an address. */
const derivedCurves: readonly Curve[] = ['place', 'city', 'line']
/** How strongly the weights are held to those set by hand, and those of a curve to those of all. */
const ridge = { all: 2, curve: 0.5 }
const signs = featureNames.map((name) => featureSigns[name])
const row = (features: Features): number[] => featureNames.map((name) => features[name])
const round = (n: number): number => Math.round(n * 1e4) / 1e4
const isDerived = (curve: Curve): boolean => derivedCurves.includes(curve)

/** The calibration, and what it says of values whose layouts it was fitted without. */
export function fitFields(
  values: readonly CollectedValue[],
  prior: Weights,
  from: string,
  madeAt: string,
): { readonly calibration: Calibration; readonly heldOut: readonly HeldOut[] } {
  const foldOf = foldsByLayout(values)
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const fitted = fitWeights(
      values.filter((v) => foldOf(v) !== fold && teaches(v)),
      prior,
    )
    const mine = values.filter((v) => foldOf(v) === fold)
    return scored(mine, fitted).map((u) => ({ ...u, fold }))
  }).flat()
  const fitted = fitWeights(values.filter(teaches), prior)
  const { steps, heldOut } = cautiousSteps(unseen, [...fitted.keys()])
  const own = [...fitted].map(([curve, weights]) => [curve, { ...rounded(weights), steps: steps(curve) }] as const)
  const other = { ...rounded(fitted.get('other')!), steps: steps('other') }
  return { calibration: { madeAt, from, curves: { ...Object.fromEntries(own), other } }, heldOut }
}

/** Whole layouts fall into one fold, the largest first into the emptiest. */
function foldsByLayout(values: readonly CollectedValue[]): (value: CollectedValue) => number {
  const counts = new Map<string, number>()
  for (const { layout } of values) counts.set(layout, (counts.get(layout) ?? 0) + 1)
  const sizes = Array.from({ length: folds }, () => 0)
  const fold = new Map<string, number>()
  for (const [layout, count] of [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))) {
    const emptiest = sizes.indexOf(Math.min(...sizes))
    sizes[emptiest] = (sizes[emptiest] ?? 0) + count
    fold.set(layout, emptiest)
  }
  return (value) => fold.get(value.layout) ?? 0
}

/** Weights of all values together under `other`, and of each curve with enough of its own, drawn towards those. */
function fitWeights(values: readonly CollectedValue[], prior: Weights): WeightsByCurve {
  const centre = (w: Weights): Logistic => ({
    bias: w.bias,
    weights: featureNames.map((n) => w.weights[n] ?? 0),
  })
  const fit = (own: readonly CollectedValue[], from: Weights, strength: number): Weights => {
    const { bias, weights } = fitLogistic(own.map(exampleOf), centre(from), {
      ridge: strength,
      signs,
    })
    return {
      bias,
      weights: Object.fromEntries(featureNames.map((name, i) => [name, weights[i] ?? 0])),
    }
  }
  const other = fit(
    values.filter((v) => !isDerived(v.curve)),
    prior,
    ridge.all,
  )
  const fitted = new Map<Curve, Weights>([['other', other]])
  const fitCurves = (own: (curve: Curve) => boolean, from: readonly CollectedValue[]): void => {
    for (const curve of curves.filter((c) => c !== 'other' && own(c))) {
      const mine = from.filter((v) => v.curve === curve)
      if (mine.filter((v) => !v.blinded).length >= leastValues) fitted.set(curve, fit(mine, other, ridge.curve))
    }
  }
  fitCurves((curve) => !isDerived(curve), values)
  fitCurves(isDerived, withSources(values, fitted))
  return fitted
}

const exampleOf = (v: CollectedValue): Example => ({
  features: row(v.features),
  right: v.right,
  weight: v.blinded ? blindedWeight : 1,
})

/** Members of an address build on its confidence: their feature is what the weights say of the address. */
function withSources(values: readonly CollectedValue[], fitted: WeightsByCurve): readonly CollectedValue[] {
  const key = (v: CollectedValue): string => `${v.document}/${String(v.blinded)}`
  const addresses = new Map(values.filter((v) => v.path === 'address').map((v) => [key(v), v]))
  return values.map((v) => {
    const address = isDerived(v.curve) ? addresses.get(key(v)) : undefined
    if (address === undefined) return v
    const confidence = fittedProbability(fitted.get(address.curve) ?? fitted.get('other')!, address.features)
    const { derived_from } = derivedFeatures(address.features, { source: confidence, part: 0, length: 1, unseen: null })
    return { ...v, features: { ...v.features, derived_from } }
  })
}

function scored(values: readonly CollectedValue[], fitted: WeightsByCurve): Omit<Unseen, 'fold'>[] {
  return withSources(values, fitted).map((value) => ({
    value,
    score: fittedProbability(fitted.get(value.curve) ?? fitted.get('other')!, value.features),
  }))
}

const rounded = ({ bias, weights }: Weights): Weights => ({
  bias: round(bias),
  weights: Object.fromEntries(
    Object.entries(weights)
      .map(([name, w]) => [name, round(w)] as const)
      .filter(([, w]) => w !== 0),
  ),
})
