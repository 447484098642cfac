/** What dates of one document say of each other. */
import type { ExtractedField, FieldReason } from '../../../shared/domain/reading'

const births = new Set(['dob', 'date_of_birth'])
const issues = new Set(['issue_date', 'date_of_issue'])
const expiries = new Set(['valid_till', 'date_of_expiry'])

/** Marks dates that cannot be, lowering their confidence; an expired document is only said to be so. */
export function plausible(fields: readonly ExtractedField[], today: string): ExtractedField[] {
  const valueOf = (paths: ReadonlySet<string>) => fields.find((f) => paths.has(f.path))?.value
  const [birth, issue, expiry] = [valueOf(births), valueOf(issues), valueOf(expiries)]
  return fields.map((field) => {
    if (births.has(field.path)) return field.value > today ? doubted(field, 'future_date') : field
    if (issues.has(field.path)) {
      if (field.value > today) return doubted(field, 'future_date')
      return (birth && birth >= field.value) || (expiry && field.value >= expiry)
        ? doubted(field, 'implausible_date')
        : field
    }
    if (expiries.has(field.path)) {
      if ((issue && field.value <= issue) || (birth && field.value <= birth)) return doubted(field, 'implausible_date')
      return field.value < today ? { ...field, reasons: [...field.reasons, { code: 'expired' }] } : field
    }
    return field
  })
}

function doubted(field: ExtractedField, code: FieldReason['code']): ExtractedField {
  return { ...field, confidence: Math.min(field.confidence, 0.4), proven: false, reasons: [...field.reasons, { code }] }
}
