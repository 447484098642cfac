/** Calibrations from collected values, and what they say of layouts that they were fitted without. */
import {
  confidenceOf,
  fieldKey,
  fittedLogOdds,
  type Calibration,
  type CalibrationName,
  type FieldCurve,
} from '../../src/main/engine/extraction/belief/confidence'
import { featureNames } from '../../src/main/engine/extraction/belief/features'
import type { CollectedValue } from './collect'
import { byName, fitWeights, nameOf, weightsOf, withSources, type Weights } from './fit-weights'
import { tooManyWrong, type HeldOut } from './held-out'
import { fitLevels, type Levels, type Unseen } from './levels'
import { unaccounted } from './logistic'

const folds = 8
/** The first of these is taken off all log odds under which what is sure is right in layouts held out. */
const cautions = [0, 0.25, 0.5, 0.75, 1, 1.5, 2] as const
/**
 * A rule that allows no more than this gives nothing that could be sure: what it finds is judged and teaches nothing.
 */
const mostTeaching = 0.99
const teaches = (value: CollectedValue): boolean => (value.most ?? 1) >= mostTeaching
const round = (n: number): number => Math.round(n * 1e5) / 1e5

export interface Fitted {
  readonly calibration: Calibration
  readonly heldOut: readonly HeldOut[]
  /** Taken off all log odds. */
  readonly caution: number
}

/** The calibrations of cards and papers, fitted together. */
export function fitFields(
  values: readonly CollectedValue[],
  prior: FieldCurve,
  about: (own: readonly CollectedValue[]) => Pick<Calibration, 'madeAt' | 'from'>,
): Readonly<Record<CalibrationName, Fitted>> {
  const unseen = unseenOf(values, prior)
  const teaching = unseen.filter(({ value }) => teaches(value))
  const without = Array.from({ length: folds }, (_, fold) => {
    const others = teaching.filter((u) => u.fold !== fold)
    return { others, levels: fitLevels(others, nameOf) }
  })
  const weights = fitWeights(values.filter(teaches), prior)
  const levels = fitLevels(teaching, nameOf)
  const fit = (name: CalibrationName): Fitted => {
    const mine = unseen.filter(({ value }) => nameOf(value) === name && !value.blinded)
    const judged = (caution: number): HeldOut[] => {
      const learnt = without.map((fold) => learntOf(name, fold.others, fold.levels, caution))
      return mine.map((u) => judgedBy(learnt[u.fold]!, u))
    }
    const caution = cautions.find((some) => !tooManyWrong(judged(some))) ?? cautions.at(-1)!
    const calibration = {
      ...about(values.filter((v) => nameOf(v) === name)),
      curves: curvesOf(weights, name),
      ...learntOf(name, teaching, levels, caution),
    }
    return { calibration, heldOut: judged(caution), caution }
  }
  return byName(fit)
}

/** All values with what weights say of them that were fitted without their layouts. */
function unseenOf(values: readonly CollectedValue[], prior: FieldCurve): readonly Unseen[] {
  const foldOf = foldsByLayout(values)
  return Array.from({ length: folds }, (_, fold) => {
    const fitted = fitWeights(
      values.filter((v) => foldOf(v) !== fold && teaches(v)),
      prior,
    )
    const mine = values.filter((v) => foldOf(v) === fold)
    return withSources(mine, fitted).map((value, i) => ({
      value: mine[i]!,
      logOdds: fittedLogOdds(weightsOf(fitted, value), value.features),
      fold,
    }))
  }).flat()
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

/** All learnt, and none counts. */
const noWeights = Object.fromEntries(featureNames.map((name) => [name, 0]))

type Learnt = Pick<Calibration, 'levels' | 'most'>

/** The levels of a calibration, of values that bear them out. */
function learntOf(name: CalibrationName, all: readonly Unseen[], levels: Levels, caution: number): Learnt {
  const own = all.filter(({ value }) => nameOf(value) === name).map((u) => u.value)
  const level = (...[group, field]: [Parameters<Levels['levelOf']>[0], string | null]) =>
    Object.fromEntries(
      Object.entries(levels.levelOf(group, field, caution)).map(([key, n]: [string, number]) => [key, round(n)]),
    ) as ReturnType<Levels['levelOf']>
  const fields = new Map(own.map((v) => [fieldKey(v.type, v.path), v.curve]))
  const inOrder = [...fields].sort(([a], [b]) => a.localeCompare(b))
  const known = [...new Set(own.map((v) => v.curve))].sort()
  return {
    levels: {
      fields: Object.fromEntries(inOrder.map(([key, curve]) => [key, level({ family: name, curve }, key)])),
      curves: Object.fromEntries(known.map((curve) => [curve, level({ family: name, curve }, null)])),
      other: level(null, null),
    },
    most: round(Math.min(1 - unaccounted, 1 - 1 / (own.filter((v) => !v.blinded).length + 2))),
  }
}

/** The very function of the engine, with the log odds of the fold in the place of weights. */
function judgedBy({ levels, most }: Learnt, { value, logOdds }: Unseen): HeldOut {
  const curves = { other: { bias: logOdds, weights: noWeights } }
  const p = confidenceOf({ madeAt: '', from: '', curves, levels, most }, value, value.features)
  return { value, confidence: Math.min(value.most ?? 1, p) }
}

function curvesOf(weights: Weights, name: CalibrationName): Calibration['curves'] {
  const rounded = ({ bias, weights: own }: FieldCurve): FieldCurve => ({
    bias: round(bias),
    // Zeros too: what is missing was not there to learn from.
    weights: Object.fromEntries(Object.entries(own).map(([feature, w]) => [feature, round(w)])),
  })
  const known = [...weights[name]].map(([curve, own]) => [curve, rounded(own)])
  return { ...Object.fromEntries(known), other: rounded(weights[name].get('other')!) }
}
