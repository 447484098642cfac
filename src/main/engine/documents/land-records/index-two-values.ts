/** What the values of an Index II look like: texts, measures, offices, amounts, days and numbers of deeds. */
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import { right, type LaidWord } from '../../extraction/layout/layout'
import { bareAmountsIn, type ProseAmount } from '../../extraction/prose/amounts'
import { datesIn } from '../../extraction/prose/dates'
import { spanText, type Span } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import { latinDigits } from '../../identifiers'

/** A row's text as it is printed. */
export const free: Grammar = (span) => {
  const value = tidy(spanText(span))
  return /[\p{L}\p{N}][\p{L}\p{M}\p{N}]/u.test(value) ? parsed(value, span) : null
}

/** Marks at the ends are no part of it; a space before a comma is the reader's. */
const tidy = (text: string): string =>
  withoutLoneQuote(text)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s:：;=|.,_~–—-]+|[\s:;=|,_~–—-]+$/g, '')

/** A quotation mark that nothing closes is a speck: "S.R.'Haveli 15". */
const withoutLoneQuote = (text: string): string => {
  const quotes = text.match(/['"‘’“”`]/g)?.length ?? 0
  return quotes === 1 ? text.replace(/(?<!\p{L})['"‘’“”`]|['"‘’“”`](?!\p{L})/u, ' ') : text
}

/** "वर्णन: मौजे …": the row says what it is again. */
const rowsOwnName = /^(?:(?:इतर\s+)?(?:वर्णन|माहिती)|description)\s*[:：-]+\s*/iu

/** "… ( ( Survey Number : 21 ; ) )": what the register keeps apart is said again; whether it belongs there, papers differ. */
const keptApart = /\(\s*\(\s*[\p{L}\p{M} ]+[:：]/u

/** What stands in a row; the number of a list of one is no part of it. */
export const list: Grammar = (span) => {
  const whole = free(span)
  const read = whole && keptApart.test(whole.value) ? { ...whole, isDoubted: true } : whole
  if (!read || /(?:^|\s)\(?[2२]\s*\)/u.test(read.value)) return read
  const value = read.value.replace(/^\(?[1१]\s*\)\s*:?\s*/u, '').replace(rowsOwnName, '')
  return value === '' ? read : { ...read, value }
}

/** A row of one line: a place, a kind of deed, an office. */
export const oneLine: Grammar = (span) => free({ lines: span.lines.slice(0, 1).map(untilWideBlank) })

/** In heights of the print: behind a wider blank stands something else of the head of the page. */
const wideBlank = 3
const untilWideBlank = (line: readonly LaidWord[]): readonly LaidWord[] => untilBlank(line, wideBlank)

/** The words of a line before the first blank that is wider than so many heights of the print. */
export function untilBlank(line: readonly LaidWord[], widest: number): readonly LaidWord[] {
  const end = line.findIndex((word, i) => i > 0 && isParted(line[i - 1]!, word, widest))
  return end < 0 ? line : line.slice(0, end)
}

/** True where a blank wider than so many heights of the print parts two words. */
export const isParted = (before: LaidWord, word: LaidWord, widest: number): boolean =>
  word.box.x - right(before.box) > widest * word.box.height

/** "1) वाकड", "(1) 88.25 चौ.मीटर": the number of a list of one is no part of the value. */
export const onlyOne: Grammar = (span) => {
  const read = oneLine(span)
  const value = read?.value.replace(/^\(?[1१]\s*(?:\)|\.(?!\s?\p{Nd}))\s*/u, '') ?? ''
  return read && value !== '' && !/[\d०-९]\s*\)/u.test(value) ? { ...read, value } : read
}

/** "कोडोली तालुका : सातारा", "कोडोली (ता. सातारा)": behind the office and the village the head of the page goes on. */
const furtherPlace =
  /\s*[([](?:ता|तालुका|जि|जिल्हा|tal|taluka|dist|district)[.\s:][^()[\]]*[)\]]?$|\s(?:गां?व|तालु\s?का|ता\.|जिल्हा|जि\.|वर्ष|taluka|tal\.|district|dist\.|year)\s*[:：-].*$/iu
/** "Wakad (Printed on 02/01/2025)": when a copy was made is remarked behind whatever stands in its head. */
const remarkWithDay = /\s*[([][^()[\]]*\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}){1,2}[^()[\]]*[)\]]?\s*$/u
export const village: Grammar = (span) => {
  const read = onlyOne(span)
  const value = read?.value.replace(furtherPlace, '').replace(remarkWithDay, '') ?? ''
  return read && value !== '' ? { ...read, value } : null
}

/** "46.45 चौ.मीटर बिल्टअप": whether it belongs to the area how that was taken, papers differ. */
const takenHow = /बिल्ट|कार्?पेट|built|carpet/iu

/** "67.35 d.fex": a unit of another script, read as Latin letters, says nothing; the number stands. */
const unreadUnit =
  /(?<=\p{Nd})\s+(?!(?:sq|m|f|h|a|s\.?\s?(?:m|f)|y|r|gun|cent|built|carpet|big|kat|kan|part)[a-z]*)[a-z]{1,4}\.?[a-z]{2,6}$/iu

/** A measure whose unit may be printed under its number. */
export const area: Grammar = (span) => {
  const read = measure(span)
  if (!read || !/\p{Nd}/u.test(read.value)) return null
  if (unreadUnit.test(read.value)) return { ...read, value: read.value.replace(unreadUnit, ''), isDoubted: true }
  return takenHow.test(read.value) ? { ...read, isDoubted: true } : read
}

const measure: Grammar = (span) => {
  const [first = [], second = []] = span.lines
  const [begun, rest] = [first, second].map((line) => spanText({ lines: [line] })) as [string, string]
  const isSplit =
    (/^\(?(?:[1१]\s*(?:\)|\.(?=\s)))?\s*[\d०-९][\d०-९.,]*$/u.test(begun) &&
      /^(?:sq|चौ|हे|आर|hectare|guntha)/iu.test(rest)) ||
    // "88.63 Sq." over "Mtr."
    (/[\d०-९]\s*(?:sq|चौ)\.?$/iu.test(begun) && /^(?:m|f|y|मी|फू|फु)/iu.test(rest))
  return onlyOne(isSplit ? { lines: [[...first, ...second]] } : span)
}

/** An office's number, and the rest of its town before it, on a line of their own: "… मुंबई / शहर 2". */
const numberOfOffice = /^(?:[\p{L}\p{M}.]+\s){0,2}(?:(?:क्र|नं|no)\.?\s*)?[\d०-९]{1,2}$/iu

/** Beside the note at the head stands what the form is called. */
const titleOfForm = /^(?:सूची|index)(?![\p{L}\p{M}])/iu

/** An office has a name: a number alone is that of the deed beside it. It may go on under its beginning. */
export const office: Grammar = (span) => {
  const [whole = [], second = []] = span.lines
  // In the head of older forms the title of the form stands beside it.
  const first = untilWideBlank(whole)
  const begun = spanText({ lines: [first] })
  const goesOn =
    /(?:दु\.?\s?नि|निबंधक|registrar|joint|jt\.?|सह)[.,:]*$/iu.test(begun) ||
    (!/[\d०-९]\W*$/u.test(begun) && numberOfOffice.test(spanText({ lines: [second] })))
  const read = free({ lines: goesOn && second.length > 0 ? [first, second] : [first] })
  const value = read?.value.replace(furtherPlace, '') ?? ''
  const named = value.replace(/joint|jt\.?|सह/giu, '')
  return (named.match(/\p{L}/gu)?.length ?? 0) >= 2 && !titleOfForm.test(named) && read ? { ...read, value } : null
}

/** A point before three digits, or before two and a mark of thousands, is such a mark that was misread. */
const pointOfThousands = /(?<=\d)\.(?=\d{3}(?!\d)|\d{2}[,.]\d{3}(?!\d))/g
/** A mark before the last two digits of a long number without others, or behind three of them, is the point. */
const markOfPaise = /(?<=(?<![\d,.])\d{4,9}|[,.]\d{3})(?:,\.?|\.,)(?=\d{2}(?![\d,.]))/g

/** "रू. 1, 47 5, 000.00": one figure that ends with its paise, in which a reader saw blanks. */
const partedFigure = /^(?<sign>\D{0,8}?)(?<figure>\d{1,3}(?:,? ?\d{1,3})*, ?\d{3}\.\d{2})\W*$/u
const regularFigure = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}\.\d{2}$/

export const amount: Grammar = (span) => {
  const whole = withoutBlanks(span)
  if (whole) return whole
  const read = latinDigits(spanText(span))
  const text = read.replace(pointOfThousands, ',').replace(markOfPaise, '.')
  const [first] = bareAmountsIn(text).length > 0 ? bareAmountsIn(text) : smallAmount(text)
  if (!first) return null
  const value = parsed(first.value, wordsOfText(span, first.start, first.end), first.regular ? 1 : 0.7)
  return { ...value, edits: text === read ? 0 : 1 }
}

function withoutBlanks(span: Span): Parsed | null {
  const { figure = '' } = partedFigure.exec(latinDigits(spanText(span)))?.groups ?? {}
  const text = figure.replace(/ /g, '')
  if (text === figure || !regularFigure.test(text)) return null
  return { ...parsed(Number(text.replace(/,/g, '')).toFixed(2), span, 0.85), edits: 1, isDoubted: true }
}

/** "G, 0,00" for "रु. 0.00": a sign of money was read as one letter. */
const signAsLetter = /^[^\p{L}\p{N}]*\p{L}[.,]\s/u

/**
 * Fees below a thousand have no mark of thousands, and a gift costs nothing; among other digits and letters such a number
 * is a shred. Their point may be read as a comma.
 */
function smallAmount(text: string): ProseAmount[] {
  const found = /^(?:[^\p{L}\p{N}]|rs|रु|रू|\p{L}[.,]\s)*(?<number>\d{1,3}(?:[.,]\d{1,2})?)[^\p{L}\p{N}]*$/iu.exec(text)
  if (!found) return []
  const number = found.groups?.number ?? ''
  const start = text.indexOf(number)
  const value = Number(number.replace(',', '.')).toFixed(2)
  return [{ value, start, end: start + number.length, regular: !number.includes(',') && !signAsLetter.test(text) }]
}

/** The strokes of a date in narrow print are read as ones: "2310912025". */
const strokesAsOnes = /(?<!\d)(\d{2})1(\d{2})1((?:19|20)\d{2})(?!\d)/g

export const date: Grammar = (span) => {
  const text = latinDigits(spanText(span))
  const [whole] = datesIn(text)
  const [repaired] = whole
    ? []
    : datesIn(text.replace(strokesAsOnes, '$1/$2/$3')).map((d) => ({ ...d, repaired: true }))
  const first = whole ?? repaired
  return first ? parsed(first.value, wordsOfText(span, first.start, first.end), first.repaired ? 0.85 : 1) : null
}

/**
 * A number with its year, behind that of its office, and in Gujarat of the district before it, "VDR/6/GTR/3391/2025"; the
 * month and the year of a day are none.
 */
export const numberOfDeed =
  /(?:(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,5}\/\d{1,2}\/(?=[\p{L}\p{M}]))?(?:(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,5}[-/ ]?\d{0,2}\s?[-/]\s?)?(?<!\d)(?<!\d\s?[/.-]\s?(?=(?:0?[1-9]|1[0-2])\s?[/-]))\d{1,6}\s?[/-]\s?(?:19|20)\d{2}(?!\d)/u

/** A number of a deed keeps the digits in which it is printed. */
export const deedNumber: Grammar = (span) => {
  const text = spanText(span)
  const found = numberOfDeed.exec(latinDigits(text))
  if (!found) return null
  const value = text.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  return parsed(value, wordsOfText(span, found.index, found.index + found[0].length))
}

/** The number of a deed in the register's own column, which is kept by the year: that need not stand with it. */
export const serialOfDeed: Grammar = (span) => {
  const whole = deedNumber(span)
  if (whole) return whole
  const value = tidy(spanText(span))
  return /^\d{1,6}$/.test(latinDigits(value)) ? parsed(value, span) : null
}

/** A row's only day; several are of as many deeds. */
export const onlyDate: Grammar = (span) => (datesIn(latinDigits(spanText(span))).length === 1 ? date(span) : null)
