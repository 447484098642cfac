/** In what building, wing or block of a quarter the number of a house stands. */
import type { AddressNumber } from './address-number'

/** What numbers the building or the part of a quarter that a house stands in. */
export interface Placed {
  /** The letters and numbers of "A Wing" and "Tower 12". */
  readonly blocks: readonly string[]
  /** "Khand 2": it stands behind a name, with no word that says what it counts. */
  readonly series: readonly string[]
}

/** Kept by the numbers: an address is compared with many. */
const placed = new WeakMap<readonly AddressNumber[], Placed>()

export function placedIn(numbers: readonly AddressNumber[]): Placed {
  const known = placed.get(numbers)
  if (known !== undefined) return known
  const found = {
    blocks: blocksNamed(numbers),
    series: numbers.filter(({ kind, what }) => kind === 'area' && what === '').map(({ text }) => text),
  }
  placed.set(numbers, found)
  return found
}

/** What stands before the short number in the long one: the "a" of "A-304" before "304", the "b" of "B-45/12". */
export function leadingOf(long: AddressNumber, short: AddressNumber): readonly string[] {
  const before = long.pieces.length - short.pieces.length
  if (before < 1 || before > 3) return nothing
  if (!short.pieces.every((piece, at) => long.pieces[before + at] === piece)) return nothing
  // "3-4" beside "3 and 4": two of a row.
  const [first = '', next = ''] = long.pieces.slice(before - 1)
  return isDigits(first) && Number(next) === Number(first) + 1 ? nothing : long.pieces.slice(0, before)
}
const nothing: readonly string[] = []

/** "A/3" is flat 3 of wing A, and not that of wing B; null where the other address does not say in what it stands. */
export function isPlaced(leading: readonly string[], { blocks, series }: Placed): boolean | null {
  if (leading.length === 0) return null
  if (agree(leading, [...blocks, ...series]) && leading.every((one) => blocks.includes(one) || series.includes(one)))
    return true
  const inLetters =
    leading.every(isBlock) || (leading.length === 1 && [leading, blocks].every((all) => all.some(isPair)))
  const inDigits = [leading, blocks].every((all) => all.some(isDigits))
  const comparable = blocks.length > 0 && (inLetters || inDigits)
  if (comparable) return agree(leading, blocks)
  // "3/221 Vikas Khand" is not 221 of Vikas Khand 2.
  return leading.length === 1 && isDigits(leading[0]!) && leading[0]!.length === 1 && series.length > 0 ? false : null
}

export const isDigits = (text: string): boolean => /^\d+$/.test(text)
/** "BF": a quarter may have more blocks than there are letters. */
export const isPair = (piece: string): boolean => /^[a-z]{2}$/.test(piece)
const isBlock = (piece: string, at: number, all: readonly string[]): boolean =>
  piece.length === 1 || (piece.length === 2 && /^[a-z]$/.test(all[at - 1] ?? ''))

/** The letters and numbers of "A Wing", "Tower 12" and "Pocket C-8". */
export const blocksNamed = (numbers: readonly AddressNumber[]): readonly string[] =>
  numbers.flatMap(({ kind, pieces }) => (kind === 'block' && pieces.length <= 3 && pieces.every((piece) => piece.length <= 3) ? pieces : [])) // prettier-ignore

/**
 * What stands before the flat: the "A" of "A-304", "2 b" of "2/B/601", "t 4" of "T4-1802"; none where it is no block.
 */
export function blocksOf({ pieces }: AddressNumber): readonly string[] {
  // "1B" is a flat, whatever block it is in.
  if (!isDigits(pieces.at(-1) ?? '')) return []
  const before = pieces.slice(0, -1)
  return before.length <= 2 && before.every(isBlock) ? before : []
}

/** One may name more of them than the other: the tower and its wing. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.every((block) => many.includes(block))
}

export function holds(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.every((piece) => long.includes(piece))
}
