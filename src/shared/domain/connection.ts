import { z } from 'zod'
import type { ErrorEnvelope } from '../errors/coded-error'
import { limits } from '../contract/limits'

/** Where the desk sends documents, without secrets. Empty texts where nothing is set. */
export const connectionSchema = z.object({
  /** Address of the service, as `https://host`. */
  baseUrl: z.string().trim().max(2000),
  /** product_type under which documents are handed over. */
  productType: z.string().trim().min(1).max(limits.identifierLength),
  /** Where images wait for the service: with Veridesk's own service itself, or in a bucket of object storage. */
  storage: z.enum(['service', 'bucket']),
  bucket: z.object({
    /** Address of the object storage, as `https://s3.ap-south-1.amazonaws.com`. */
    endpoint: z.string().trim().max(2000),
    region: z.string().trim().max(100),
    name: z.string().trim().max(255),
  }),
})
export type Connection = z.infer<typeof connectionSchema>

export const noConnection: Connection = {
  baseUrl: '',
  productType: 'DESK',
  storage: 'service',
  bucket: { endpoint: '', region: '', name: '' },
}

/** What proves who calls; kept in the keychain. Empty texts where nothing is set. */
export const connectionSecretsSchema = z.object({
  clientId: z.string().trim().max(1000),
  clientSecret: z.string().trim().max(1000),
  /** Of address match, where it has its own. */
  matchClientId: z.string().trim().max(1000),
  matchClientSecret: z.string().trim().max(1000),
  accessKeyId: z.string().trim().max(1000),
  secretAccessKey: z.string().trim().max(1000),
})
export type ConnectionSecrets = z.infer<typeof connectionSecretsSchema>

export const noSecrets: ConnectionSecrets = {
  clientId: '',
  clientSecret: '',
  matchClientId: '',
  matchClientSecret: '',
  accessKeyId: '',
  secretAccessKey: '',
}

/** What a test of the connection found, a step each; null: it works. */
export interface ConnectionTest {
  readonly service: ErrorEnvelope | null
  readonly storage: ErrorEnvelope | null
}
