/**
 * A sum in figures and in words of which hands left neither well read: of all that the figures may be, that which its
 * words are nearest to.
 */
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import { alikeDigits, type Sign } from './figure-signs'
import { sumInWords } from './sum-in-words'

/** Cheques are not written for more digits. */
const mostDigits = 9
/** Some word of a sum is read nearly right. */
const ofSum = /lak|lac|cror|hund|dred|thou|sand/
/** The words of a sum have so many letters, of which so many may be misread, and any other sum is farther away by these. */
const leastLetters = 12
const mostMisread = 0.2
const lead = 1.2
/** A digit that was taken for one it is like, and one it is not, count as so many letters; there is one such at most. */
const ofAlikeDigit = 0.4
const ofOtherDigit = 1
const mostOff = 1.5
/** A letter that was taken for one that hands write alike counts as so much of one. */
const ofAlikeLetter = 0.5
const alikeLetters = ['nruvxmh', 'ceos', 'bhkl', 'tlf', 'yg', 'ao']
/** A letter behind the words counts as so much of one in them. */
const ofRest = 0.5

/**
 * `texts` are those that may begin with the words, `signs` the digits of the figures. In whole rupees; null where nothing
 * tells.
 */
export function borneOutAmount(signs: readonly Sign[], texts: readonly (readonly LaidWord[])[]): number | null {
  const written = texts.map(lettersOf).filter((text) => text.length >= leastLetters && ofSum.test(text))
  const sums = written.length > 0 && signs.length <= mostDigits ? sumsOf(signs) : []
  const [best, next] = nearest(sums, written)
  if (!best) return null
  const letters = waysOf(best.sum)[0]!.length
  const isClear = letters >= leastLetters && best.off <= mostMisread * letters
  return isClear && (!next || next.off - best.off >= lead) ? best.sum : null
}

/** How a sum is said, without blanks: "Two hundred sixty", "Two hundred and sixty". */
function waysOf(sum: number): string[] {
  const plain = sumInWords(sum)
  return [plain, plain.replace(/ hundred (?=.)/, ' hundred and ')].map((way) => `${way}only`.replaceAll(' ', ''))
}

/** The sums nearest to one of the texts, best first, with what speaks against them: figures and words together. */
function nearest(sums: readonly Sum[], texts: readonly string[]): Sum[] {
  // Sums begin alike in their order: what two of them have in common is compared with a text once.
  const ways = sums
    .flatMap((sum) => waysOf(sum.sum).map((way) => ({ ...sum, way })))
    .sort((a, b) => (a.way < b.way ? -1 : Number(a.way > b.way)))
  const offs = new Map<number, number>()
  let least = Infinity
  for (const text of texts) {
    const distance = distanceTo(text)
    for (const { sum, way, off } of ways) {
      const own = off + distance(way, least + lead)
      if (own < (offs.get(sum) ?? Infinity)) offs.set(sum, own)
      least = Math.min(least, own)
    }
  }
  return [...offs].map(([sum, off]) => ({ sum, off })).sort((a, b) => a.off - b.off)
}

const lettersOf = (words: readonly LaidWord[]): string =>
  textOf(words)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^.{0,4}rup[a-z]{1,3}s/, '')

interface Sum {
  readonly sum: number
  /** What speaks against it in the figures. */
  readonly off: number
}

interface Reading {
  readonly digits: string
  readonly off: number
  /** How many digits were taken for ones that they are not like. */
  readonly other: number
}

/**
 * All sums of these digits, each as it was read, as its second choice says or as a digit that hands write alike; one of
 * them may be any other. The sign of the rupee before them may have been read as the first, or taken it.
 */
function sumsOf(signs: readonly Sign[]): Sum[] {
  const own = readingsOf(signs, 1)
  const without = readingsOf(signs.slice(1), 0)
  const before = [...'123456789'].flatMap((digit) =>
    readingsOf(signs, 0).map(({ digits, off }) => ({ digits: digit + digits, off })),
  )
  const all = [...own, ...[...without, ...before].map(({ digits, off }) => ({ digits, off: off + ofOtherDigit }))]
  const sums = new Map<number, number>()
  for (const { digits, off } of all)
    if (/^[1-9]/.test(digits)) sums.set(Number(digits), Math.min(off, sums.get(Number(digits)) ?? Infinity))
  return [...sums].map(([sum, off]) => ({ sum, off }))
}

/** What digits may be of which so many at most are others than they seem. */
function readingsOf(signs: readonly Sign[], mostOthers: number): readonly Omit<Reading, 'other'>[] {
  let readings: readonly Reading[] = [{ digits: '', off: 0, other: 0 }]
  for (const { text, others } of signs) {
    const like = new Set([...others.slice(0, 1), ...alikeDigits(text)])
    readings = readings.flatMap(({ digits, off, other }) =>
      [...'0123456789'].flatMap((digit): Reading[] => {
        const isOther = digit !== text && !like.has(digit)
        const more = digit === text ? 0 : isOther ? ofOtherDigit : ofAlikeDigit
        const count = other + (isOther ? 1 : 0)
        return count > mostOthers || off + more > mostOff
          ? []
          : [{ digits: digits + digit, off: off + more, other: count }]
      }),
    )
  }
  return readings
}

const isAlikeLetter = (a: string, b: string): boolean =>
  alikeLetters.some((letters) => letters.includes(a) && letters.includes(b))

const ofLetter = (read: string, meant: string): number =>
  read === meant ? 0 : isAlikeLetter(read, meant) ? ofAlikeLetter : 1

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const indexOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0) - 97)
const costs = alphabet.map((meant) => Float64Array.from(alphabet, (read) => ofLetter(read, meant)))

/** Puts into `row` how far words up to a letter of these `costs` are from each beginning of what was read; gives the least. */
function nextRow(row: Float64Array, last: Float64Array, costs: Float64Array, read: readonly number[]): number {
  row[0] = last[0]! + 1
  let least = row[0]!
  for (let k = 0; k < read.length; k += 1) {
    const off = Math.min(row[k]! + 1, last[k + 1]! + 1, last[k]! + costs[read[k]!]!)
    row[k + 1] = off
    if (off < least) least = off
  }
  return least
}

/**
 * In how many letters words differ from a text, as a function of the words; what follows them in the text may be of
 * something else. Infinite where that is `most` at least. Quick for words that begin as those before them did.
 */
function distanceTo(text: string): (words: string, most: number) => number {
  const read = indexOf(text)
  const rows = [Float64Array.from({ length: read.length + 1 }, (_, k) => k)]
  let known = ''
  return (words, most) => {
    let from = 0
    while (from < known.length && words[from] === known[from]) from += 1
    for (let i = from; i < words.length; i += 1) {
      const row = (rows[i + 1] ??= new Float64Array(read.length + 1))
      const least = nextRow(row, rows[i]!, costs[words.charCodeAt(i) - 97]!, read)
      known = words.slice(0, i + 1)
      // No row is nearer than the one before it.
      if (least >= most) return Infinity
    }
    const last = rows[words.length]!
    return last.reduce((best, off, end) => Math.min(best, off + ofRest * (read.length - end)), Infinity)
  }
}
