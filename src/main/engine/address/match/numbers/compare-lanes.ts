import type { AddressNumber } from './address-number'

/** Of numbered streets, wards and sectors each is compared with its own kind: a ward may agree and a street not. */
export function lanes(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  inParts: boolean,
): readonly [same: number, conflict: number] {
  if (!a.some(isLane) || !b.some(isLane)) return [0, 0]
  const [one, other] = [a.filter(isLane), b.filter(isLane)]
  // "14th Main" and "14th Cross": streets of two kinds, where neither names the other's.
  let conflict = countOtherwise(one, other) || countOtherwise(other, one)
  const [leftA, leftB] = [
    one.filter((lane) => !isIn(lane, other, inParts)),
    other.filter((lane) => !isIn(lane, one, inParts)),
  ]
  const same = leftA.length < one.length
  // "5th Main, 9th Main" holds "9th Main": each names one that the other does not.
  conflict ||= leftA.some((lane) => leftB.some((another) => ofOneKind(lane, another)))
  return [same ? 1 : 0, conflict ? 1 : 0]
}

/** "2nd Stage, Rajajinagar" and "2nd Block, Rajajinagar": parts of a quarter, counted by two words. */
export const countPartsOtherwise = (a: readonly AddressNumber[], b: readonly AddressNumber[]): boolean =>
  (a.every(({ kind }) => kind !== 'block') && isCountedAs(a, b)) || (b.every(({ kind }) => kind !== 'block') && isCountedAs(b, a)) // prettier-ignore
const isCountedAs = (ones: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  others.every(({ what }) => what !== 'stage' && what !== 'phase') &&
  ones.some((one) => (one.what === 'stage' || one.what === 'phase') && others.some(({ kind, text }) => kind === 'block' && text === one.text)) // prettier-ignore

/** "26th Main" is "26th Mn" too, where a word does not say what is counted. */
const isIn = (lane: AddressNumber, others: readonly AddressNumber[], inParts: boolean): boolean =>
  others.some((other) => (ofOneKind(lane, other) && areOneLane(lane, other, inParts)) || ((lane.what === '' || other.what === '') && lane.text === other.text)) // prettier-ignore

const isLane = ({ kind }: AddressNumber): boolean => kind === 'lane' || kind === 'area'

/**
 * "2nd A Cross" is another street than "2nd Cross", and "Sector 27-A" another quarter than "Sector 27"; in Chandigarh
 * "Sector 17" holds "Sector 17-B".
 */
const areOneLane = (one: AddressNumber, { pieces, text }: AddressNumber, inParts: boolean): boolean =>
  text === one.text ||
  (one.kind === 'area' &&
    (inParts || pieces.length > 2 || one.pieces.length > 2) &&
    pieces.every((piece, at) => piece === (one.pieces[at] ?? piece)))

const ofOneKind = (one: AddressNumber, other: AddressNumber): boolean =>
  one.what === other.what || isSeries(one, other) || isSeries(other, one)

/** "Khand 2" and "Part 1": one of them does not say what it counts. */
const isSeries = ({ what }: AddressNumber, other: AddressNumber): boolean => what === '' && parts.has(other.what)
const parts: ReadonlySet<string> = new Set(['part', 'phase', 'stage', 'scheme', 'type', 'zone'])

const countOtherwise = (one: readonly AddressNumber[], other: readonly AddressNumber[]): boolean =>
  one.some((lane) => !other.some((another) => ofOneKind(lane, another)) && sameOfAnotherKind(lane, one, other))

const sameOfAnotherKind = (one: AddressNumber, own: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  crossing.has(one.what) &&
  others.some(({ what, text }) => text === one.text && what !== one.what && crossing.has(what) && !own.some((number) => number.what === what)) // prettier-ignore
const crossing: ReadonlySet<string> = new Set(['cross', 'main', 'avenue', 'lane'])

/** 1 where both number floors and share none. */
export function floorsApart(a: readonly AddressNumber[], b: readonly AddressNumber[]): number {
  if (!a.some(isFloor) || !b.some(isFloor)) return 0
  return a.some((one) => isFloor(one) && b.some((other) => isFloor(other) && other.text === one.text)) ? 0 : 1
}

const isFloor = ({ kind }: AddressNumber): boolean => kind === 'floor'
