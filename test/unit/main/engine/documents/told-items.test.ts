import { expect, test } from 'vitest'
import { readOn, valuesOn } from './read-page'
import { itemsOf } from './items-of'

const head = `
TAX INVOICE
Shield Guard Services
Inv No : SGS/118                 Invoice Date : 05/04/2024
`

test('under heads that nobody knows, what multiplies is quantity, rate and amount; other numbers are none of them', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Sr   Category                 Heads    Duties     Per duty        Charge
1    Security Guard             6        174        712.00    1,23,888.00
2    Lady Guard                 2         50        728.00      36,400.00
3    Supervisor                 1         29        905.00      26,245.00
     Grand Total                                              1,86,533.00`,
    ),
  ).toEqual([
    { description: 'Security Guard', quantity: '174', unit_price: '712.00', amount: '123888.00' },
    { description: 'Lady Guard', quantity: '50', unit_price: '728.00', amount: '36400.00' },
    { description: 'Supervisor', quantity: '29', unit_price: '905.00', amount: '26245.00' },
  ])
})

test('rates before quantities are told by their paise', async () => {
  const [first] = await itemsOf(
    'INVOICE',
    `${head}
Sr   Category                 Per piece      Count         Charge
1    Steel Kadai                1,606.25        1        1,606.25
2    Silicone Spatula             253.39        2          506.78`,
  )
  expect(first).toMatchObject({ quantity: '1', unit_price: '1606.25', amount: '1606.25' })
})

test('words of another column behind what is bought are no part of its name', async () => {
  const [first] = await itemsOf(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Sl   Spare                    Drawing        Heads     Each        Cost
1    Ball bearing             D-114             30      212.00    6,360.00
2    V belt                   D-201             16      385.00    6,160.00`,
  )
  expect(first).toMatchObject({ description: 'Ball bearing', quantity: '30', unit_price: '212.00' })
})

test('a small word between two names of a column joins them', async () => {
  const [first] = await itemsOf(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Sr.No.  Description of material                   Qty     Rate Rs.    Value Rs.
1       Cane carrier chain link 200 mm pitch       60      1840.00    110400.00
2       Trash plate C.I. 36 mill                    2     42500.00     85000.00`,
  )
  expect(first).toMatchObject({ description: 'Cane carrier chain link 200 mm pitch', quantity: '60' })
})

test('what a line beside an amount was read as is no digit of it; two sums close to each other are two', async () => {
  const fields = await readOn(
    'INVOICE',
    `${head}
Sr   Description             HSN        Qty         Rate          Amount
1    Candle Stand            7418       480         6.85      3,288.00 I
2    Wall Hook               8302     1,000         1.95      1,950.00 I
     Total                                          283.97 5,238.00`,
  )
  const value = (path: string): string | undefined => fields.find((f) => f.path === path)?.value
  expect(value('line_items.0.amount')).toBe('3288.00')
  expect(value('total_amount')).toBe('5238.00')
})

test('items of a letter, whose amounts are whole rupees behind a rate, have no heads at all', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
we are pleased to place order for the following:
1)   8 mm TMT Bar Fe 550D     1500 kg     @ Rs. 56.80      Rs. 85,200/-
2)   Binding wire 18G           75 kg     @ Rs. 71.00      Rs.  5,325/-
3)   PPC Cement bag            220 bags   @ Rs. 345.00     Rs. 75,900/-`,
  )
  expect(fields).toMatchObject({
    'line_items.0.description': '8 mm TMT Bar Fe 550D',
    'line_items.1.quantity': '75',
    'line_items.2.unit_price': '345.00',
    'line_items.2.amount': '75900.00',
  })
})
