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

/** "9/16, Housing Board": in Rajasthan its boards number a house by the sector before it; null for any other number. */
export function houseOfBoard(number: AddressNumber): readonly AddressNumber[] | null {
  const [sector = '', house = '', ...more] = number.pieces
  if (number.kind !== 'any' || more.length > 0 || !/^\d{1,2}$/.test(sector) || !/^\d{1,4}$/.test(house)) return null
  return [
    { kind: 'area', what: 'sector', text: sector, pieces: [sector] },
    { kind: 'house', what: '', text: house, pieces: [house] },
  ]
}

/** "906/14, Sector 14": in Haryana the sector stands behind the house's number, too; as numbers without it. */
export function withoutSectorBehind(numbers: readonly AddressNumber[]): readonly AddressNumber[] {
  const sector = numbers.find(({ kind, what, text }) => kind === 'area' && what === 'sector' && /^\d+$/.test(text))
  if (sector === undefined) return numbers
  return numbers.map((one) => {
    const [house = '', behind, ...more] = one.pieces
    const isHouse = (one.kind === 'any' || one.kind === 'house') && more.length === 0 && /^\d{2,4}$/.test(house)
    return isHouse && behind === sector.text ? { ...one, text: house, pieces: [house] } : one
  })
}

/** "Marine Pearl T-1": behind a name it is the tower; null for any other number. */
export function towerBehindName(text: string): AddressNumber | null {
  const [, tower] = /^t (\d{1,2})$/.exec(text) ?? []
  return tower === undefined ? null : { kind: 'block', what: 'tower', text: tower, pieces: [tower] }
}

/** "Sector D, Pocket 7" is what "D-7" is beside a flat: a lettered sector has its pockets numbered. */
export function pocketOfSector(numbers: readonly AddressNumber[]): readonly AddressNumber[] {
  const sector = numbers.find(({ what, text }) => what === 'sector' && /^[a-z]$/.test(text))
  if (sector === undefined) return numbers
  return numbers.map((one) =>
    one.what === 'pocket' && /^\d{1,2}$/.test(one.text)
      ? { ...one, text: `${sector.text} ${one.text}`, pieces: [sector.text, one.text] }
      : one,
  )
}
