import type { DocumentType } from '../../../../shared/domain/document-types'
import type { FindMatcher } from '../../ports/local-service'
import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Fact, type Finding } from './facts'

const agree = 0.7
const differ = 0.3

/** Types whose address is the holder's home. */
const homes: readonly DocumentType[] = [
  'AADHAAR',
  'DRIVING_LICENSE',
  'VOTER_ID',
  'RATION_CARD',
  'EBILL',
  'WATER_BILL',
  'GAS_BILL',
  'BANK_STATEMENT',
]

/** The home address is the same on all documents: each against the surest. */
export function addressAgreement(documents: readonly CheckedDocument[], findMatcher: FindMatcher): Finding {
  const facts = factsOf(documents, (type) => (homes.includes(type) ? ['address'] : []))
  if (facts.length < 2) return notApplicable('too_few_addresses')
  const matcher = findMatcher()
  if (!matcher) return finding(facts, 'REVIEW', null, 'addresses_not_compared')
  const first = [...facts].sort((a, b) => b.confidence - a.confidence)[0] as Fact
  const scored = facts
    .filter((fact) => fact !== first)
    .map((fact) => ({ fact, score: similarityOf(matcher.score(first.value, fact.value)) }))
  const unread = scored.find(({ score }) => score === null)
  if (unread) return finding(facts, 'REVIEW', null, 'address_not_whole', [unread.fact])
  const worst = scored.reduce((a, b) => ((b.score ?? 0) < (a.score ?? 0) ? b : a))
  const score = worst.score ?? 0
  if (score >= agree) return finding(facts, 'PASS', score, 'addresses_agree')
  const pair = [first, worst.fact]
  return score < differ
    ? finding(facts, failOrReview(pair), score, 'addresses_differ', pair)
    : finding(facts, 'REVIEW', score, 'addresses_agree_in_part', pair)
}

const similarityOf = (scores: ReturnType<NonNullable<ReturnType<FindMatcher>>['score']>): number | null =>
  'refused' in scores ? null : scores.similarity
