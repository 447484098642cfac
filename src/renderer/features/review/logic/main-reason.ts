import type { ReasonCode } from '../../../../shared/domain/reading'
import type { ReviewField } from '../../../../shared/domain/review'

/** What weighs most comes first; good news last, and only where there is no bad. */
const weight: readonly ReasonCode[] = [
  'signature_invalid', 'remote_disagrees', 'remote_type_differs', 'sources_disagree', 'check_digit_failed', 'grammar_mismatch', 'implausible_date', 'future_date',
  'expired', 'pin_state_mismatch', 'pin_unknown', 'partly_outside_image', 'repaired', 'year_only',
  'masked_on_document', 'low_image_quality', 'low_ocr_confidence', 'no_label_nearby', 'remote_not_found', 'remote_only', 'signature_key_unknown',
  'signature_not_verified', 'reread', 'parsed_from_address', 'signature_verified', 'sources_agree', 'check_digit_passed',
  'remote_agrees',
] // prettier-ignore

export interface ReasonText {
  /** Key in the language files. */
  readonly key: string
  readonly params: Readonly<Record<string, string>>
}

const good: ReadonlySet<ReasonCode> = new Set([
  'signature_verified',
  'sources_agree',
  'check_digit_passed',
  'reread',
  'remote_agrees',
])

/** The one reason that a field is shown with; null where there is nothing to say. */
export function mainReason(field: ReviewField): ReasonText | null {
  if (field.band === 'missing') return { key: 'reason.not_found', params: {} }
  const ranked = [...field.reasons].sort((a, b) => weight.indexOf(a.code) - weight.indexOf(b.code))
  const first = ranked.find((reason) => !field.needsHuman || !good.has(reason.code))
  if (first) return { key: `reason.${first.code}`, params: first.params ?? {} }
  // A flag without a reason is never shown: the measured probability is one.
  return field.needsHuman ? { key: 'reason.low_confidence', params: {} } : null
}
