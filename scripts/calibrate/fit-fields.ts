import { confidenceOf, type Calibration } from '../../src/main/engine/extraction/confidence'
import {
  curves,
  derivedFeatures,
  featureNames,
  type Curve,
  type Features,
} from '../../src/main/engine/extraction/features'
import type { CollectedValue } from './collect'
import { fitCurve } from './fit'
import { fitLogistic, predict, type Logistic } from './logistic'

type FieldCurve = Calibration['curves'][Curve]

/** Fewer values of a curve than this leave the curve as it was. */
const leastValues = 25
/** Steps need this many wrong values: fewer, and a step would level what the weights tell apart. */
const leastWrong = 30
const folds = 4
/** Curves of members that are parsed out of an address. */
const derivedCurves: readonly Curve[] = ['place', 'line']
/** How strongly the weights are held to those that were there before. */
const ridge = 3

const row = (features: Features): number[] => featureNames.map((name) => features[name])
const round = (n: number): number => Math.round(n * 1e4) / 1e4

/**
 * Weights and steps of every curve. The steps are fitted on predictions for documents that the weights had not seen,
 * so that they correct what the weights claim too much.
 */
export function fitFields(
  values: readonly CollectedValue[],
  prior: Calibration,
  from: string,
  madeAt: string,
): Calibration {
  const fit = (curve: Curve, own: readonly CollectedValue[]): FieldCurve =>
    own.length < leastValues ? prior.curves[curve] : fitOne(own, prior.curves[curve])
  const of = (curve: Curve): readonly CollectedValue[] => values.filter((v) => v.curve === curve)
  const direct = Object.fromEntries(
    curves.map((curve): [Curve, FieldCurve] => [curve, fit(curve, of(curve))]),
  ) as Record<Curve, FieldCurve>
  const first: Calibration = { madeAt, from, curves: direct }
  return {
    ...first,
    curves: {
      ...direct,
      ...Object.fromEntries(
        derivedCurves.map((curve) => [
          curve,
          fit(
            curve,
            withSources(values, first).filter((v) => v.curve === curve),
          ),
        ]),
      ),
    },
  }
}

/** Members of an address build on its confidence: their feature is what a calibration says of the address. */
function withSources(values: readonly CollectedValue[], calibration: Calibration): readonly CollectedValue[] {
  const addresses = new Map(values.filter((v) => v.path === 'address').map((v) => [v.document, v]))
  return values.map((v) => {
    const address = derivedCurves.includes(v.curve) ? addresses.get(v.document) : undefined
    if (address === undefined) return v
    const confidence = confidenceOf(calibration, address.curve, address.features)
    const { derived_from } = derivedFeatures(address.features, confidence, v.features.part, 1)
    return { ...v, features: { ...v.features, derived_from } }
  })
}

function fitOne(values: readonly CollectedValue[], prior: FieldCurve): FieldCurve {
  const centre: Logistic = { bias: prior.bias, weights: featureNames.map((name) => prior.weights[name] ?? 0) }
  const examples = values.map((v) => ({ features: row(v.features), right: v.right, fold: v.document % folds }))
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const fit = fitLogistic(
      examples.filter((e) => e.fold !== fold),
      centre,
      ridge,
    )
    return examples.filter((e) => e.fold === fold).map((e) => ({ score: predict(fit, e.features), right: e.right }))
  }).flat()
  const all: Logistic = fitLogistic(examples, centre, ridge)
  const wrong = values.filter((v) => !v.right).length
  return {
    bias: round(all.bias),
    weights: Object.fromEntries(
      featureNames.map((name, i) => [name, round(all.weights[i] ?? 0)] as const).filter(([, w]) => w !== 0),
    ),
    steps: wrong < leastWrong ? prior.steps : fitCurve(unseen).map(([score, probability]) => [score, probability]),
  }
}

/** What a calibration says of values. */
export function applied(
  values: readonly CollectedValue[],
  calibration: Calibration,
): readonly { readonly confidence: number; readonly right: boolean }[] {
  return withSources(values, calibration).map((v) => ({
    confidence: confidenceOf(calibration, v.curve, v.features),
    right: v.right,
  }))
}
