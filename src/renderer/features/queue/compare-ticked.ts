import { showAddresses } from '../../app/navigation'
import { compareAddressesOf } from '../addresses/address-store'
import { selectionStore } from './selection'

/** Compares the addresses of the ticked rows; where fewer than two are ticked, the screen opens as it was left. */
export function compareTicked(): void {
  const { ids } = selectionStore.get()
  if (ids.size < 2) showAddresses()
  else void compareAddressesOf([...ids])
}
