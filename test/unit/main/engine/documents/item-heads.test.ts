import { expect, test } from 'vitest'
import { itemsOf } from './items-of'

const head = `
TAX INVOICE
Varsha Enterprises
Inv No : VE/118                 Invoice Date : 05/04/2024
`

test('fees for services have neither quantities nor rates', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Nature of Service                               SAC           Fees (Rs.)
Stock audit for the quarter                   998221           18,000.00
Filing of annual returns                      998222            6,500.00
                              Total                            24,500.00`,
    ),
  ).toEqual([
    { description: 'Stock audit for the quarter', hsn: '998221', amount: '18000.00' },
    { description: 'Filing of annual returns', hsn: '998222', amount: '6500.00' },
  ])
})

test('two columns are a table where text and amounts stand under them', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Particulars                                              Amount (Rs.)
Rent of shop no. 4 for March 2024                           32,000.00
Common maintenance charges                                   2,400.00
Total                                                       34,400.00`,
    ),
  ).toEqual([
    { description: 'Rent of shop no. 4 for March 2024', amount: '32000.00' },
    { description: 'Common maintenance charges', amount: '2400.00' },
  ])
})

test('a column of words that nobody knows is what is bought; a price of one kilogram is one', async () => {
  expect(
    await itemsOf(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
Variety                   No. of     Price per     Gross
                           Bags      Bag (Rs.)     Value (Rs.)
Sona Masuri rice             40       1,650.00       66,000.00
Ponni boiled rice            25       1,540.00       38,500.00
Total                                              1,04,500.00`,
    ),
  ).toEqual([
    { description: 'Sona Masuri rice', quantity: '40', unit_price: '1650.00', amount: '66000.00' },
    { description: 'Ponni boiled rice', quantity: '25', unit_price: '1540.00', amount: '38500.00' },
  ])
})

test('what stands before the taxes is the amount, under whatever name the taxes and it come to the last', async () => {
  const [first, second] = await itemsOf(
    'INVOICE',
    `${head}
Particulars               SAC       Tariff Value      CGST      SGST        Total
Room for one night       996311         2,500.00    150.00    150.00     2,800.00
Laundry                  999712           300.00     27.00     27.00       354.00
Total                                   2,800.00    177.00    177.00     3,154.00`,
  )
  expect(first).toEqual({ description: 'Room for one night', hsn: '996311', amount: '2500.00' })
  expect(second).toMatchObject({ amount: '300.00' })
})

test('heads under a common one are of it: rates and amounts of taxes are not those of the line', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Description          HSN     Qty     Rate     Taxable          CGST                SGST
                                               Value      Rate    Amount      Rate    Amount
Brass tap           8481      10    120.00    1,200.00      9%    108.00        9%    108.00
Wash basin          6910       2  1,450.00    2,900.00      9%    261.00        9%    261.00
Total                                         4,100.00            369.00              369.00`,
    ),
  ).toEqual([
    { description: 'Brass tap', hsn: '8481', quantity: '10', unit_price: '120.00', amount: '1200.00' },
    { description: 'Wash basin', hsn: '6910', quantity: '2', unit_price: '1450.00', amount: '2900.00' },
  ])
})

test('of weights under a common head the net one is the quantity', async () => {
  const [first] = await itemsOf(
    'INVOICE',
    `${head}
Description of        HSN       Weight in Grams       Rate per      Value
Ornament                       Gross        Net         Gram        (Rs.)
Silver bowl          7114     52.500     50.000        90.00     4,500.00
Silver lamp          7114     81.200     80.000        90.00     7,200.00`,
  )
  expect(first).toEqual({
    description: 'Silver bowl',
    hsn: '7114',
    quantity: '50.000',
    unit_price: '90.00',
    amount: '4500.00',
  })
})

test('of packages and a weight that is the quantity which the rate is for', async () => {
  const [first] = await itemsOf(
    'INVOICE',
    `${head}
LR No.     From        To         Goods            No. of Pkgs    Weight (MT)    Rate per MT      Freight
4417       Bhiwadi     Pune       Auto parts                86         12.200       2,150.00    26,230.00
4420       Bhiwadi     Chakan     Sheet metal              140          9.000       2,150.00    19,350.00
Total Freight                                                                                   45,580.00`,
  )
  expect(first).toEqual({ description: 'Auto parts', quantity: '12.200', unit_price: '2150.00', amount: '26230.00' })
})

