/** Numbers of houses of two addresses, paired with their like. */
import { holds, isDigits, isPlaced, leadingOf, placedIn, type Placed } from './house-blocks'
import { areSwapped, swappedIn } from './swapped-letters'
import type { AddressNumber } from './address-number'
import { isHouse } from './numbers'

/** Of the numbers of either side whether they have found their like. */
export type Used = readonly [boolean[], boolean[]]

/** Numbers of houses, plots and flats: counts of those that agree, agree in part, and stand against one another. */
export interface PairedHouses {
  readonly same: number
  /** One of those that agree has three digits or two pieces: a "7" agrees by chance. */
  readonly sameLong: boolean
  readonly near: number
  /** What one number has behind its end that the other lacks, its last piece: the "1" of "14" and "14/1". */
  readonly extended: string | null
  /** One that agrees is of a shop or an office here and of a flat there. */
  readonly otherUse: number
  /** A pair that differs in the last piece only: neighbours, flats of one house. */
  readonly siblings: number
  /** Both number a flat, and not the same: they may share the plot. */
  readonly unitConflict: number
  /** A flat of a block here has its letter and its block's exchanged there. */
  readonly isSwapped: boolean
}

/** Pairs the numbers of houses, the likest first. Changes `used`. */
export function pairHouses(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  used: Used,
  turns: boolean,
): PairedHouses {
  let [same, near, otherUse, siblings, unitConflict] = [0, 0, 0, 0, 0]
  let extended: string | null = null
  let sameLong = false
  const [usedA, usedB] = used
  const [placedA, placedB] = [placedIn(a), placedIn(b)]
  const [swappedA, swappedB] = [swappedIn(a, b), swappedIn(b, a)]
  for (const level of [0, 1, 2]) {
    for (let i = 0; i < a.length; i += 1) {
      if (usedA[i]) continue
      for (let j = 0; j < b.length; j += 1) {
        if (usedB[j] || !countsHouses(a[i]!, b[j]!, level)) continue
        if (swappedA[i] || swappedB[j]) continue
        if (isOfOtherRow(a[i]!, b[j]!, b) || isOfOtherRow(b[j]!, a[i]!, a)) continue
        if (!fits(a[i]!, b[j]!, level, placedA, placedB) && !(turns && level === 0 && areTurned(a[i]!, b[j]!))) continue
        usedA[i] = usedB[j] = true
        if (level === 0) {
          same += 1
          sameLong ||= Math.max(a[i]!.text.length, b[j]!.text.length) > 2
          if (areOfOtherUse(a[i]!, b[j]!)) otherUse = 1
        } else if (level === 1) {
          near += 1
          extended ??= extensionOf(a[i]!, b[j]!)
        } else {
          siblings += 1
          if (a[i]!.kind === 'unit' && b[j]!.kind === 'unit') unitConflict = 1
        }
        break
      }
    }
    if (level > 0) continue
    same += towersInFront(a, b, usedA, usedB) + towersInFront(b, a, usedB, usedA)
    const lists = joinMarks(a, b, usedA, usedB).concat(joinMarks(b, a, usedB, usedA))
    const long = lists.filter((digits) => digits >= surelyOne).length
    const pieced = [...assemble(a, b, usedA, usedB, swappedA), ...assemble(b, a, usedB, usedA, swappedB)]
    if (pieced.some((isOther) => isOther)) otherUse = 1
    const assembled = pieced.length + long
    same += assembled
    near += lists.length - long
    sameLong ||= assembled > 0
  }
  const isSwapped = swappedA.includes(true) || swappedB.includes(true)
  return { same, sameLong, near, extended, otherUse, siblings, unitConflict, isSwapped }
}

