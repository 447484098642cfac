/** Numbers that one address has and the other has not, or has otherwise, by what they count. */
import { distance } from 'fastest-levenshtein'
import { areOneNow } from './number-notations'
import type { AddressNumber, NumberKind } from './address-number'
import { isHouse } from './numbers'

export const numbersApartFeatures = [
  'unit_one', 'plot_one', 'block_one', 'floor_one', 'lane_one', 'area_one', 'lane_lettered', 'series_unsaid', 'series_other',
  'house_nearly', 'house_swapped', 'house_regrouped', 'house_row_other', 'area_kind_other', 'number_said_otherwise', 'house_piece_first', 'house_piece_inner',
] as const // prettier-ignore

type Numbers = readonly AddressNumber[]

/** In the order of `numbersApartFeatures`, 0 or 1 each. Asked for every pair: nothing is collected that need not be. */
export function numbersApart(a: Numbers, b: Numbers): readonly number[] {
  const one = (kind: NumberKind): number => (hasKind(a, kind) === hasKind(b, kind) ? 0 : 1)
  const houses = apart(a, b)
  return [
    one('unit'), one('plot'), one('block'), one('floor'), one('lane'), one('area'),
    a.some((lane) => isLaneOrArea(lane) && b.some((other) => differByLetter(lane, other))) ? 1 : 0,
    series(a, b), seriesApart(a, b),
    houses.nearly, houses.swapped, houses.regrouped, houses.rowOther,
    areasOfOtherKind(a, b), saidOtherwise(a, b) || saidOtherwise(b, a) ? 1 : 0, houses.first, houses.inner,
  ] // prettier-ignore
}

function hasKind(numbers: Numbers, kind: NumberKind): boolean {
  for (const number of numbers) if (number.kind === kind) return true
  return false
}
const isOfHouse = ({ kind }: AddressNumber): boolean => isHouse(kind) || kind === 'block'
const isLaneOrArea = ({ kind }: AddressNumber): boolean => kind === 'area' || kind === 'lane' || kind === 'block'

/** "Sector 27" and "Sector 27-A", "4th Block" and "4th T Block" */
const differByLetter = (one: AddressNumber, other: AddressNumber): boolean =>
  one.kind === other.kind &&
  one.what === other.what &&
  one.text !== other.text &&
  (isLettered(one, other) || isLettered(other, one))
const isLettered = (short: AddressNumber, long: AddressNumber): boolean =>
  long.text.startsWith(`${short.text} `) && /^[a-z]$/.test(long.text.slice(short.text.length + 1))

const isSeries = ({ kind, what }: AddressNumber): boolean => kind === 'area' && what === ''
/** "Textile Market" and "Textile Market-2": a name that one counts and the other does not. */
const series = (a: Numbers, b: Numbers): number =>
  a.some(isSeries) !== b.some(isSeries) && (lacksSeries(a, b) || lacksSeries(b, a)) ? 1 : 0
const lacksSeries = (own: Numbers, others: Numbers): boolean =>
  own.some((one) => isSeries(one) && !others.some(({ pieces }) => pieces.includes(one.text)))
const seriesApart = (a: Numbers, b: Numbers): number =>
  a.some(isSeries) &&
  b.some(isSeries) &&
  !a.some((one) => isSeries(one) && b.some((other) => isSeries(other) && other.text === one.text))
    ? 1
    : 0

/** How the numbers of houses that the other has not differ from those most like them. */
function apart(
  a: Numbers,
  b: Numbers,
): { nearly: number; swapped: number; regrouped: number; rowOther: number; first: number; inner: number } {
  const found = { nearly: 0, swapped: 0, regrouped: 0, rowOther: 0, first: 0, inner: 0 }
  const now = areOneNow(a, b)
  for (const one of a) {
    if (!isOfHouse(one) || (now && one.what === 'old_no') || hasHouse(b, one.text)) continue
    const own = glued(one)
    for (const other of b) {
      if (!isOfHouse(other) || hasHouse(a, other.text)) continue
      const theirs = glued(other)
      if (isOfOtherRow(one, other)) found.rowOther = 1
      const piece = onlyPieceApart(one, other)
      if (piece === 0) found.first = 1
      else if (piece > 0 && piece + 1 < one.pieces.length) found.inner = 1
      if (own === theirs) {
        if (one.pieces.length === other.pieces.length && one.pieces.length > 1) found.regrouped = 1
      } else if (own.length > 1 && own.length === theirs.length && isTurned(own, theirs)) found.swapped = 1
      else if (Math.max(own.length, theirs.length) > 2 && distance(own, theirs) === 1) found.nearly = 1
    }
  }
  return found
}
function hasHouse(numbers: Numbers, text: string): boolean {
  for (const number of numbers) if (number.text === text && isOfHouse(number)) return true
  return false
}
const glued = ({ pieces }: AddressNumber): string => pieces.join('')
/** "204" and "240": two characters in each other's place. */
function isTurned(one: string, other: string): boolean {
  let at = 0
  while (one[at] === other[at]) at += 1
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

/** "DT-1742" and "CD-1742", "AD-311" and "311 AB": the digits of both are the same, and the letters that each has are others. */
function isOfOtherRow({ pieces: one }: AddressNumber, { pieces: other }: AddressNumber): boolean {
  if (one.length !== other.length || one.length < 2 || !one.some(isLetters) || !other.some(isLetters)) return false
  const [digits, letters] = [/^\d/, /^[a-z]/].map((kind) => [one, other].map((pieces) => pieces.filter((piece) => kind.test(piece)))) as [string[][], string[][]] // prettier-ignore
  if (digits[0]!.join(' ') !== digits[1]!.join(' ') || digits[0]!.length === 0 || letters[0]!.length === 0) return false
  return letters[0]!.length === letters[1]!.length && letters[0]!.some((letter) => !letters[1]!.includes(letter))
}

const isLetters = (piece: string): boolean => piece > '9'

/** "122/347" and "112/347": of as many pieces which is the only one that differs; -1 where it is none, or more. */
function onlyPieceApart({ pieces: one }: AddressNumber, { pieces: other }: AddressNumber): number {
  if (one.length !== other.length || one.length < 2) return -1
  let apart = -1
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue
    if (apart >= 0 || !/^\d/.test(one[at]!) || !/^\d/.test(other[at]!)) return -1
    apart = at
  }
  return apart
}

/** "Sector 6" and "Ward 6": each says what it counts, and none of it is what the other does. */
function areasOfOtherKind(a: Numbers, b: Numbers): number {
  const isSaid = ({ kind, what }: AddressNumber): boolean => kind === 'area' && what !== ''
  if (!a.some(isSaid) || !b.some(isSaid)) return 0
  const [one, other] = [a.filter(isSaid), b.filter(isSaid)]
  if (one.length === 0 || other.length === 0 || one.some(({ what }) => other.some((area) => area.what === what)))
    return 0
  return one.some(({ text }) => other.some((area) => area.text === text)) ? 1 : 0.5
}

/** "House 4" and "Street 4": both say what they count, and the other has no number of that kind. */
const saidOtherwise = (one: Numbers, other: Numbers): boolean =>
  one.some(
    (house) =>
      isHouse(house.kind) &&
      house.what !== '' &&
      !hasHouse(other, house.text) &&
      other.some(
        ({ kind, what, text }) => (kind === 'lane' || (kind === 'area' && what !== '')) && text === house.text,
      ) &&
      !one.some(({ kind, text }) => (kind === 'lane' || kind === 'area') && text === house.text),
  )
