/** The QR code of an e-invoice: a JWT that the registration portal signs. */
import { z } from 'zod'

/** What the code says of the invoice. Its signature cannot be checked here: the portal's keys are not published. */
export interface EInvoice {
  readonly sellerGstin: string
  readonly buyerGstin: string
  readonly documentNumber: string
  /** dd/mm/yyyy, as it stands in the code. */
  readonly documentDate: string
  readonly totalValue: number
  readonly irn: string
}

const contents = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string().default(''),
  DocNo: z.string(),
  DocDt: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string().default(''),
})
const payload = z.object({ data: z.string() })

/** Reads the text of a code; null where it is no e-invoice. Never throws. */
export function readEInvoice(text: string): EInvoice | null {
  const parts = text.trim().split('.')
  if (parts.length !== 3) return null
  try {
    const outer = payload.parse(JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8')))
    const data = contents.parse(JSON.parse(outer.data))
    return {
      sellerGstin: data.SellerGstin,
      buyerGstin: data.BuyerGstin,
      documentNumber: data.DocNo,
      documentDate: data.DocDt,
      totalValue: data.TotInvVal,
      irn: data.Irn,
    }
  } catch {
    return null
  }
}
