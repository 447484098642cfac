/** Grammars of what forms and bills say: names of firms, short texts, numbers of an office's own making, amounts. */
import { plainAmount } from '../../../../shared/lib/plain-amount'
import { latinDigits } from '../../identifiers'
import { isMonth } from '../../identifiers/months'
import { entryAfter } from './entry-after'
import { capitalForms, isWordOfFirmEnd } from './firm-names'
import { parsed, wordsBetween, type Grammar } from './grammar'
import { textOf, wereRead, type LaidWord } from '../layout/layout'
import {
  commaForPoint,
  goesOnWithGroup,
  isDigitForSign,
  isMisreadCurrency,
  isStraySign,
  misreadSign,
  strayPoint,
  strokeForOne,
} from './misread-money'
import { currency } from './money-words'
import { relations } from './relation-words'
import { spanOf, trimmed } from '../layout/span'
import { withNumerals, withStrokeLetters } from './stroke-letters'

/** What an office prints where there is nothing to say. */
const nothing = /^(?:n\.?\s?[/.]?\s?a\.?|nil|none|null|not applicable|not available|[-–—_.*:\s]+|blank)$/i

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const indic =
  /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Gurmukhi}\p{Script=Oriya}]/u

/** The lines of a value in one, without marks at its ends and without the other script where both are printed. */
function tidyLines(lines: readonly (readonly LaidWord[])[]): { words: (readonly LaidWord[])[]; text: string } {
  const all = lines
    .flat()
    .map((w) => w.text)
    .join(' ')
  // "प्राधान्य कुटुंब (PHH)": what stands in brackets is short for what is said before it.
  const latin = (all.replace(/\([^()]*\)/g, ' ').match(/[A-Za-z]/g)?.length ?? 0) >= 3
  const kept = lines.map((line, i) => {
    const own = latin ? line.filter((w) => !indic.test(w.text)) : line
    const last = own.at(-1)
    // "KOTTAYAM /" over "NAGAMPADAM": the stroke belongs to the value that goes on.
    const goesOn = i < lines.length - 1 && last?.text === '/' && own.length > 1
    return goesOn ? [...trimmed(own), last] : trimmed(own)
  })
  const text = withNumerals(kept.map(textOf).join(' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,.=|/\\_*-]+|[\s,;:=|/\\_*-]+$/g, '')
  return { words: kept, text }
}

/** "MIS KAVERI SILKS", "MI/S Om Traders": the stroke in the form of address of a firm is read as a letter. */
const misreadMessrs = /^M(?:[I1l|]\/|\/[I1l|]|[I1l|])S(?=[.\s]+\p{Lu})/u

const isOpen = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)

/** How far a text is believed that ends within brackets: it goes on where nothing was found. */
const openFit = 0.5

/** A text of at least some letters: the name of a firm, what it does, what it is. */
export function textGrammar(most = 3): Grammar {
  return (span) => {
    const { words, text } = tidyLines(span.lines.slice(0, most))
    if (letters(text) < 2 || nothing.test(text) || text.length > 160) return null
    const digits = text.match(/\d/g)?.length ?? 0
    const strange = text.match(/[^\p{L}\p{M}\p{N}\s.,&()'’/+:;"-]/gu)?.length ?? 0
    const fit = (digits > letters(text) ? 0.4 : 1) * (isOpen(text) ? openFit : 1) * 0.8 ** strange
    const value = withStrokeLetters(text.replace(misreadMessrs, 'M/S'))
    return { ...parsed(value, spanOf(...words), fit), edits: value === text ? 0 : 1 }
  }
}

/** What stands beside many a name and is none: a name has a word of its own. */
const besideNames =
  /^(?:ref|reference|no|nos|code|details?|dated?|name|address|branch|copy|summary|care|helpline|support|services?|signature|signatory|sign)$/i

/** A sentence goes on with these where it has spoken of a label. */
const goesOn =
  /^(?:and|or|the|a|an|of|for|to|in|with|is|are|has|have|shall|should|must|may|will|by|after|from|on|at|as|that|who)\s/

/** How a letter ends, over who signs it. */
const closing =
  /^(?:yours?\s+(?:faithfully|truly|sincerely|obediently)|thanking\s+you|(?:with\s+)?(?:kind\s+)?regards)(?!\p{L})/iu

/**
 * True for what can be the name of a person or firm: "Limited" and "Ref." are left of a name or a label that was cut.
 */
export const isName = (text: string): boolean =>
  !goesOn.test(text) &&
  !closing.test(text) &&
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => letters(word) > 1 && !besideNames.test(word) && !isWordOfFirmEnd(word))

/** A line that opens with a few words and a colon is another entry of the form, known or not. */
const opensEntry = /^\W*\p{L}[^:：\d]{0,24}[:：](?!\/\/)/u
/** A line that opens with the number of a house tells where somebody lives. */
export const opensHouse =
  /^\W*(?:\d+[-/]?\w*(?:[-/,]|\s+\p{L})|(?:flat|plot|house|shop|door|room|office|unit|block|h|s|d)?\W{0,2}no\b\W*\w*\d|(?:flat|plot|house|shop|h\W?no)\W*\w?\W?\d)/iu

/** The lines of a name, which no other entry and no address under it belong to. */
function linesOfName(lines: readonly (readonly LaidWord[])[]): readonly (readonly LaidWord[])[] {
  const isOther = (text: string): boolean => opensEntry.test(text) || opensHouse.test(text)
  const at = lines.findIndex((line, i) => i > 0 && isOther(textOf(line)))
  return at < 0 ? lines : lines.slice(0, at)
}

/** The name of a firm as it is printed, on some lines. */
export const firmGrammar = (most: number): Grammar => {
  const text = textGrammar(most)
  return (span) => {
    const read = text({ lines: linesOfName(span.lines) })
    return read && !goesOn.test(read.value) ? read : null
  }
}

/**
 * "… in favour of State Bank of India is to be noted", "Kaveri Quickfin Limited" within 24 hours": the sentence goes on
 * behind the name, with a verb, or in small letters behind the form of a firm.
 */
const verbAfter = new RegExp(
  `\\s+(?:is|are|was|were|has|have|shall|should|will|may|must)\\s+\\p{Ll}.*$|(?<=\\b(?:${capitalForms})\\.?)["”’']?\\s+\\p{Ll}.*$`,
  'u',
)

/** Whose son, daughter or wife somebody is stands behind the name and is none of it. */
const relationAfter = /\s+(?:[SDW]\s?[/.]\s?[Oo]|(?:son|daughter|wife)\s+of)\b.*$/u

/** "Harini Subramaniam (447118)": the number by which a firm knows somebody is none of the name. */
const numberAfter = /\s*[([]\s*[A-Z]{0,4}[-/]?\d{3,}\s*[)\]]$/

/** "Shri/Smt. ANIMA TIRKEY": what a form offers to choose from before a name is the form's. */
const choices =
  /^(?:(?:shri|shree|sri|sh|smt|mr|mrs|ms|miss|kum|km|m\/s)\.?\s*\/\s*)+(?:shri|shree|sri|sh|smt|mr|mrs|ms|miss|kum|km|m\/s)\b\.?\s*/i

/** Another entry behind a name leaves it in doubt: its label may have begun earlier. */
const besideEntry = 0.7

/** Some papers count whose child or wife somebody is to the name, others do not. */
const relationWithin = new RegExp(`(?:^|\\s)(?:${relations})(?![\\p{L}\\p{M}])`, 'u')
const withRelation = 0.5

/** "Sumathi 0 S", "Neelam 0za": an initial among others, or that of a word; nobody is called by a number. */
const initialO = /(?<=\p{L}\.?\s)0(?=\.?(?:\s\p{Lu}(?!\p{L})|$))|(?<![\p{L}\p{N}])0(?=\p{Ll}|\p{Lu}{2})/gu

/** "Konark Tools 8 Bearings": the sign of "and" between two words of a name is read as a digit; a number counts something. */
const readAnd =
  /(?<=\p{L}{3}\s)(?<!\b(?:no|nos|ward|sector|shop|unit|plot|phase|block|class|group|studio|gate|zone|stage)\s)8(?=\s\p{Lu}\p{L}{2})/iu

/** The name of a person or a firm on one line or two: hardly any digits. */
export const partyGrammar: Grammar = (span) => {
  const read = firmGrammar(2)(span)
  const asRead = (read?.value ?? '').replace(choices, '')
  const isMisread = wereRead(span.lines.flat()) && readAnd.test(asRead)
  const printed = isMisread ? asRead.replace(readAnd, '&') : asRead
  const own = printed.replace(entryAfter, '')
  const bare = own.replace(verbAfter, '').replace(relationAfter, '').replace(numberAfter, '')
  const value = withStrokeLetters(bare.replace(initialO, 'O'))
  const digits = value.match(/\d/g)?.length ?? 0
  const relation = value.search(relationWithin)
  if (!read || digits > 4 || letters(value) < 3 || !isName(value) || relation === 0) return null
  const doubt = (digits > 0 ? 0.7 : 1) * (own === printed ? 1 : besideEntry) * (relation > 0 ? withRelation : 1)
  return { ...read, value, fit: read.fit * doubt, ...(relation > 0 || isMisread ? { isDoubted: true } : {}) }
}

/** How a person or a firm is addressed. */
export const formOfAddress = /^(?:mrs?|ms|miss|master|m\/s|shri|sri|smt|kum|dr|messrs)\b\.?\s*/i

/** The name of a person as `partyGrammar` reads it: none begins with two small letters l, the first is a capital I. */
export const personGrammar: Grammar = (span) => {
  const read = partyGrammar(span)
  return read && { ...read, value: read.value.replace(/(?<!\p{L})ll(?=\p{Ll})/gu, 'Il') }
}

/** One of some texts, known by the words that begin it; the value is as printed. */
export function oneOfGrammar(known: RegExp): Grammar {
  return (span) => {
    const read = textGrammar()(span)
    return read && known.test(read.value) ? read : null
  }
}

/** Never part of a number: amounts, dates and periods of a bill. */
const otherNumber = /^\d{1,2}[-/.](?:\d{1,2}|[A-Za-z]{3,9})[-/.]\d{2,4}$|^[\d,]*\.\d{2}$|^\d{1,2}:\d{2}/

/**
 * A number of an office's own making: a run of words of capitals, digits and marks with at least `least` digits, its
 * groups joined. "KVT/25-" over "26/1187" is one number.
 */
export function codeGrammar(least: number, most: number): Grammar {
  return (span) => {
    for (const [at, line] of span.lines.entries()) {
      const next = goesOnUnder(line) ? trimmed(span.lines[at + 1] ?? []) : []
      const run = codeRun([...withoutMarks(trimmed(line)), ...next], most)
      const read = latinDigits(run.map((w) => w.text).join('')).replace(/^[\s:.,/#-]+|[\s:.,/-]+$/g, '')
      const value = withoutDollar(read.replace(bracketAfter, ''))
      const digits = value.match(/\d/g)?.length ?? 0
      if (digits < least || value.length > most || isDay.test(value)) continue
      const mixed = /[a-z|!]/.test(value) || value !== read || strokeBeforeLetters.test(value)
      const lines = [run.filter((w) => !next.includes(w)), run.filter((w) => next.includes(w))]
      return parsed(value, spanOf(...lines), (mixed ? 0.7 : 1) * (run.length > 1 ? 0.9 : 1))
    }
    return null
  }
}

/** "# 4471", "\" / 617204493": a sign before a number, or what was read for the border and the colon before it. */
const withoutMarks = (line: readonly LaidWord[]): readonly LaidWord[] =>
  line.slice(
    Math.max(
      0,
      line.findIndex(({ text }) => /[\p{L}\p{N}$]/u.test(text)),
    ),
  )

/** "(Meter No. 70184426)": the bracket closes what is said, not the number. */
const bracketAfter = /(?<=^[^(]*)\)+$/

/** A day in full is no number of a paper: it stands beside a label that is like the number's. */
const isDay = /^(?:\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})$/u

/** "1GL44711882": before letters a stroke may be a one or an I, and in most faces no reader can tell. */
const strokeBeforeLetters = /(?<![A-Z\d])1[A-Z]{2,}(?=[-/]?\d)/

/** No number of an office has a dollar: "$1188204" opens with an S. */
const withoutDollar = (text: string): string => text.replace(/\$(?=[A-Z\d])/g, 'S')

/** True for a line of a narrow cell that ends within a number or a date. */
export const goesOnUnder = (line: readonly LaidWord[]): boolean => /[\p{L}\p{N}][-/]$/u.test(textOf(line))

/** Short groups of letters, or longer ones that a stroke ends: what follows belongs to them. */
const groupOfLetters = /^(?:[A-Z]{1,4}(?:[-/][A-Z]{1,4})*[-/]?|[A-Z]{1,10}(?:[-/][A-Z]{1,10})*[-/])$/

/** "RKSYI 2940117358": the letters of a series may be more before a number that no PIN code is as long as. */
const series = /^[A-Z]{5,6}$/
const longNumber = /^\d{7,}\W?$/

function codeRun(line: readonly LaidWord[], most: number): LaidWord[] {
  const run: LaidWord[] = []
  let length = 0
  for (const [at, word] of line.entries()) {
    const code = /^[:.#]?[A-Z0-9/\\_-]*[0-9OIl|]?[A-Z0-9/\\()_-]*[.,]?$/.test(withoutDollar(latinDigits(word.text)))
    const digits = /\d/.test(latinDigits(word.text))
    const isSeries = at === 0 && series.test(word.text) && longNumber.test(line[1]?.text ?? '')
    const ofOne = digits || isSeries || groupOfLetters.test(word.text) || /^[-/]+$/.test(word.text)
    if (!code || !ofOne || otherNumber.test(word.text) || length + word.text.length > most) break
    run.push(word)
    length += word.text.length
  }
  while (run.length > 0 && !/\d/.test(latinDigits(run.at(-1)!.text))) run.pop()
  return run
}

/** What is counted, and no money. */
const counted = /^(?:units?|days?|months?|years?|hours?|hrs|kwh|kw|kl|scm|nos|pcs|sq|per)\b/i

/** How far an amount is believed before which its line names something. */
const namedOtherwise = 0.7

/** An amount of money: the first of a line, with or without its currency. The value is a plain decimal. */
export const amountGrammar: Grammar = (span) => {
  for (const line of span.lines) {
    const words = trimmed(line)
    for (let at = 0; at < Math.min(words.length, 4); at++) {
      const word = words[at]!
      const next = words[at + 1]
      if (currency.test(word.text) || isMisreadCurrency(word.text, next?.text) || isStraySign(word.text, next?.text))
        continue
      if (isDigitForSign(word, next)) continue
      // "2367 .00": readers see a blank before the point.
      const decimalsApart = next !== undefined && /^\.\d{2}$/.test(next.text) && /\d$/.test(word.text)
      const isApart = decimalsApart || (next !== undefined && goesOnWithGroup(word, next))
      const sign = next && /^(?:cr|dr)\.?$/i.test(next.text) ? ` ${next.text}` : ''
      // "Free 100 units": a count of something else.
      if (/^\d+$/.test(word.text) && counted.test(next?.text ?? '')) break
      // "1," close before figures: an amount of which a part is missing.
      if (!isApart && /\d,$/.test(word.text) && /^\d/.test(next?.text ?? '')) break
      // "as on 31 Jul 2023": a day.
      if (/^\d{1,2}$/.test(word.text) && isMonth(next?.text ?? '')) break
      // "Advance EMI (1)": a count in brackets is no sum.
      if (/^\(\d{1,3}\)$/.test(word.text)) break
      const bare = latinDigits(word.text)
        .replace(/^[:(]+|[):;*]+$/g, '')
        .replace(misreadSign, '')
        .replace(strayPoint, '')
        .concat(isApart ? next.text : '')
      const mended = bare.replace(commaForPoint, '.').replace(strokeForOne, '1')
      if (/%$|^\d{1,2}[-/.]\d{1,2}[-/.]\d/.test(mended)) return null
      const value = plainAmount(mended + sign)
      if (value === null) {
        if (/\d/.test(bare)) break
        continue
      }
      const decimals = /\.\d{2}/.test(mended)
      const grouped = /^\D*\d{1,2}(?:,\d{2})*,\d{3}(?:\D|$)/.test(bare)
      const marked = at > 0 || /^(?:rs|₹|inr)/i.test(bare)
      // "Last Paid Rs.2210": words before an amount say what it is.
      // A lone digit is a speck or a number of something.
      if (!decimals && !marked && /^[1-9]$/.test(bare)) break
      const named = words.slice(0, at).some(({ text }) => letters(text) > 2 && !currency.test(text))
      // A long row of digits without marks is rather a number of something.
      if (!decimals && !grouped && value.length > 9) break
      const span = spanOf(isApart ? [word, next] : [word])
      const read = parsed(value, span, (decimals || grouped || marked ? 1 : 0.85) * (named ? namedOtherwise : 1))
      const isSigned = at > 0 && isDigitForSign(words[at - 1]!, word)
      return mended === bare && !isSigned ? read : { ...read, edits: 1, isDoubted: true }
    }
  }
  return null
}

/** A count as of units: digits, perhaps with decimals, its marks between thousands dropped. */
export const countGrammar: Grammar = (span) => {
  const line = trimmed(span.lines[0] ?? [])
  const match = /^[:\s]*(\d{1,3}(?:,\d{2,3})*|\d{1,7})(\.\d{1,3})?(?!\d|[/.,]\d|\s*(?:[-–—]+|to)\s*\d)/.exec(
    latinDigits(textOf(line)),
  )
  if (!match || /^\s*%/.test(textOf(line).slice(match[0].length))) return null
  const value = `${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`
  return parsed(value, spanOf(wordsBetween(line, 0, match[0].length)), line.length <= 2 ? 1 : 0.8)
}