/** "B-6" and "Block 60" may be a house in one address and the building of a flat in the other. */
const countsHouses = (a: AddressNumber, b: AddressNumber, level: number): boolean =>
  !areOtherLand(a, b) &&
  (isHouse(a.kind)
    ? isHouse(b.kind) || (level === 0 && mayBeHouse(b, a))
    : isHouse(b.kind) && level === 0 && mayBeHouse(a, b))

/** "Survey 214" and "Plot 214", "Plot 102" and "Flat 102": by chance one number, where each says what it counts. */
const areOtherLand = (a: AddressNumber, b: AddressNumber): boolean =>
  (isSurvey(a) !== isSurvey(b) && a.kind !== 'any' && b.kind !== 'any') || (isPlot(a) && isFlat(b)) || (isFlat(a) && isPlot(b)) || (isOfMarket(a) && isOfMarket(b) && a.what !== b.what) // prettier-ignore
/** Shops with offices, with flats, and booths are counted apart. */
const isOfMarket = ({ what }: AddressNumber): boolean => what === 'sco' || what === 'scf' || what === 'booth'
const isSurvey = ({ what }: AddressNumber): boolean => /^(?:survey|kh[ae]sra)$/.test(what)
const isPlot = ({ what }: AddressNumber): boolean => what === 'plot' || what === 'site'
const isFlat = ({ what }: AddressNumber): boolean => what === 'flat' || what === 'room'

/** "E-4/8" beside "8, Arera Colony, E-7": what stands before the house is another row of its quarter. */
function isOfOtherRow(long: AddressNumber, short: AddressNumber, others: readonly AddressNumber[]): boolean {
  if (long.pieces.length !== short.pieces.length + 2) return false
  const [letter, row] = leadingOf(long, short)
  return row !== undefined && others.some(({ pieces }) => pieces.length === 2 && pieces[0] === letter && isDigits(pieces[1]!) && pieces[1] !== row) // prettier-ignore
}

const mayBeHouse = (block: AddressNumber, house: AddressNumber): boolean =>
  block.kind === 'block' && (block.pieces.length > 1 || house.what === 'block')

/**
 * "37/18" for "Old No 18, New No 37", "27/438" for "Bldg 27, Room 438": the numbers of one address that the other has
 * in pieces of their own; of each whether it is of a shop here and of a flat there. Changes both sets.
 */
function assemble(
  one: readonly AddressNumber[],
  other: readonly AddressNumber[],
  used: boolean[],
  usedOther: boolean[],
  swapped: readonly boolean[],
): boolean[] {
  const found: boolean[] = []
  for (let i = 0; i < one.length; i += 1) {
    const { kind, pieces } = one[i]!
    if (used[i] || !isHouse(kind) || pieces.length < 2 || swapped[i]) continue
    let left: readonly string[] = pieces
    const houses: number[] = []
    for (const [j, { kind, text, pieces }] of other.entries()) {
      // "56, Sector 1" and "56/1, Sector 1": what both call a sector is no piece of the one's house.
      const shared = !isHouse(kind) && one.some((own) => own.kind === kind && own.text === text)
      const rest =
        kind === 'floor' || shared || usedOther[j] || pieces.length === one[i]!.pieces.length
          ? null
          : without(left, pieces)
      if (rest === null) continue
      left = rest
      if (isHouse(kind)) houses.push(j)
    }
    if (left.length > 0 || houses.length === 0) continue
    used[i] = true
    for (const j of houses) usedOther[j] = true
    found.push(houses.some((j) => areOfOtherUse(one[i]!, other[j]!)))
  }
  return found
}

