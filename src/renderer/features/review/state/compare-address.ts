import { compareAddressOf } from '../../addresses/address-store'
import { writeDrafts } from './document-actions'
import { reviewStore } from './review-store'

/** Leaves the desk for the address screen: the address of the document shown against those of all others. */
export async function compareShownAddress(): Promise<void> {
  const { documentId } = reviewStore.get()
  if (documentId !== null && (await writeDrafts())) await compareAddressOf(documentId)
}
