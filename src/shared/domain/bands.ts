import { z } from 'zod'

/** How sure a value is, in the words that the analyst sees. */
export const bands = ['proven', 'sure', 'check', 'doubtful', 'missing', 'corrected'] as const
export const bandSchema = z.enum(bands)
export type Band = z.infer<typeof bandSchema>

/** Where a band begins, as the share of wrong values that is allowed in it: 0.005 means at most 1 wrong in 200. */
export const bandLimitsSchema = z.object({
  sure: z.number().gt(0).lt(0.5),
  check: z.number().gt(0).lt(0.9),
})
export type BandLimits = z.infer<typeof bandLimitsSchema>

export const defaultBandLimits: BandLimits = { sure: 0.01, check: 0.2 }

/**
 * The band of a machine's value. `sureFrom` is the confidence from which on values of its kind were so seldom wrong as
 * the limits allow; where that was not measured, each has to promise it by itself.
 */
export function machineBand(
  field: { confidence: number; proven: boolean },
  limits: BandLimits,
  sureFrom = 1 - limits.sure,
): Band {
  if (field.proven) return 'proven'
  if (field.confidence >= sureFrom) return 'sure'
  if (field.confidence >= 1 - limits.check) return 'check'
  return 'doubtful'
}

/** True where the analyst has to look before the document can be approved. */
export function needsHuman(band: Band): boolean {
  return band === 'check' || band === 'doubtful' || band === 'missing'
}
