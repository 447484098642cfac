import type { ReadChar } from '../model'
import { fullYear, isoDate } from './dates'
import type { ReadText } from './identifier'
import { mrzCheckHolds } from './mrz-check'
import { FILLER, fitLower, fitUpper, mrzChars } from './mrz-lines'
import { DIGITS, LETTERS, enumerate, rank } from './repair'

const any = LETTERS + DIGITS + FILLER
const SEXES = `MFX${FILLER}`
const YEARS_TO_EXPIRY = 20

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

interface Group {
  readonly text: string
  readonly check: 'passed' | 'spent' | 'failed'
  readonly repaired: boolean
}

/** A repair that leaves more doubt than this is none. */
const LEAST_PROBABILITY = 0.6

const textOf = (chars: readonly ReadChar[]): string => chars.map((char) => char.text).join('')

/** Repairs characters that end with their check digit; as read where nothing near it holds. */
function checkedGroup(chars: readonly ReadChar[], alphabets: readonly string[]): Group {
  const holds = (value: string): boolean => mrzCheckHolds(value.slice(0, -1), value.slice(-1))
  const read = textOf(chars)
  // First by what grammar demands alone (O to 0 in a number): the check digit then still proves the value.
  const [likeliest] = rank(enumerate(chars, { alphabets, accept: () => true, unheard: false }))
  if (likeliest !== undefined && holds(likeliest.value))
    return { text: likeliest.value, check: 'passed', repaired: likeliest.edits > 0 }
  const [best] = rank(enumerate(chars, { alphabets, accept: holds, unheard: false }))
  if (best !== undefined && best.probability >= LEAST_PROBABILITY)
    return { text: best.value, check: 'spent', repaired: true }
  return { text: likeliest?.value ?? read, check: 'failed', repaired: (likeliest?.edits ?? 0) > 0 }
}

const repeat = (alphabet: string, times: number): readonly string[] => Array.from({ length: times }, () => alphabet)

const dateAlphabets = repeat(DIGITS, 7)

/** Indian passport numbers are a letter and seven digits; the ninth place is a filler. */
function numberAlphabets(nationality: string): readonly string[] {
  if (nationality === 'IND') return [LETTERS, ...repeat(DIGITS, 7), FILLER, DIGITS]
  return [...repeat(any, 9), DIGITS]
}

function nationalityOf(chars: readonly ReadChar[]): string {
  const read = textOf(chars)
  const india = enumerate(chars, { alphabets: ['I', 'N', 'D'], accept: () => true, unheard: false })
  if (india.length > 0) return 'IND'
  return read
}

function date(group: Group, lastYear: number): MrzField {
  const [year, month, day] = [group.text.slice(0, 2), group.text.slice(2, 4), group.text.slice(4, 6)].map(Number)
  const value = isoDate(fullYear(year ?? NaN, lastYear), month ?? NaN, day ?? NaN) ?? ''
  return { value, check: value === '' ? 'failed' : group.check, repaired: group.repaired }
}

/**
 * Reads the two lines of a passport, repairing each group of characters by its check digit. Null where the
 * readings are no such lines (too short, or not beginning with P).
 *
 * @param today bounds the centuries of the two-digit years
 */
export function readTd3(upper: ReadText, lower: ReadText, today: Date = new Date()): Td3 | null {
  const upperChars = mrzChars(upper)
  const lowerChars = mrzChars(lower)
  const fitted = fitLower(lowerChars)
  if (fitted === null || upperChars.length < 15 || !/^[PFR]/.test(upperChars[0]?.text ?? '')) return null

  const nationality = nationalityOf(fitted.slice(10, 13))
  const number = checkedGroup(fitted.slice(0, 10), numberAlphabets(nationality))
  const birth = checkedGroup(fitted.slice(13, 20), dateAlphabets)
  const expiry = checkedGroup(fitted.slice(21, 28), dateAlphabets)
  const sexRead = fitted.slice(20, 21)
  const sex = rank(enumerate(sexRead, { alphabets: [SEXES], accept: () => true, unheard: false }))[0]?.value ?? FILLER
  const personal = checkedGroup(fitted.slice(28, 43), [...repeat(any, 14), DIGITS + FILLER])
  const body = number.text + nationality + birth.text + sex + expiry.text + personal.text
  const covered = body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43)
  const [composite] = rank(enumerate(fitted.slice(43), { alphabets: [DIGITS], accept: () => true, unheard: false }))
  const compositeHolds = composite !== undefined && mrzCheckHolds(covered, composite.value)
  const spent = [number, birth, expiry, personal].some((group) => group.check === 'spent')
  const lowerLine = body + (composite?.value ?? textOf(fitted.slice(43)))

  const read = fitUpper(upperChars)
  const issuer = nationalityOf([...upperChars.slice(2, 5)])
  const names = letters(read.slice(5))
  const upperLine = `P${read.charAt(1)}${issuer}${names}`
  const nameRepaired = names !== read.slice(5)

  const field = (value: string | null | undefined, check: MrzField['check'], repaired: boolean): MrzField => ({
    value: value ?? '',
    check,
    repaired,
  })
  const [surname = '', given = ''] = names.replace(/<+$/, '').split('<<')
  const spaced = (name: string): string => name.replace(/</g, ' ').trim()
  return {
    lines: [upperLine, lowerLine],
    linesRepaired: [upperLine !== textOf(upperChars), lowerLine !== textOf(lowerChars)],
    documentNumber: field(number.text.slice(0, 9).replace(/<+$/, ''), number.check, number.repaired), // prettier-ignore
    nationality: field(nationality, 'none', nationality !== textOf(fitted.slice(10, 13))),
    issuingState: field(issuer, 'none', issuer !== textOf(upperChars.slice(2, 5))),
    surname: field(spaced(surname), 'none', nameRepaired),
    givenNames: field(spaced(given), 'none', nameRepaired),
    birthDate: date(birth, today.getFullYear()),
    expiryDate: date(expiry, today.getFullYear() + YEARS_TO_EXPIRY),
    sex: field(sex === FILLER ? '' : sex, 'none', sex !== textOf(sexRead)),
    composite: !compositeHolds ? 'failed' : spent ? 'spent' : 'passed',
  }
}

const letterFor: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
}

/** Names hold letters only. */
const letters = (text: string): string => text.replace(/\d/g, (digit) => letterFor[digit] ?? digit)
