/**
 * The sign of the rupee, which no network knows: each takes it for whatever digit or letter is nearest, "82,957.92" and
 * "t2,957.92" for "₹2,957.92", and another on the next line. A page that prints it before its amounts tells: what their
 * first characters have in common no digit inside of them looks like.
 */
import { median } from '../median'
import { onceFor } from '../once-for'
import type { FlatChar } from './flat-chars'
import { common, likeness, patchAt, type Patch } from './patch'
import type { FoundLine } from './segmentation/find-lines'
import { middle } from './segmentation/ink-spans'

const sign = '₹'
/** Fewer amounts, or fewer digits inside of them, do not tell. */
const leastAmounts = 4
const leastDigits = 12
/** So many of the amounts of a page begin with the sign, or it prints none. */
const mostSigned = 0.5
/** How much more alike the signs are than any digit is to them: of the digits but these are worn or run together. */
const apart = 0.06
const wornDigits = 0.02
/** What the signs of a page are at least alike. */
const alike = 0.9
/** A sign as it is told is as sure as this. */
const sureness = 0.9
/** Width of a digit in heights of a line's print, its descenders among them. */
const digitWidth = 0.47
/** Where a character was read and where it stands differ so much, in widths of a digit. */
const offs = [-0.3, -0.24, -0.18, -0.12, -0.06, 0, 0.06, 0.12, 0.18, 0.24, 0.3]
/** And how far before the first digit a sign stands that was not read at all. */
const lostOffs = [-1.7, -1.6, -1.5, -1.4, -1.3, -1.2, -1.1, -1, -0.9, -0.8]
/** Of so many amounts that is taken which is most like the others. */
const samples = 40

