import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Finding } from './facts'

const fields = ['date_of_birth', 'dob']

/** The date of birth is the same on all documents; where one shows the year alone, the year is. */
export function dateOfBirthAgreement(documents: readonly CheckedDocument[]): Finding {
  const facts = factsOf(documents, () => fields)
  if (facts.length < 2) return notApplicable('Fewer than two documents show a date of birth.')
  const years = new Set(facts.map(({ value }) => value.slice(0, 4)))
  const dates = [...new Set(facts.map(({ value }) => value).filter((value) => value.length === 10))]
  const someYearOnly = facts.some(({ value }) => value.length === 4)
  if (years.size === 1 && dates.length <= 1) {
    const detail = someYearOnly ? 'The years of birth agree; not all show the day.' : 'The dates of birth agree.'
    return finding(facts, 'PASS', someYearOnly ? 0.9 : 1, detail)
  }
  const [one = '', other = ''] = dates
  if (dates.length === 2 && one === swapped(other)) {
    return finding(facts, 'REVIEW', 0.5, 'Day and month are exchanged between two documents.')
  }
  return finding(facts, failOrReview(facts), 0, 'The dates of birth differ.')
}

const swapped = (date: string): string => `${date.slice(0, 4)}-${date.slice(8)}-${date.slice(5, 7)}`
