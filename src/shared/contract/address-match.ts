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

export const addressMatchResponseSchema = z.object({ match_data: z.array(addressMatchResultSchema) })
export type AddressMatchResponse = z.infer<typeof addressMatchResponseSchema>
