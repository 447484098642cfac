import { z } from 'zod'
import type { BatchState, DeliveryState, FileState } from '../contract/states'
import type { DeliveryAttempt } from '../contract/flows'
import type { ReviewState } from '../domain/review'
import type { ErrorEnvelope } from '../errors/coded-error'
import { channel } from './channel'

/** Whether this desk answers the interface over HTTP. */
export type ServiceState =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'on'; readonly address: string }
  | { readonly kind: 'failed'; readonly error: ErrorEnvelope }

/** Who may call. Times are ISO. */
export interface ServedClient {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly revokedAt: string | null
}

/** Told once: the secret is kept as a hash alone. */
export interface ClientSecrets {
  readonly client_id: string
  readonly client_secret: string
  readonly callback_secret: string
}

/** One answered request, without anything of a document. */
export interface RequestLine {
  readonly at: string
  readonly method: string
  /** Name of the call; `other` for what is none of the interface. */
  readonly endpoint: string
  readonly status: number
  readonly ms: number
  /** Null where nobody proved who calls. */
  readonly client: string | null
}

/** One callback and every try to deliver it. */
export interface DeliveryLine {
  readonly id: string
  readonly flow: string
  readonly applicationId: string
  readonly client: string
  readonly status: DeliveryState
  readonly createdAt: string
  readonly nextAttemptAt: string | null
  readonly tries: readonly DeliveryAttempt[]
}

export interface BatchLine {
  readonly number: number
  /** As the client knows it. */
  readonly id: string
  readonly client: string
  readonly area: 'onboarding' | 'bulk' | 'flow'
  readonly productType: string
  /** The case that it belongs to; null for bulk. */
  readonly flow: string | null
  readonly createdAt: string
  readonly state: BatchState
  readonly total: number
  readonly ended: number
  readonly failed: number
  readonly unrecognised: number
}

export interface BatchFile {
  readonly id: string
  readonly documentId: string
  readonly state: FileState
  readonly type: string | null
  readonly errorCode: string | null
  /** Why it could not be fetched, in a few words; null where there is no more to say. */
  readonly failure: string | null
  readonly canRetry: boolean
  /** The document of the desk; null where none was made or it was removed. The rest is of it. */
  readonly document: string | null
  readonly needHuman: number | null
  readonly reviewState: ReviewState | null
}

const page = { offset: z.int().min(0).default(0), limit: z.int().min(1).max(500).default(200) }

export const serviceChannels = {
  'service:state': channel<ServiceState>()(z.object({})),
  /** Tries to listen again, after it could not. */
  'service:tryAgain': channel<null>()(z.object({})),
  'service:clients': channel<readonly ServedClient[]>()(z.object({})),
  'service:addClient': channel<ClientSecrets>()(z.object({ name: z.string().trim().min(1).max(100) })),
  'service:revokeClient': channel<null>()(z.object({ id: z.string().min(1).max(64) })),
  /** The latest first; of this run. */
  'service:requests': channel<readonly RequestLine[]>()(z.object({})),
  /** The latest first. */
  'service:deliveries': channel<readonly DeliveryLine[]>()(z.object({})),
  'service:redeliver': channel<null>()(z.object({ flow: z.guid() })),
  'batches:list': channel<{ readonly rows: readonly BatchLine[]; readonly total: number }>()(z.object(page)),
  /** Tries its files that failed again; INVALID_STATE where its case has ended. */
  'batches:retry': channel<null>()(z.object({ batch: z.int().min(1) })),
  'batches:files': channel<readonly BatchFile[]>()(z.object({ batch: z.int().min(1), ...page })),
} as const
