/** A number of an address. */

/**
 * What a number counts. `any` has no label; it may be a house, a plot or a flat. A `named_block` has a name where others
 * have a number, "Tower Aspen".
 */
export type NumberKind = 'any' | 'house' | 'unit' | 'plot' | 'block' | 'named_block' | 'floor' | 'lane' | 'area'

/** A number of an address with what it counts. */
export interface AddressNumber {
  readonly kind: NumberKind
  /** The word that says what it counts, "ward" or "cross"; empty where none does. */
  readonly what: string
  /** Its pieces with blanks between: "12 b". */
  readonly text: string
  readonly pieces: readonly string[]
}
