import { findDates } from './dates'
import { latinDigits } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { enumerate, positions, rank, readChars } from './repair'
import { plateStateName } from './states'

/** State, transport office, year of issue, serial: the form since 2007. */
const full = /^([A-Z]{2})(\d{2})((?:19|20)\d{2})(\d{7})$/
const alphabets = positions('AA99[12][09]999999999')
/** A unit of a transport office has a letter after the office's number (`TN37Z`); none that a stroke is read as. */
const ofUnit = /^([A-Z]{2}\d{2})[A-HKM-NP-Z]((?:19|20)\d{2}\d{7})$/
/** Older forms begin with the transport office, or with slashes between their parts, and dashes beside those. */
const old = /^[A-Z]{2}[/-]?\d{1,2}[A-Z]{0,3}[/-]?[0-9A-Z/-]+$/
/** "HP5320110019873 DOI": the next label stands close behind a number that is whole. */
const beforeLabel = /^([A-Z]{2}\d{2}(?:19|20)\d{9})[A-Z]{2,4}$/
const LEAST_DIGITS = 6
const LEAST_UNSLASHED = 12
const FIRST_YEAR = 1950

/**
 * Upper case without blanks. Slashes that part the numbers of an old form are kept, and then its dashes too
 * (`WB-26/04417/98`): both are of the number. Without a slash a dash only sets groups apart, here so and there not.
 */
function cleaned(text: string): string {
  const marked = latinDigits(text)
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[^0-9A-Z/-]/g, '')
    .replace(/^[/-]+|[/-]+$/g, '')
  return marked.includes('/') ? marked : marked.replaceAll('-', '')
}

/** Numbers of single offices, before the states were numbered: `8/3716/2003`, `F/1234/THN/98`; nothing checks them. */
const ofOffice = /^[A-Z0-9]{1,8}(?:[/-][A-Z0-9]{1,8}){1,4}$/
const LEAST_OFFICE_DIGITS = 5
const yearPart = /^(?:19[5-9]\d|20\d{2}|\d{2})$/

/** States that gave their numbers letters of their own: `P03112001432213` in Delhi, `DLFAP01642382005` in Andhra. */
const ofState = /^(?:[A-Z]|DL[A-Z]{3})\d{9,14}$/

/**
 * The number of an old licence that names no state, as it is printed; null for what is none: parts between slashes, one
 * of them a serial and another the year, its century left out or not. Only where the label says that it is one.
 */
export function officeLicence(text: string): string | null {
  const value = cleaned(text)
  if (ofState.test(value)) return value
  const parts = value.split(/[/-]/)
  if (!value.includes('/') || !ofOffice.test(value) || digitsOf(value) < LEAST_OFFICE_DIGITS) return null
  if (findDates(value).length > 0 || !parts.some((part) => yearPart.test(part))) return null
  return parts.some((part) => /^\d{3,}$/.test(part)) ? value : null
}

const withoutMarks = (value: string): string => value.replace(/[/-]/g, '')

function isFull(value: string): boolean {
  const parts = full.exec(value)
  if (parts === null) return false
  const year = Number(parts[3])
  return plateStateName(parts[1] ?? '') !== null && year >= FIRST_YEAR && year <= new Date().getFullYear()
}

function isOfUnit(value: string): boolean {
  const [, office, rest] = ofUnit.exec(value) ?? []
  return office !== undefined && rest !== undefined && isFull(`${office}${rest}`)
}

const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0

/**
 * Number of a driving licence. As a rule SSRRYYYYNNNNNNN, printed with a dash or blank in changing places;
 * older ones carry slashes and letters (`TN37/1234/2005`, `RJ-14/DLC/08/1234`) and stay as they are printed.
 */
export const drivingLicence: Identifier = {
  shownFailing: true,
  normalise(text) {
    const kept = cleaned(text)
    const compacted = withoutMarks(kept)
    return full.test(compacted) ? compacted : kept
  },
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    const bare = withoutMarks(value)
    if (plateStateName(bare.slice(0, 2)) === null) return failed('grammar', 'unknown_state')
    if (full.test(bare)) return isFull(bare) ? passed('grammar') : failed('grammar', 'range')
    if (beforeLabel.test(bare)) return failed('grammar', 'characters')
    if (bare.length < 7 || bare.length > 18) return failed('grammar', 'length')
    if (!old.test(value) || digitsOf(value) < LEAST_DIGITS) return failed('grammar', 'characters')
    // Without slashes so few characters are more likely the head of a number whose rest was not read.
    return value.includes('/') || bare.length >= LEAST_UNSLASHED ? passed('grammar') : failed('grammar', 'unusual')
  },
  repair(read) {
    const asRead = cleaned(typeof read === 'string' ? read : read.map((char) => char.text).join(''))
    const whole = beforeLabel.exec(withoutMarks(asRead))?.[1]
    if (whole !== undefined && isFull(whole)) return [{ value: whole, probability: 1, edits: 0 }]
    if (isOfUnit(asRead)) return [{ value: asRead, probability: 1, edits: 0 }]
    const fits = rank(enumerate(readChars(read), { alphabets, accept: isFull, unheard: false }))
    if (fits.length > 0) return fits
    return drivingLicence.check(asRead).ok ? [{ value: asRead, probability: 1, edits: 0 }] : []
  },
}