test('the code of goods may stand under their kind, in a column beside what is sold', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Product               Title                           Qty   Gross Amount   Discounts /Coupons   Taxable Value      IGST       Total
Headphones            Wireless headset                  1        1499.00              -300.00         1016.10    182.90     1199.00
HSN/SAC: 85183019     (midnight blue)

Chargers              Fast charger with cable           2        1598.00              -200.00         1184.75    213.25     1398.00
HSN/SAC: 85044030
                      Total                             3        3097.00              -500.00         2200.85    396.15     2597.00`,
    ),
  ).toEqual([
    { description: 'Wireless headset (midnight blue)', hsn: '85183019', quantity: '1', amount: '1016.10' },
    { description: 'Fast charger with cable', hsn: '85044030', quantity: '2', amount: '1184.75' },
  ])
})

test('labour stands in a table of its own under parts', async () => {
  const rows = await itemsOf(
    'INVOICE',
    `${head}
Sl   Parts Description          HSN       Qty       Rate       Amount
1    Oil filter                8421         1     340.00       340.00
2    Engine oil 1 L            2710         4     420.00     1,680.00
Sub Total                                                    2,020.00

Sl   Labour Description         SAC     Hours       Rate       Amount
1    Periodic service        998729         2     600.00     1,200.00
Sub Total                                                    1,200.00`,
  )
  expect(rows.map(({ description, amount }) => [description, amount])).toEqual([
    ['Oil filter', '340.00'],
    ['Engine oil 1 L', '1680.00'],
    ['Periodic service', '1200.00'],
  ])
})

test('carriage is an item where nothing else is billed, and a drawing behind a code tells of what is bought', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Particulars                                    SAC           Amount
Transport charges Pune to Nashik              996511       14,500.00
Total                                                      14,500.00`,
    ),
  ).toEqual([{ description: 'Transport charges Pune to Nashik', hsn: '996511', amount: '14500.00' }])
  const [first] = await itemsOf(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Sl   Description                      Qty        Rate         Amount
1    Hydraulic cylinder                 2    3,100.00       6,200.00
     HSN 8412 - as per drg. 118-C
2    Seal kit                           4      250.00       1,000.00
     HSN 4016`,
  )
  expect(first).toMatchObject({ description: 'Hydraulic cylinder HSN 8412 - as per drg. 118-C' })
})

test('a bill may head its columns in Hindi or Marathi', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
अ.क्र.     मालाचा तपशील            परिमाण        दर          रक्कम
1         Cement, 50 kg              10     380.00       3,800.00
2         Binding wire                5      92.00         460.00
                                     एकूण              4,260.00`,
    ),
  ).toEqual([
    { description: 'Cement, 50 kg', quantity: '10', unit_price: '380.00', amount: '3800.00' },
    { description: 'Binding wire', quantity: '5', unit_price: '92.00', amount: '460.00' },
  ])
})

test('one head for what is bought and its code; when it is delivered stands under it and is no part of its name', async () => {
  const items = await itemsOf(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO Number : 4500011872          PO Date : 11.03.2024

Item   Description / HSN                                UoM    Qty     Net Price    Net Value
00010  HOSE ASSEMBLY 12MM BRAIDED LONG                  EA     4.000   1,200.00     4,800.00
       Delivery date: 30.04.2024  Plant: BJ01  HSN/SAC: 40092100
00020  COUPLING                                         EA     2.000     400.00       800.00
       Delivery date: 30.04.2024  Plant: BJ01  HSN/SAC: 73072900
       Total PO Value                                                             5,600.00
`,
  )
  expect(items.map(({ description }) => description)).toEqual(['HOSE ASSEMBLY 12MM BRAIDED LONG', 'COUPLING'])
})

test('professional services under their codes, and a price of a list under a head of two lines', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
Professional services                           SAC           Fees (INR)
Design of a warehouse                         998321           18,000.00
Visits to the site                            998321            6,500.00
Sub-total (taxable)                                            24,500.00`,
    ),
  ).toEqual([
    { description: 'Design of a warehouse', hsn: '998321', amount: '18000.00' },
    { description: 'Visits to the site', hsn: '998321', amount: '6500.00' },
  ])
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
                              HSN/SAC                       List
S.N.   Description of Goods     Code       Qty.     Unit    Price       Amount
1.     Wall tile 12x18        69072100     10.00    Box    390.00     3,900.00
2.     Tile adhesive          38245090      2.00    Bag    410.00       820.00
                              Grand Total                             4,720.00`,
    ),
  ).toMatchObject([
    { description: 'Wall tile 12x18', hsn: '69072100', unit_price: '390.00' },
    { description: 'Tile adhesive', hsn: '38245090', unit_price: '410.00' },
  ])
})

test('codes of goods are headed in Hindi too', async () => {
  const items = await itemsOf(
    'INVOICE',
    `${head}
क्र.   माल का विवरण         एचएसएन      मात्रा      इकाई      दर          राशि रु.
1    Cement, 50 kg        2523       10       बोरी     380.00       3,800.00
2    Binding wire         7217        5       किग्रा     92.00         460.00
                                              कुल योग              4,260.00`,
  )
  expect(items).toMatchObject([{ hsn: '2523' }, { hsn: '7217' }])
})

test('what a carrier carries is told by its stations, behind the day and the number of the receipt', async () => {
  expect(
    await itemsOf(
      'INVOICE',
      `${head}
L.R. Date     L.R. No.     Station From - To     Vehicle No.     Weight (MT)     Rate / MT     Freight Rs.
12-08-2025    4471         Bhiwandi - Indore     MH 04 KU 8821         9.500      2,450.00       23,275.00
14-08-2025    4478         Bhiwandi - Bhopal     MP 09 HG 3317        12.000      2,875.00       34,500.00
                                                                                Total            57,775.00`,
    ),
  ).toMatchObject([
    { description: 'Bhiwandi - Indore', quantity: '9.500', unit_price: '2450.00', amount: '23275.00' },
    { description: 'Bhiwandi - Bhopal', quantity: '12.000', unit_price: '2875.00', amount: '34500.00' },
  ])
})
