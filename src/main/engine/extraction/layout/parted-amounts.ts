/**
 * "2,14, 760.00", "500 .00", "1,30,650 00", "2,14 760.00": an amount in which the blank beside a comma or the point was
 * taken for one of words, or whose point or last comma a copier lost.
 */
import { quadAround, type Box, type PageQuad } from '../../../../shared/domain/geometry'
import type { ReadChar } from '../../model'
import { right } from './box-places'

/** A word of a line, as far as it may be a part of one. */
interface Part {
  readonly text: string
  readonly confidence: number
  readonly chars: readonly ReadChar[]
  readonly quad: PageQuad
  readonly box: Box<'sheet'>
}

const opens = /^\D{0,3}\d{1,3}(?:,\d{2,3})*,$/
/** By its paise or the stroke behind it an amount is told from numbers that are listed. */
const closes = /^(?:\d{2},)*\d{3}(?:\.\d{2}\D{0,2}|\/[-=–—]\D?)$/
/** "500 .00": no word begins with a point and two digits. */
const beforePoint = /^\D{0,3}\d[\d,]*$/
const paise = /^\.[\dO]{2}\D{0,2}$/
/** "1,30,650 00", "2,39,190: 00": in the place of a point that was not read stands a blank. */
const beforeLostPoint = /^(?:\D{0,3}\d{1,3}(?:,\d{2})*,\d{3})[.:;]?$/
const lonePaise = /^\d{2}$/
/** "2,14": no amount ends with two figures behind a comma; the blank behind them is that of the next comma. */
const beforeLostComma = /^\D{0,3}\d{1,2}(?:,\d{2})+$/
const lastGroup = /^\d{3}(?:\.\d{2}\D{0,2})?$/
/** What a point is worth that stands there by the rest of its amount only. */
const supposed = 0.85
/** In heights of the print; between columns of a table there is more. */
const widest = 0.9

const isNear = (one: Part, other: Part): boolean => other.box.x - right(one.box) < widest * other.box.height

/** True where the word at a place is a part of the amount that ends with `last`. */
function goesOn(last: Part, words: readonly Part[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]]
  if (!isNear(last, word)) return false
  if (opens.test(last.text) && isRestOfAmount(words, at)) return true
  // The point may stand between two blanks.
  const end = word.text === '.' && next && isNear(word, next) ? `.${next.text}` : word.text
  if (beforePoint.test(last.text)) return paise.test(end)
  return before?.text === '.' && last.text.endsWith('.') && paise.test(`.${word.text}`)
}

/** True for the figures behind a comma, up to the paise; in print as wide as a typewriter's these are words of their own. */
function isRestOfAmount(words: readonly Part[], at: number): boolean {
  let text = ''
  for (let i = at; i < Math.min(words.length, at + mostParts) && (i === at || isNear(words[i - 1]!, words[i]!)); i++) {
    text += words[i]!.text
    if (closes.test(text.replace(/(?<=\.)[O\d]{2}$/, '00'))) return true
  }
  return false
}
/** "344", ".", "00". */
const mostParts = 3

/** True where words before and at a place are an amount without its point: nothing else follows closely. */
function lostPoint(last: Part, words: readonly Part[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  if (!beforeLostPoint.test(last.text) || !lonePaise.test(word.text) || !isNear(last, word)) return false
  // In a text layer nothing is lost.
  return (last.confidence < 1 || word.confidence < 1) && !(next && isNear(word, next))
}

/** True where the word at a place is the last group of an amount that lost the comma before it, and that paise close. */
function lostComma(last: Part, words: readonly Part[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  if (!beforeLostComma.test(last.text) || !lastGroup.test(word.text) || !isNear(last, word)) return false
  const isClosed = word.text.includes('.') || (next !== undefined && lonePaise.test(next.text) && isNear(word, next))
  return isClosed && (last.confidence < 1 || word.confidence < 1)
}

/** The words of a line, from left to right, with the parts of such amounts made one. */
export function joinPartedAmounts<Word extends Part>(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = []
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1)
    if (last && lostPoint(last, words, at)) joined[joined.length - 1] = together(withMark(last, '.'), word)
    else if (last && lostComma(last, words, at)) joined[joined.length - 1] = together(withMark(last, ','), word)
    else if (last && goesOn(last, words, at)) joined[joined.length - 1] = together(last, word)
    else joined.push(word)
  }
  return joined
}

/** The beginning of an amount with the mark behind it that was lost, as sure as a guess may be. */
function withMark<Word extends Part>(word: Word, mark: '.' | ','): Word {
  const [text, chars] = /[.:;]$/.test(word.text)
    ? [word.text.slice(0, -1), word.chars.slice(0, -1)]
    : [word.text, word.chars]
  const added: ReadChar = { text: mark, confidence: supposed, others: [] }
  return { ...word, text: text + mark, confidence: Math.min(word.confidence, supposed), chars: [...chars, added] }
}

function together<Word extends Part>(one: Word, other: Word): Word {
  const y = Math.min(one.box.y, other.box.y)
  const bottom = Math.max(one.box.y + one.box.height, other.box.y + other.box.height)
  return {
    ...one,
    ...other,
    text: one.text + other.text,
    confidence: Math.min(one.confidence, other.confidence),
    chars: [...one.chars, ...other.chars],
    quad: quadAround([one, other]),
    box: { ...one.box, y, width: right(other.box) - one.box.x, height: bottom - y },
  }
}
