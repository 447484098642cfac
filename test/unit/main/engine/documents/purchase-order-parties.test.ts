import { expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

test('a letter sets in whom it goes to, and its number stands beside its date', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
SHREE BALAJI FABRICATION WORKS
PURCHASE ORDER
No. 88                                            Date : 14/08/2025
To,
   M/s. Kohinoor Hardware
   Landewadi, Bhosari.

Please supply the following goods as per terms agreed :
`,
  )
  expect(fields).toMatchObject({ po_number: '88', po_date: '2025-08-14', supplier_name: 'M/s. Kohinoor Hardware' })
})

test('a heading that says itself again in brackets names nobody', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Invoice To                                  Voucher No.
Sahyadri Education Society                  PO/0447/25-26
11 Karve Nagar, Pune
Supplier (Bill from)
Omkar Stationers
447 Budhwar Peth, Pune 411002
`,
  )
  expect(fields).toMatchObject({ buyer_name: 'Sahyadri Education Society', supplier_name: 'Omkar Stationers' })
})

test('parties in the cells of a form, far from their labels, under the numbers they are kept by', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
VASTRA                     PURCHASE ORDER
PO Number                    5700044718                           PO Date          03.11.2025
PO Type                      ZTRD - Outright                      Currency         INR
Buyer Entity                 Vastra Retail Ventures Limited       Terms            30 days
Vendor                       100447 - Jaipur Block Prints LLP     Kind Attn        Stores
`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Vastra Retail Ventures Limited',
    supplier_name: 'Jaipur Block Prints LLP',
  })
})

test('an address under a heading names nobody: then the head of the paper does', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
Thermotech Process Equipment Private Limited
Standard Purchase Order
Supplier                         Bill To
Anand Metal Syndicate            Plot 447, GIDC Makarpura,
11 Kalupur Iron Market           Vadodara, Gujarat 390010
`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Thermotech Process Equipment Private Limited',
    supplier_name: 'Anand Metal Syndicate',
  })
})

test('who an order is placed by and on, and the day on which it was', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER   NLH/PO/447

Order placed by                    Order placed on
Nandadeep Lifecare Hospital LLP    Suvarna Surgicals
Miraj 416410                       Kolhapur 416001

Ordered on 14-Mar-2024
Deliver goods to : Central Stores, Nandadeep Lifecare Hospital, Miraj 416410`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Nandadeep Lifecare Hospital LLP',
    supplier_name: 'Suvarna Surgicals',
    po_date: '2024-03-14',
    delivery_address: expect.stringContaining('Central Stores'),
  })
})

test('an order that is a letter: its number behind "Ref. No." with a group in small letters, its day alone at the head', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
THE WARNA SAHAKARI SAKHAR KARKHANA LTD.
Ref. No. WSSK/PUR/Civil/2022-23/417-19                       28.10.2022
M/s Ichalkaranji Pipes
SUPPLY ORDER
Delivery: F.O.R. site within 10 days of this order.`,
  )
  expect(fields).toMatchObject({ po_number: 'WSSK/PUR/Civil/2022-23/417-19', po_date: '2022-10-28' })
  expect(fields).not.toHaveProperty('delivery_address')
})

test('a day is in doubt where another one of the paper has its month first', async () => {
  const dayOn = async (arrival: string): Promise<number | undefined> =>
    (
      await readOn('PURCHASE_ORDER', `PURCHASE ORDER P00118\nOrder Date: 05/09/2023      Expected Arrival: ${arrival}`)
    ).find(({ path }) => path === 'po_date')?.confidence
  expect(await dayOn('05/16/2023')).toBeLessThanOrEqual(0.95)
  expect(await dayOn('16/09/2023')).toBeGreaterThan(0.975)
})

test('where no head tells who orders, the signature does; of two tax numbers one is said to be that of the supplier', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER 4500012345
PO Date         12.03.2025         Buyer           A. Menon / 104
Vendor
Sahyadri Instruments Private Limited
12, Industrial Estate, Satara 415004
Vendor GSTIN    29AAGCR4375J1ZU
Our tax number for your bill    27AAPFU0939F1ZV
Item    Material                 Qty      Rate        Amount
10      Nitrile gloves           12       400.00      4,800.00
20      Surgical spirit          48       100.00      4,800.00
                                 Total                9,600.00
For Godavari Pharma Depot

Authorised Signatory`,
  )
  expect(fields).toMatchObject({ buyer_name: 'Godavari Pharma Depot', buyer_gstin: '27AAPFU0939F1ZV' })
})

test('goods that are to come to "site" come to no address', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO Number 4500012345
Goods to be delivered at site before 30 March 2025`,
  )
  expect(fields).not.toHaveProperty('delivery_address')
})

test('the paper that is answered is nobody', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
GODAVARI PHARMA DEPOT
PURCHASE ORDER 4500012345
Buyer                    Your Quotation
Your Quotation           SI/402
Vendor                   Sahyadri Instruments Private Limited`,
  )
  expect(fields).toMatchObject({ buyer_name: 'GODAVARI PHARMA DEPOT' })
})

test('the values of a form stand in one column, whether or not all of its labels are known', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
EASTERN PLATEAU MINERALS CORPORATION LIMITED
SUPPLY ORDER
Order No.                : 4600018827
Tender Ref.              : NIT/118
Vendor                   : M/s Deccan Hydraulics Private Limited`,
  )
  expect(fields['supplier_name']).toMatch(/Deccan Hydraulics Private Limited/)
})

test('a letter in few words: the supplier with town and tax number in one line, the site in the sentence', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
MEGHDOOT INTERIORS
PURCHASE ORDER No. MI/PO/77
To, Sagar Hardware Mart, Meerut (GSTIN 09AAACI1195H1Z8)
Please supply the following goods at C-14, Sector 9, Noida :
Sr     Item                 Qty      Rate       Amount
1      Hinges 4 inch         40      25.00      1000.00
TOTAL                                           1000.00`,
  )
  expect(fields).toMatchObject({ supplier_name: 'Sagar Hardware Mart', delivery_address: 'C-14, Sector 9, Noida' })
})

test('an order that is a letter says behind a colon where its yard is', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
Nicobar Boat Builders
Order for Supply of Material
Please supply the goods below at our yard: Slipway 2, Dollygunj, Port Blair, Andaman and Nicobar Islands 744103
`,
  )
  expect(fields.delivery_address).toBe('Slipway 2, Dollygunj, Port Blair, Andaman and Nicobar Islands 744103')
})
