import type { NameWord } from '../prepared'

/** The words of one address, and for each how well the other has it. */
export interface AlignedSide {
  readonly words: readonly NameWord[]
  readonly scores: readonly number[]
  /** Index of the other's word; -1 where it has none. */
  readonly to: readonly number[]
}

/** While the words are being paired. */
export interface PairingSide extends AlignedSide {
  readonly scores: number[]
  readonly to: number[]
}
