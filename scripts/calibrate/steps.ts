/** Steps from what the weights say to the share that was right, no bolder than values of unseen layouts bear out. */
import { confidenceOf, type FieldCurve } from '../../src/main/engine/extraction/confidence'
import type { Curve } from '../../src/main/engine/extraction/features'
import type { CollectedValue } from './collect'
import { fitCurve } from './rising-curve'

/** A value, and what weights say of it that were fitted without its layout. */
export interface Unseen {
  readonly value: CollectedValue
  /** 0..1. */
  readonly score: number
  readonly fold: number
}

/** What a held-out fit says of a value. */
export interface HeldOut {
  readonly value: CollectedValue
  /** 0..1, by weights and steps that were fitted without its layout. */
  readonly confidence: number
}

export type Steps = (curve: Curve) => FieldCurve['steps']

/** A value read with some labels hidden counts for less: rules do better on most layouts never seen. */
export const blindedWeight = 0.3
/** Up to so many the values of other curves fill up those of one: a few dozen of its own cannot show 99%. */
const filledTo = 150
/** From here on nobody looks at a value. */
export const sureFrom = 0.99
/** A curve may be wrong in so many of its sure values of unseen layouts; one wrong value is chance. */
const mostWrong = 0.005
/** Made-up wrong values in each stretch of a curve: twice as many as long as too many sure ones are wrong. */
const doubts = [0.5, 1, 2, 4, 8, 16] as const
/** A curve of fewer values is not fitted with the least doubt. */
const many = 300
/** A rule that allows no more than this gives nothing that could be sure: what it finds is judged and teaches nothing. */
const mostTeaching = 0.99

/** False for values that are capped by their rule. */
export const teaches = (value: CollectedValue): boolean => (value.most ?? 1) >= mostTeaching

/** Steps for each curve that has weights; those that were too bold on unseen layouts are fitted with more doubt. */
export function cautiousSteps(
  unseen: readonly Unseen[],
  known: readonly Curve[],
): { readonly steps: Steps; readonly heldOut: readonly HeldOut[] } {
  const doubt = new Map<Curve, number>()
  const heldOut: HeldOut[] = []
  const curveOf = ({ value }: Unseen): Curve => (known.includes(value.curve) ? value.curve : 'other')
  for (const curve of new Set([...known, 'other' as const])) {
    const mine = unseen.filter((u) => curveOf(u) === curve)
    const least = mine.filter(({ value }) => !value.blinded).length < many ? 1 : 0
    for (const count of doubts.slice(least)) {
      doubt.set(curve, count)
      const judged = judgedBy(unseen, mine, curve, count)
      const sure = judged.filter((h) => h.confidence >= sureFrom)
      const wrong = sure.filter((h) => !h.value.right).length
      if (wrong > Math.max(1, mostWrong * sure.length) && count !== doubts.at(-1)) continue
      heldOut.push(...judged)
      break
    }
  }
  return { steps: (curve) => stepsOf(unseen, curve, doubt.get(curve) ?? 1), heldOut }
}

/** The values of one curve by steps that were fitted on the other folds. */
function judgedBy(all: readonly Unseen[], mine: readonly Unseen[], curve: Curve, doubt: number): HeldOut[] {
  return [...new Set(mine.map((u) => u.fold))].flatMap((fold) => {
    const steps = stepsOf(
      all.filter((u) => u.fold !== fold),
      curve,
      doubt,
    )
    return mine
      .filter((u) => u.fold === fold && !u.value.blinded)
      .map(({ value, score }) => {
        const fixed = { bias: Math.log(score / (1 - score)), weights: {}, steps }
        const curves = curve === 'other' ? { other: fixed } : { other: fixed, [curve]: fixed }
        const p = confidenceOf({ madeAt: '', from: '', curves }, value.curve, value.features)
        return { value, confidence: Math.min(value.most ?? 1, p) }
      })
  })
}

function stepsOf(unseen: readonly Unseen[], curve: Curve, doubt: number): FieldCurve['steps'] {
  const teaching = unseen.filter(({ value }) => teaches(value))
  const weightOf = (value: CollectedValue): number => (value.blinded ? blindedWeight : 1)
  const [own, others] = [true, false].map((mine) =>
    teaching.reduce((sum, { value }) => sum + ((value.curve === curve) === mine ? weightOf(value) : 0), 0),
  ) as [number, number]
  const lent = Math.max(0, filledTo - own) / Math.max(1, others)
  const counted = teaching.filter(({ value }) => value.curve === curve || lent > 0)
  const samples = counted.map(({ value, score }) => ({
    score,
    right: value.right,
    weight: weightOf(value) * (value.curve === curve ? 1 : Math.min(1, lent)),
  }))
  return fitCurve(samples, doubt).map(([score, probability]) => [score, probability])
}
