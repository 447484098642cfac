import { describe, expect, test } from 'vitest'
import { typeOf } from './type-of'

describe('receipts of the counter of a town or village', () => {
  test.each([
    `
TOWN MUNICIPAL COUNCIL, HALIYAL
RECEIPT
Receipt No. : B/02/4471              Date : 12/05/2022
Received from : Smt. Girija Naik
House No. : 4-118
Property Tax              2,240.00
Total                     2,240.00
Cashier`,
    `
MAYYIL GRAMA PANCHAYAT
RECEIPT
Name        : Raghavan Nambiar
Ward/Door No: VII/214
Library Cess               45.00
Poor Home Cess             12.00
TOTAL                   1,057.00
Cash received.`,
    `
नगर परिषद, बेगमगंज
रसीद
रसीद क्र. 7714               दिनांक 03/02/2020
श्री मोहनलाल साहू मकान नं. 88 से निम्नानुसार राशि प्राप्त हुई
जल कर        600.00
समेकित कर     180.00`,
  ])('heads of a tax tell what was paid there: %#', (text) => {
    expect(typeOf(text)).toBe('PROPERTY_TAX_RECEIPT')
  })

  test('several rates for one house tell it where the head was cut off; a bill of water takes but two', () => {
    const rates = `
Tenement No.        0714 22 0193
Owner / Occupier    Hasmukh Vora
General Tax         2,110.00
Education Cess        211.00
Tree Cess              40.00
Total               2,361.00
Cashier`
    expect(typeOf(rates)).toBe('PROPERTY_TAX_RECEIPT')
    expect(typeOf(rates.replace(/^Tree.*/m, ''))).toBe('UNRECOGNISED')
    expect(typeOf(rates.replace(/^Tenement.*/m, ''))).toBe('UNRECOGNISED')
  })
  test('what else is paid there is another receipt', () => {
    const rent = `
TOWN MUNICIPAL COUNCIL, HALIYAL
RECEIPT
Receipt No. : B/02/4471              Date : 12/05/2022
Received from : Smt. Girija Naik
Rent of shop no. 4          2,240.00
Total                     2,240.00
Cashier`
    expect(typeOf(rent)).not.toBe('PROPERTY_TAX_RECEIPT')
  })

  test('a deed that speaks of tax and of receipts is none', () => {
    const deed = `
The said premises are assessed to property tax with the Hubballi Corporation and the tenant has
been in possession of the same by paying property tax and library cess and health cess to the said Municipal Corporation
and the tenant shall pay the charges of electricity and produce the receipts of the same to the owner every month`
    expect(typeOf(deed)).not.toBe('PROPERTY_TAX_RECEIPT')
  })
})

describe('memos of cylinders', () => {
  const memo = (consumer: string, item: string) => `
SHREE DURGA INDANE SERVICE
TAX INVOICE / CASH MEMO
Invoice No    : 2-0088114          Invoice Date : 11-02-2021
${consumer}
HSN 27111900    ${item}      1     867.62
CGST 2.5%   21.69          SGST 2.5%   21.69
Total Amount   Rs. 911.00`

  test('what an agency sends to a kitchen is a bill for gas', () => {
    expect(typeOf(memo('Consumer No : 614477', '14.2 KG DOM CYL REFILL'))).toBe('GAS_BILL')
    expect(typeOf(memo('Cons No : 614477', 'LPG Cylinder 19 KG'))).toBe('GAS_BILL')
  })

  test('what a dealer of gases sends to a workshop is an invoice', () => {
    const invoice = `
GIRNAR OXYGEN & GASES PVT LTD
Dealers in industrial gases and commercial LPG
TAX INVOICE
Invoice No : GOG/0917              Invoice Date : 12-09-2021
Bill To : Vikram Fabricators       GSTIN : 27AADFV7715K1Z4
Description of Goods       HSN     Qty     Rate     Amount
Argon gas cylinder refill  2804     6    1500.00   9000.00
Taxable Value 9000.00   CGST 9% 810.00   SGST 9% 810.00`
    expect(typeOf(invoice)).toBe('INVOICE')
  })
})

describe('bills by meter', () => {
  const bill = (reading: string): string => `
SUBARNA TOWNSHIP SERVICES LIMITED            BILL OF SUPPLY
Billed to               Connection ID : WT/9416
Sharmila Oraon          Invoice No. : 9100448217
                        Invoice Date : 04-Jan-2025
Reading            Date           m³
${reading}
Water consumption  20.00          180.00
Sewerage service                  70.00
Due date : 20-Jan-2025`

  test('a bill of supply with an invoice number, of water by its meter, is no invoice', () => {
    expect(typeOf(bill('Current            31-Dec-2024    718.50\nPrevious           30-Nov-2024    692.00'))).toBe(
      'WATER_BILL',
    )
  })
})

test('the number under which a house is taxed, on the certificate of a shop, is no receipt of the tax', () => {
  expect(
    typeOf(`
SURAT MUNICIPAL CORPORATION
SHOPS AND ESTABLISHMENTS ACT, 2019
CERTIFICATE OF REGISTRATION
Name of Establishment : KAVERI STATIONERS        Name of Employer : KAVERI NAIK
Property Tax Census No. : 11-08-114-0021
Date of Certificate : 14/03/2023                 Receipt No. : SE/23/4471 dated 11/03/2023`),
  ).toBe('SHOP_ACT_LICENSE')
})

test('an order is headed by its abbreviation', () => {
  expect(
    typeOf(`
KONARK ALLOYS LTD                                     Standard PO
Vendor                         PO Number    : 4500011872
SHAKTI HYDRAULICS              PO Date      : 11.03.2024
Vendor GSTIN : 21AAKFT2290A1ZN
Item  Description / HSN       UoM     Qty    Net Price   IGST %   Net Value
10    HOSE ASSEMBLY           EA      4.000  1,200.00    18.00    4,800.00
Total PO Value INR  5,664.00
1. This PO is governed by our terms. 2. Dispatch documents: invoice, packing list.`),
  ).toBe('PURCHASE_ORDER')
})
