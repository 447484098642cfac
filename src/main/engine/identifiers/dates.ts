import { latinDigits } from './digits'
import { isMonth, monthOf, shortMonths } from './months'

export interface ParsedDate {
  /** yyyy-mm-dd. */
  readonly value: string
  /** Where the match starts and ends in the text given. */
  readonly start: number
  readonly end: number
  /** True where letters were taken for digits, or the century was concluded. */
  readonly repaired: boolean
}

export interface DateOptions {
  /** First and last year that may be meant. */
  readonly from?: number
  readonly to?: number
}

const FROM = 1900
const TO = 2100

/** What may stand for a digit inside a date. */
const digit = '[0-9OoQDIilL|SsBZz]'
const gap = '\\s*[-/.,–—\\\\|:]\\s*|\\s+'
const numeric = new RegExp(`(?<![0-9A-Za-z])(${digit}{1,2})\\s*[-/.–—\\\\]\\s*(${digit}{1,2})\\s*[-/.–—\\\\]\\s*(${digit}{4}|\\d{2})(?![0-9A-Za-z])`, 'gu') // prettier-ignore
/** One slash of two was taken for a digit or letter of its shape: 27109/1969. */
const strokes = new RegExp(`(?<![0-9A-Za-z])(?:(\\d{2})[17Il|](\\d{2})/(\\d{4})|(\\d{2})/(\\d{2})[17Il|](\\d{4}))(?![0-9A-Za-z])`, 'gu') // prettier-ignore
/** Both points with a speck over them, as on creased paper: 01:02:2023; a time has no year. */
const colons = /(?<![0-9A-Za-z.,:])(\d{2}): ?(\d{2}): ?((?:19|20)\d{2})(?![0-9A-Za-z]|[.,:]\d)/gu
/** A point of two was seen with a tail, or with a speck over it: 09,01.2025, 19: 10.1971. */
const points = /(?<![0-9A-Za-z.,:])(\d{2})(?:(?:,|: ?)(\d{2})\.|\.(\d{2})(?:,|: ?))(\d{4})(?![0-9A-Za-z]|[.,:]\d)/gu
/** The two ones of November stand apart: 28/1 1/2020. */
const partedMonth = /(?<![0-9A-Za-z.,/:-])(\d{1,2})([-/.])(1 [012])\2((?:19|20)\d{2})(?![0-9A-Za-z])/gu
/** The year of a day and the day behind it are none: 01/10/2023 - 03/12/2023. */
const isoForm = new RegExp(`(?<![0-9A-Za-z]|\\d[-/.])(${digit}{4})\\s*[-/.]\\s*(${digit}{1,2})\\s*[-/.]\\s*(${digit}{1,2})(?![0-9A-Za-z]|\\s*[-/.]\\s*\\d{4}(?!\\d|\\s*[-/.]\\s*\\d))`, 'gu') // prettier-ignore
/** "10મી", "10ನೇ", "10-ஆம்", "10వ", "১০ই": the tenth. */
const ordinals = '-?(?:મી|લી|જી|થી|ಠ|ನೇ|ஆம்|ம்|వ|ই|শে|লা|রা|ഠ|ാം|-ാം)'
/** The O in the short name of a month, and in no other, is as well read as a nought: 02-0CT-2023, 14 N0V 2024. */
const withNought = '0[Cc][Tt]|[Nn]0[Vv]'
const named = new RegExp(`(?<![0-9A-Za-z])(${digit}{1,2})(?:st|nd|rd|th|${ordinals})?(?:\\s+of\\s+|${gap})?(\\p{L}[\\p{L}\\p{M}]{2,11}|${withNought}|${shortMonths.join('|')})\\.?(?:${gap}|\\s*['’]\\s*)?(${digit}{4}|(?<=[-/., '’])\\d{2})(?![0-9A-Za-z])`, 'gu') // prettier-ignore
const monthFirst = new RegExp(`(\\p{L}[\\p{L}\\p{M}]{2,10})\\.?\\s*(${digit}{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(\\d{4})(?![0-9A-Za-z])`, 'gu') // prettier-ignore
/** "2023 फेब्रुवारी 10", "2023-ஆம் ஆண்டு பிப்ரவரி மாதம் 10": in India the year may come first, in words between. */
const yearFirst = new RegExp(`(?<![0-9A-Za-z/.-])(\\d{4})(?![/.-]?\\d)[^\\dA-Za-z\\n]{1,18}?(?<![\\p{L}\\p{M}])([\\u0900-\\u0dff]{2,12})(?![\\p{L}\\p{M}])[^\\dA-Za-z\\n]{1,12}?(\\d{1,2})(?![0-9A-Za-z/.]|\\s*[/-]\\s*\\d)`, 'gu') // prettier-ignore

const digitFor: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', D: '0', I: '1', i: '1', l: '1', L: '1', '|': '1', S: '5', s: '5', B: '8', Z: '2', z: '2' } // prettier-ignore

/** The colon of the label, of which the network of the other script made a digit of its own: ४27/10/1976. */
const colonAsDigit = /(?<![\d०-९])[०-९](?=\d{2}[-/.]\d{1,2}[-/.]\d{4})/g