/** What is read of amounts that tell the sign, and of those of which a mark was misread. */
const amount = /^(?:\d{1,3}(?:,\d{2,3})+(?:\.\d{2})?|\d+\.\d{2})\)?$/
const spoilt = /^\d[\d.,:]*[.,:][\d.,:]*\)?$/
/** "10.04.2020", "12:30": no amount. */
const dayOrTime = /^\S?\d{0,2}(?:\.\d{1,2}\.\d{2,4}|:\d{2})$/
/** What may stand before a sign. */
const before = /^[-–−+(]*/

/** Where a character stands. */
interface Spot {
  readonly line: FoundLine
  /** Of its middle. */
  readonly x: number
}

/** A place where a sign may stand. */
interface Place extends Spot {
  /** The character that was read there, or of a sign that was not read the one behind it. */
  readonly char: number
  readonly isRead: boolean
  /** Whether what stands behind it is an amount as amounts are printed. */
  readonly isClear: boolean
  readonly text: string
}

/** What is on one line: where signs may stand, and the digits that are none. */
interface Amounts {
  readonly places: readonly Place[]
  readonly digits: readonly Spot[]
}

/** The lines of a page with the signs of the rupee before its amounts, one of `lines` for each. */
export function withRupeeSigns(read: readonly (readonly FlatChar[])[], lines: readonly FoundLine[]): FlatChar[][] {
  const all = read.map((chars, i) => amountsOn(chars, lines[i]!))
  const isSign = learnt(all)
  return read.map((chars, i) => {
    const signs = isSign ? all[i]!.places.filter(isSign) : []
    const isAt = (k: number, isRead: boolean): boolean =>
      signs.some((place) => place.isRead === isRead && place.char === k)
    return chars.flatMap((char, k) => {
      if (isAt(k, true)) return [signFor(char)]
      return isAt(k, false) && !isAt(k - 1, true) ? [signFor(char), { ...char, spaceBefore: false }] : [char]
    })
  })
}

const signFor = (char: FlatChar): FlatChar => ({
  ...char,
  text: sign,
  confidence: Math.max(char.confidence, sureness),
  others: [],
})

/** What stands at a spot, or some widths of a digit beside it. */
function lookAt({ line, x }: Spot, off = 0): Patch {
  const width = digitWidth * (line.print.bottom - line.print.top)
  return patchAt(line, x + off * width, width)
}

/** What stands at a place, looked at from a little left of it to a little right; few pages have signs to look for. */
const looksOf = onceFor((place: Place): readonly Patch[] =>
  (place.isRead ? offs : lostOffs).map((off) => lookAt(place, off)),
)

function amountsOn(chars: readonly FlatChar[], line: FoundLine): Amounts {
  if (line.image.inverted) return { places: [], digits: [] }
  const spotOf = (char: FlatChar): Spot => ({ line, x: middle(char) })
  const placeAt = (char: number, isRead: boolean, isClear: boolean): Place => ({
    ...spotOf(chars[char]!),
    char,
    isRead,
    isClear,
    text: chars[char]!.text,
  })
  const words = wordsOf(chars)
  const found = words.map(({ from, to }, n): Amounts => {
    const first = from + before.exec(textOf(chars.slice(from, to)))![0].length
    const [whole, rest] = [textOf(chars.slice(first, to)), textOf(chars.slice(first + 1, to))]
    if (![whole, rest].some((text) => spoilt.test(text)) || dayOrTime.test(whole)) return { places: [], digits: [] }
    const alone = words[n - 1]
    const places = [
      ...(spoilt.test(whole) && alone && alone.to - alone.from === 1
        ? [placeAt(alone.from, true, amount.test(whole))]
        : []),
      ...(spoilt.test(rest) ? [placeAt(first, true, amount.test(rest))] : []),
      ...(spoilt.test(whole) ? [placeAt(first, false, amount.test(whole))] : []),
    ]
    const inside = chars.slice(first + 1, to).filter(({ text }) => /\d/.test(text))
    return { places, digits: inside.map(spotOf) }
  })
  return { places: found.flatMap(({ places }) => places), digits: found.flatMap(({ digits }) => digits) }
}

function wordsOf(chars: readonly FlatChar[]): { readonly from: number; readonly to: number }[] {
  const starts = chars.flatMap(({ spaceBefore }, i) => (spaceBefore || i === 0 ? [i] : []))
  return starts.map((from, n) => ({ from, to: starts[n + 1] ?? chars.length }))
}

const textOf = (chars: readonly FlatChar[]): string => chars.map(({ text }) => text).join('')

/** Tells the signs of a page; null where it prints none. */
function learnt(lines: readonly Amounts[]): ((place: Place) => boolean) | null {
  const tellsOf = ({ places }: Amounts): readonly Place[] => places.filter(({ isRead, isClear }) => isRead && isClear)
  const places = lines.flatMap(tellsOf)
  const digits = lines.flatMap((line) => line.digits)
  if (places.length < leastAmounts || digits.length < leastDigits) return null
  const sample = sampleOf(places)
  const worth = (place: Place): number => nearest(sample, place).worth
  const signs = places.filter((place) => worth(place) >= alike)
  const amounts = lines.filter((line) => tellsOf(line).length > 0).length
  if (signs.length < Math.max(leastAmounts, mostSigned * amounts)) return null
  const others = digits.map((digit) => likeness(sample, lookAt(digit))).sort((a, b) => b - a)
  const other = others[Math.floor(wornDigits * others.length)]!
  const own = median(signs.map(worth))
  if (own - other < apart || !areTaken(signs)) return null
  const limit = (own + other) / 2
  return (place) => worth(place) >= limit
}

/** Of so many that are read as one digit that is what they are. */
const mostAsOne = 0.65

/** True where signs are taken for several characters, or for what is none of a number. */
function areTaken(signs: readonly Place[]): boolean {
  const read = signs.map(({ text }) => text)
  const times = (text: string): number => read.filter((other) => other === text).length
  return read.every((text) => !/\d/.test(text) || times(text) <= mostAsOne * read.length)
}

/** What most of the places have in common. */
function sampleOf(places: readonly Place[]): Patch {
  const some = places.slice(0, samples)
  const middleOf = (place: Place): Patch => looksOf(place)[(offs.length - 1) / 2]!
  const worthOf = (patch: Patch): number => some.reduce((sum, place) => sum + nearest(patch, place).worth, 0)
  const most = some.map((place) => ({ patch: middleOf(place), worth: worthOf(middleOf(place)) }))
  let sample = most.reduce((best, one) => (one.worth > best.worth ? one : best)).patch
  for (let round = 0; round < 3; round++) {
    const ranked = places.map((place) => nearest(sample, place)).sort((a, b) => b.worth - a.worth)
    sample = common(ranked.slice(0, Math.ceil(ranked.length / 2)).map(({ patch }) => patch))
  }
  return sample
}

function nearest(sample: Patch, place: Place): { readonly patch: Patch; readonly worth: number } {
  const all = looksOf(place).map((patch) => ({ patch, worth: likeness(sample, patch) }))
  return all.reduce((best, one) => (one.worth > best.worth ? one : best))
}
