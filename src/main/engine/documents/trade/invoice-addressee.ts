/** To whom an invoice is addressed where no heading says so: the block over a tax number that is not the seller's. */
import { readBlockOver, type Party } from '../../extraction/parties/party-blocks'
import type { LabelledPage } from '../../extraction/labels/labels'
import { fold } from '../../extraction/labels/fuzzy'
import { gstinsOn } from './issuer'

/**
 * The one block of a name and its address that ends with a tax number other than that of the letterhead; null where
 * there is none, or more than one.
 */
export function addressee([page]: readonly LabelledPage[], seller: Party | null): Party | null {
  if (!page || !seller?.name) return null
  const own = fold(seller.name.value)
  const found = gstinsOn([page])
    .filter(({ number }) => number.value !== seller.gstin?.value)
    .flatMap(({ number }) => {
      const party = readBlockOver(page, number.span)
      const name = fold(party?.name?.value ?? '')
      const isOther = party?.name && party.address && !own.startsWith(name) && party.gstin?.value === number.value
      return isOther ? [party] : []
    })
  return found.length === 1 ? found[0]! : null
}
