import type { ReadChar } from '../model'
import { align, type Check, type Slot } from './align'
import { fullYear, isoDate } from './dates'
import type { ReadText } from './identifier'
import { mrzCheckHolds } from './mrz-check'
import { FILLER, fitUpper, mrzChars, upperLine } from './mrz-lines'
import { DIGITS, enumerate, LETTERS } from './repair'

const any = LETTERS + DIGITS + FILLER
const YEARS_TO_EXPIRY = 20
/** The last check digits: a filler and a 0 count the same in them, so that they must be seen. */
const END = 42
const SHORTEST_LOWER = 28
const SHORTEST_UPPER = 15

export interface MrzField {
  /** Empty where the line holds nothing readable there. */
  readonly value: string
  /** `spent`: a character was chosen so that it holds, so it proves nothing more; `none`: there is none. */
  readonly check: 'passed' | 'spent' | 'failed' | 'none'
  /** True where a character was exchanged to satisfy grammar or check digit. */
  readonly repaired: boolean
}

/** The two lines of a passport (TD3) and what stands in them. */
export interface Td3 {
  /** 44 characters each, repaired. */
  readonly lines: readonly [string, string]
  /** True where a character of a line was exchanged, dropped or added. */
  readonly linesRepaired: readonly [boolean, boolean]
  /** Without fillers. */
  readonly documentNumber: MrzField
  /** Three letters, as IND. */
  readonly nationality: MrzField
  readonly issuingState: MrzField
  /** Empty where the passport has given names only. */
  readonly surname: MrzField
  readonly givenNames: MrzField
  /** yyyy-mm-dd. */
  readonly birthDate: MrzField
  readonly expiryDate: MrzField
  /** M, F or X. */
  readonly sex: MrzField
  /** The check digit over the whole lower line. */
  readonly composite: 'passed' | 'spent' | 'failed'
}

const repeat = (slot: Slot, times: number): readonly Slot[] => Array.from({ length: times }, () => slot)
const seen = (alphabet: string): Slot => ({ alphabet, unseen: null })
const perhaps: Slot = { alphabet: any, unseen: FILLER }

/** Number, nationality, birth, sex, expiry, personal number; check digits between them. */
function lowerSlots(indian: boolean): readonly Slot[] {
  const number = indian
    ? [{ alphabet: LETTERS, unseen: FILLER }, ...repeat(seen(DIGITS), 7), { alphabet: FILLER, unseen: FILLER }]
    : repeat(perhaps, 9)
  // K counts 20, which no check digit notices, and is what readers make of a filler.
  const personal = indian ? { ...perhaps, alphabet: any.replace('K', '') } : perhaps
  const nationality = indian ? [...'IND'].map((letter) => ({ alphabet: letter, unseen: letter })) : repeat(seen(any), 3)
  return [
    ...number,
    seen(DIGITS),
    ...nationality,
    ...repeat(seen(DIGITS), 7),
    seen(`MFX${FILLER}`),
    ...repeat(seen(DIGITS), 7),
    ...repeat(personal, 14),
    seen(DIGITS + FILLER),
    seen(DIGITS),
  ]
}

/** Characters of the lower line that a check digit covers, itself last. */
const groups = { number: [0, 10], birth: [13, 20], expiry: [21, 28], personal: [28, 43] } as const

const compositeOf = (line: string): string => line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)
const endsRight = (text: string): boolean => mrzCheckHolds(text.slice(0, -1), text.slice(-1))
const compositeHolds = (line: string): boolean => mrzCheckHolds(compositeOf(line), line.charAt(43))

const checks: readonly Check[] = [
  ...Object.values(groups).map(([start, end]) => ({ end, holds: (line: string) => endsRight(line.slice(start, end)) })),
  { end: 44, holds: compositeHolds },
]

interface Lower {
  readonly line: string
  /** The likeliest line if check digits had no say. */
  readonly unchecked: string
}

function readLower(chars: readonly ReadChar[]): Lower | null {
  const indian = chars.slice(8, 15).filter((char) => 'IND10'.includes(char.text)).length >= 2
  for (const slots of indian ? [lowerSlots(true), lowerSlots(false)] : [lowerSlots(false)]) {
    const line = align(chars, slots, checks)
    const unchecked = align(chars, slots, [])
    if (line !== null && unchecked !== null) return { line, unchecked }
  }
  return null
}