/** "9204" and "T9204" for "Block 9, Flat 204": how many numbers of one are a block and a house of the other. Changes both sets. */
function towersInFront(
  one: readonly AddressNumber[],
  other: readonly AddressNumber[],
  used: boolean[],
  usedOther: boolean[],
): number {
  const blocks = other.filter(({ kind, text }) => kind === 'block' && isDigits(text))
  if (blocks.length === 0 || one.some(({ kind }) => kind === 'block')) return 0
  let found = 0
  for (let i = 0; i < one.length; i += 1) {
    const { kind, text: printed } = one[i]!
    const text = printed.replace(/^t (?=\d)/, '')
    if (used[i] || !isHouse(kind) || !/^\d{4,}$/.test(text)) continue
    const j = other.findIndex((house, at) => !usedOther[at] && isHouse(house.kind) && /^\d{3,}$/.test(house.text) && blocks.some((block) => block.text + house.text === text)) // prettier-ignore
    if (j < 0) continue
    used[i] = usedOther[j] = true
    found += 1
  }
  return found
}

/**
 * "151154" for "151 and 154", "34" for "3, 4": the numbers of one address that are those of the other behind one another,
 * their marks lost; how many digits each has. Changes both sets.
 */
function joinMarks(
  one: readonly AddressNumber[],
  other: readonly AddressNumber[],
  used: boolean[],
  usedOther: boolean[],
): number[] {
  const found: number[] = []
  if (other.length < 2) return found
  for (let i = 0; i < one.length; i += 1) {
    const { kind, pieces } = one[i]!
    if (used[i] || !isHouse(kind) || pieces.length > 1 || !/^\d{2,}$/.test(pieces[0]!)) continue
    for (let j = 0; j < other.length; j += 1) {
      const length = runOf(pieces[0]!, other, j, usedOther)
      if (length === 0) continue
      used[i] = true
      for (let at = j; at < j + length; at += 1) usedOther[at] = true
      found.push(pieces[0]!.length)
      break
    }
  }
  return found
}
/** Of fewer digits it may be chance. */
const surelyOne = 5

/** How many numbers from one on have the digits of a whole between them; 0 where they have not. */
function runOf(whole: string, numbers: readonly AddressNumber[], from: number, used: readonly boolean[]): number {
  let digits = ''
  for (let at = from; at < numbers.length && digits.length < whole.length; at += 1) {
    if (used[at] || !isHouse(numbers[at]!.kind)) return 0
    digits += numbers[at]!.pieces.join('')
    if (digits === whole) return at > from ? at - from + 1 : 0
  }
  return 0
}

