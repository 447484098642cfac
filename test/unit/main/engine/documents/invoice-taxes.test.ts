import { describe, expect, test } from 'vitest'
import { readOn, valuesOf } from './read-page'

describe('the taxes of an invoice', () => {
  test('freight that is taxed is in the taxable value, which the table of taxes prints', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sunrise Traders
GSTIN: 27AAPFU0939F1ZV
Sr No   Description             HSN      Qty     Rate        Amount
1       Ceiling Fan             8414      10     1,500.00    15,000.00
2       Copper Wire             7408      20       250.00     5,000.00
        Freight Charges                                       1,000.00
        CGST                                                  1,890.00
        SGST                                                  1,890.00
        Total                                                24,780.00

HSN/SAC       Taxable Value     CGST Amount     SGST Amount
8414, 7408    21,000.00         1,890.00        1,890.00`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({ taxable_amount: '21000.00', cgst_amount: '1890.00', total_amount: '24780.00' })
  })
  test('what is taken off before the tax is no part of the taxable value, which is printed nowhere', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
#        : INV-000317
Sr No   Description             HSN      Qty     Rate        Amount
1       Brand package           998391    1      85,000.00    85,000.00
2       Maintenance             998313    6      12,500.00    75,000.00
                                         Sub Total           160,000.00
                                         Discount(5.00%)     (-) 8,000.00
                                         IGST18 (18%)         27,360.00
                                         Total               179,360.00
`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({ invoice_number: 'INV-000317', igst_amount: '27360.00', total_amount: '179360.00' })
    expect(values).not.toHaveProperty('taxable_amount')
  })
  test('a tax at several rates is the sum of their rows', async () => {
    const fields = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sr No   Description             HSN      Qty     Rate        Amount
1       LED Panel               940511    60        850.00    51,000.00
2       LED Strip               940541    25        930.00    23,250.00
                                         Sub Total            74,250.00
                                         IGST12 (12%)          6,120.00
                                         IGST18 (18%)          4,185.00
                                         Total                84,555.00
`,
    )
    expect(fields.find(({ path }) => path === 'igst_amount')).toMatchObject({ value: '10305.00', proven: true })
  })
  test('the sum of the items is the taxable value where it is printed without a label, and only where there is tax', async () => {
    const taxed = await readOn(
      'INVOICE',
      `
TAX INVOICE
Sl   Description of Goods    HSN/SAC    Quantity    Rate        Amount
1    Ceiling Fan             8414       10 NOS      1,500.00    15,000.00
2    Copper Wire             7408       20 MTR        250.00     5,000.00
                                                                20,000.00
     Output CGST                                                 1,800.00
     Output SGST                                                 1,800.00
     Total                                                      23,600.00
`,
    )
    expect(taxed.find(({ path }) => path === 'taxable_amount')?.value).toBe('20000.00')
    const untaxed = await readOn(
      'INVOICE',
      `
S. K. Agashe & Associates, Advocates
INVOICE
To,
Tarini Constructions Limited
Nariman Point, Mumbai 400021
GSTIN : 27AAPFU0939F1ZV
INVOICE FOR PROFESSIONAL SERVICES
Sr. No.   Particulars                  SAC       Amount
1         Drafting of agreement        998213    40,000.00
2         Title search                 998213    25,000.00
          Total                                  65,000.00
`,
    )
    const paths = untaxed.map(({ path }) => path)
    expect(paths).toContain('buyer_gstin')
    for (const path of ['taxable_amount', 'seller_gstin']) expect(paths).not.toContain(path)
    expect(untaxed.find(({ path }) => path === 'seller_name')?.value).toBe('S. K. Agashe & Associates, Advocates')
  })

  test('a receipt of a shop: the table of rates ends at the row of what is to pay, the items at the count of them', async () => {
    const fields = await readOn(
      'INVOICE',
      `
            SURYA SUPERMART
        M G ROAD, KADAVANTHRA, KOCHI
        ** TAX INVOICE **
Bill No: SM-12/00417
Date : 14/02/23 18:20
ITEM              QTY      RATE       AMOUNT
MATTA RICE 5KG
 HSN 1006          1       250.00       250.00
SOAP 4S
 HSN 3401          2       118.00       236.00
Items: 2  Qty: 3           TOTAL        486.00
GST SUMMARY
TAX%         TAXABLE      CGST      SGST
0%            250.00       0.00       0.00
18%           200.00      18.00      18.00
TOT           450.00      18.00      18.00
NET AMOUNT            Rs. 486.00
UPI                   Rs. 486.00`,
    )
    const values = Object.fromEntries(fields.map(({ path, value }) => [path, value]))
    expect(values).toMatchObject({ taxable_amount: '450.00', cgst_amount: '18.00', sgst_amount: '18.00' })
    expect(values).toMatchObject({ total_amount: '486.00', 'line_items.1.amount': '236.00' })
    expect(values['line_items.2.description']).toBeUndefined()
    expect(values['seller_address'] ?? '').not.toContain('INVOICE')
  })

  test('what stands in brackets behind a tax is of the same entry; taxes are named in Hindi too', async () => {
    const sums = `
TAX INVOICE
Varsha Enterprises
Inv No : VE/118                 Invoice Date : 05/04/2024
Professional services                           SAC           Fees (INR)
Design of a warehouse                         998321           18,000.00
Visits to the site                            998321            6,500.00
Sub-total (taxable)                                            24,500.00`
    const valuesWith = async (taxes: string): Promise<Record<string, string>> =>
      valuesOf(await readOn('INVOICE', `${sums}\n${taxes}`))
    expect(
      await valuesWith(`IGST @ 18% (Place of supply: 06-Haryana)                        4,410.00
Amount payable                                                 28,910.00`),
    ).toMatchObject({ igst_amount: '4410.00', total_amount: '28910.00' })
    expect(
      await valuesWith(`केन्द्रीय कर 9%                                                   2,205.00
राज्य कर 9%                                                      2,205.00
कुल योग                                                        28,910.00`),
    ).toMatchObject({ cgst_amount: '2205.00', sgst_amount: '2205.00', total_amount: '28910.00' })
  })
})

test('what a discount leaves of the whole, tax and all, is what is asked for', async () => {
  const fields = await readOn(
    'INVOICE',
    `
TAX INVOICE
Invoice No : SPL/6                                  Invoice Date : 14/08/2025

Sr   Description            HSN         Qty     Rate      Amount
1    PP Granules            39021000    125     98.45     12,306.25
2    HDPE Film              39201019    37      141.30    5,228.10
                                   Taxable Value          17,534.35
                                   IGST @ 18%              3,156.18
                                   Total                  20,690.53
                                   Discount                  190.53
                                   Net Total              20,500.00`,
  )
  expect(valuesOf(fields)).toMatchObject({
    taxable_amount: '17534.35',
    igst_amount: '3156.18',
    total_amount: '20500.00',
  })
})
