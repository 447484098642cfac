import type { z } from 'zod'
import type { ReadProgress } from '../domain/review'
import type { LanguageState } from '../domain/languages'
import type { OutboxView } from '../domain/outbox'
import type { ErrorEnvelope } from '../errors/coded-error'
import { addressChannels } from './address-match'
import { appChannels, type WorkspaceState } from './app'
import { caseChannels } from './cases'
import { divisionChannels } from './division'
import { languageChannels } from './languages'
import { onboardingChannels } from './onboarding'
import { keepingChannels } from './keeping'
import { pairingChannels } from './pairing'
import { queueChannels, type IntakeReport } from './queue'
import { remoteChannels } from './remote'
import { reviewChannels } from './review'
import { userTypeChannels } from './user-types'
import { supportChannels } from './support'
import { serviceChannels, type ServiceState } from './service'
import { updateChannels, type UpdateState } from './updates'

/** Every channel on which the renderer may ask; merged from a slice a feature. */
export const channels = {
  ...appChannels,
  ...queueChannels,
  ...reviewChannels,
  ...addressChannels,
  ...serviceChannels,
  ...caseChannels,
  ...onboardingChannels,
  ...divisionChannels,
  ...pairingChannels,
  ...userTypeChannels,
  ...languageChannels,
  ...remoteChannels,
  ...keepingChannels,
  ...updateChannels,
  ...supportChannels,
} as const
export type Channels = typeof channels
export type ChannelName = keyof Channels

export type RequestOf<C extends ChannelName> = z.input<Channels[C]['request']>
/** The request after validation, defaults filled in. */
export type ParsedRequestOf<C extends ChannelName> = z.output<Channels[C]['request']>
export type ResponseOf<C extends ChannelName> = NonNullable<
  Channels[C] extends { readonly response?: infer R } ? { r: R } : never
>['r']

/** What a call comes back as: errors are values, coded. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ErrorEnvelope }

/** What the main process says unasked. */
export interface Events {
  /** These documents changed (read, reviewed, removed). Null: many, list again. */
  'documents:changed':
    { readonly ids: null } | { readonly ids: readonly string[]; readonly revisions: Readonly<Record<string, number>> }
  'read:progress': ReadProgress
  'workspace:state': WorkspaceState
  /** A watched folder or a second start brought files. */
  'intake:report': IntakeReport
  /** Whether the interface is answered over HTTP. */
  'service:state': ServiceState
  /** Requests, batches, cases, conversations or deliveries moved. */
  'service:moved': null
  /** Something the analyst must know: shown until closed. */
  notice: ErrorEnvelope
  'outbox:changed': OutboxView
  'updates:changed': UpdateState
  /** Another program asks for something to be shown: `app:opened` says what. */
  'app:opened': null
  /** A language is coming, has come or is gone. */
  'languages:changed': readonly LanguageState[]
}
export type EventName = keyof Events

/** What the preload script puts on `window.veridesk`; the only way from the renderer to the main process. */
export interface Bridge {
  request<C extends ChannelName>(channel: C, request: RequestOf<C>): Promise<Reply<ResponseOf<C>>>
  /** Returns a function that ends the subscription. */
  on<E extends EventName>(event: E, listener: (payload: Events[E]) => void): () => void
}
