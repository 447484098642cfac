import { join } from 'node:path'
import { createAddressMatcher } from '../../../../../src/main/engine/create-address-matcher'
import type { AddressMatch } from '../../../../../src/shared/domain/address-match'

export const matcher = createAddressMatcher({ resources: join(import.meta.dirname, '../../../../../resources') })

/** Two addresses that both can be compared. */
export function compared(source: string, target: string): Extract<AddressMatch, { kind: 'compared' }> {
  const [match] = matcher.match(source, [target])
  if (match?.kind !== 'compared') throw new Error('refused')
  return match
}

export const home = 'S/O Ram Lal, Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'
