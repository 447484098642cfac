/** Pages in Devanagari, whose numbers are best read by the model of that script: it knows the digits of both. */
import { meanConfidence, type FlatChar } from './flat-chars'

/** So many lines with letters, and this share of them in Devanagari, make such a page. */
const leastLines = 4
const leastShare = 0.7

const devanagari = /[\u0904-\u0939]/
const latin = /[A-Za-z]/

/** True where nearly all lines that have letters have letters of Devanagari. */
export function isDevanagariPage(lines: readonly (readonly FlatChar[])[]): boolean {
  let own = 0
  let other = 0
  for (const chars of lines) {
    const letters = chars.filter((c) => devanagari.test(c.text)).length
    if (letters >= 2) own++
    else if (hasLatinWord(chars)) other++
  }
  return own >= leastLines && own >= leastShare * (own + other)
}

const ownDigit = /[\u0966-\u096f]/
const latinDigit = /[0-9]/

/** So many digits, and this share of them in Devanagari, and a page has all of them so. */
const leastDigits = 12
const leastOwnDigits = 0.7

/** True where a page keeps to the digits of Devanagari. */
export function hasOwnDigits(lines: readonly (readonly FlatChar[])[]): boolean {
  const count = (digit: RegExp): number => lines.flat().filter(({ text }) => digit.test(text)).length
  const own = count(ownDigit)
  const all = own + count(latinDigit)
  return all >= leastDigits && own >= leastOwnDigits * all
}

/** True for a line whose number was read in digits of Latin although all of its letters are Devanagari. */
export const isInOtherDigits = (line: readonly FlatChar[]): boolean =>
  line.some(({ text }) => latinDigit.test(text)) &&
  line.some(({ text }) => devanagari.test(text)) &&
  !hasLatinWord(line)

/** Fewer letters in a row may be digits of Devanagari that were taken for them. */
const leastWord = 3
const sureWord = 0.8

/** Letters as which the other model reads the digits of Devanagari, and is sure of them: "2ORE" for २०१६. */
const likeDigits = /^[OoQRECcYyVSGeZz]$/

/** True where a reading holds a word of Latin letters that is no misread number. A sign of money is such a word. */
export function hasLatinWord(chars: readonly FlatChar[]): boolean {
  let word: FlatChar[] = []
  for (const char of chars) {
    if (char.script !== 'latin' || !latin.test(char.text)) word = []
    else word = char.spaceBefore ? [char] : [...word, char]
    if (meanConfidence(word) < sureWord) continue
    if (word.length >= leastWord && !word.every(({ text }) => likeDigits.test(text))) return true
    if (/^Rs$/i.test(word.map(({ text }) => text).join(''))) return true
  }
  return false
}

const ownSign = /[\u0904-\u096f]/

/**
 * True where a line's own model reads it better than that of Latin: with a sign of its script, or as surely. Zeros of
 * Latin are empty brackets to it: "3()()()().()()".
 */
export const isBetter = (own: readonly FlatChar[], inLatin: readonly FlatChar[]): boolean =>
  !own.some(({ text }, i) => text === '(' && own[i + 1]?.text === ')') &&
  (own.some(({ text }) => ownSign.test(text)) || meanConfidence(own) >= meanConfidence(inLatin))