/**
 * Reads the two lines of a passport. The lower one is laid over its form with the check digits' help. Null
 * where the readings are no such lines (too short, or not beginning with P). Without an upper line its part is empty.
 *
 * @param today bounds the centuries of the two-digit years
 */
export function readTd3(upper: ReadText | null, lower: ReadText, today: Date = new Date()): Td3 | null {
  const upperChars = upper === null ? null : mrzChars(upper)
  const lowerChars = mrzChars(lower)
  if (lowerChars.length < SHORTEST_LOWER || (upperChars && upperChars.length < SHORTEST_UPPER)) return null
  if (upperChars && !/^[PFR]/.test(upperChars[0]?.text ?? '')) return null
  const found = readLower(lowerChars)
  if (found === null) return null

  const { line, unchecked } = found
  const read = text(lowerChars)
  const part = (start: number, end: number, check: MrzField['check']): MrzField => ({
    value: line.slice(start, end).replace(/<+$/, ''),
    check,
    repaired: !read.includes(line.slice(start, end)),
  })
  const state = (name: keyof typeof groups): 'passed' | 'spent' | 'failed' => {
    const [start, end] = groups[name]
    if (!endsRight(line.slice(start, end))) return 'failed'
    return line.slice(start, end) === unchecked.slice(start, end) ? 'passed' : 'spent'
  }
  const parts = [state('number'), state('birth'), state('expiry'), state('personal')]
  const whole = compositeHolds(line) && !line.startsWith(FILLER) && !parts.includes('failed')
  const top = upperChars ? readUpper(upperChars, line) : noUpper(line)
  return {
    ...top,
    linesRepaired: [upperChars !== null && top.lines[0] !== text(upperChars), line !== read],
    // A number whose letter was not seen is none.
    documentNumber: line.startsWith(FILLER)
      ? { value: '', check: 'failed', repaired: true }
      : part(0, 9, state('number')),
    nationality: part(10, 13, 'none'),
    birthDate: date(part(13, 19, state('birth')), today.getFullYear()),
    expiryDate: date(part(21, 27, state('expiry')), today.getFullYear() + YEARS_TO_EXPIRY),
    sex: part(20, 21, 'none'),
    composite: !whole
      ? 'failed'
      : parts.includes('spent') || line.slice(END) !== unchecked.slice(END) || line.slice(END) !== read.slice(-2)
        ? 'spent'
        : 'passed',
  }
}

function noUpper(lowerLine: string): ReturnType<typeof readUpper> {
  const none: MrzField = { value: '', check: 'none', repaired: false }
  const issuingState = { ...none, value: lowerLine.slice(10, 13).replace(/<+$/, '') }
  return { lines: ['', lowerLine], issuingState, surname: none, givenNames: none }
}

function readUpper(
  chars: readonly ReadChar[],
  lowerLine: string,
): Pick<Td3, 'lines' | 'issuingState' | 'surname' | 'givenNames'> {
  const read = fitUpper(chars)
  const issuerChars = chars.slice(2, 5)
  const indian = enumerate(issuerChars, { alphabets: ['I', 'N', 'D'], accept: () => true, unheard: false }).length > 0
  const issuer = indian ? 'IND' : text(issuerChars)
  const names = onlyLetters(read.slice(5))
  const [first = '', second] = names.replace(/<+$/, '').split('<<')
  const name = (value: string): MrzField => ({
    value: value.replaceAll(FILLER, ' ').trim(),
    check: 'none',
    repaired: names !== read.slice(5),
  })
  return {
    lines: [upperLine(read.charAt(1), issuer, names), lowerLine],
    issuingState: { value: issuer, check: 'none', repaired: issuer !== text(issuerChars) },
    // A name without a second part is the given names: the surname's field is empty then.
    surname: name(second === undefined ? '' : first),
    givenNames: name(second ?? first),
  }
}

const text = (chars: readonly ReadChar[]): string => chars.map((char) => char.text).join('')

function date(field: MrzField, lastYear: number): MrzField {
  const [year, month, day] = [field.value.slice(0, 2), field.value.slice(2, 4), field.value.slice(4, 6)].map(Number)
  const value = isoDate(fullYear(year ?? NaN, lastYear), month ?? NaN, day ?? NaN) ?? ''
  return { ...field, value, check: value === '' ? 'failed' : field.check }
}

const letterFor: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B' }

/** Names hold letters only. */
const onlyLetters = (line: string): string => line.replace(/\d/g, (digit) => letterFor[digit] ?? digit)
