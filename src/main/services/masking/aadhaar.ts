import { isUserType, kindOfType, type DetectedType, type DocumentKind } from '../../../shared/domain/document-types'

const digit = '[0-9\u0966-\u096f]'
/** Twelve digits in groups of four, apart: nothing but an Aadhaar number is written so. */
const grouped = new RegExp(`(?<!${digit})${digit}{4}([ -])${digit}{4}\\1${digit}{4}(?!${digit})`, 'g')
/** Twelve digits in a row or in groups: may also be an account number. */
const any = new RegExp(`(?<!${digit})${digit}{4}[ -]?${digit}{4}[ -]?${digit}{4}(?!${digit})`, 'g')
const oneDigit = new RegExp(digit, 'g')

/** An Aadhaar number as it may be shown: only the last four digits, as `XXXX XXXX 1234`. */
export function maskAadhaar(value: string): string {
  const digits = value.match(oneDigit) ?? []
  return `XXXX XXXX ${digits.slice(-4).join('').padStart(4, 'X')}`
}

/**
 * Text with the first eight digits of every Aadhaar number in it replaced by X, character for character.
 * `wide` also takes twelve digits in a row, where they may not be shown whatever they are.
 */
export function maskWithin(text: string, wide: boolean): string {
  return text.replace(wide ? any : grouped, (number) => {
    let seen = 0
    return number.replace(oneDigit, (d) => ((seen += 1) <= 8 ? 'X' : d))
  })
}

/** Every digit replaced by X. */
export const maskDigits = (text: string): string => text.replace(oneDigit, 'X')

/** Kinds of papers whose codes are of their business alone: payments, invoices, registers. */
const withoutPeople: readonly DocumentKind[] = ['business', 'financial', 'property']

/** True where a code may hold what an identity card says, though it could not be read; user types may be such cards. */
export const mayHoldIdentityCode = (type: DetectedType | null): boolean =>
  type === null || type === 'UNRECOGNISED' || isUserType(type) || !withoutPeople.includes(kindOfType[type])

/** True where twelve digits anywhere on the document may be an Aadhaar number. */
export const mayHoldAadhaar = (type: DetectedType | null): boolean => type === 'AADHAAR' || type === 'UNRECOGNISED'
