/** Wordings and shapes of printed papers of several types, as strangers drew them. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn, valuesOn } from './read-page'

test('an Index II of a gift: short labels of the parties, an age behind a name, nothing paid', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्रमांक दोन INDEX NO. II
विलेखाचा प्रकार                 बक्षीसपत्र
मोबदला                        रु. ०.००
बाजारभाव                       रु. ४,५०,०००.००
करुन देणाऱ्याचे नाव              विनायक रामचंद्र रानडे, वय ६८
करुन घेणाऱ्याचे नाव              आशा विनायक रानडे वयः-41`,
  )
  expect(fields).toMatchObject({
    consideration_amount: '0.00',
    market_value: '450000.00',
    seller_name: 'विनायक रामचंद्र रानडे',
    buyer_name: 'आशा विनायक रानडे',
  })
})

test('an amount whose sign and point were misread is none that is sure', async () => {
  const fields = await readOn(
    'INDEX_2',
    `
सूची क्रमांक दोन
मोबदला                        G, 0,00`,
  )
  const price = fields.find(({ path }) => path === 'consideration_amount')
  expect(price?.value).toBe('0.00')
  expect(price!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('a 7/12: the number of the survey and its part under one label, a note under the holder', async () => {
  const page = `
गाव नमुना ७ अधिकार अभिलेख पत्रक
गाव : वडगाव            तालुका : हवेली          जिल्हा : पुणे
सर्व्हे नंबर व हिस्सा नंबर : 42/3              खाते नं. 118
भोगवटादाराचे नाव           क्षेत्र (हे.आर)        जमीन प्रकार
गणपत रामा कदम            0.22.10              जिरायत
वरील माहिती मूळ अभिलेखाबरहुकूम आहे.
दिनांक १४/०२/२०१८१`
  const fields = await readOn('SATBARA', page)
  const of = (path: string) => fields.find((field) => field.path === path)
  expect(of('survey_number')?.value).toBe('42/3')
  expect(of('occupant_name')?.value).toBe('गणपत रामा कदम')
  expect(of('issue_date')?.value).toBe('2018-02-14')
  expect(of('issue_date')!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('a slip that a reader of meters prints has its day and the code of the meter', async () => {
  const fields = await readOn(
    'EBILL',
    `
BESCOM
Account ID                     2207781430
Mtr.Code                       8847103
Reading Date                   02/12/2024
Due Date                       18/12/2024
Printed: 02/12/2024 10:05`,
  )
  const of = (path: string) => fields.find((field) => field.path === path)
  expect(of('meter_number')?.value).toBe('8847103')
  expect(of('bill_date')?.value).toBe('2024-12-02')
  expect(of('bill_date')!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('a receipt that names an assessment by zone, division, bill and sub', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
GREATER CHENNAI CORPORATION
PROPERTY TAX E-RECEIPT
Zone/Div/Bill/Sub:      09-118-02213-000      (New Bill No)`,
  )
  expect(fields['property_number']).toBe('09-118-02213-000')
})

test('a head of a ration card: the district under the name is none of it', () => {
  const fields = fieldsOn(
    'RATION_CARD',
    `
राशन कार्ड विवरण
मुखिया का नाम          आशा देवी
जनपद                 झाँसी
पता                  ग्राम बरुआ, जनपद झाँसी 284001`,
  )
  expect(fields).toMatchObject({ name: 'आशा देवी', address: 'ग्राम बरुआ, जनपद झाँसी 284001' })
})

test('items whose code stands under them, in one column with them', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
TAX INVOICE
Bill No : RE-3310
Cust Name : ASHA RANADE
ITEM/HSN        QTY       RATE       AMOUNT
TUBE LIGHT 20W
  8539            2     210.00       420.00
SWITCH BOARD 6M
  8536            1     340.00       340.00
Taxable Value                        760.00
CGST @9%                              68.40
SGST @9%                              68.40
NET AMOUNT                           896.80`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'ASHA RANADE',
    'line_items.0.description': 'TUBE LIGHT 20W',
    'line_items.0.hsn': '8539',
    'line_items.0.amount': '420.00',
    'line_items.1.description': 'SWITCH BOARD 6M',
    'line_items.1.hsn': '8536',
    'line_items.1.quantity': '1',
  })
})

test('a deed whose number ends with that of the book', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
Document No. 5512/1        Registered on : 14.03.2009
THIS DEED OF SALE is executed at Rohtak this 13th day of March, 2009`,
  )
  expect(fields['document_number']).toBe('5512/1')
})

test('a PIN code in a row of its own, its label in the column of the labels, ends the address', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
GOVERNMENT OF KERALA - MOTOR VEHICLES DEPARTMENT
DRIVING LICENCE
DL No.          KL-07 20110012345
Name            ASHA MENON
Add             LAKSHMI BHAVAN
                MARKET ROAD, TRIPUNITHURA
                ERNAKULAM, KERALA
PIN             682301
Valid Till      18-09-2032`,
  )
  expect(fields['address']).toBe('LAKSHMI BHAVAN MARKET ROAD, TRIPUNITHURA ERNAKULAM, KERALA 682301')
})

test('where a company supplies is no part of its name', async () => {
  const fields = await readOn(
    'GAS_BILL',
    `
Konkan City Gas Ltd, Ratnagiri
PNG Bill
Customer ID : 1007714420`,
  )
  const provider = fields.find(({ path }) => path === 'provider_name')
  expect(provider?.value).toBe('Konkan City Gas Ltd')
  expect(provider!.confidence).toBeLessThanOrEqual(mostDoubted)
})
