import { compact, latinDigits } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { positions, repairWith } from './repair'
import { verhoeffHolds } from './verhoeff'

const alphabets = positions('[23456789]99999999999')

/** Aadhaar number: 12 digits, the first 2 to 9, the last a Verhoeff check digit. */
export const aadhaar: Identifier = {
  shownFailing: true,
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('check_digit', 'empty')
    if (/^X{8}\d{4}$/.test(value)) return passed('grammar')
    if (/\D/.test(value)) return failed('check_digit', 'characters')
    if (value.length !== 12) return failed('check_digit', 'length')
    if (value.startsWith('0') || value.startsWith('1')) return failed('check_digit', 'range')
    return verhoeffHolds(value) ? passed('check_digit') : failed('check_digit', 'check_digit')
  },
  repair: (read) => repairWith(read, { alphabets, accept: verhoeffHolds, unheard: true }),
}

/**
 * The form in which a masked Aadhaar number is kept: XXXXXXXX and four digits. Null where the text is not
 * one: issued masks print x, X or * for the first eight.
 */
export function maskedAadhaar(text: string): string | null {
  const found = /^(?:[xX*•×#]\s*){8}(\d{4})$/.exec(
    latinDigits(text)
      .trim()
      .replace(/[\s-]+/g, ''),
  )
  return found?.[1] === undefined ? null : `XXXXXXXX${found[1]}`
}

/** A virtual id (VID): 16 digits with a Verhoeff check digit, printed below the Aadhaar number. */
export function isVirtualId(text: string): boolean {
  const digits = compact(text)
  return digits.length === 16 && verhoeffHolds(digits)
}
