import type { AddressMatch } from '../../../shared/domain/address-match'

/** An address and whom its document names; an empty name where nobody is known. */
export interface NamedAddress {
  readonly address: string
  readonly person: string
}

/** Compares one address with others; an answer each, in their order. */
export type CompareAddresses = (source: NamedAddress, targets: readonly NamedAddress[]) => readonly AddressMatch[]
