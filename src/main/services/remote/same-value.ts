import type { FieldKind } from '../../../shared/domain/field-catalogue'
import type { ValueRules } from '../ports/value-rules'

const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]

/** Digits of Indian scripts as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })

const genders: Readonly<Record<string, string>> = { m: 'male', f: 'female', t: 'transgender', x: 'transgender' }
const worded: ReadonlySet<FieldKind> = new Set(['text', 'name', 'address', 'list', 'flag', 'code'])

/** What of a value is compared: neither case, blanks nor punctuation make two of one. */
function essence(kind: FieldKind, value: string, rules: ValueRules): string {
  const text = latinDigits(value.normalize('NFC')).toLowerCase().trim()
  if (kind === 'gender') return genders[text] ?? text
  if (worded.has(kind)) return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return rules(kind, value).value.toLowerCase().replace(/\s/g, '')
}

/** True where the two say the same. Masked digits agree with any digit in their place. */
export function sameValue(kind: FieldKind, one: string, other: string, rules: ValueRules): boolean {
  const [a, b] = [essence(kind, one, rules), essence(kind, other, rules)]
  if (a === b) return true
  if (kind !== 'aadhaar_number' || a.length !== b.length) return false
  return [...a].every((char, i) => char === b[i] || char === 'x' || b[i] === 'x') && a.slice(-4) === b.slice(-4)
}
