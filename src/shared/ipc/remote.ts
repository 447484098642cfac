import { z } from 'zod'
import { connectionSecretsSchema, type ConnectionSecrets, type ConnectionTest } from '../domain/connection'
import { wantedReadingSchema, type OutboxView } from '../domain/outbox'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

const ids = z.array(documentIdSchema).min(1).max(100_000)

export const remoteChannels = {
  /** Which secrets of the connection are set; they themselves never come back. */
  'remote:secrets': channel<Readonly<Record<keyof ConnectionSecrets, boolean>>>()(z.object({})),
  /** Those that are not given stay as they are; an empty one is taken away. */
  'remote:setSecrets': channel<Readonly<Record<keyof ConnectionSecrets, boolean>>>()(connectionSecretsSchema.partial()),
  'remote:test': channel<ConnectionTest>()(z.object({})),
  /** Puts documents into the outbox; those that are on their way already stay as they are. */
  'remote:send': channel<{ sent: number }>()(z.object({ ids, wanted: wantedReadingSchema })),
  'remote:outbox': channel<OutboxView>()(z.object({})),
  /** By ids of items; null: all that wait are tried at once. */
  'remote:retry': channel<null>()(z.object({ ids: ids.nullable() })),
  'remote:withdraw': channel<null>()(z.object({ ids })),
} as const
