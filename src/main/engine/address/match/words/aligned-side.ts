import type { NameWord } from '../prepared'

/** The words of one address, and for each how well the other has it so far. */
export interface AlignedSide {
  readonly words: readonly NameWord[]
  readonly scores: Float64Array
  /** Index of the other's word; -1 where it has none. */
  readonly to: Int16Array
}
