import { z } from 'zod'

/** How sure a value is, in the words that the analyst sees. */
export const bands = ['proven', 'sure', 'check', 'doubtful', 'missing', 'corrected'] as const
export const bandSchema = z.enum(bands)
export type Band = z.infer<typeof bandSchema>

/**
 * Where a band begins, as the share of wrong values that is allowed in it: `sure` at 0.005 means
 * at most 1 wrong in 200, so a confidence of at least 0.995.
 */
export const bandLimitsSchema = z.object({
  sure: z.number().gt(0).lt(0.5),
  check: z.number().gt(0).lt(0.9),
})
export type BandLimits = z.infer<typeof bandLimitsSchema>

export const defaultBandLimits: BandLimits = { sure: 0.01, check: 0.2 }

/** The band of a machine's value. */
export function machineBand(field: { confidence: number; proven: boolean }, limits: BandLimits): Band {
  if (field.proven) return 'proven'
  if (field.confidence >= 1 - limits.sure) return 'sure'
  if (field.confidence >= 1 - limits.check) return 'check'
  return 'doubtful'
}

/** True where the analyst has to look before the document can be approved. */
export function needsHuman(band: Band): boolean {
  return band === 'check' || band === 'doubtful' || band === 'missing'
}
