import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'

describe('the parties of an invoice', () => {
  test("the supplier's reference names no seller: whose paper it is stands at its head", async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sunrise Traders                            Invoice No.         Dated
12 MG Road, Pune - 411001                  SUN/0418            21-Aug-25
GSTIN/UIN: 27AAPFU0939F1ZV                 Supplier's Ref.     Due Date
State Name : Maharashtra, Code : 27                            20-Sep-25
Buyer (Bill to)
Balaji Hardware
4 Station Road, Nashik - 422001`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({ seller_name: 'Sunrise Traders', buyer_name: 'Balaji Hardware' })
  })
  test('whose copy it is names nobody', async () => {
    const fields = await readOn(
      'INVOICE',
      `
ORIGINAL FOR RECIPIENT
SUNRISE TRADERS
12 MG Road, Pune - 411001
GSTIN : 27AAPFU0939F1ZV
TAX INVOICE
M/s Balaji Hardware                        Bill No : INV/17
4 Station Road, Nashik - 422001            Bill Date : 05/04/2024
GSTIN : 27AAACI1195H1Z0`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      seller_name: 'SUNRISE TRADERS',
      seller_gstin: '27AAPFU0939F1ZV',
      buyer_name: 'Balaji Hardware',
      buyer_gstin: '27AAACI1195H1Z0',
    })
  })
})

describe('whose paper it is', () => {
  const paper = (foot: string, third = ''): string => `
TAX INVOICE
Sunrise Traders                            Invoice No : INV/24-25/017
12 MG Road, Pune - 411001                  Invoice Date : 05/04/2024
GSTIN: 27AAPFU0939F1ZV
Bill To
Balaji Hardware
4 Station Road, Nashik - 422001
GSTIN: 27AAACI1195H1Z0
${third}
${foot}
Authorised Signatory`
  const rulesOf = async (text: string, path: string): Promise<string[]> =>
    (await readOn('INVOICE', text)).find((f) => f.path === path)?.evidence.map((e) => e.rule) ?? []
  const sureness = async (text: string, path: string): Promise<number> =>
    (await readOn('INVOICE', text)).find((f) => f.path === path)?.confidence ?? 0

  test('a name at the head and again over the signature is said twice', async () => {
    expect(await rulesOf(paper('For Sunrise Traders'), 'seller_name')).toContain('invoice.seller.signed')
    expect(await sureness(paper('For Sunrise Traders'), 'seller_name')).toBeGreaterThan(
      await sureness(paper('For any question'), 'seller_name'),
    )
    expect(await rulesOf(paper('For Balaji Hardware'), 'seller_name')).not.toContain('invoice.seller.signed')
  })

  test('a blank that was lost in the wide letters of a head is in the plain print over the signature', async () => {
    const joined = paper('For SUNRISE IRON TRADERS').replace('Sunrise Traders   ', 'SUNRISEIRON TRADERS')
    const name = (await readOn('INVOICE', joined)).find((f) => f.path === 'seller_name')
    expect(name?.value).toBe('SUNRISE IRON TRADERS')
  })

  test('of two tax numbers the one that is not under a heading is the writer’s, of three none', async () => {
    expect(await rulesOf(paper(''), 'seller_gstin')).toContain('invoice.gstin.left')
    const carrier = 'Transporter                 GSTIN: 29AAGCB7383J1Z4'
    expect(await rulesOf(paper('', carrier), 'seller_gstin')).not.toContain('invoice.gstin.left')
  })
})

test('a seller whose name has letters of other words of the head in it', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
Tax Invoice
SHREE POLYPACK INDUSTRIES                Invoice No. SP/24-25/1187
Plot No. 218/2, GIDC Phase II
Ahmedabad 382330

Authorised Signatory`,
  )
  expect(fields['seller_name']).toBe('SHREE POLYPACK INDUSTRIES')
})

