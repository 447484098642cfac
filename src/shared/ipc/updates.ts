import { z } from 'zod'
import type { ErrorEnvelope } from '../errors/coded-error'
import { channel } from './channel'

/** Why no update is looked for. */
export type UpdatesOffReason = 'chosen' | 'no-network' | 'no-server' | 'no-key' | 'not-installed'

export interface OfferedUpdate {
  readonly version: string
  /** Plain text; empty where the release says nothing. */
  readonly notes: string
}

/** How far an update has come. Nothing is fetched or installed before the analyst has said so. */
export type UpdateState =
  | { readonly kind: 'off'; readonly reason: UpdatesOffReason }
  /** `checkedAt`: when this version was last found to be the newest (ISO); null before the first look. */
  | { readonly kind: 'current'; readonly checkedAt: string | null }
  | { readonly kind: 'checking' }
  | { readonly kind: 'offered'; readonly update: OfferedUpdate }
  | { readonly kind: 'fetching'; readonly update: OfferedUpdate; readonly percent: number }
  /** Installed when the desk is closed, or at once where the analyst says so. */
  | { readonly kind: 'ready'; readonly update: OfferedUpdate }
  /** The app is as it was. */
  | { readonly kind: 'failed'; readonly error: ErrorEnvelope }

export const updateChannels = {
  'updates:state': channel<UpdateState>()(z.object({})),
  'updates:check': channel<UpdateState>()(z.object({})),
  /** Fetches what is offered. */
  'updates:download': channel<UpdateState>()(z.object({})),
  /** Closes the desk, installs what is ready, and starts it again. */
  'updates:install': channel<UpdateState>()(z.object({})),
} as const
