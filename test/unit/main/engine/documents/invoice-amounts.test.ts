import { expect, test } from 'vitest'
import { valuesOn } from './read-page'

test.each(['Amount Rs.     P.', 'Amount Rs.'])('rupees and paise in columns of their own, under "%s"', async (head) => {
  const values = await valuesOn(
    'INVOICE',
    `
BILL OF SUPPLY
Bill No. 447                               Date 19/02/2025

S.N.   Description of Goods        Quantity      Rate       ${head}
1      Teak wood frame             6.25          2850.00    17,812         50
2      Flush door                  4             2400.00    9,600          00
                                   TOTAL                    27,412         50
`,
  )
  expect(values).toMatchObject({ 'line_items.0.amount': '17812.50', 'line_items.1.amount': '9600.00' })
})

test('sums beside their words under the items are no item', async () => {
  const values = await valuesOn(
    'INVOICE',
    `
GST INVOICE
Invoice No : CR-044718                                   Date : 11/07/2025

Sr  Product Name             HSN         Qty     Rate        Amount
1   Augmentin 625            30042019    10      150.00      1500.00
2   Pan 40 Tablet            30049034    20      123.00      2460.00

Rs. Four Thousand Four Hundred Thirty Five Only     Gross Amount    3,960.00
                                                    CGST            237.60
                                                    SGST            237.60
                                                    Round Off       -0.20
                                                    NET AMOUNT      4,435.00
`,
  )
  expect(values).toMatchObject({
    taxable_amount: '3960.00',
    cgst_amount: '237.60',
    sgst_amount: '237.60',
    total_amount: '4435.00',
  })
  expect(values).not.toHaveProperty('line_items.2.amount')
})

test('a total that is rounded under the items stands in place of that of their column, whatever it is called', async () => {
  const values = await valuesOn(
    'INVOICE',
    `
TAX INVOICE
Bill No : KE-C/1204                                 Bill Date : 11/07/2025

SN  ITEM NAME               HSN     QTY     RATE       TAXABLE     CGST      SGST      NET AMT
1   TABLE FAN 400MM         8414    2.00    1,250.00   2,500.00    225.00    225.00    2,950.00
    S/N: NA
2   LED PANEL 15W           9405    3.00    419.00     1,257.00    113.13    113.13    1,483.26
    S/N: 0B7X88141K
    TOTAL                           5.00               3,757.00    338.13    338.13    4,433.26

                                                       SUB TOTAL : 3,757.00
                                                       ROUND OFF : -0.26
                                                       NET : 4,433.00
`,
  )
  expect(values).toMatchObject({
    taxable_amount: '3757.00',
    total_amount: '4433.00',
    'line_items.0.description': 'TABLE FAN 400MM',
    'line_items.1.description': 'LED PANEL 15W',
  })
})

test('of which lot goods are stands under their name and is no part of it; a lot of so many is one', async () => {
  const values = await valuesOn(
    'INVOICE',
    `
TAX INVOICE
Bill No : KY/1204                                   Bill Date : 11/07/2024

SN  DESCRIPTION             HSN         QTY       RATE        AMOUNT
1   COTTON YARN 20S         52051210    100.00    200.00      20,000.00
    LOT C-118 BAGS 2
2   POLY COTTON 30S         55095300    50.00     210.00      10,500.00
    Batch MB/03-24
3   TOOL CHARGES            84662000    1.00      500.00      500.00
    LOT 2 OF 5
    TOTAL                               151.00                31,000.00
`,
  )
  expect(values).toMatchObject({
    'line_items.0.description': 'COTTON YARN 20S',
    'line_items.1.description': 'POLY COTTON 30S',
    'line_items.2.description': 'TOOL CHARGES LOT 2 OF 5',
  })
})

test('what is taken off or put on to round a bill is none of its items', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
Tax Invoice
Sl   Description of Goods      HSN/SAC    Quantity    Rate       Amount
1    Modular Switch 6A         8536       150 Nos     38.50      5,775.00
2    LED Batten 20W            9405       40 Nos      212.00     8,480.00
                                                                 14,255.00
     Less/Add :    Round Off                                     -0.50
     Total                                                       14,254.50`,
  )
  expect(Object.keys(fields).filter((path) => path.endsWith('.description'))).toHaveLength(2)
})

test('a total in whole rupees, so called under the items, is what the total of their column was rounded to', async () => {
  const bill = (asked: string): string => `
GST INVOICE
Invoice Number : SYM/1107                           Date of Invoice : 22.08.2025

S.No  Description of Goods     HSN        Qty       Rate      Taxable value    CGST Amt    SGST Amt    Total
1     Combed Cotton Yarn       52052310   500       268.00    134000.00        3350.00     3350.00     140700.00
2     Carded Cotton Yarn       52051210   350       231.40    80990.00         2024.75     2024.75     85039.50
      Total                               850                 214990.00        5374.75     5374.75     225739.50

Total Invoice Value (in figures) : Rs. ${asked}
`
  expect((await valuesOn('INVOICE', bill('2,25,740.00')))['total_amount']).toBe('225740.00')
  // Whatever it is called there.
  const said = bill('2,25,740.00').replace('Total Invoice Value (in figures) :', 'Say')
  expect((await valuesOn('INVOICE', said))['total_amount']).toBe('225740.00')
  // More than half a rupee is no rounding.
  expect((await valuesOn('INVOICE', bill('2,25,742.00')))['total_amount']).toBe('225739.50')
})
