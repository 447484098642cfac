import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Aligned } from './align'
import type { Prepared } from '../prepared'

/** How the words of one part fare in the other address. */
export interface PartAgreement {
  /** Share of the words' weight that the other has; -1 where the part is missing. */
  readonly inB: number
  readonly inA: number
  /** Weight of the words that each side has and the other lacks; the less of the two. */
  readonly rivals: number
  /** The more of the two. */
  readonly more: number
}

/**
 * Of the words of one part: the share that the other address has anywhere, and what each side has that the other lacks.
 */
export function partAgreement(
  name: AddressPartName,
  a: Prepared,
  b: Prepared,
  aligned: Aligned,
  too: AddressPartName = name,
): PartAgreement {
  const [allA, matchedA] = partSums(name, too, a, aligned.a)
  const [allB, matchedB] = partSums(name, too, b, aligned.b)
  return {
    inB: allA === 0 ? -1 : matchedA / allA,
    inA: allB === 0 ? -1 : matchedB / allB,
    rivals: Math.min(allA - matchedA, allB - matchedB),
    more: Math.max(allA - matchedA, allB - matchedB),
  }
}

function partSums(
  name: AddressPartName,
  too: AddressPartName,
  { words }: Prepared,
  scores: readonly number[],
): readonly [number, number] {
  let [all, matched] = [0, 0]
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!
    if (word.part !== name && word.part !== too) continue
    all += word.weight
    matched += word.weight * scores[i]!
  }
  return [all, matched]
}

const agreed = 0.7

/** Both have it and it agrees; somewhat less where only one calls it so and the other holds its words. */
export function partAgrees({ inA, inB }: PartAgreement): number {
  if (Math.max(inA, inB) <= agreed) return 0
  const isOfOne = Math.min(inA, inB) < 0
  return isOfOne ? 0.7 : 1
}
