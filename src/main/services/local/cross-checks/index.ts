import { crossCheckNames, type CrossCheck, type CrossCheckName } from '../../../../shared/contract/cross-checks'
import type { Product } from '../../../../shared/contract/products'
import type { CheckFinding } from '../../../../shared/domain/case-checks'
import type { EndedFile } from '../../ports/service-records'
import type { LocalContext } from '../context'
import { addressAgreement } from './address-agreement'
import { dateOfBirthAgreement } from './date-of-birth-agreement'
import { documentExpiry } from './document-expiry'
import { duplicateDocument } from './duplicate-document'
import { documentsOf, notApplicable, type CheckedDocument, type Finding } from './facts'
import { identifierValidity } from './identifier-validity'
import { missingDocument } from './missing-document'
import { nameAgreement } from './name-agreement'
import { sentenceOf } from './sentence'
import { panInGstin } from './pan-in-gstin'

export { documentsOf, type CheckedDocument } from './facts'
export { endDates } from './document-expiry'
export { holderPaths } from './name-agreement'

type Needs = Pick<LocalContext, 'matcher' | 'rules' | 'now'>
type Rule = (documents: readonly CheckedDocument[], needs: Needs, product: Product) => Finding

const rules: Readonly<Record<CrossCheckName, Rule>> = {
  name_agreement: nameAgreement,
  date_of_birth_agreement: dateOfBirthAgreement,
  address_agreement: (documents, { matcher }) => addressAgreement(documents, matcher),
  pan_in_gstin: panInGstin,
  identifier_validity: (documents, needs) => identifierValidity(documents, needs.rules),
  document_expiry: (documents, { now }) => documentExpiry(documents, now().toISOString().slice(0, 10)),
  duplicate_document: duplicateDocument,
  missing_document: (documents, _, product) => missingDocument(documents, product),
}

/** Every check, in the order of their names' list; those that the product does not ask for say so. */
export function crossChecksOf(needs: Needs, product: Product, files: readonly EndedFile[]): CrossCheck[] {
  return findingsOf(needs, product, documentsOf(files)).map(({ reason, ...check }) => ({
    ...check,
    detail: sentenceOf(reason),
  }))
}

/** The same over documents that are at hand, with reasons by code. */
export function findingsOf(needs: Needs, product: Product, documents: readonly CheckedDocument[]): CheckFinding[] {
  return crossCheckNames.map((check) => ({
    check,
    ...(product.cross_checks.includes(check) ? rules[check](documents, needs, product) : notApplicable('not_asked')),
  }))
}
