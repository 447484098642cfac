import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import { luhnHolds } from '../../../../shared/identifiers/luhn'
import { mrzCheckHolds } from '../../../../shared/identifiers/mrz-check'
import { verhoeffHolds } from '../../../../shared/identifiers/verhoeff'
import { plainAmount } from '../../../../shared/lib/plain-amount'
import { plainDecimal } from '../../../../shared/lib/plain-decimal'
import { isoDate } from './iso-date'

/**
 * What the check of a value says while it is typed. `digit_*`: a check digit; `form_*`: grammar alone, which a wrong
 * value may fit. `short`: still to be typed, with how many characters there are and should be.
 */
export type LiveCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'short'; readonly have: number; readonly want: number }
  | { readonly kind: 'digit_ok' | 'digit_bad' | 'form_ok' | 'form_bad' }

const none: LiveCheck = { kind: 'none' }
const form = (ok: boolean): LiveCheck => ({ kind: ok ? 'form_ok' : 'form_bad' })
const digit = (ok: boolean): LiveCheck => ({ kind: ok ? 'digit_ok' : 'digit_bad' })
const short = (value: string, want: number): LiveCheck => ({ kind: 'short', have: value.length, want })

function aadhaar(value: string): LiveCheck {
  // A masked number cannot be checked, and is no fault.
  if (/^X{8}\d{4}$/.test(value)) return none
  if (/\D/.test(value)) return form(false)
  if (value.length < 12) return short(value, 12)
  return value.length > 12 || /^[01]/.test(value) ? form(false) : digit(verhoeffHolds(value))
}

function pan(value: string): LiveCheck {
  if (value.length < 10) return short(value, 10)
  return form(/^[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]$/.test(value))
}

function epic(value: string): LiveCheck {
  if (value.includes('/')) return form(/^[A-Z]{2}\/\d{2}\/\d{3}\/\d{6,7}$/.test(value))
  if (value.length < 10) return short(value, 10)
  return /^[A-Z]{3}\d{7}$/.test(value) ? digit(luhnHolds(value.slice(3))) : form(false)
}

function mrzLine(value: string): LiveCheck {
  if (value.length < 44) return short(value, 44)
  if (!/^[A-Z0-9<]{44}$/.test(value)) return form(false)
  if (value.startsWith('P')) return form(true)
  const parts = [
    [value.slice(0, 9), value.charAt(9)],
    [value.slice(13, 19), value.charAt(19)],
    [value.slice(21, 27), value.charAt(27)],
    [value.slice(28, 42), value.charAt(42)],
    [value.slice(0, 10) + value.slice(13, 20) + value.slice(21, 43), value.charAt(43)],
  ] as const
  return digit(parts.every(([text, check]) => mrzCheckHolds(text, check)))
}

/** Checks a normalised value of a kind. */
export function checkValue(kind: FieldKind, value: string): LiveCheck {
  if (value === '') return none
  switch (kind) {
    case 'aadhaar_number':
      return aadhaar(value.replace(/\s/g, ''))
    case 'pan_number':
      return pan(value)
    case 'epic_number':
      return epic(value)
    case 'mrz_line':
      return mrzLine(value)
    case 'passport_number':
      return value.length < 8 ? short(value, 8) : form(/^[A-Z]\d{7}$/.test(value))
    case 'postcode':
      return value.length < 6 ? short(value, 6) : form(/^[1-9]\d{5}$/.test(value))
    case 'udyam_number':
      return value.length < 19 ? short(value, 19) : form(/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(value))
    case 'fssai_number':
      return value.length < 14 ? short(value, 14) : form(/^[12]\d{13}$/.test(value))
    case 'ifsc':
      return value.length < 11 ? short(value, 11) : form(/^[A-Z]{4}0[0-9A-Z]{6}$/.test(value))
    case 'number':
      return form(plainDecimal(value) === value)
    case 'amount':
      return form(plainAmount(value) === value)
    case 'license_number':
      return value.length < 15 ? none : form(/^[A-Z]{2}\d{2}(?:19|20)\d{9}$/.test(value))
    case 'date':
      return form(isoDate(value) === value)
    default:
      return none
  }
}
