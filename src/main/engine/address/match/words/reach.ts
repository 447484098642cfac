import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { AddressNumber } from '../numbers/address-number'
import { isHouse } from '../numbers/numbers'
import type { Prepared } from '../prepared'
import type { Aligned } from './align'

/**
 * How far the less telling of two addresses goes: to a home, to a street whose number the other has as its house's, no
 * further than a quarter of a town, or to the town.
 */
export type Reach = 'home' | 'street' | 'locality' | 'town'

export function reachOf(a: Prepared, b: Prepared): Reach {
  if (saysTownOnly(a, b) || saysTownOnly(b, a)) return 'town'
  if (countsOtherwise(a, b) || countsOtherwise(b, a)) return 'street'
  return stopsShortOf(a, b) || stopsShortOf(b, a) ? 'locality' : 'home'
}

/**
 * "16, Rajendra Nagar" and "Road No 16, Rajendra Nagar": what numbers the house here is the street's number there, where
 * no house has one.
 */
const countsOtherwise = ({ numbers }: Prepared, { numbers: others }: Prepared): boolean =>
  others.length > 0 &&
  others.every(({ kind }) => kind === 'lane' || kind === 'area') &&
  numbers.some(({ kind, text }) => isHouse(kind) && isCounted(others, text) && !isCounted(numbers, text))
const isCounted = (numbers: readonly AddressNumber[], asked: string): boolean =>
  numbers.some(({ kind, text, what }) => kind === 'lane' && what === 'lane' && text === asked)

/**
 * No more than a town, a state or a PIN code, or a bare number: many share it. What the other calls a village or
 * a post office is no town: "Bhikhiwind, Punjab".
 */
const saysTownOnly = ({ words, numbers }: Prepared, other: Prepared): boolean =>
  (words.length === 0 && !numbers.some(({ kind }) => kind === 'area' || kind === 'lane')) ||
  (numbers.length === 0 &&
    words.every(({ part }) => towns.has(part)) &&
    !words.some(({ sound }) => sound === other.village || sound === other.post))
const towns: ReadonlySet<string> = new Set<AddressPartName>(['city', 'district', 'sub_district'])

/**
 * "Kharghar, Navi Mumbai" beside a flat of a building or a house in a street there. In a village an address often has
 * no more, and of several names one may be that of the building.
 */
const stopsShortOf = (one: Prepared, other: Prepared): boolean =>
  one.words.every(({ part }) => quarters.has(part)) &&
  one.numbers.every(({ kind }) => kind === 'area') &&
  new Set(one.words.flatMap(({ part, run }) => (part === 'locality' ? [run] : []))).size < 2 &&
  !other.words.some(({ part }) => rural.has(part)) &&
  other.numbers.some(({ kind }) => isHouse(kind)) &&
  (one.numbers.some(isPlanned) ||
    other.words.some(({ part }) => part === 'building' || part === 'street') ||
    other.numbers.some(({ kind }) => kind === 'lane'))
const quarters: ReadonlySet<string> = new Set<AddressPartName>(['locality', 'city', 'district', 'sub_district'])
/**
 * Whether the one that names no house says nothing that the other lacks but its town: "Malad East, Mumbai" beside a flat
 * in Malad (E).
 */
export function liesWithin(a: Prepared, b: Prepared, aligned: Aligned): boolean {
  const isHeld = ({ words, numbers }: Prepared, scores: readonly number[]): boolean =>
    !numbers.some(({ kind }) => isHouse(kind)) &&
    words.some(({ reach, common }) => reach !== 'town' && !common) &&
    words.every(({ reach, common }, at) => common || reach === 'town' || scores[at]! > 0.6)
  return isHeld(a, aligned.a) || isHeld(b, aligned.b)
}

/** "Sector 8, Rohini" beside "B-7/44, Sector 8, Rohini": where quarters are numbered, each house is, too. */
const isPlanned = ({ kind, what }: AddressNumber): boolean => kind === 'area' && planned.has(what)
const planned: ReadonlySet<string> = new Set(['sector', 'phase', 'stage'])
const rural: ReadonlySet<string> = new Set<AddressPartName>(['village', 'post_office'])
