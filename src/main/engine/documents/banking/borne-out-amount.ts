/**
 * A sum in figures and in words of which hands left neither well read: of all that the figures may be, that which its
 * words are nearest to.
 */
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import { alikeDigits, type Sign } from './figure-signs'
import { sumInWords } from './sum-in-words'

/** Cheques are not written for more digits; more sums are told from one another by nothing. */
const mostDigits = 9
const mostSums = 10_000
/** Some word of a sum is read nearly right. */
const ofSum = /lak|lac|cror|hund|dred|thou|sand/
/** The words of a sum have so many letters, of which so many may be misread, and any other sum is farther away by these. */
const leastLetters = 12
const mostMisread = 0.2
const lead = 1.5
/** A digit that was taken for one it is not like counts as so many letters; there is one at most. */
const ofOtherDigit = 1
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
      const words = `${sumInWords(sum)}only`.replaceAll(' ', '')
      return { sum, words, off: off + Math.min(...written.map((text) => offFrom(words, text))) }
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

/**
 * All sums of these digits, each as it was read, as its second choice says, as a digit that hands write alike, or one of
 * them as any other.
 */
function sumsOf(signs: readonly Sign[]): Sum[] {
  let sums: readonly { readonly digits: string; readonly off: number }[] = [{ digits: '', off: 0 }]
  for (const { text, others } of signs) {
    const like = new Set([text, ...others.slice(0, 1), ...alikeDigits(text)])
    sums = sums.flatMap(({ digits, off }) =>
      [...'0123456789'].flatMap((digit) => {
        const more = like.has(digit) ? 0 : ofOtherDigit
        return off + more <= ofOtherDigit ? [{ digits: digits + digit, off: off + more }] : []
      }),
    )
    if (sums.length > mostSums) return []
  }
  return sums.filter(({ digits }) => /^[1-9]/.test(digits)).map(({ digits, off }) => ({ sum: Number(digits), off }))
}

/** In how many letters words differ from a text; what follows them in it may be of something else. */
function offFrom(words: string, text: string): number {
  let last = Array.from({ length: text.length + 1 }, (_, k) => k)
  for (const [i, letter] of [...words].entries()) {
    const row = [i + 1]
    for (let k = 0; k < text.length; k++)
      row.push(Math.min(row[k]! + 1, last[k + 1]! + 1, last[k]! + (text[k] === letter ? 0 : 1)))
    last = row
  }
  return Math.min(...last.map((off, end) => off + ofRest * (text.length - end)))
}
