import { expect, test } from 'vitest'
import { itemsOf } from './items-of'

const top = `
                      TAX INVOICE
Verma Electricals
GSTIN: 27AABCV1234F1Z5
Invoice No: VE/118          Invoice Date: 12/08/2025
`

test('rows of which the amount was not read are told by their counts and rates', async () => {
  const rows = await itemsOf(
    'INVOICE',
    `${top}
Sr No    Description          HSN         Qty      Rate           Amount
1        Gate valve           84818030    12       250.00         3,000.00
2        Ball valve           84818030    5        440.00
3        Pipe wrench          82041110             310.50         ~4:9_8
4        Hose clamp           73269099    40       12.00          480.00
         Total                                                    5,680.00
`,
  )
  expect(rows.map(({ description, quantity, amount }) => [description, quantity, amount])).toEqual([
    ['Gate valve', '12', '3000.00'],
    ['Ball valve', '5', '2200.00'],
    ['Pipe wrench', undefined, undefined],
    ['Hose clamp', '40', '480.00'],
  ])
})

test('a head of which an edge of the picture cut off the amounts still heads counts and rates', async () => {
  const rows = await itemsOf(
    'INVOICE',
    `${top}
Sr No    Description          HSN         Qty      Rate           Amo
1        Gate valve           84818030    12       250.00         3,0
2        Ball valve           84818030    5        440.00         2,2
`,
  )
  expect(rows.map(({ description, quantity, unit_price }) => [description, quantity, unit_price])).toEqual([
    ['Gate valve', '12', '250.00'],
    ['Ball valve', '5', '440.00'],
  ])
})
