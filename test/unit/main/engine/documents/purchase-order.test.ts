import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'

test('an order names who orders and who delivers', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO No : PO/0042          PO Date : 01/02/2024
Bill To                                   Vendor
Balaji Hardware                           Sunrise Traders
4 Station Road, Nashik - 422001           12 MG Road, Pune - 411001

Sr No   Item Description        Qty     Unit Price  Amount
1       Ceiling Fan             10      1,500.00    15,000.00
2       Wall Fan                 2      1,000.00     2,000.00
                                        Total       17,000.00
`,
  )
  expect(valuesOf(fields)).toMatchObject({
    po_number: 'PO/0042',
    po_date: '2024-02-01',
    buyer_name: 'Balaji Hardware',
    supplier_name: 'Sunrise Traders',
    total_amount: '17000.00',
    'line_items.1.quantity': '2',
  })
})

test('of item, material and description the last says what is ordered; a count may stand close to its unit', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO No : 4500118823          PO Date : 11/02/2025

Item      Material      Description            Qty     UOM     Net Price     Net Value
00010     B-22316       Roller bearing            6|;EA       14,500.00     87,000.00
00020     T-1187        Hydraulic puller          2 EA        19,500.00     39,000.00
                                               Total                       1,26,000.00
`,
  )
  expect(valuesOf(fields)).toMatchObject({
    'line_items.0.description': 'Roller bearing',
    'line_items.0.quantity': '6',
    'line_items.1.description': 'Hydraulic puller',
    'line_items.1.quantity': '2',
  })
})

test.each(['Qry', 'Qo1ty'])(
  'a head that was read as %s is that of the quantities, for rates times them are amounts',
  async (head) => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
PO No : 4500118823          PO Date : 11/02/2025

Sr No   Item Description      ${head}     UOM     Colour     Unit Price     Amount
1       Roller bearing         6      Nos     12         14,500.00      87,000.00
2       Hydraulic puller       2      Nos     14         19,500.00      39,000.00
                                               Total                       1,26,000.00
`,
    )
    expect(valuesOf(fields)).toMatchObject({
      'line_items.0.quantity': '6',
      'line_items.1.quantity': '2',
    })
  },
)

describe('an order', () => {
  const order = `
PURCHASE ORDER
Buyer                                Supplier Details
M/s Balaji Hardware                  M/s Sunrise Traders
4 Station Road, Nashik 422001        12 MG Road, Pune 411001
GSTIN: 09JAYFK0663L3Z9               GSTIN: 27AAPFU0939F1ZV
PO No : 8304/24-25                   Order Date : 01-02-2025

Particulars            Quantity     Unit Price       Amount
LED Bulb 9W                  41         100.00     4,100.00
Copper Wire                  12          50.00       600.00
                                      Subtotal     4,700.00
                                     GST @ 18%       846.00
                                         Total     5,546.00`
  const read = async (text: string): Promise<Map<string, Awaited<ReturnType<typeof readOn>>[number]>> =>
    new Map((await readOn('PURCHASE_ORDER', text)).map((f) => [f.path, f]))
  test('a place of delivery that opens with a department', async () => {
    const text = order.replace('PO No :', 'Deliver To : Stores Department, Plot 44 Peenya, Bengaluru 560058\n\nPO No :')
    expect((await read(text)).get('delivery_address')?.value).toBe(
      'Stores Department, Plot 44 Peenya, Bengaluru 560058',
    )
  })
  test('a clerk named as the buyer is not whose paper it is', async () => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
Godavari Heavy Engineering Limited                 PURCHASE ORDER
Regd. Office: MIDC Ambad, Nashik 422010
GSTIN: 27AAPFU0939F1ZV

Vendor                                             PO Number     4500128834
Raipur Steel Traders Pvt Ltd                       PO Date       06.10.2025
Urla Industrial Area, Raipur 493221                Buyer         R. Deshpande`,
    )
    const values = valuesOf(fields)
    expect(values['buyer_name']).toBe('Godavari Heavy Engineering Limited')
  })
  test('names who buys and who delivers, as the order addresses them', async () => {
    const fields = await read(order)
    expect(fields.get('buyer_name')?.value).toBe('M/s Balaji Hardware')
    expect(fields.get('supplier_name')?.value).toBe('M/s Sunrise Traders')
    expect(fields.get('buyer_gstin')?.value).toBe('09JAYFK0663L3Z9')
    expect(fields.get('supplier_gstin')?.value).toBe('27AAPFU0939F1ZV')
  })
  test('numbers of its items, counted in tens, are no part of what is ordered', async () => {
    const fields = await read(`
PURCHASE ORDER
PO No : 4500078812                 PO Date : 14.02.2025

Item   Material Description     Qty         UoM   Net Price    Net Value (INR)
10     MS Angle 50x50x6         2400.000    KG        68.50        1,64,400.00
20     TMT Bar 12mm             5200.000    KG        61.25        3,18,500.00
30     Binding wire             150.000     KG        84.00          12,600.00
                                       Total Order Value           4,95,500.00`)
    const names = [0, 1, 2].map((row) => fields.get(`line_items.${row}.description`)?.value)
    expect(names).toEqual(['MS Angle 50x50x6', 'TMT Bar 12mm', 'Binding wire'])
  })
  test('its total is the sum with the tax, however the tax is called', async () => {
    expect((await read(order)).get('total_amount')).toMatchObject({ value: '5546.00', proven: true })
    const strange = (await read(order.replace('GST @ 18%', 'Levy 18%'))).get('total_amount')
    expect(strange).toMatchObject({ value: '5546.00', proven: false })
    expect(strange?.confidence).toBeLessThan(0.99)
  })
})

