import { describe, expect, test } from 'vitest'
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

test('a code of taxes behind the words of most rows, as of a column that was taken with them, is never sure', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `${order}
Sr     Description of goods                  Qty     Rate        Amount
1      Centrifugal pump set 8413               4     110.00        440.00
2      Ruled register, 200 pages 4820         25     190.00      4,750.00
3      Copper wire                             2     300.00        600.00
                                           Total                  5,790.00`,
  )
  const [pump, register, wire] = [0, 1, 2].map(
    (row) => fields.find(({ path }) => path === `line_items.${row}.description`)?.confidence ?? 1,
  )
  expect(Math.max(pump!, register!)).toBeLessThanOrEqual(0.9)
  expect(wire).toBeGreaterThan(0.9)
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

test('letters of rows, and the number of the very thing under it, are no words of what is ordered', async () => {
  expect(
    await descriptions(`
Item                                   Quantity        Rate         Amount
a) Storage tank, jacketed                  1 No   85,000.00      85,000.00
b) Transfer line, 2 inch                 46 RMT    1,000.00      46,000.00
   S/N: 1320447
Basic order value                                              1,31,000.00`),
  ).toEqual(['Storage tank, jacketed', 'Transfer line, 2 inch'])
})

test('numbers of waybills before what is carried are none of it', async () => {
  const items = await itemsOf(
    'INVOICE',
    `
FREIGHT BILL
Bill No : HS/118             Bill Date : 14/06/2025

Sr. No.   L.R. No.     L.R. Date     Particulars of Consignment      Weight       Rate per Kg      Freight Amount
1.        HSR-44817    03.06.2025    Machined castings 22 pkgs        4,250              3.40           14,450.00
2.        HSR-44863    05.06.2025    Forged shafts 9 boxes            2,860              4.10           11,726.00
                                     TOTAL FREIGHT                                                      26,176.00`,
  )
  expect(items.map(({ description }) => description)).toEqual(['Machined castings 22 pkgs', 'Forged shafts 9 boxes'])
})

test('what is to be paid and what was paid in advance are no items, beside whatever note', async () => {
  const items = await itemsOf(
    'INVOICE',
    `
TAX INVOICE
Invoice No : BC/118          Invoice Date : 14/06/2025

Menu                              Nos.       Rate          Amount
Wedding dinner                     285     100.00       28,500.00
Next service at 50,000 km          Taxable amount       28,500.00
                                   CGST 2.5%               712.50
                                   SGST 2.5%               712.50
                                   Bill total           29,925.00
                                   Less advance         10,000.00`,
  )
  expect(items.map(({ description }) => description)).toEqual(['Wedding dinner'])
})

describe('a line of numbers that tells but a code', () => {
  const head = `
TAX INVOICE
Document No. : 9004417           Document Date : 14.06.2025

Item     Material / Description      HSN           Qty          Rate/Unit    Taxable Value    IGST %   IGST Amt
000010   45018820                    73181500      10.000 EA    120.00            1,200.00    18.00      216.00
         HEX BOLT M12`
  const bolt = { description: 'HEX BOLT M12', hsn: '73181500', unit_price: '120.00', amount: '1200.00' }

  test('stands over the words of its item', async () => {
    const items = await itemsOf(
      'INVOICE',
      `${head}
000020   44117706                    84821020       4.000 EA    250.00            1,000.00    18.00      180.00
         BALL BEARING 6205
                                                   Assessable Value               2,200.00`,
    )
    const bearing = { description: 'BALL BEARING 6205', hsn: '84821020', unit_price: '250.00', amount: '1000.00' }
    expect(items).toMatchObject([bolt, bearing])
  })
  test('does so in a table of one item too', async () => {
    const items = await itemsOf('INVOICE', `${head}\n${' '.repeat(51)}Assessable Value               1,200.00`)
    expect(items).toMatchObject([bolt])
  })
})

test('the code of the one row of a table stands apart behind its words, left of its own head', async () => {
  const table = `
   Item      Material Code                Description                   HSN                          Qty        UOM        Net Price          Amount
00010      M69100000        Wash Basin 22 x 16 with Pedestal   6910                                       34    NOS             5,670.00          1,92,780.00
                                                                                                                  Total Net Value               1,92,780.00`
  expect(await descriptions(table)).toEqual(['Wash Basin 22 x 16 with Pedestal'])
})

test('numbers of rows whose head was not read are no part of the codes that they stand before', async () => {
  const items = await itemsOf(
    'INVOICE',
    `
TAX INVOICE
Invoice No : RV/118          Invoice Date : 14/06/2025

       HSN Code     Description              Quantity     Price         Amount
1      8516         Induction cooktop               4     1,350.00     5,400.00
2      40151900     Examination gloves             10       900.00     9,000.00
3      9401         Office chair                    2     6,500.00    13,000.00
                                              Total                    27,400.00`,
  )
  expect(items.map(({ hsn }) => hsn)).toEqual(['8516', '40151900', '9401'])
})

test('words of an item in a narrow column stand around the line of its numbers, between the lines of its code', async () => {
  const items = await itemsOf(
    'PURCHASE_ORDER',
    `${order}
Sl     Item Code    Item        Qty     Rate         Amount
                    Suture
       SRG-
1                   2-0         24      1,150.00     27,600.00
       0041
                    Vicryl

                    Gauze
       DRS-
2                   Than        40      210.00       8,400.00
       0117
                    90cm

                                        Total        36,000.00`,
  )
  expect(items).toMatchObject([
    { description: 'Suture 2-0 Vicryl', quantity: '24', unit_price: '1150.00', amount: '27600.00' },
    { description: 'Gauze Than 90cm', quantity: '40', unit_price: '210.00', amount: '8400.00' },
  ])
})
