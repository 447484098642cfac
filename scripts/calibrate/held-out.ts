/** Whether a calibration may be used, by what it says of layouts that it was fitted without. */
import type { CollectedValue } from './collect'

export interface HeldOut {
  readonly value: CollectedValue
  /** 0..1, by weights and levels that were fitted without its layout. */
  readonly confidence: number
}

/** From here on nobody looks at a value. */
export const sureFrom = 0.99
/** Of the values that are sure so many may be wrong. */
const mostWrong = 0.003
/**
 * More wrong values than would be met so often, if as few were wrong as may be, are answered with caution, or with a
 * refusal.
 */
const chance = { cautious: 0.25, refused: 0.05 }

/** The values that nobody would look at. */
export const sureOf = (all: readonly HeldOut[]): readonly HeldOut[] => all.filter((h) => h.confidence >= sureFrom)
const wrongOf = (all: readonly HeldOut[]): number => all.filter((h) => !h.value.right).length
const chanceFor = (sure: readonly HeldOut[]): number => chanceOf(wrongOf(sure), sure.length, mostWrong)

/** True where more are wrong than may be: a fit with more caution is tried then. One wrong value is always chance. */
export function tooManyWrong(all: readonly HeldOut[]): boolean {
  const sure = sureOf(all)
  return wrongOf(sure) > 1 && chanceFor(sure) < chance.cautious
}

/** Why a calibration is not to be used; null where it is. */
export function refusalOf(all: readonly HeldOut[]): string | null {
  const sure = sureOf(all)
  return chanceFor(sure) < chance.refused
    ? `${wrongOf(sure)} of ${sure.length} sure values are wrong in layouts held out: more than ${100 * mostWrong}%, and no chance`
    : null
}

/** The chance of `least` or more of `count`, each with probability `share` (binomial). */
export function chanceOf(least: number, count: number, share: number): number {
  let term = (1 - share) ** count
  let fewer = 0
  for (let k = 0; k < least; k++) {
    fewer += term
    term *= ((count - k) / (k + 1)) * (share / (1 - share))
  }
  return Math.max(0, 1 - fewer)
}
