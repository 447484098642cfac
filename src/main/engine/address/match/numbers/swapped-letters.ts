/** Flats with a letter in blocks with a letter: which is which is told by their order alone. */
import type { AddressNumber } from './address-number'

/** "B-5C": the block, then the flat's number with its own letter. */
const blockAndFlat = /^([a-z]) (\d{1,4}) ([a-z])$/

/** "B-5C" and "C-5B": another flat of another block. */
export function areSwapped({ text: one, pieces }: AddressNumber, { text: other }: AddressNumber): boolean {
  if (pieces.length !== 3 || one.length !== other.length) return false
  const [, block, flat, letter] = blockAndFlat.exec(one) ?? []
  return block !== undefined && block !== letter && other === `${letter!} ${flat!} ${block}`
}

/** Of the numbers of one address whether each is a flat of another block beside those of the other. */
export const swappedIn = (numbers: readonly AddressNumber[], others: readonly AddressNumber[]): readonly boolean[] =>
  numbers.map((one) => isSwappedIn(one, others))

/** "B-5C" beside "Flat 5B, Block C". */
function isSwappedIn({ text, pieces }: AddressNumber, others: readonly AddressNumber[]): boolean {
  if (pieces.length !== 3) return false
  const [, block, flat, letter] = blockAndFlat.exec(text) ?? []
  if (block === undefined || block === letter) return false
  return (
    others.some((one) => one.kind === 'block' && one.text === letter) &&
    others.some((one) => one.kind !== 'block' && one.text === `${flat!} ${block}`)
  )
}
