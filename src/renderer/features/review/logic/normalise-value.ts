import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import { plainAmount } from '../../../../shared/lib/plain-amount'
import { assertNever } from '../../../../shared/lib/assert-never'
import { plainDecimal } from '../../../../shared/lib/plain-decimal'
import { isoDate } from './iso-date'

const latinDigits = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const upper = (text: string): string => latinDigits(text).toUpperCase()

const genders: readonly (readonly [form: RegExp, value: 'MALE' | 'FEMALE' | 'TRANSGENDER'])[] = [
  [/^(?:m|male|पुरुष|पुरूष)$/i, 'MALE'],
  [/^(?:f|female|महिला|स्त्री)$/i, 'FEMALE'],
  [/^(?:t|x|trans(?:gender)?|third gender|ट्रांसजेंडर|तृतीयपंथी)$/i, 'TRANSGENDER'],
]

/** Reads a gender in the form that the field keeps: words, or the passport's letters at the path `sex`. */
function gender(path: string, text: string): string {
  const value = genders.find(([form]) => form.test(spaced(text)))?.[1]
  if (!value) return spaced(text)
  if (path !== 'sex') return value
  return value === 'TRANSGENDER' ? 'X' : value.charAt(0)
}

/**
 * What was typed, pasted or pointed at, in the form that a field keeps. A label that was caught along with the
 * value is dropped; what cannot be understood stays, for the analyst to see.
 */
export function normaliseValue(kind: FieldKind, path: string, text: string): string {
  switch (kind) {
    case 'date':
      return isoDate(text) ?? spaced(latinDigits(text))
    case 'aadhaar_number':
      return upper(text).replace(/[^0-9X]/g, '')
    case 'pan_number':
    case 'gstin':
    case 'fssai_number':
    case 'ifsc':
    case 'passport_number':
      return upper(text).replace(/[^0-9A-Z]/g, '')
    case 'epic_number':
    case 'license_number':
      return upper(text).replace(/[^0-9A-Z/]/g, '')
    case 'mrz_line':
      return upper(text)
        .replace(/[«‹]/g, '<')
        .replace(/[^0-9A-Z<]/g, '')
    case 'udyam_number':
      return upper(text).replace(/[^0-9A-Z-]/g, '')
    case 'amount':
      return plainAmount(text) ?? spaced(latinDigits(text))
    case 'number':
      return plainDecimal(text) ?? spaced(latinDigits(text))
    case 'postcode':
      return latinDigits(text).replace(/\D/g, '')
    case 'gender':
      return gender(path, text)
    case 'list':
      return text
        .split(/[,;\n]+|\s{2,}/)
        .map(spaced)
        .filter((item) => item !== '')
        .join(', ')
    case 'name':
    case 'text':
    case 'code':
    case 'address':
    case 'flag':
      return path.startsWith('formatted_address.') ? spaced(text).toLowerCase() : spaced(text)
    default:
      return assertNever(kind)
  }
}
