import { z } from 'zod'
import { limits } from './limits'

const expiresIn = z.int().describe(`Lifetime in seconds: ${limits.accessTokenSeconds}`)

export const accessTokenSchema = z.object({ access_token: z.string(), expires_in: expiresIn })
export type AccessToken = z.infer<typeof accessTokenSchema>

export const onboardingTokenSchema = accessTokenSchema.extend({ refresh_token: z.string() })
export type OnboardingToken = z.infer<typeof onboardingTokenSchema>

export const loggedOutSchema = z.object({ revoked: z.literal(true) })
