/** What dates of one document say of each other. */
import type { ExtractedField, FieldReason } from '../../../../shared/domain/reading'

interface DateOrder {
  readonly earlier: readonly string[]
  readonly later: readonly string[]
  /** Whether both may be one day. */
  readonly sameDay: boolean
  /** Where they are the wrong way round, whether the earlier is doubted as well. */
  readonly doubts: 'both' | 'later'
}

const births = ['dob', 'date_of_birth']
const issues = ['issue_date', 'date_of_issue']
const expiries = ['valid_till', 'date_of_expiry']

const orders: readonly DateOrder[] = [
  // A birth is printed apart from the days of the document, and is read from more places.
  { earlier: births, later: issues, sameDay: false, doubts: 'later' },
  { earlier: births, later: expiries, sameDay: false, doubts: 'later' },
  { earlier: issues, later: expiries, sameDay: false, doubts: 'both' },
  { earlier: ['bill_date', 'invoice_date'], later: ['due_date'], sameDay: true, doubts: 'both' },
  { earlier: ['statement_from'], later: ['statement_to'], sameDay: true, doubts: 'both' },
  { earlier: ['execution_date'], later: ['registration_date'], sameDay: true, doubts: 'both' },
  { earlier: ['date_of_incorporation'], later: ['date_of_registration'], sameDay: true, doubts: 'both' },
  { earlier: ['start_date'], later: ['end_date'], sameDay: false, doubts: 'both' },
]

/** What has happened when a document is read. A cheque or a lease may bear a later day. */
const past = new Set([
  ...births,
  ...issues,
  'bill_date',
  'invoice_date',
  'po_date',
  'delivery_order_date',
  'receipt_date',
  'statement_from',
  'execution_date',
  'registration_date',
  'date_of_incorporation',
  'date_of_registration',
])

/** Marks dates that cannot be, lowering their confidence; an expired document is only said to be so. */
export function plausible(fields: readonly ExtractedField[], today: string): ExtractedField[] {
  const doubtful = orders.flatMap((order) => doubtedBy(order, fields))
  return fields.map((field) => {
    if (past.has(field.path) && field.value > today) return doubted(field, 'future_date')
    if (doubtful.includes(field.path)) return doubted(field, 'implausible_date')
    return expiries.includes(field.path) && field.value < today
      ? { ...field, reasons: [...field.reasons, { code: 'expired' }] }
      : field
  })
}

/** The paths of two dates that stand the wrong way round. */
function doubtedBy({ earlier, later, sameDay, doubts }: DateOrder, fields: readonly ExtractedField[]): string[] {
  const [first, second] = [earlier, later].map((paths) => fields.find((f) => paths.includes(f.path)))
  if (!first || !second) return []
  const inOrder = sameDay ? first.value <= second.value : first.value < second.value
  if (inOrder) return []
  return doubts === 'both' ? [first.path, second.path] : [second.path]
}

function doubted(field: ExtractedField, code: FieldReason['code']): ExtractedField {
  return { ...field, confidence: Math.min(field.confidence, 0.4), proven: false, reasons: [...field.reasons, { code }] }
}
