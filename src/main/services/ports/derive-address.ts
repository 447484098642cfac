import type { ReasonCode } from '../../../shared/domain/reading'

export interface DerivedAddress {
  /** The members of formatted_address that an address holds, by name as `city`; empty ones are left out. */
  readonly members: Readonly<Record<string, string>>
  /** What in the address does not fit together. */
  readonly doubts: readonly ReasonCode[]
}

export type DeriveAddress = (address: string) => DerivedAddress
