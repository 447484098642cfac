import { z } from 'zod'
import { channel } from './channel'

/** A file of the diagnostics bundle, as it is written. */
export interface BundleFile {
  readonly name: string
  readonly text: string
}

export const supportChannels = {
  /** Collects the bundle; what is answered is what `support:saveDiagnostics` writes. */
  'support:diagnostics': channel<readonly BundleFile[]>()(z.object({})),
  /** Writes the bundle that was shown last. Opens the system's dialog; null where it was closed. */
  'support:saveDiagnostics': channel<{ readonly fileName: string } | null>()(z.object({})),
} as const
