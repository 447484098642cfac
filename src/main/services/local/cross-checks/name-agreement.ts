import { kindOfType, type DocumentType } from '../../../../shared/domain/document-types'
import { nameLikeness } from './compare-names'
import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Fact, type Finding } from './facts'

const agree = 0.85
const differ = 0.6

/** Where each type names its holder. */
const holder: Readonly<Partial<Record<DocumentType, string>>> = {
  AADHAAR: 'name',
  PAN: 'name_as_per_pan',
  DRIVING_LICENSE: 'name',
  VOTER_ID: 'name',
  BANK_STATEMENT: 'account_holder_name',
  EBILL: 'consumer_name',
  WATER_BILL: 'consumer_name',
  GAS_BILL: 'consumer_name',
  CHEQUE: 'account_holder_name',
  SALARY_SLIP: 'employee_name',
}

/** The fields of a type in which its holder is named. */
export const holderPaths = (type: DocumentType): readonly string[] =>
  type === 'PASSPORT' ? ['given_names', 'surname'] : holder[type] ? [holder[type]] : (otherHolders[type] ?? [])

function namesOf(documents: readonly CheckedDocument[]): Fact[] {
  const plain = factsOf(documents, (type) => (holder[type] ? [holder[type]] : []))
  const passports = documents.flatMap((document): Fact[] => {
    const given = document.fields.get('given_names')
    const surname = document.fields.get('surname')
    if (document.type !== 'PASSPORT' || !given) return []
    return [
      {
        document,
        field: surname ? 'given_names, surname' : 'given_names',
        value: surname ? `${given.value} ${surname.value}` : given.value,
        confidence: Math.min(given.confidence, surname?.confidence ?? 1),
      },
    ]
  })
  return [...plain, ...passports]
}

/** Where types that no check compares name someone. */
const otherHolders: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  GST_CERT: ['legal_name', 'trade_name'],
  SHOP_ACT_LICENSE: ['establishment_name', 'employer_name'],
  UDYAM_CERT: ['enterprise_name'],
  FSSAI_CERTIFICATE: ['business_name'],
}

/** The holder's name is the same on all documents: each against the surest. */
export function nameAgreement(documents: readonly CheckedDocument[]): Finding {
  const facts = namesOf(documents)
  if (new Set(facts.map(({ document }) => document.id)).size < 2) {
    return notApplicable('too_few_names')
  }
  const first = [...facts].sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence)[0] as Fact
  const scored = facts
    .filter((fact) => fact !== first)
    .map((fact) => ({ fact, score: nameLikeness(first.value, fact.value) }))
  const worst = scored.reduce((a, b) => (b.score < a.score ? b : a))
  if (worst.score >= agree) return finding(facts, 'PASS', worst.score, 'names_agree')
  const pair = [first, worst.fact]
  // A bill or an account may be a relative's: only identity documents refuse each other.
  const isHard = worst.score < differ && pair.every(({ document }) => kindOfType[document.type] === 'identity')
  return finding(
    facts,
    isHard ? failOrReview(pair) : 'REVIEW',
    worst.score,
    worst.score < differ ? 'names_differ' : 'names_agree_in_part',
    pair,
  )
}

const rank = ({ document }: Fact): number => (kindOfType[document.type] === 'identity' ? 0 : 1)
