import type { AddressMatchResponse } from '../../../../shared/contract/address-match'
import { ApiError } from '../../../../shared/contract/api-error'
import type { InputOf } from '../../../../shared/contract/endpoints'
import type { LocalContext } from '../context'

const score = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4

/** One address compared with others. A target that cannot be is said so in its own entry. */
export class AddressService {
  constructor(private readonly context: Pick<LocalContext, 'matcher'>) {}

  match({ source_address, target_addresses }: InputOf<'address.match'>): AddressMatchResponse {
    const { matcher } = this.context
    if (!matcher.ready) throw new ApiError(503, 'The address matching engine is temporarily unavailable.', 5)
    if (!matcher.canNormalise(source_address)) throw new ApiError(422, 'The source address could not be normalised.')
    return {
      match_data: target_addresses.map(({ address, index }) => {
        const scores = matcher.compare(source_address, address)
        return {
          source_address,
          target_address: address,
          similarity_score: scores && score(scores.similarity),
          same_person_score: scores && score(scores.samePerson),
          index,
          error_code: scores ? null : '422',
          error_message: scores ? null : 'The target address could not be normalised.',
        }
      }),
    }
  }
}