/** No day and no month begins with these: each is a nought that was taken for a digit of its shape. */
const filledNought = /^[689](?=\d$)/
/** A day of two digits that touch. */
const touching: Readonly<Record<string, string>> = { B: 'I3' }

/** A letter for a day, and right behind it letters of a month. */
const beginsMonth = /^\p{L}{1,2}(?<!st|nd|rd|th)\p{L}{2}/u

function number(text: string): { value: number; repaired: boolean } {
  const digits = text.replace(/[^0-9]/g, (char) => digitFor[char] ?? char)
  return { value: Number(digits), repaired: digits !== text }
}

/** A short month of which a letter is another. */
const isGuessed = (month: string): boolean => month.length < 5 && !isMonth(month)

/** yyyy-mm-dd where the day exists in the calendar, else null. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1) return null
  return date.toISOString().slice(0, 10)
}

/** Two digits of a year to four: the latest such year that is not after `to`. */
export function fullYear(twoDigits: number, to: number): number {
  const century = Math.floor(to / 100) * 100
  return century + twoDigits <= to ? century + twoDigits : century - 100 + twoDigits
}

/**
 * All dates in a text, in its order: dd/mm/yyyy and its like with dashes or dots, yyyy-mm-dd, day and month
 * name in English or a language of India; digits of any script of India. Days come first, as India writes them. Dates
 * that the calendar or the bounds do not know are left out.
 */
export function findDates(text: string, options: DateOptions = {}): readonly ParsedDate[] {
  const from = options.from ?? FROM
  const to = options.to ?? TO
  const latin = latinDigits(text.replace(colonAsDigit, ' '))
  const found: ParsedDate[] = []
  const take = (match: RegExpMatchArray, y: string, month: number | string, d: string, guessed = false): void => {
    const short = y.length === 2
    const year = number(y)
    const ofTwo = (part: string) => number(short || guessed ? part : part.replace(filledNought, 'O'))
    const day = ofTwo((typeof month === 'string' && month.length === 2 && touching[d]) || d)
    const monthRead = typeof month === 'number' ? { value: month, repaired: false } : ofTwo(month)
    const value = isoDate(short ? fullYear(year.value, to) : year.value, monthRead.value, day.value)
    if (value === null || Number(value.slice(0, 4)) < from || Number(value.slice(0, 4)) > to) return
    const start = match.index ?? 0
    const end = start + match[0].length
    if (found.some((other) => other.start < end && start < other.end)) return
    found.push({ value, start, end, repaired: guessed || short || year.repaired || day.repaired || monthRead.repaired })
  }
  for (const match of latin.matchAll(isoForm)) take(match, match[1] ?? '', match[2] ?? '', match[3] ?? '')
  for (const match of latin.matchAll(numeric)) take(match, match[3] ?? '', match[2] ?? '', match[1] ?? '')
  for (const match of latin.matchAll(strokes))
    take(match, match[3] ?? match[6] ?? '', match[2] ?? match[5] ?? '', match[1] ?? match[4] ?? '', true)
  for (const match of latin.matchAll(partedMonth))
    take(match, match[4] ?? '', Number(match[3]?.replace(' ', '')), match[1] ?? '', true)
  for (const match of latin.matchAll(colons)) take(match, match[3] ?? '', match[2] ?? '', match[1] ?? '', true)
  for (const match of latin.matchAll(points))
    take(match, match[4] ?? '', match[2] ?? match[3] ?? '', match[1] ?? '', true)
  // "September 20, 2018": its first letter is no 5.
  for (const match of matchesOf(named, latin, (m) => !beginsMonth.test(m[0]) && monthOf(m[2] ?? '') !== null))
    take(match, match[3] ?? '', monthOf(match[2] ?? '') ?? 0, match[1] ?? '', isGuessed(match[2] ?? ''))
  for (const match of matchesOf(monthFirst, latin, (m) => monthOf(m[1] ?? '') !== null))
    take(match, match[3] ?? '', monthOf(match[1] ?? '') ?? 0, match[2] ?? '', isGuessed(match[1] ?? ''))
  for (const match of matchesOf(yearFirst, latin, (m) => monthOf(m[2] ?? '') !== null))
    take(match, match[1] ?? '', monthOf(match[2] ?? '') ?? 0, match[3] ?? '')
  return found.sort((a, b) => a.start - b.start)
}

/**
 * The matches that are meant; where one is not, the search goes on behind its first character: "Dated 12 January 2024"
 * has no month "ated" that ends with the 12.
 */
function matchesOf(form: RegExp, text: string, isMeant: (match: RegExpExecArray) => boolean): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  form.lastIndex = 0
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    if (isMeant(match)) found.push(match)
    else form.lastIndex = match.index + 1
  }
  return found
}

/** The first date in a text, or null. */
export function parseDate(text: string, options: DateOptions = {}): ParsedDate | null {
  return findDates(text, options)[0] ?? null
}

/** A year that stands alone, as after "Year of Birth"; null where there is none in the bounds. */
export function parseYear(text: string, options: DateOptions = {}): number | null {
  for (const [match] of latinDigits(text).matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)) {
    const year = Number(match)
    if (year >= (options.from ?? FROM) && year <= (options.to ?? TO)) return year
  }
  return null
}
