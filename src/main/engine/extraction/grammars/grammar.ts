/** Grammars: how the words of a span become the value of a field. */
import type { FieldReason } from '../../../../shared/domain/reading'
import { checkName, findDates, normaliseName, parseYear } from '../../identifiers'
import { fold } from '../labels/fuzzy'
import { textOf, type LaidWord } from '../layout/layout'
import type { CheckState } from '../rules/rule'
import { dayWithOneMark } from './lost-mark'
import { isCapitalBeside, spanOf, trimmed, wordsOf, type Span } from '../layout/span'

export interface Parsed {
  readonly value: string
  /** The words that make the value. */
  readonly span: Span
  /** 0..1: how well the text fits the grammar. */
  readonly fit: number
  readonly check: CheckState
  readonly edits: number
  readonly reasons: readonly FieldReason[]
  /** True for a value that one place alone does not bear out, however well it was read. */
  readonly isDoubted?: boolean
}

export type Grammar = (span: Span) => Parsed | null

export const parsed = (value: string, span: Span, fit = 1): Parsed => ({
  value,
  span,
  fit,
  check: 'none',
  edits: 0,
  reasons: [],
})

/** Words that are printed on cards and belong to no name. */
const notNames = new Set(
  `government govt india income tax department permanent account number card signature date birth dob male female
   father fathers mother husband name address election commission elector photo identity republic passport union
   driving licence license state authority issued unique identification aadhaar enrolment enrollment help www uidai
   valid validity blood group holder issue transport motor form rule year sex gender nationality indian surname given
   republic organisation download vid mobile signed digitally yob type code country place expiry issuing place age`
    .split(/\s+/)
    .map(fold),
)

/** True where most words belong to headings and labels rather than to a person. */
export function isHeading(text: string): boolean {
  const words = text
    .split(/\s+/)
    .map(fold)
    .filter((w) => w.length > 1)
  return words.filter((w) => notNames.has(w)).length * 2 >= Math.max(1, words.length)
}

/** A person's name in Latin script: words up to the first that no name can hold. */
export const nameGrammar: Grammar = (span) => {
  const line = withInitial(span.lines[0] ?? [])
  const words: LaidWord[] = []
  let edits = 0
  let lost = 0
  for (const printed of line) {
    const word = lettered(printed)
    if (word !== printed) edits++
    if (!/^[\p{Script=Latin}.'’`-]+,?$/u.test(word.text)) {
      if (words.length > 0 || !/^[^\p{L}\p{N}]+$/u.test(word.text)) {
        if (words.length > 0) break
        lost++
      }
      continue
    }
    words.push(word)
  }
  const kept = withoutStrays(words)
  const value = normaliseName(textOf(kept))
  if (!checkName(value).ok || isHeading(value) || value.replace(/[^a-z]/gi, '').length < 3) return null
  // The rest of a sentence that breaks before a word that is a label.
  if (!/\p{Lu}/u.test(value) && kept.length > 2) return null
  const long = value.split(' ').some((w) => w.replace(/\W/g, '').length >= 3)
  const oneCase = value === value.toUpperCase() || value.split(' ').every((w) => /^\p{Lu}/u.test(w))
  const fit =
    (long ? 1 : 0.4) * (oneCase ? 1 : 0.5) * (line[0]?.text === kept[0]?.text ? 1 : 0.8) * 0.85 ** edits * 0.5 ** lost
  return { ...parsed(value, spanOf(kept), fit), edits, reasons: edits > 0 ? [{ code: 'repaired' }] : [] }
}

/** Trimmed of separators; but an upright stroke before another initial, or as tall after a name, is one itself. */
function withInitial(words: readonly LaidWord[]): readonly LaidWord[] {
  const line = trimmed(words)
  const [first, last] = [line[0], line.at(-1)]
  const before = first ? words[words.indexOf(first) - 1] : undefined
  const after = last ? words[words.indexOf(last) + 1] : undefined
  if (before && /^[|!]$/.test(before.text) && /^[A-Z]\.?$/.test(first?.text ?? '')) return [asInitial(before), ...line]
  if (last && after && /^[|!]$/.test(after.text) && isCapitalBeside(after, last)) return [...line, asInitial(after)]
  return last && /^[1l|!]$/.test(last.text) && isCapitalBeside(last, line.at(-2))
    ? [...line.slice(0, -1), asInitial(last)]
    : line
}

const asInitial = (stroke: LaidWord): LaidWord => ({
  ...stroke,
  text: 'I',
  confidence: Math.min(stroke.confidence, 0.6),
})

/** A letter of the word was lost: no more can be said for it. */
const mostGuessed = 0.5

const letterFor: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '!': 'I',
  '|': 'I',
  ']': 'I',
  $: 'S',
  '5': 'S',
  '8': 'B',
  '¥': 'Y',
  l: 'I',
}
const lookalike = /[01!|\]$58¥l]/g

