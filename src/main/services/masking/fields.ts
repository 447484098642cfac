import type { Evidence, FieldReason } from '../../../shared/domain/reading'
import type { ReviewField } from '../../../shared/domain/review'
import { maskAadhaar, maskDigits, maskWithin } from './aadhaar'

/**
 * A field as it may be shown. `wide`: the document carries an Aadhaar number, so that twelve digits in any field
 * may be one that was read into the wrong place.
 */
export function maskField(field: ReviewField, wide: boolean): ReviewField {
  const value = field.masked ? maskAadhaar : (text: string) => maskWithin(text, wide)
  const raw = field.masked ? maskDigits : value
  const orNull = (text: string | null): string | null => (text === null ? null : value(text))
  const evidence = (e: Evidence): Evidence => ({ ...e, rawText: raw(e.rawText) })
  return {
    ...field,
    value: orNull(field.value),
    machineValue: orNull(field.machineValue),
    ...(field.transliteration === undefined ? {} : { transliteration: value(field.transliteration) }),
    verdictReason: field.verdictReason === null ? null : maskWithin(field.verdictReason, wide),
    evidence: field.evidence.map(evidence),
    alternates: field.alternates.map((a) => ({ ...a, value: value(a.value), evidence: evidence(a.evidence) })),
    reasons: field.reasons.map((reason) => maskReason(reason, raw)),
  }
}

function maskReason(reason: FieldReason, mask: (text: string) => string): FieldReason {
  if (!reason.params) return reason
  return { ...reason, params: Object.fromEntries(Object.entries(reason.params).map(([k, v]) => [k, mask(v)])) }
}
