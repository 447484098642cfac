import { expect, test } from 'vitest'
import { itemsOf } from '../../../documents/items-of'

const head = `
TAX INVOICE
Invoice No.: RHG-2087

#    Item name            HSN/SAC    Quantity    Price       Discount    Amount
`

test('rows of which every cell is centred by itself are told by their numbers and the blanks between them', async () => {
  const items = await itemsOf(
    'INVOICE',
    `${head}
     Woollen Shawl                               ₹           ₹ 370.00    ₹
1                         6214       2
     (Pashmina blend)                            1,850.00    (10%)       3,496.50


     Himalayan                                               ₹ 54.00     ₹
2    Rhododendron         2202       6           ₹ 180.00
     Juice                                                   (5%)        1,149.12


3    Copper Lota          7418       1           ₹ 640.00    ₹ 0.00      ₹ 640.00`,
  )
  expect(items).toEqual([
    {
      description: 'Woollen Shawl (Pashmina blend)',
      hsn: '6214',
      quantity: '2',
      unit_price: '1850.00',
      amount: '3496.50',
    },
    {
      description: 'Himalayan Rhododendron Juice',
      hsn: '2202',
      quantity: '6',
      unit_price: '180.00',
      amount: '1149.12',
    },
    { description: 'Copper Lota', hsn: '7418', quantity: '1', unit_price: '640.00', amount: '640.00' },
  ])
})
