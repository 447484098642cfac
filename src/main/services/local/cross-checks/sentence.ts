import type { CheckReason, CheckReasonCode } from '../../../../shared/domain/case-checks'

const sentences: Readonly<Record<CheckReasonCode, string>> = {
  not_asked: 'The product does not ask for this check.',
  too_few_names: 'Fewer than two documents name their holder.',
  names_agree: 'The names agree.',
  names_differ: 'The names on {types} differ.',
  names_agree_in_part: 'The names on {types} agree only in part.',
  too_few_births: 'Fewer than two documents show a date of birth.',
  births_agree: 'The dates of birth agree.',
  birth_years_agree: 'The years of birth agree; not all show the day.',
  births_swapped: 'Day and month are exchanged between two documents.',
  births_differ: 'The dates of birth differ.',
  too_few_addresses: 'Fewer than two documents show a home address.',
  addresses_not_compared: 'The addresses could not be compared.',
  address_not_whole: 'The address on {types} is no whole address.',
  addresses_agree: 'The addresses agree.',
  addresses_differ: 'The addresses on {types} differ.',
  addresses_agree_in_part: 'The addresses on {types} agree only in part.',
  gstin_or_pan_missing: 'A GST certificate and a PAN card are needed.',
  pan_is_in_gstin: 'The PAN inside the GSTIN is that of the card.',
  pan_is_not_in_gstin: 'The PAN inside the GSTIN is not that of the card.',
  no_identifiers: 'No document shows an identifier that can be checked.',
  identifiers_valid: 'All identifiers are well formed.',
  identifiers_invalid: 'Not well formed on: {types}.',
  no_last_days: 'No document shows a last day.',
  none_expired: 'No document has expired.',
  some_expired: 'Expired: {types}.',
  too_few_documents: 'There are fewer than two documents.',
  same_file_twice: 'The same file was sent twice.',
  same_number_twice: 'Two pictures show the same number: both sides of one, or one twice.',
  no_duplicates: 'No document is there twice.',
  nothing_required: 'The product requires no documents.',
  nothing_missing: 'Nothing is missing.',
  kinds_missing: 'Missing: {kinds}.',
}

/** Why a check came out as it did, as the interface says it. */
export function sentenceOf({ code, types, kinds }: CheckReason): string {
  const between = code.startsWith('names') || code.startsWith('addresses') ? ' and ' : ', '
  return sentences[code].replace('{types}', types.join(between)).replace('{kinds}', kinds.join(', '))
}
