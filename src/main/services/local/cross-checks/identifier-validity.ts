import { fieldCatalogue, identifierKinds, type FieldKind } from '../../../../shared/domain/field-catalogue'
import type { ValueRules } from '../../ports/value-rules'
import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Fact, type Finding } from './facts'

/** Every identifier has the form and the check digits of its kind. Masked numbers cannot be checked. */
export function identifierValidity(documents: readonly CheckedDocument[], rules: ValueRules): Finding {
  const kindOf = ({ document, field }: Fact): FieldKind | undefined =>
    fieldCatalogue[document.type]?.find(({ path }) => path === field)?.kind
  const facts = factsOf(documents, (type) =>
    (fieldCatalogue[type] ?? []).filter(({ kind }) => identifierKinds.includes(kind)).map(({ path }) => path),
  ).filter(({ value }) => !/[x*•]{4}/i.test(value))
  if (facts.length === 0) return notApplicable('no_identifiers')
  const wrong = facts.filter((fact) => {
    const kind = kindOf(fact)
    return kind !== undefined && !rules(kind, fact.value).ok
  })
  if (wrong.length === 0) return finding(facts, 'PASS', 1, 'identifiers_valid')
  const score = (facts.length - wrong.length) / facts.length
  return finding(wrong, failOrReview(wrong), score, 'identifiers_invalid', wrong)
}
