import type { AddressMatcher } from '../../engine'
import { createAddressMatcher } from '../../engine/create-address-matcher'
import type { CompareAddresses } from '../../services'

/** Compares addresses by the engine's matcher, which is opened when the first ones come. */
export function addressComparer(resources: string): CompareAddresses {
  let matcher: AddressMatcher | null = null
  return (source, targets) => {
    matcher ??= createAddressMatcher({ resources })
    return matcher.match(source, targets)
  }
}
