import type { UserTypeSpec } from '../../../shared/domain/user-types/spec'
import type { Product } from '../../../shared/contract/products'
import type { Blobs } from '../ports/blobs'
import type {
  FetchFile,
  FindMatcher,
  MayCall,
  Meter,
  PostJson,
  SecretHasher,
  TokenSigner,
} from '../ports/local-service'
import type { Log } from '../ports/log'
import type { Reader } from '../ports/reader'
import type { ReviewDesk } from '../ports/review-desk'
import type { ClientRecord } from '../ports/service-records'
import type { ServiceStore } from '../ports/service-store'
import type { ValueRules } from '../ports/value-rules'

/** Everything that the local service is made of. */
export interface LocalContext {
  readonly store: ServiceStore['service']
  readonly blobs: Blobs
  readonly isBlobNeeded: (name: string) => boolean
  readonly reader: Pick<Reader, 'size' | 'read'>
  /** Types that users defined, as they are now. */
  readonly userTypes: () => readonly UserTypeSpec[]
  readonly fetchFile: FetchFile
  readonly postJson: PostJson
  readonly mayCall: MayCall
  readonly signer: TokenSigner
  readonly hasher: SecretHasher
  readonly matcher: FindMatcher
  readonly rules: ValueRules
  readonly products: readonly Product[]
  readonly requestsPerSecond: number
  readonly retentionDays: number
  readonly meter: Meter
  /** Where analysts review what is read; null for a service without one. */
  readonly desk: ReviewDesk | null
  readonly log: Log
  now(): Date
  newId(): string
}

/** Who calls, proven. */
export interface Caller {
  readonly client: ClientRecord
  /** The session of the token; null where the call was made with the client's secret. */
  readonly session: string | null
  /** The header Idempotency-Key: two calls with the same are one. */
  readonly requestKey?: string | null
}
