import { confidenceOf, type Calibration } from '../../src/main/engine/extraction/confidence'
import { curves, featureNames, type Curve, type Features } from '../../src/main/engine/extraction/features'
import type { CollectedValue } from './collect'
import { fitCurve } from './fit'
import { fitLogistic, predict, type Logistic } from './logistic'

type FieldCurve = Calibration['curves'][Curve]

/** Fewer values of a curve than this leave the curve as it was. */
const leastValues = 60
const folds = 4

const row = (features: Features): number[] => featureNames.map((name) => features[name])
const round = (n: number): number => Math.round(n * 1e4) / 1e4

/**
 * Weights and steps of every curve. The steps are fitted on predictions for documents that the weights had not seen,
 * so that they correct what the weights claim too much.
 */
export function fitFields(
  values: readonly CollectedValue[],
  before: Calibration,
  from: string,
  madeAt: string,
): Calibration {
  const fitted = Object.fromEntries(
    curves.map((curve): [Curve, FieldCurve] => {
      const own = values.filter((v) => v.curve === curve)
      return [curve, own.length < leastValues ? before.curves[curve] : fitOne(own)]
    }),
  ) as Record<Curve, FieldCurve>
  return { madeAt, from, curves: fitted }
}

function fitOne(values: readonly CollectedValue[]): FieldCurve {
  const examples = values.map((v) => ({ features: row(v.features), right: v.right, fold: v.document % folds }))
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const fit = fitLogistic(
      examples.filter((e) => e.fold !== fold),
      featureNames.length,
    )
    return examples.filter((e) => e.fold === fold).map((e) => ({ score: predict(fit, e.features), right: e.right }))
  }).flat()
  const all: Logistic = fitLogistic(examples, featureNames.length)
  return {
    bias: round(all.bias),
    weights: Object.fromEntries(
      featureNames.map((name, i) => [name, round(all.weights[i] ?? 0)] as const).filter(([, w]) => w !== 0),
    ),
    steps: fitCurve(unseen).map(([score, probability]) => [score, probability]),
  }
}

/** What a calibration says of values. */
export function applied(
  values: readonly CollectedValue[],
  calibration: Calibration,
): readonly { readonly confidence: number; readonly right: boolean }[] {
  return values.map((v) => ({ confidence: confidenceOf(calibration, v.curve, v.features), right: v.right }))
}
