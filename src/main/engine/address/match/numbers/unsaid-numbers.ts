import type { AddressNumber } from './address-number'
import { isHouse } from './numbers'

/** Numbers that one address has and the other says nothing of, or says of something else; 0..1 each. */
export interface UnsaidNumbers {
  /** "Ashok Vihar" and "Ashok Vihar Phase 2": a part of a quarter, or one of several buildings. */
  readonly part: number
  /** "Rohini" and "Sector 8, Rohini": of a town that is laid out by numbers. */
  readonly sector: number
  /** "16, Rajendra Nagar" and "Road No 16, Rajendra Nagar": one number counts the house here and the street there. */
  readonly otherwise: number
}

const parts: ReadonlySet<string> = new Set(['part', 'phase', 'stage', 'scheme', 'zone'])

export function unsaidNumbers(a: readonly AddressNumber[], b: readonly AddressNumber[]): UnsaidNumbers {
  return {
    part: lacksPart(a, b) || lacksPart(b, a) ? 1 : 0,
    sector: a.some(isSector) === b.some(isSector) ? 0 : 1,
    otherwise: countsOtherwise(a, b) || countsOtherwise(b, a) ? 1 : 0,
  }
}

/** Whether one has a part that the other does not number in any way: "Lajpat Nagar Part 1" is "Lajpat Nagar I", too. */
const lacksPart = (one: readonly AddressNumber[], other: readonly AddressNumber[]): boolean =>
  one.some((part) => isPart(part) && !other.some((number) => isPart(number) || number.pieces.includes(part.text)))

const isPart = ({ kind, what }: AddressNumber): boolean => kind === 'area' && parts.has(what)
const isSector = ({ kind, what }: AddressNumber): boolean => kind === 'area' && what === 'sector'

/** Whether the only house of `one` has the number of a street or a quarter of the other, which has no house. */
function countsOtherwise(one: readonly AddressNumber[], other: readonly AddressNumber[]): boolean {
  if (other.some(({ kind }) => isHouse(kind))) return false
  return one.some(({ kind, text }) => isHouse(kind) && isCounted(other, text) && !isCounted(one, text))
}
const isCounted = (numbers: readonly AddressNumber[], asked: string): boolean =>
  numbers.some(({ kind, text }) => (kind === 'lane' || kind === 'area') && text === asked)
