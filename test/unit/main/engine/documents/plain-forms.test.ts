/** Forms that name no known issuer: banks, companies and offices that no list holds. */
import { describe, expect, test } from 'vitest'
import { classify } from '../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('banks that no list holds', () => {
  const head = (name: string): string => `
${name}
Branch: Sitabuldi
IFSC: VNMB0001094
Pay      Wardha Seeds                          Or Bearer`

  test('are named by the line that ends with what they are, and never surely', async () => {
    const field = (await readOn('CHEQUE', head('VENA MERCANTILE BANK'))).find(({ path }) => path === 'bank_name')
    expect(field).toMatchObject({ value: 'VENA MERCANTILE BANK' })
    expect(field?.confidence).toBeLessThanOrEqual(0.95)
  })

  test.each(['Name of the Bank', 'Your Bank', 'Net banking of your bank'])('no label is one: %s', (line) => {
    expect(fieldsOn('CHEQUE', head(line))['bank_name']).toBeUndefined()
  })

  test('a name that ends like that of a listed bank is not that bank', () => {
    const values = candidatesOn('BANK_STATEMENT', 'BARPALI PEOPLES CO-OPERATIVE BANK\nSTATEMENT OF ACCOUNT')
      .filter(({ path }) => path === 'bank_name')
      .map(({ value }) => value)
    expect(values).toEqual(['BARPALI PEOPLES CO-OPERATIVE BANK'])
  })
})

describe('bills by meter', () => {
  const typeOf = (text: string): string => {
    const layouts = [layoutOf(asciiPage(text))]
    return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
  }

  test('a slip of a handheld printer that shortens every word', () => {
    const slip = `
VEDAVATI ELECTRICITY
SPOT BILL
RR NO             :SW-48127
METER SNO         :5520917
BILL DATE         :03/10/2023
PRES RDG          :8846
PREV RDG          :8718
UNITS             :128
FIXED CHG                   220.00
ENERGY CHG                  896.00
NET PAYABLE Rs.            1240.00`
    expect(typeOf(slip)).toBe('EBILL')
  })

  test('gas that is sold by a tax invoice', () => {
    const bill = `
MALVAN NATURAL GAS
TAX INVOICE (DOMESTIC PNG)
BP Number: 2100847716               Invoice date: 20.02.2024
Meter: KG-77301846                  Pay before: 11.03.2024
Last reading         This reading         Gas used (SCM)
1520                 1551                 31
Cost of gas                                            1,519.00
TOTAL AMOUNT DUE                                       1,579.00`
    expect(typeOf(bill)).toBe('GAS_BILL')
  })

  test('what is sold by length has no readings', () => {
    const bill = `
TAX INVOICE
Invoice No: 114                     Invoice date: 20.02.2024
Description          Meter         Rate          Amount
Suiting              12            400.00        4,800.00
Total                                            4,800.00`
    expect(typeOf(bill)).toBe('INVOICE')
  })
})

describe('values and the labels around them', () => {
  test('what a colon opens is no label of another field', () => {
    const fields = fieldsOn(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
PO No: TRB/PO/1047
SUPPLIER
Malhar Valves & Fittings
Odhav Ring Road, Ahmedabad 382415
Freight        : Supplier account`,
    )
    expect(fields['supplier_name']).toBe('Malhar Valves & Fittings')
  })

  test('a day is not taken from what a dash ends', () => {
    const fields = fieldsOn(
      'WATER_BILL',
      `
Consumer Name   Asha Kulkarni
Address         Door No 351, Tilak Path, Beside Post
                Office, Wanowarie, Pune, Maharashtra - Due Date   25/02/2023
                411040`,
    )
    expect(fields['address']).toBe('Door No 351, Tilak Path, Beside Post Office, Wanowarie, Pune, Maharashtra - 411040')
  })

  test('a label of letters with stops begins a row', () => {
    const fields = fieldsOn(
      'SALARY_SLIP',
      `
WAGE SLIP
Name of Workman    : Sri Bapi Mondal
Post               : Loom Operator
P.A.N.             DKLPM3359T
NET WAGES PAYABLE  16,391.00`,
    )
    expect(fields['designation']).toBe('Loom Operator')
  })

  test('an office, a residence and an assessee have no other words beside them', () => {
    const udyam = fieldsOn(
      'UDYAM_CERT',
      `
Enterprise Name                       Registered Office
NARMADA TEXTILE TRADERS               B-304 Abhishree Complex,
                                      Adajan Road, Surat, Gujarat 395009`,
    )
    expect(udyam['enterprise_name']).toBe('NARMADA TEXTILE TRADERS')
    const ration = fieldsOn('RATION_CARD', 'Residence      : Plot 63, Mansarovar, Jaipur, Rajasthan - 302020')
    expect(ration['address']).toBe('Plot 63, Mansarovar, Jaipur, Rajasthan - 302020')
    const tax = fieldsOn('PROPERTY_TAX_RECEIPT', 'Property ID    1001183046\nAssessee       SMT. VANDANA TIWARI')
    expect(tax['owner_name']).toBe('SMT. VANDANA TIWARI')
  })
})
