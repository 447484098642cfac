import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Finding } from './facts'

const fields = ['date_of_birth', 'dob']

/** The date of birth is the same on all documents; where one shows the year alone, the year is. */
export function dateOfBirthAgreement(documents: readonly CheckedDocument[]): Finding {
  const facts = factsOf(documents, () => fields)
  if (facts.length < 2) return notApplicable('too_few_births')
  const years = new Set(facts.map(({ value }) => value.slice(0, 4)))
  const dates = [...new Set(facts.map(({ value }) => value).filter((value) => value.length === 10))]
  const someYearOnly = facts.some(({ value }) => value.length === 4)
  if (years.size === 1 && dates.length <= 1) {
    return someYearOnly ? finding(facts, 'PASS', 0.9, 'birth_years_agree') : finding(facts, 'PASS', 1, 'births_agree')
  }
  const [one = '', other = ''] = dates
  if (dates.length === 2 && one === swapped(other)) {
    return finding(facts, 'REVIEW', 0.5, 'births_swapped')
  }
  return finding(facts, failOrReview(facts), 0, 'births_differ')
}

const swapped = (date: string): string => `${date.slice(0, 4)}-${date.slice(8)}-${date.slice(5, 7)}`
