import type { EventName, Events } from '../../shared/ipc'
import type { BindPages } from './ports/bind-pages'
import type { FindCodePlaces } from './ports/find-code-places'
import type { Blobs } from './ports/blobs'
import type { CompareAddresses } from './ports/compare-addresses'
import type { DeriveAddress } from './ports/derive-address'
import type { EvidenceCheck } from './ports/evidence-check'
import type { Keychain } from './ports/keychain'
import type { Policy } from '../../shared/domain/policy'
import type { ImageTools } from './ports/image-tools'
import type { Keeping } from './ports/keeping'
import type { LanguageSource } from './ports/language-source'
import type { Log } from './ports/log'
import type { Reader } from './ports/reader'
import type { ServiceStore } from './ports/service-store'
import type { ConnectRemote, NetworkSwitch } from './ports/remote'
import type { Store } from './ports/store'
import type { SureFrom } from './ports/sure-from'
import type { TableCutter } from './ports/table-cutter'
import type { ToLatin, ValueRules } from './ports/value-rules'

export type Emit = <E extends EventName>(event: E, payload: Events[E]) => void

/** What every service is given: the open workspace and the outside world. */
export interface ServiceContext {
  readonly store: Store & ServiceStore
  readonly blobs: Blobs
  /** Null where nothing is on the disk. */
  readonly keeping: Keeping | null
  readonly imageTools: ImageTools
  readonly bindPages: BindPages
  readonly findCodePlaces: FindCodePlaces
  readonly evidenceCheck: EvidenceCheck
  /** What the administrators of the machine decided. */
  readonly policy: Policy
  readonly reader: Reader
  readonly rules: ValueRules
  readonly toLatin: ToLatin
  readonly deriveAddress: DeriveAddress
  readonly sureFrom: SureFrom
  readonly tableCutter: TableCutter
  readonly compareAddresses: CompareAddresses
  readonly keychain: Keychain
  readonly connectRemote: ConnectRemote
  readonly network: NetworkSwitch
  readonly languages: LanguageSource
  /** The user of the operating system; signs for every change. */
  readonly analyst: string
  readonly now: () => Date
  readonly newId: () => string
  readonly emit: Emit
  readonly log: Log
}
