import { addressRefusals, type AddressMatch } from '../domain/address-match'
import type { AddressMatchResult } from './address-match'

/** The status, as text, of an address that cannot be normalised. */
export const notNormalisable = '422'

type Compared = Extract<AddressMatch, { kind: 'compared' }>

/** A match without its explanation. */
export type MatchOutcome = Omit<Compared, 'explanation'> | Exclude<AddressMatch, Compared>

/** One target's outcome in the shape of the interface; scores to four places. */
export function addressMatchResult(
  source: string,
  target: string,
  index: number,
  match: MatchOutcome,
): AddressMatchResult {
  const both = { source_address: source, target_address: target }
  if (match.kind === 'refused')
    return {
      ...both,
      similarity_score: null,
      same_person_score: null,
      index,
      error_code: notNormalisable,
      error_message: addressRefusals[match.refusal],
    }
  return {
    ...both,
    similarity_score: rounded(match.similarity),
    same_person_score: rounded(match.samePerson),
    index,
    error_code: null,
    error_message: null,
  }
}

const rounded = (score: number): number => Math.round(score * 1e4) / 1e4
