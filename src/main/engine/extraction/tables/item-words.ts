/** Words of what is sold, put right where letters of them were taken for others of their shape; and which may be lost. */
import { median } from '../../median'
import { right, type LaidWord } from '../layout/layout'

/** Goods are measured in millilitres, and none in miles: "500 mi", "500 m1". */
const millilitres = /(?<=\d ?)m[iI1|!](?![\p{L}\d])/gu
/** No word has one capital alone behind its small letters: "incI", "VinyI". */
const capitalForL = /(?<=\p{Ll}{2})I(?!\p{L})/gu

/** What was read of a text in Latin letters, with those small letters l that it can only be. */
export const withSmallL = (text: string): string => text.replace(millilitres, 'ml').replace(capitalForL, 'l')

/** True for a word that has letters of Devanagari and of Latin right beside each other: one of them was misread. */
export const mixesScripts = (text: string): boolean =>
  /[\p{Script=Devanagari}]\p{Script=Latin}|\p{Script=Latin}[\p{Script=Devanagari}]/u.test(text)

/** True where another text of the table has one short word more at its end, which this one may have lost: "500" for "500 ml". */
export const mayLackEnd = (text: string, others: readonly string[]): boolean =>
  others.some((other) => other.startsWith(`${text} `) && !/\s/.test(other.slice(text.length + 1)))

/** The words of a text, line by line. */
type Lines = readonly (readonly LaidWord[])[]

/** The blanks between the words of a text, in heights of its print. */
const blanksIn = (lines: Lines): number[] =>
  lines.flatMap((words) =>
    words.slice(1).map((word, i) => (word.box.x - right(words[i]!.box)) / Math.max(1, word.box.height)),
  )

/** The usual blank between words of a table's texts, in heights of the print. */
export const usualBlank = (texts: readonly Lines[]): number => median(texts.flatMap(blanksIn))

/** A blank that holds a short word and the blanks beside it: so many heights of the print, and usual blanks. */
const wideBlank = 0.75
const timesUsual = 2.2

/**
 * True where a word or a mark of a text was perhaps lost on its way through a reader: something unread stands beside its
 * words, a blank among them is wide enough for a word, or one stands in a number: "1 5 sq mm" for "1.5 sq mm".
 */
export const mayLackPart = (lines: Lines, usual: number): boolean =>
  lines.some((words) => words.some(({ besideUnread }) => besideUnread)) ||
  lines.some((words) => words.some(({ text }, i) => /\d$/.test(text) && /^\d/.test(words[i + 1]?.text ?? ''))) ||
  blanksIn(lines).some((blank) => blank > Math.max(wideBlank, timesUsual * usual))
