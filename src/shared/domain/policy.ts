import { z } from 'zod'

/** Which releases are looked for. */
export const updateChannelNames = ['off', 'stable', 'beta'] as const

const days = z.int().min(1).max(3650)

/** What the administrators of a machine decide for all its users; absent members leave the choice to the user. */
export const policySchema = z.strictObject({
  /** True: nothing ever calls another machine. */
  noNetwork: z.boolean().optional(),
  /** The longest that decided documents may be kept. */
  retentionDays: days.optional(),
  /** The longest that documents may be kept on which nobody has decided. */
  retentionOpenDays: days.optional(),
  /** True: Aadhaar numbers leave the workspace masked alone. */
  exportMasked: z.boolean().optional(),
  updateChannel: z.enum(updateChannelNames).optional(),
  /**
   * Where updates are, in the place of the build's own: any static server. What it holds must be signed by the maker.
   */
  updateServer: z.url({ protocol: /^https?$/ }).optional(),
})
export type Policy = z.infer<typeof policySchema>

/** Holds where a policy is there and cannot be read: nobody is freed by a broken file. */
export const strictestPolicy: Policy = { noNetwork: true, exportMasked: true, updateChannel: 'off' }

/** The shorter of what the user chose and what is allowed; null: kept for good. */
export function allowedDays(chosen: number | null, most: number | undefined): number | null {
  if (most === undefined) return chosen
  return chosen === null ? most : Math.min(chosen, most)
}