test('a letter to an office names the society under it', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
Tax Invoice
To,
The Chairman / Secretary,
Gulmohar Co-op. Housing Society Ltd.
S. No. 118/2, Kothrud,
Pune 411038`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Gulmohar Co-op. Housing Society Ltd.',
    buyer_address: 'S. No. 118/2, Kothrud, Pune 411038',
  })
})

test.each([
  ['382715', true],
  // Of another state than the tax number.
  ['411038', false],
])('an address is borne out by the tax number of its block where that is of its state: %s', async (pin, isBorne) => {
  const fields = await readOn(
    'INVOICE',
    `
Tax Invoice
Buyer (Bill to)
Vimal Agro Foods Pvt. Ltd.
Survey No 44/1, Kadi-Kalol Highway
Kadi ${pin}
GSTIN/UIN      : 24AADCV7812L1Z3`,
  )
  const address = fields.find(({ path }) => path === 'buyer_address')
  expect(address?.value).toBe(`Survey No 44/1, Kadi-Kalol Highway Kadi ${pin}`)
  expect((address?.confidence ?? 0) > 0.95).toBe(isBorne)
})

test('a remark in brackets over the name is not whose paper it is; who buys may stand under "Name" alone', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
BILL OF SUPPLY
(Composition taxable person, not eligible to collect tax on supplies)
New Bharat Timber Depot
Aminabad Road, Lucknow 226018
Bill No. 447                               Date 19/02/2025
Name: Dr. Anupam Saxena



Delivered by tempo




Goods once sold are not taken back
`,
  )
  expect(fields).toMatchObject({ seller_name: 'New Bharat Timber Depot', buyer_name: 'Dr. Anupam Saxena' })
})

test('Telangana is no telephone, and Gat No no GST No', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
e-Invoice
Supplier :                                 Recipient :
Vaishnavi Roadlines Private Limited        Telangana Agro Industries Ltd
Gat No 118, Nagar Road, Wagholi,           Plot 44, IDA Jeedimetla, Hyderabad
Pune, Maharashtra, 412207                  Telangana, 500055
`,
  )
  expect(fields).toMatchObject({
    seller_address: 'Gat No 118, Nagar Road, Wagholi, Pune, Maharashtra, 412207',
    buyer_name: 'Telangana Agro Industries Ltd',
  })
})

test('an invocation and numbers of an e-invoice over the name, and the end of a name on a line of its own', async () => {
  const fields = fieldsOn(
    'INVOICE',
    `
|| Shri Ganeshay Namah ||
BILL OF SUPPLY
517c88901f2e3d4c5b6a79880716253f
Gupta Kirana Bhandar
Sarafa Bazar, Lashkar, Gwalior 474001
Bill No. 1746
Bill To
Pinnacle Facility Management Private
Limited
Tower B, Old Madras Road, Bengaluru 560016


Sr No   Description             Qty     Rate        Amount
1       Basmati Rice             50     78.00      3900.00
2       Tuar Dal                 30    164.00      4920.00
                                 Total             8820.00


Rs. Eight Thousand Eight Hundred Twenty Only
Composition taxable person
For Gupta Kirana Bhandar`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Gupta Kirana Bhandar',
    buyer_name: 'Pinnacle Facility Management Private Limited',
  })
})

test('what a firm is, under its name, is none of its address; a buyer may be called the party', async () => {
  const fields = await readOn(
    'INVOICE',
    `
Narasimhan & Kulkarni                      TAX INVOICE
Chartered Accountants                      Invoice No : NK/331
No. 42, Gandhi Bazaar, Bengaluru 560004    Party : NEW LIFE MEDICOS
GSTIN 29AAPFU0939F1ZR                      Faizabad Road, Indira Nagar, Lucknow 226016`,
  )
  expect(valuesOf(fields)).toMatchObject({
    seller_address: 'No. 42, Gandhi Bazaar, Bengaluru 560004',
    buyer_name: 'NEW LIFE MEDICOS',
    buyer_address: 'Faizabad Road, Indira Nagar, Lucknow 226016',
  })
})

test('where the first block is that of who buys, who sells stands over the signature and at the foot', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
Invoice No GP/25/118 Date 12/03/2025
Billed to
Sahyadri Instruments Private Limited
12, Industrial Estate, Satara 415004
Description              Qty       Rate        Amount
Nitrile gloves           12        400.00      4,800.00
                         Total                 4,800.00
For Godavari Pharma Depot

Partner
Godavari Pharma Depot | Plot 14, MIDC Bhosari, Pune 411026 | GSTIN 27AAPFU0939F1ZV`,
  )
  expect(fields).toMatchObject({
    invoice_date: '2025-03-12',
    seller_name: 'Godavari Pharma Depot',
    seller_address: 'Plot 14, MIDC Bhosari, Pune 411026',
    seller_gstin: '27AAPFU0939F1ZV',
    buyer_name: 'Sahyadri Instruments Private Limited',
  })
})

