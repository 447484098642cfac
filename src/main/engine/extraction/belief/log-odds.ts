/** Probabilities as features: log odds, so that 0.99 and 0.999 differ as far as 0.9 and 0.99. */
import type { ReadChar } from '../../model'

const clamp = (p: number): number => Math.min(0.998, Math.max(0.02, p))

/** -1 to 1.55, whatever the probability. */
export function asLogOdds(p: number): number {
  const clamped = clamp(p)
  return Math.log(clamped / (1 - clamped)) / 4
}

/** The probability, 0..1, that all characters of some words are right, each by itself. */
export const allCharsRight = (words: readonly { readonly chars: readonly ReadChar[] }[]): number =>
  words.flatMap((word) => word.chars).reduce((product, char) => product * char.confidence, 1)
