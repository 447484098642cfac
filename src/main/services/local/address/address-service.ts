import type { AddressMatchResponse } from '../../../../shared/contract/address-match'
import { addressMatchResult } from '../../../../shared/contract/address-outcome'
import { ApiError } from '../../../../shared/contract/api-error'
import type { InputOf } from '../../../../shared/contract/endpoints'
import { addressRefusals } from '../../../../shared/domain/address-match'
import type { LocalContext } from '../context'

/** One address compared with others. A target that cannot be is said so in its own entry. */
export class AddressService {
  constructor(private readonly context: Pick<LocalContext, 'matcher'>) {}

  /** Throws 503 while the matcher is not there, 422 where the source is no address. */
  match({ source_address: source, target_addresses: targets }: InputOf<'address.match'>): AddressMatchResponse {
    const matcher = this.context.matcher()
    if (!matcher) throw new ApiError(503, 'The address matching engine is temporarily unavailable.', 5)
    const refusal = matcher.refusal(source)
    if (refusal !== null) throw new ApiError(422, `The source address: ${addressRefusals[refusal]}`)
    return {
      match_data: targets.map(({ address, index }) => {
        const scores = matcher.score(source, address)
        const outcome =
          'refused' in scores ? ({ kind: 'refused', ...scores } as const) : ({ kind: 'compared', ...scores } as const)
        return addressMatchResult(source, address, index, outcome)
      }),
    }
  }
}
