/** Bills of shops in Hindi. */
import { expect, test } from 'vitest'
import { itemsOf } from '../items-of'
import { valuesOn } from '../read-page'

const bill = `
टैक्स इन्वॉइस
बस स्टैण्ड के सामने, मेरठ रोड, हापुड़ (उ.प्र.) 245101
क्रमांक 2276                             दिनांक 21/06/2025

क्र.   माल का विवरण          HSN        मात्रा        दर            रकम रु.
1     Cement PPC 50kg       2523         40        335.00       13,400.00
2     TMT Bar 12mm          7214        250         58.00       14,500.00
बैंक : पंजाब नैशनल बैंक, हापुड़                        योग          27,900.00
                                              CGST         2,511.00
                                              SGST         2,511.00
                                              कुल योग       32,922.00`

test('the sum of the items ends them beside the bank of the shop', async () => {
  expect(await itemsOf('INVOICE', bill)).toMatchObject([
    { description: 'Cement PPC 50kg', amount: '13400.00' },
    { description: 'TMT Bar 12mm', amount: '14500.00' },
  ])
})

test('the number stands at its bare label, and neither the title nor an address is the name of the shop', async () => {
  const values = await valuesOn('INVOICE', bill)
  expect(values).toMatchObject({ invoice_number: '2276', cgst_amount: '2511.00', total_amount: '32922.00' })
  expect(values).not.toHaveProperty('seller_name')
})
