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
  if (sums.length === 0) return null
  const told = sums
    .map(({ sum, off }) => {
      const plain = sumInWords(sum)
      // "Two hundred and sixty".
      const ways = [plain, plain.replace(/ hundred (?=.)/, ' hundred and ')].map((way) =>
        `${way}only`.replaceAll(' ', ''),
      )
      const offs = ways.flatMap((way) => written.map((text) => offFrom(way, text)))
      return { sum, words: ways[0]!, off: off + Math.min(...offs) }
    })
    .toSorted((a, b) => a.off - b.off)
  const [best, next] = told
  const isClear = best!.words.length >= leastLetters && best!.off <= mostMisread * best!.words.length
  return isClear && (!next || next.off - best!.off >= lead) ? best!.sum : null
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
  return all.filter(({ digits }) => /^[1-9]/.test(digits)).map(({ digits, off }) => ({ sum: Number(digits), off }))
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

/** In how many letters words differ from a text; what follows them in it may be of something else. */
function offFrom(words: string, text: string): number {
  let last = Array.from({ length: text.length + 1 }, (_, k) => k)
  for (const [i, letter] of [...words].entries()) {
    const row = [i + 1]
    for (let k = 0; k < text.length; k++)
      row.push(Math.min(row[k]! + 1, last[k + 1]! + 1, last[k]! + ofLetter(text[k]!, letter)))
    last = row
  }
  return Math.min(...last.map((off, end) => off + ofRest * (text.length - end)))
}

const ofLetter = (read: string, meant: string): number =>
  read === meant ? 0 : isAlikeLetter(read, meant) ? ofAlikeLetter : 1
