import { z } from 'zod'
import { limits } from './limits'
import { requiredText } from './uploads'

const address = requiredText(10_000)

export const addressMatchSchema = z.object({
  application_id: requiredText(),
  source_address: address,
  target_addresses: z
    .array(z.object({ address, index: z.int() }))
    .min(1)
    .max(limits.targetAddresses),
})
export type AddressMatch = z.infer<typeof addressMatchSchema>

export const addressMatchResultSchema = z.object({
  source_address: z.string(),
  target_address: z.string(),
  similarity_score: z.number().min(0).max(1).nullable(),
  same_person_score: z.number().min(0).max(1).nullable(),
  index: z.int(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
})
export type AddressMatchResult = z.infer<typeof addressMatchResultSchema>

<<<<<<< HEAD
export const addressMatchResponseSchema = z.object({ match_data: z.array(addressMatchResultSchema) })
export type AddressMatchResponse = z.infer<typeof addressMatchResponseSchema>
=======
/** The status, as text, of an address that cannot be normalised. */
export const notNormalisable = '422'

/** One target's outcome in the shape of the interface; scores to four places. */
export function addressMatchResult(
  source: string,
  target: string,
  index: number,
  match: AddressMatch,
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
>>>>>>> 52b1f8a (match and parse-address on the command line; what is no address is refused with a reason)
