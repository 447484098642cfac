import { expect, test } from 'vitest'
import { readEInvoice } from '../../../../../../src/main/engine/reading/codes'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const data = {
  SellerGstin: '27AAPFU0939F1ZV',
  BuyerGstin: '27AAACI1195H1Z0',
  DocNo: 'INV/1',
  DocTyp: 'INV',
  DocDt: '05/04/2024',
  TotInvVal: 23600.5,
  ItemCnt: 2,
  Irn: 'a'.repeat(64),
}
const code = (payload: unknown): string => `${part({ alg: 'RS256' })}.${part(payload)}.c2lnbmF0dXJl`

test('the code of an e-invoice tells the invoice', () => {
  expect(readEInvoice(code({ data: JSON.stringify(data), iss: 'NIC' }))).toEqual({
    sellerGstin: '27AAPFU0939F1ZV',
    buyerGstin: '27AAACI1195H1Z0',
    documentNumber: 'INV/1',
    documentDate: '05/04/2024',
    totalValue: 23600.5,
    irn: 'a'.repeat(64),
  })
})
test.each(['', 'a.b.c', 'https://example.org/a.b.c', code({}), code({ data: '{}' })])('%s is none', (text) =>
  expect(readEInvoice(text)).toBeNull(),
)