test('what stands in brackets behind a heading does not make another label of it', async () => {
  const fields = new Map(
    (
      await readOn(
        'PURCHASE_ORDER',
        `
Godavari Process Engineers Ltd                     PURCHASE ORDER
Vendor (Code 100442)                               PO Number    4500118827
Mahavir Tubes & Fittings                           PO Date      09.01.2025
12 Narol GIDC, Ahmedabad 382405`,
      )
    ).map((f) => [f.path, f.value]),
  )
  expect(fields.get('supplier_name')).toBe('Mahavir Tubes & Fittings')
})

test('a sum under the items that stands across two columns does not join them', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
Purchase Order
Item    Material Description       UOM       Order Qty        Unit Price        Net Value
10      SS flange DN80             NOS              24          1,340.00        32,160.00
20      Gasket sheet 3mm           KGS              15            860.00        12,900.00
30      Stud bolt M16              NOS             192             42.00         8,064.00
                                                            Basic value 53,124.00
                                                            GST @ 18%    9,562.32
                                                    Total Order Value   62,686.32`,
  )
  const values = valuesOf(fields)
  expect(values).toMatchObject({
    'line_items.0.description': 'SS flange DN80',
    'line_items.1.unit_price': '860.00',
    'line_items.2.amount': '8064.00',
  })
})

test('taxes are called on orders as on invoices', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
#     Item & Description              Qty      Rate          Amount
1     HP LaserJet Pro MFP 4104dw      6        38,400.00     2,30,400.00
2     Toner cartridge 151A            12       7,150.00        85,800.00

                                      Sub Total              3,16,200.00
                                      CGST9 (9%)               28,458.00
                                      SGST9 (9%)               28,458.00
                                      Total                  3,73,116.00`,
  )
  expect(fields.find(({ path }) => path === 'total_amount')).toMatchObject({ value: '373116.00', proven: true })
})

test('the value of the order under its items is their sum, and none of them', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
BACKWATER BREEZE HOTELS LLP
Purchase Order No. BBH/PUR/57
Item                        Nos      Rate each      Value
Dining chairs               40       3,150.00       1,26,000.00
Bar stools                  12       2,450.00       29,400.00
Order value                                         1,55,400.00`,
  )
  const values = valuesOf(fields)
  expect(values['total_amount']).toBe('155400.00')
  expect(values).not.toHaveProperty(['line_items.2.description'])
})

test('a bare "Order" before its number, and not before words', () => {
  const number = (line: string) =>
    fieldsOn('PURCHASE_ORDER', `\nPurchase Order\n${line}\nVendor      Doab Linen House`)['po_number']
  expect(number('Order          4500117382')).toBe('4500117382')
  expect(number('Order          as agreed')).toBeUndefined()
})

test('at what time goods are taken is no part of where', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
DISTRICT HOSPITAL, SATARA
PURCHASE ORDER
No. DH/STORE/118                        Dated 03/09/2024
The goods shall be delivered at Central Store, District Hospital, Satara - 415001, between 10 A.M.
and 4 P.M. on working days.`,
  )
  expect(fields).toMatchObject({ delivery_address: 'Central Store, District Hospital, Satara - 415001' })
})

test('behind a label with a colon, an address that a comma goes on with to the margin', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
MEHTA MACHINERY LIMITED                       PURCHASE ORDER
PO Number/Date  4500711186 / 18.11.2024
Please deliver to: Plant 11 - Gate No. 2, Plot A-12, Five Star MIDC,
Shendra 431154
Terms of delivery: FOR Our Works`,
  )
  expect(fields).toMatchObject({ delivery_address: 'Plant 11 - Gate No. 2, Plot A-12, Five Star MIDC, Shendra 431154' })
})

test('which revision of an order a paper is stands behind its number', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
MEHTA MACHINERY LIMITED                       PURCHASE ORDER
                                              PO No./Rev : 4500711186 / 0
                                              PO Date : 11.02.2026`,
  )
  expect(fields).toMatchObject({ po_number: '4500711186' })
})

test('under a total and its tax "Net Amount" is what is to be paid, and a total under a larger amount is not proven', async () => {
  const order = `
KHANNA APPARELS
PURCHASE ORDER
Order No. KA/312/19-20                 Date 15/10/2019
Sr     Particulars                  Qty     Rate      Amount
1      Cotton Dyed Fabric 44 in     620     87.00     53940.00
2      Polyester Lining             400     31.50     12600.00
                                            Total     66540.00
                                            GST 5%     3327.00
                                        Net Amount    69867.00`
  const total = async (text: string) =>
    (await readOn('PURCHASE_ORDER', text)).find(({ path }) => path === 'total_amount')
  expect(await total(order)).toMatchObject({ value: '69867.00', proven: true })
  const strange = await total(order.replace('GST 5%', 'Levies').replace('Net Amount', 'In all thus'))
  expect(strange?.proven ?? false).toBe(false)
})
