import { expect, test } from 'vitest'
import { itemsOf } from './items-of'
import { readOn } from './read-page'

const order = `
PURCHASE ORDER
PO No : 4500771204          PO Date : 14/06/2025
`
const descriptions = async (table: string): Promise<(string | undefined)[]> =>
  (await itemsOf('PURCHASE_ORDER', `${order}\n${table}`)).map(({ description }) => description)

test('of a column of codes and one of words the words say what is ordered, whatever the columns are called', async () => {
  expect(
    await descriptions(`
Item     Material Code     Short text                  Qty     Unit     Net price       Net value
00010    M84130000         Centrifugal pump set          4     EA       12,400.00       49,600.00
00020    V73079910         Flange, forged, 80 mm        16     EA          870.00       13,920.00
                                                              Total                     63,520.00`),
  ).toEqual(['Centrifugal pump set', 'Flange, forged, 80 mm'])
  expect(
    await descriptions(`
Sr     Item          Specification               Qty     Rate        Amount
1      LAB-204-B     Beaker, borosilicate        40     110.00      4,400.00
2      LAB-207-A     Measuring cylinder          25     190.00      4,750.00
                                         Total                      9,150.00`),
  ).toEqual(['Beaker, borosilicate', 'Measuring cylinder'])
})

test('a code over what is ordered, in one column with it, is none of its words', async () => {
  const items = await itemsOf(
    'INVOICE',
    `
TAX INVOICE
Invoice No : RV/118          Invoice Date : 14/06/2025

Line     Material No.                  Qty     Price        Value
         Description                   UOM
         HSN/SAC
10       M84130000                       4     12,400.00    49,600.00
         Centrifugal pump set          NOS
         84137010
20       V73079910                      16        870.00    13,920.00
         Flange, forged                NOS
         73079190
                                               Total        63,520.00`,
  )
  expect(items).toEqual([
    {
      description: 'Centrifugal pump set',
      hsn: '84137010',
      quantity: '4',
      unit_price: '12400.00',
      amount: '49600.00',
    },
    { description: 'Flange, forged', hsn: '73079190', quantity: '16', unit_price: '870.00', amount: '13920.00' },
  ])
})

test('a description without a word is never sure, though its row multiplies', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `${order}
Sr     Description      Qty     Rate        Amount
1      M84130000          4     1,100.00    4,400.00
2      V73079910         25       190.00    4,750.00
                        Total               9,150.00`,
  )
  const description = fields.find(({ path }) => path === 'line_items.0.description')
  expect(description?.value).toBe('M84130000')
  expect(description?.confidence).toBeLessThanOrEqual(0.6)
})
