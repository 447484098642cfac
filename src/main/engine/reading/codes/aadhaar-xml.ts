import { compact, maskedAadhaar } from '../../identifiers'
import { birthOf, genderOf, type AadhaarFields } from './aadhaar-fields'

/** `PrintLetterBarcodeData` of letters since 2012, and its short-named relative of e-Aadhaar. */
const element = /<\/?\s*(PrintLetterBarcodeData|QPD[AB]|QD[AB])\b([^>]*)/
const attribute = /([A-Za-z]+)\s*=\s*"([^"]*)"/g
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * Reads the unsigned XML form. Codes in the field have broken prologues, so the element is looked for rather
 * than the document parsed. Null where it is none.
 */
export function readAadhaarXml(text: string): AadhaarFields | null {
  const found = element.exec(text)
  if (found === null) return null
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of (found[2] ?? '').matchAll(attribute))
    values.set(name.toLowerCase(), unescape(value).trim())
  const get = (...names: readonly string[]): string =>
    names.map((name) => values.get(name) ?? '').find((value) => value !== '') ?? ''

  const number = get('uid', 'u')
  const digits = compact(number)
  if (get('name', 'n') === '' && digits === '') return null
  return {
    name: get('name', 'n'),
    ...birthOf(get('dob', 'd') || get('yob')),
    gender: genderOf(get('gender', 'g')),
    aadhaarNumber: maskedAadhaar(number) === null && /^\d{12}$/.test(digits) ? digits : '',
    lastFour: /\d{4}$/.exec(digits)?.[0] ?? '',
    address: {
      careOf: get('co'),
      house: get('house'),
      street: get('street') || get('a'),
      landmark: get('lm'),
      locality: get('loc'),
      town: get('vtc'),
      postOffice: get('po'),
      subDistrict: get('subdist'),
      district: get('dist'),
      state: get('state'),
      postcode: get('pc'),
    },
  }
}

function unescape(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