/** Marks that a reader takes a letter for; those that part words, or stand between them, are not among them. */
const strange = /[\][{}\\|!)*"=~^@$€£¥§%?+]/g

/** A word of a name in which a digit or mark stands for the capital that it looks like, or the word itself. */
function lettered(word: LaidWord): LaidWord {
  const { text } = word
  if (/^[$0][.,]?$/.test(text)) return { ...word, text: text.replace(/[$0]/, (sign) => letterFor[sign]!) }
  if (/^l\p{Ll}{2,}$/u.test(text)) return { ...word, text: `I${text.slice(1)}` }
  // The hook of a J is read as a bracket, before the letter or in its place: RA), MANO}, BHARDWA]J.
  if (/^[A-Z]{2,}(?:[)}]|[\])}]J)$/.test(text)) return { ...word, text: `${text.replace(/\W.*$/, '')}J` }
  const capitals = text.match(/[A-Z]/g)?.length ?? 0
  // A Y is read a second time as the sign that looks like it.
  const once = text.replace(/Y¥|¥Y/g, 'Y')
  const repaired = once.replace(lookalike, (sign) => letterFor[sign]!)
  const exchanged = once.match(lookalike)?.length ?? 0
  if (repaired !== text && /^[A-Z]+[.,]?$/.test(repaired) && capitals >= 2 && exchanged * 2 <= once.length)
    return { ...word, text: repaired }
  // One mark among letters is a letter that was not known: with the word left out, the name would be another.
  const bare = text.replace(strange, '')
  const isWord = /^\p{Script=Latin}{3,}[.,]?$/u.test(bare) && bare.length === text.length - 1
  return isWord ? { ...word, text: bare, confidence: Math.min(word.confidence, mostGuessed) } : word
}

/** True for a capital of the height of the initial or name after it, a blank away. */
const isInitialOf = (word: LaidWord, next: LaidWord): boolean =>
  /^\p{Lu}$/u.test(word.text) && isCapitalBeside(next, word)

/** Drops what hangs at a name's ends and is far less sure than the rest: specks and shreds of a photo. */
function withoutStrays(words: readonly LaidWord[]): readonly LaidWord[] {
  const stray = (word: LaidWord | undefined): boolean =>
    word !== undefined &&
    word.text.replace(/\W/g, '').length <= 2 &&
    !/^\p{Lu}\.$/u.test(word.text) &&
    word.confidence < 0.55
  let [from, to] = [0, words.length]
  while (to - from > 1 && stray(words[to - 1])) to--
  while (to - from > 1 && stray(words[from]) && !isInitialOf(words[from]!, words[from + 1]!)) from++
  return words.slice(from, to)
}

/** A date between two years; the words that carry it. */
export function dateGrammar(bounds: { from?: number; to?: number }, which: 'first' | 'last' = 'first'): Grammar {
  return (span) => {
    for (const line of span.lines) {
      const dates = findDates(textOf(line), bounds)
      const date = which === 'first' ? dates[0] : dates.at(-1)
      if (!date) continue
      const words = wordsBetween(line, date.start, date.end)
      return { ...parsed(date.value, spanOf(words), date.repaired ? 0.85 : 1), edits: date.repaired ? 1 : 0 }
    }
    return brokenDate(span, bounds) ?? dateWithoutMark(span, bounds)
  }
}

/** A day that lost one of its marks; whether it is one is for a human to say. */
function dateWithoutMark({ lines: [line = []] }: Span, bounds: { from?: number; to?: number }): Parsed | null {
  const day = dayWithOneMark(line, bounds)
  return day && { ...parsed(day.value, spanOf([day.word]), 0.7), edits: 1, isDoubted: true }
}

/** "12-OCT-" and under it "2024": a date that was too long for its cell. */
function brokenDate({ lines: [first = [], second = []] }: Span, bounds: { from?: number; to?: number }): Parsed | null {
  const head = textOf(first)
  const tail = second[0]
  if (!tail || !/[-/.]$/.test(head)) return null
  const [date] = findDates(head + tail.text, bounds)
  return date && date.end > head.length ? parsed(date.value, spanOf(first, [tail]), 0.9) : null
}

/** The later day of a period that is printed as two dates on one line. */
export const periodEndGrammar =
  (bounds: { from?: number; to?: number }): Grammar =>
  (span) =>
    findDates(textOf(span.lines[0] ?? []), bounds).length === 2 ? dateGrammar(bounds, 'last')(span) : null

/** A year alone, where a card shows no more of a birth date. */
export const yearGrammar =
  (bounds: { from?: number; to?: number }): Grammar =>
  (span) => {
    const line = span.lines[0] ?? []
    if (findDates(textOf(line), bounds).length > 0) return null
    const year = parseYear(textOf(line), bounds)
    if (year === null) return null
    const words = line.filter((w) => w.text.includes(String(year)))
    return { ...parsed(String(year), spanOf(words)), reasons: [{ code: 'year_only' }] }
  }