/** What is left of `all`, each piece taken once; null where one of them is missing. */
function without(all: readonly string[], pieces: readonly string[]): readonly string[] | null {
  const left = [...all]
  for (const piece of pieces) {
    const at = left.indexOf(piece)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/**
 * 0 the same, 1 one holds the other or turns it ("12/A" and "A-12", not "4/5" and "5/4"), 2 they differ in the last
 * piece.
 */
function fits(a: AddressNumber, b: AddressNumber, level: number, placedA: Placed, placedB: Placed): boolean {
  // The number that a house had and the one that it has.
  if ((a.what === 'old_no' && b.what === 'new_no') || (a.what === 'new_no' && b.what === 'old_no')) return false
  const [many, other] = [a.pieces.length, b.pieces.length]
  if (many !== other) {
    const [inB, inA] = [isPlaced(leadingOf(a, b), placedB), isPlaced(leadingOf(b, a), placedA)]
    if (inB !== null || inA !== null) return level === 0 && inB !== false && inA !== false
  }
  if (areSwapped(a, b)) return false
  if (level === 0) return a.text === b.text || (lengthOf(a) === lengthOf(b) && unmarked(a) === unmarked(b))
  if (level === 1) {
    if (many !== other) return (holds(a.pieces, b.pieces) && !isOtherRow(a, b) && !isInside(a, b) && !isInside(b, a)) || areReadAlike(a, b) // prettier-ignore
    const turned = !a.pieces.every(isDigits) && [...a.pieces].sort().join(' ') === [...b.pieces].sort().join(' ') && inTurn(a.pieces, b.pieces) // prettier-ignore
    return many > 1 && (turned || areReadAlike(a, b))
  }
  return many > 1 && many === other && a.pieces.slice(0, -1).join(' ') === b.pieces.slice(0, -1).join(' ')
}

/** "14" and "14/1", "78" and "78-A", "12" and "12/1/B": one goes on behind the other's end. */
function extensionOf({ pieces: one }: AddressNumber, { pieces: other }: AddressNumber): string | null {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const more = long.slice(short.length)
  const goesOn = short.every((own, at) => own === long[at]) && more.every((own) => /^(?:\d{1,3}|[a-z])$/.test(own))
  return more.length > 0 && more.length < 3 && goesOn ? more.at(-1)! : null
}

/** "Shop 12" and "Flat 12" of one building are two, where each says what it numbers. */
const areOfOtherUse = (a: AddressNumber, b: AddressNumber): boolean =>
  (trades.has(a.what) && dwellings.has(b.what)) || (trades.has(b.what) && dwellings.has(a.what))
const trades: ReadonlySet<string> = new Set(['stall', 'kiosk', 'shop', 'office', 'warehouse', 'gala', 'booth', 'cabin', 'shed', 'sco', 'scf']) // prettier-ignore
const dwellings: ReadonlySet<string> = new Set(['flat', 'room', 'apartment', 'apartment_no', 'quarter', 'villa', 'bungalow', 'kothi']) // prettier-ignore

/** "T-7/1104" and "1104/T-7", "12-A" and "A-12", but not "B-10/4/2" and "B-10/2/4": the digits follow one another alike. */
function inTurn(one: readonly string[], other: readonly string[]): boolean {
  const digits = (pieces: readonly string[]): string => pieces.filter(isDigits).join(' ')
  return digits(one) === digits(other) || one.some((_, at) => [...one.slice(at), ...one.slice(0, at)].join(' ') === other.join(' ')) // prettier-ignore
}

const areTurned = ({ pieces: [one, two, ...more] }: AddressNumber, { pieces, text }: AddressNumber): boolean =>
  more.length === 0 && pieces.length === 2 && isDigits(one ?? '') && isDigits(two ?? '') && text === `${two!} ${one!}`

/** "115" and "3-13-115/9": what stands inside a door's number is a row of houses, and none of them. */
const isInside = ({ pieces: [one, ...more] }: AddressNumber, { pieces }: AddressNumber): boolean =>
  more.length === 0 && pieces.length > 3 && pieces[0] !== one && pieces.at(-1) !== one

/** "A-2/56" and "A-2B/56": blocks that Delhi tells apart by a letter more. */
function isOtherRow(a: AddressNumber, b: AddressNumber): boolean {
  const [short, long] = a.pieces.length < b.pieces.length ? [a, b] : [b, a]
  return /^[a-z] \d+ [a-z] \d+$/.test(long.text) && long.text.replace(/ [a-z](?= \d+$)/, '') === short.text
}

/** Of its letters and digits. */
const lengthOf = ({ text, pieces }: AddressNumber): number => text.length - pieces.length

/** "12-B" is "12B", but "11/2" is not 112: a mark between digits parts two numbers. */
const unmarked = ({ text, pieces }: AddressNumber): string =>
  pieces.length === 1 ? text : text.replace(/(?<=[a-z]) | (?=[a-z])/g, '')

/** Letters and digits that are read for one another. */
const alike: Readonly<Record<string, string>> = { b: '8', o: '0', i: '1', l: '1', s: '5', z: '2' }
const areReadAlike = (a: AddressNumber, b: AddressNumber): boolean =>
  lengthOf(a) === lengthOf(b) &&
  asRead(a) === asRead(b) &&
  // "4/117" is not "41/17": where either has its marks, they part it alike.
  (a.pieces.length !== b.pieces.length || a.pieces.every((piece, at) => piece.length === b.pieces[at]!.length))
const asRead = ({ text }: AddressNumber): string =>
  text.replace(/[bolisz ]/g, (char) => (char === ' ' ? '' : (alike[char] ?? char)))
