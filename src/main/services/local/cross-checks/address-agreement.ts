import type { DocumentType } from '../../../../shared/domain/document-types'
import type { FindMatcher } from '../../ports/local-service'
import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Fact, type Finding } from './facts'

const agree = 0.7
const differ = 0.3

/** Types whose address is the holder's home. */
const homes: readonly DocumentType[] = ['AADHAAR', 'DRIVING_LICENSE', 'VOTER_ID', 'EBILL', 'BANK_STATEMENT']

/** The home address is the same on all documents: each against the surest. */
export function addressAgreement(documents: readonly CheckedDocument[], findMatcher: FindMatcher): Finding {
  const facts = factsOf(documents, (type) => (homes.includes(type) ? ['address'] : []))
  if (facts.length < 2) return notApplicable('Fewer than two documents show a home address.')
  const matcher = findMatcher()
  if (!matcher) return finding(facts, 'REVIEW', null, 'The addresses could not be compared.')
  const first = [...facts].sort((a, b) => b.confidence - a.confidence)[0] as Fact
  const scored = facts
    .filter((fact) => fact !== first)
    .map((fact) => ({ fact, score: similarityOf(matcher.score(first.value, fact.value)) }))
  const unread = scored.find(({ score }) => score === null)
  if (unread) return finding(facts, 'REVIEW', null, `The address on ${unread.fact.document.type} is no whole address.`)
  const worst = scored.reduce((a, b) => ((b.score ?? 0) < (a.score ?? 0) ? b : a))
  const score = worst.score ?? 0
  if (score >= agree) return finding(facts, 'PASS', score, 'The addresses agree.')
  const between = `${first.document.type} and ${worst.fact.document.type}`
  return score < differ
    ? finding(facts, failOrReview([first, worst.fact]), score, `The addresses on ${between} differ.`)
    : finding(facts, 'REVIEW', score, `The addresses on ${between} agree only in part.`)
}

const similarityOf = (scores: ReturnType<NonNullable<ReturnType<FindMatcher>>['score']>): number | null =>
  'refused' in scores ? null : scores.similarity
