import { CodedError } from '../../../shared/errors/coded-error'
import type { VerdictRecord } from '../../../shared/domain/records'
import type { ReviewField } from '../../../shared/domain/review'
import { maskAadhaar } from '../masking/aadhaar'
import type { ValueRules } from '../ports/value-rules'

/** What a human says of a field, before it is signed. */
export type Said = Pick<VerdictRecord, 'verdict' | 'value' | 'reason'>

const masks = /X{4}/

/**
 * A value that was typed or pointed at. The machine's own value is a confirmation. Throws REASON_REQUIRED where the
 * value breaks its field's rule (see overridden), INVALID_REQUEST for an empty one.
 */
export function corrected(field: ReviewField, typed: string, rules: ValueRules): Said {
  const { value, ok } = normalised(field, typed, rules)
  if (value === field.machineValue) return { verdict: 'confirmed', value, reason: null }
  if (!ok) throw new CodedError('REASON_REQUIRED', field.path)
  return { verdict: 'corrected', value, reason: null }
}

/** A value that stands although it breaks its field's rule. */
export function overridden(field: ReviewField, typed: string, reason: string, rules: ValueRules): Said {
  return { verdict: 'overridden', value: normalised(field, typed, rules).value, reason }
}

/** The value that stands is right. Throws INVALID_STATE where there is none. */
export function confirmed(field: ReviewField): Said {
  if (field.value === null) throw new CodedError('INVALID_STATE', field.path)
  // A correction that is looked at again stays a correction.
  if (field.verdict === 'corrected' || field.verdict === 'overridden') {
    return { verdict: field.verdict, value: field.value, reason: field.verdictReason }
  }
  return { verdict: 'confirmed', value: field.value, reason: null }
}

export const illegible: Said = { verdict: 'illegible', value: null, reason: null }
export const notOnDocument: Said = { verdict: 'not_on_document', value: null, reason: null }

function normalised(field: ReviewField, typed: string, rules: ValueRules): { value: string; ok: boolean } {
  const text = typed.normalize('NFC').trim()
  if (text === '') throw new CodedError('INVALID_REQUEST', field.path)
  const { value, ok } = rules(field.kind, field.masked ? unmasked(field, text) : text)
  // The interface has the members of formatted_address in lower case.
  return { value: field.path.startsWith('formatted_address.') ? value.toLowerCase() : value, ok }
}

/**
 * A masked number that comes back from the screen stands for the known number that it hides; where it may be one of
 * several, it stands for none. A mask that hides no known number is what the document itself shows.
 */
function unmasked(field: ReviewField, text: string): string {
  if (!masks.test(text)) return text
  const known = [field.value, field.machineValue, ...field.alternates.map((alternate) => alternate.value)]
  const meant = new Set(
    known.filter((value) => value !== null && !masks.test(value) && maskAadhaar(value) === maskAadhaar(text)),
  )
  if (meant.size > 1) throw new CodedError('INVALID_REQUEST', field.path)
  return [...meant][0] ?? text
}
