import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Finding } from './facts'

/** Fields that say until when a document holds. */
export const endDates: readonly string[] = ['valid_till', 'date_of_expiry']

/** No document has passed its last day. `today`: yyyy-mm-dd. */
export function documentExpiry(documents: readonly CheckedDocument[], today: string): Finding {
  const facts = factsOf(documents, () => endDates).filter(({ value }) => /^\d{4}-\d{2}-\d{2}$/.test(value))
  if (facts.length === 0) return notApplicable('no_last_days')
  const past = facts.filter(({ value }) => value < today)
  if (past.length === 0) return finding(facts, 'PASS', 1, 'none_expired')
  return finding(past, failOrReview(past), (facts.length - past.length) / facts.length, 'some_expired', past)
}