test('both parties in the columns of one form, its labels before the first of them', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
Invoice No : GP/25/118
              Supplier                               Recipient
Name          Godavari Pharma Depot                  Sahyadri Instruments Private Limited
Address   Plot 14, Bhosari, Pune 411026          12, Industrial Estate, Satara 415004`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Godavari Pharma Depot',
    buyer_name: 'Sahyadri Instruments Private Limited',
  })
})

test('a heading may say that it heads what there is to know of somebody', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
Invoice No : GP/25/118
Supplier Information                           Recipient Information
Legal Name: Godavari Pharma Depot              Legal Name: Sahyadri Instruments
Address: Plot 14, Bhosari, Pune 411026 Address: 12, Industrial Estate, Satara 415004`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Godavari Pharma Depot',
    seller_address: 'Plot 14, Bhosari, Pune 411026',
    buyer_name: 'Sahyadri Instruments',
  })
})

test('the dash before a PIN code that its line had no room for', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
Invoice No : GP/25/118
Bill To
Sahyadri Instruments Private Limited
12, Sneh Sagar, Indore, Madhya Pradesh -
452001
GSTIN : 29AAGCR4375J1ZU`,
  )
  expect(fields).toMatchObject({ buyer_address: '12, Sneh Sagar, Indore, Madhya Pradesh - 452001' })
})

/** A bill of the firm at its head. */
const headedBill = (head: string): string => `
${head}
TAX INVOICE
Bill No. 1746
Bill To
Pinnacle Facility Management
Tower B, Old Madras Road, Bengaluru 560016


Sr No   Description             Qty     Rate        Amount
1       Copper Wire              50     78.00      3900.00
                                 Total             3900.00`

test.each(['ll Shree Ganeshay Namah ll', '॥ શ્રી ગણેશાય નમઃ ॥', 'Om Sri Venkatesaya Namaha', 'Shri Ambabai Prasanna'])(
  'whom a firm calls on over its name is not the firm: %s; behind its address stands how it is reached',
  (over) => {
    const fields = fieldsOn(
      'INVOICE',
      headedBill(`${over}
MARUTI ENGINEERING WORKS
14, Station Chowk, Anand, Gujarat 388001 Mo. 90000 11122`),
    )
    expect(fields).toMatchObject({
      seller_name: 'MARUTI ENGINEERING WORKS',
      seller_address: '14, Station Chowk, Anand, Gujarat 388001',
    })
  },
)

test('a firm that is called after a god is one', () => {
  const fields = fieldsOn(
    'INVOICE',
    headedBill(`SHRI SAI PRASANNA STORES
14, Station Chowk, Anand, Gujarat 388001`),
  )
  expect(fields).toMatchObject({ seller_name: 'SHRI SAI PRASANNA STORES' })
})

test('what somebody owed before is no part of where they are', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
GUPTA AGENCIES                              GST INVOICE           Party : KIRAN MEDICOS
22/14, STATION ROAD, KANPUR-208001                                SHOP 3, NEAR RAMA CHOWK,
Inv.No.: GA-A/04471                                               G.T. ROAD, KANPUR
Date : 12-10-2024                                                 Prev. Bal. : 12,604.00`,
  )
  expect(fields).toMatchObject({ buyer_address: 'SHOP 3, NEAR RAMA CHOWK, G.T. ROAD, KANPUR' })
})

test('how a firm is addressed behind "To:" is part of its name', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
GST INVOICE
To: M/S MAA TARINI MEDICINE STORE
STATION BAZAR, KHURDA ROAD, KHORDHA 752050
GSTIN: 21CKDPS2210A1Z3`,
  )
  expect(fields['buyer_name']).toBe('M/S MAA TARINI MEDICINE STORE')
})

test('of a head whose name was not read the address is kept, and the name is that over the signature', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
12, Gandhi Chowk, Main Bazar, Burhanpur (M.P.) 450331
To, M/s. Narmada Construction Co.                  Bill No. : 1387
Plot 8, Shikarpura, Burhanpur (M.P.)               Date : 14/12/2023
Particulars              Qty       Rate        Amount
Ball Valve Brass         10        365.00      3650.00
                         G. Total              3650.00
For Jain Hardware & Sanitary

                   Auth. Sign.`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Jain Hardware & Sanitary',
    seller_address: '12, Gandhi Chowk, Main Bazar, Burhanpur (M.P.) 450331',
    buyer_name: 'M/s. Narmada Construction Co.',
  })
})
