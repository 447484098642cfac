import type { FieldReason, ReasonCode } from '../../../../shared/domain/reading'
import type { ReviewField } from '../../../../shared/domain/review'

/** What weighs most comes first; good news last, and only where there is no bad. */
export const reasonsByWeight: readonly ReasonCode[] = [
  'signature_invalid', 'remote_disagrees', 'remote_type_differs', 'sources_disagree', 'check_digit_failed', 'arithmetic_fails', 'balance_breaks', 'grammar_mismatch', 'implausible_date', 'future_date',
  'expired', 'pin_state_mismatch', 'pin_unknown', 'partly_outside_image', 'repaired', 'from_row_above', 'computed', 'derived_from_duration', 'year_only',
  'masked_on_document', 'low_image_quality', 'low_ocr_confidence', 'no_label_nearby', 'remote_not_found', 'remote_only', 'signature_key_unknown',
  'signature_not_verified', 'reread', 'parsed_from_address', 'signature_verified', 'sources_agree', 'check_digit_passed',
  'arithmetic_holds', 'remote_agrees',
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
  'arithmetic_holds',
  'reread',
  'remote_agrees',
])

function rankedReasons({ reasons }: ReviewField): readonly FieldReason[] {
  // That it was read again is within what is said of two looks that differ.
  const told = twoLooksDiffer(reasons) ? reasons.filter(({ code }) => code !== 'reread') : reasons
  return [...told].sort((a, b) => reasonsByWeight.indexOf(a.code) - reasonsByWeight.indexOf(b.code))
}

/** What disagrees are two looks at one place, not two places. */
function twoLooksDiffer(reasons: readonly FieldReason[]): boolean {
  const has = (wanted: ReasonCode): boolean => reasons.some(({ code }) => code === wanted)
  return has('reread') && has('sources_disagree')
}

/** The one reason that a field is shown with; null where there is nothing to say. */
export function mainReason(field: ReviewField): ReasonText | null {
  if (field.band === 'missing') return { key: 'reason.not_found', params: {} }
  const ranked = rankedReasons(field)
  const first = ranked.find((reason) => !field.needsHuman || !good.has(reason.code))
  // A flag without a reason is never shown: the measured probability is one.
  return first ? textOf(first, field) : likelihood(field)
}

function textOf({ code, params }: FieldReason, { reasons }: ReviewField): ReasonText {
  const told = code === 'sources_disagree' && twoLooksDiffer(reasons) ? 'looks_disagree' : code
  return { key: `reason.${told}`, params: params ?? {} }
}

/**
 * How often readings like this one are right, as measured; never rounded up. Null where a human has spoken, or nothing
 * was read.
 */
function likelihood({ confidence, verdict }: ReviewField): ReasonText | null {
  if (confidence === null || verdict !== null) return null
  return { key: 'reason.likelihood', params: { percent: String(Math.floor(confidence * 1000) / 10) } }
}

/** All that is known of why a value is as sure as it is, what weighs most first. */
export function allReasons(field: ReviewField): readonly ReasonText[] {
  const likely = likelihood(field)
  return [...(likely ? [likely] : []), ...rankedReasons(field).map((one) => textOf(one, field))]
}
