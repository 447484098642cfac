import type { CrossCheck } from '../contract/cross-checks'
import type { DocumentKind, DocumentType } from './document-types'

/**
 * Why a check over documents of a case came out as it did. Worded in English for the interface, by code for the desk.
 */
export type CheckReasonCode =
  | 'not_asked'
  | 'too_few_names'
  | 'names_agree'
  | 'names_differ'
  | 'names_agree_in_part'
  | 'too_few_births'
  | 'births_agree'
  | 'birth_years_agree'
  | 'births_swapped'
  | 'births_differ'
  | 'too_few_addresses'
  | 'addresses_not_compared'
  | 'address_not_whole'
  | 'addresses_agree'
  | 'addresses_differ'
  | 'addresses_agree_in_part'
  | 'gstin_or_pan_missing'
  | 'pan_is_in_gstin'
  | 'pan_is_not_in_gstin'
  | 'no_identifiers'
  | 'identifiers_valid'
  | 'identifiers_invalid'
  | 'no_last_days'
  | 'none_expired'
  | 'some_expired'
  | 'too_few_documents'
  | 'same_file_twice'
  | 'same_number_twice'
  | 'no_duplicates'
  | 'nothing_required'
  | 'nothing_missing'
  | 'kinds_missing'

export interface CheckReason {
  readonly code: CheckReasonCode
  /** The types of the documents that it is about, each once. */
  readonly types: readonly DocumentType[]
  /** The kinds that are missing. */
  readonly kinds: readonly DocumentKind[]
}

/** A check with its reason by code. */
export type CheckFinding = Omit<CrossCheck, 'detail'> & { readonly reason: CheckReason }
