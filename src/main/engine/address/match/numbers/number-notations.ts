/** Numbers that stand for two, or are cut short. */
import { romans } from '../../text/lexicon'
import type { AddressNumber } from './address-number'

/** Whether the number that a house has now is the same: the one that it had is misprinted where it differs. */
export const areOneNow = (a: readonly AddressNumber[], b: readonly AddressNumber[]): boolean =>
  a.some((one) => one.what === 'new_no' && b.some(({ what, text }) => what === 'new_no' && text === one.text))

/** "Ward XI/231", "Type II/22": the ward and the house in it, as Kerala numbers them; of quarters of a works the type. */
export function houseOfWard(number: AddressNumber): readonly AddressNumber[] {
  const [ward = '', house = '', ...more] = number.pieces
  const counts = number.what === 'ward' ? /^\d{2,4}$/ : /^\d{1,4}$/
  if ((number.what !== 'ward' && number.what !== 'type') || more.length > 0 || !counts.test(house)) return [number]
  return [
    { ...number, text: ward, pieces: [ward] },
    { kind: 'house', what: '', text: house, pieces: [house] },
  ]
}

/** "Sector 15-II" is "Sector 15, Part 2"; null for any other number. */
export function partOfSector(number: AddressNumber): readonly AddressNumber[] | null {
  const [sector = '', part = '', ...more] = number.pieces
  const counted = part.length > 1 ? romans.get(part) : undefined
  if (number.what !== 'sector' || counted === undefined || more.length > 0) return null
  return [
    { ...number, text: sector, pieces: [sector] },
    { kind: 'area', what: 'part', text: counted, pieces: [counted] },
  ]
}

/** "146-47" is "146-147", two of a row: the digits that they share are left out. A single digit is a part, "241/2". */
export function rangeInFull(pieces: readonly string[]): readonly string[] {
  const [first = '', last = ''] = pieces.slice(-2)
  if (!/^\d{3,}$/.test(first) || !/^\d{2,}$/.test(last) || last.length >= first.length) return pieces
  const whole = first.slice(0, -last.length) + last
  const further = Number(whole) - Number(first)
  return further > 0 && further < 4 ? [...pieces.slice(0, -1), whole] : pieces
}
