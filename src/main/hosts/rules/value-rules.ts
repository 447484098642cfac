import {
  aadhaar,
  epic,
  fssai,
  gstin,
  ifsc,
  drivingLicence,
  latinDigits,
  pan,
  parseDate,
  passport,
  udyam,
  type Identifier,
} from '../../engine/identifiers'
import type { FieldKind } from '../../../shared/domain/field-catalogue'
import { assertNever } from '../../../shared/lib/assert-never'
import { plainAmount } from '../../../shared/lib/plain-amount'
import { plainDecimal } from '../../../shared/lib/plain-decimal'
import { transliterated } from '../../engine/extraction/transliterate'
import type { ToLatin, ValueVerdict } from '../../services/ports/value-rules'

const byIdentifier =
  (identifier: Identifier) =>
  (text: string): ValueVerdict => {
    const value = identifier.normalise(text)
    return { value, ok: identifier.check(value).ok }
  }

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const free = (text: string): ValueVerdict => ({ value: spaced(text), ok: true })

function date(text: string): ValueVerdict {
  // Of some cards only the year is known; it is kept as it stands.
  if (/^\d{4}$/.test(latinDigits(text).trim())) return { value: latinDigits(text).trim(), ok: true }
  const parsed = parseDate(text)
  return parsed ? { value: parsed.value, ok: true } : { value: spaced(text), ok: false }
}

const mrzLine = (text: string): ValueVerdict => {
  const value = text.replace(/\s/g, '').toUpperCase()
  return { value, ok: /^[A-Z0-9<]{44}$/.test(value) }
}

const postcode = (text: string): ValueVerdict => {
  const value = latinDigits(text).replace(/\D/g, '')
  return { value, ok: /^[1-9]\d{5}$/.test(value) }
}

/** Digits with marks between thousands and two decimals, as the interface writes amounts. */
const amount = (text: string): ValueVerdict => {
  const value = plainAmount(text)
  return value === null ? { value: spaced(text), ok: false } : { value, ok: true }
}

const decimal = (text: string): ValueVerdict => {
  const value = plainDecimal(text)
  return value === null ? { value: spaced(text), ok: false } : { value, ok: true }
}

export const toLatin: ToLatin = transliterated

/** Normalises a value that a human gave, and judges it, by the engine's own rules. */
export function valueRules(kind: FieldKind, text: string): ValueVerdict {
  switch (kind) {
    case 'aadhaar_number':
      return byIdentifier(aadhaar)(text)
    case 'pan_number':
      return byIdentifier(pan)(text)
    case 'epic_number':
      return byIdentifier(epic)(text)
    case 'license_number':
      return byIdentifier(drivingLicence)(text)
    case 'passport_number':
      return byIdentifier(passport)(text)
    case 'gstin':
      return byIdentifier(gstin)(text)
    case 'udyam_number':
      return byIdentifier(udyam)(text)
    case 'fssai_number':
      return byIdentifier(fssai)(text)
    case 'amount':
      return amount(text)
    case 'date':
      return date(text)
    case 'mrz_line':
      return mrzLine(text)
    case 'postcode':
      return postcode(text)
    case 'ifsc':
      return byIdentifier(ifsc)(text)
    case 'number':
      return decimal(text)
    case 'text':
    case 'code':
    case 'name':
    case 'address':
    case 'gender':
    case 'list':
    case 'flag':
      return free(text)
    default:
      return assertNever(kind)
  }
}