/** The words of a line that lie between two offsets of its text. */
export function wordsBetween(line: readonly LaidWord[], start: number, end: number): readonly LaidWord[] {
  let at = 0
  return line.filter((word) => {
    const from = at
    at += word.text.length + 1
    return from < end && from + word.text.length > start
  })
}

const genders: readonly (readonly [string, readonly string[]])[] = [
  ['TRANSGENDER', ['transgender', 'third', 'ट्रांसजेंडर', 'तृतीय']],
  ['FEMALE', ['female', 'महिला', 'स्त्री', 'मादा']],
  ['MALE', ['male', 'पुरुष', 'पुरूष']],
]

/** MALE, FEMALE or TRANSGENDER, from a word of any language or, in a field of its own, from its letter. */
export const genderGrammar =
  (letters: boolean): Grammar =>
  (span) => {
    for (const word of wordsOf(span)) {
      const text = fold(word.text)
      for (const [value, names] of genders) {
        if (names.some((n) => closeTo(text, fold(n)))) return parsed(value, spanOf([word]))
      }
      // The Hindi word that stuck to it is misread more often than the English one.
      const stuck = /(FEMALE|(?<!E)MALE)$/.exec(word.text)?.[1]
      if (stuck) return parsed(stuck, spanOf([word]), 0.95)
      if (!letters) continue
      // "પુ/M": behind the stroke of the other language's word; "M/F" is a question.
      const letter = /^(?:[(]|(?![MFT]\/)\S{1,3}\/)?(M|F|T)[).]?$/.exec(word.text)?.[1]
      if (letter) return parsed({ M: 'MALE', F: 'FEMALE', T: 'TRANSGENDER' }[letter] ?? '', spanOf([word]), 0.9)
    }
    return null
  }

/** Equal, or with one wrong character in the middle; male and female never stand for each other. */
function closeTo(read: string, name: string): boolean {
  if (read === name) return true
  if (name.length < 5 || read.length !== name.length) return false
  return [...read].filter((c, i) => c !== name[i]).length === 1
}

/** M, F or X, as in passports. */
export const sexGrammar: Grammar = (span) => {
  const word = wordsOf(span)[0]
  const letter = /^[(]?(M|F|X)(?:ALE|EMALE)?[).]?$/i.exec(word?.text ?? '')?.[1]
  return word && letter ? parsed(letter.toUpperCase(), spanOf([word])) : null
}

/** B+, AB-, O+ from all their spellings. */
export const bloodGroupGrammar: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const text = textOf(line).toUpperCase()
  const match =
    /^(?:[7;'|]|[\s:.-]*)(AB|A|B|O|0|8)\s*[("']?\s*(?:RH\s*)?(\+|\*|T\b|-|–|—|POSITIVE|NEGATIVE|POS\b|NEG\b|P\b|N\b)\s*(?:VE)?/.exec(
      text,
    )
  const group = match?.[1]
  const sign = match?.[2]
  if (!match || !group || !sign) return null
  const value = `${group === '0' ? 'O' : group === '8' ? 'B' : group}${/^[+*PT]/.test(sign) ? '+' : '-'}`
  return parsed(
    value,
    spanOf(wordsBetween(line, 0, match[0].length)),
    /[08]/.test(group) || /[T*]/.test(sign) ? 0.8 : 1,
  )
}

/**
 * The first word of a state that has two: a place that ends with it, or with a comma, goes on, and the rest was not
 * read; nor was what stood before the second word of one.
 */
const halfState =
  /(?:^|[\s,])(?:uttar|madhya|andhra|himachal|arunachal|tamil|west|jammu(?: and| &)?)$|^(?:pradesh|nadu|bengal)(?!\p{L})/iu
/** True for a place of which an end is missing, by its value or by what was read of it. */
export const isHalfPlace = (value: string, read: string): boolean => halfState.test(value) || /,\s*$/.test(read)

/** How far a value is believed of which the end is known to be missing. */
const cutFit = 0.4

/** A place's name: one line of words. */
export const placeGrammar: Grammar = (span) => {
  const line = trimmed(span.lines[0] ?? [])
  const words = line.filter((w) => w.script === 'latin')
  const printed = textOf(words)
    .replace(/[^\p{L}\p{N}.,()&' /-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .trim()
  const value = printed.replace(/[\s,]+$/, '')
  if (value.replace(/[^a-z]/gi, '').length < 3 || /\d{3}/.test(value) || isHeading(value)) return null
  const isCut = isHalfPlace(value, printed)
  return parsed(value, spanOf(words), (value === value.toUpperCase() ? 1 : 0.8) * (isCut ? cutFit : 1))
}
