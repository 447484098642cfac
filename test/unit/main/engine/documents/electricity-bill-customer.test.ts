import { describe, expect, test } from 'vitest'
import { documents } from '../../../../../src/main/engine/documents/registry'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn, readOn } from './read-page'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'

describe('the customer of an electricity bill', () => {
  test('headings with their values under them, the envelope without labels', () => {
    const fields = fieldsOn(
      'EBILL',
      `
BSES Rajdhani Power Limited
CA No            Bill Date        Due Date         Bill Amount
152345678        05/06/2023       20/06/2023       2,310.00

SMT KAMLA DEVI
H NO 12 GALI NO 5
MALVIYA NAGAR
NEW DELHI 110017

Meter No         Previous Reading      Present Reading      Units Consumed
51234567         2400                  2655                 255`,
    )
    expect(fields).toMatchObject({
      consumer_name: 'SMT KAMLA DEVI',
      consumer_number: '152345678',
      address: 'H NO 12 GALI NO 5 MALVIYA NAGAR NEW DELHI 110017',
      provider_name: 'BSES Rajdhani Power Limited',
      bill_date: '2023-06-05',
      due_date: '2023-06-20',
      bill_amount: '2310.00',
      units_consumed: '255',
      meter_number: '51234567',
    })
  })

  test('a window envelope whose PIN code stands alone, beside other lines', () => {
    const fields = fieldsOn(
      'EBILL',
      `
ग्राहक क्रमांक : 061234567812          देयक दिनांक      08-JUL-24
श्री. भाऊसाहेब किसन थोरात
मु. पो. संगमनेर खुर्द, ता. संगमनेर, जि. अहमदनगर
422605`,
    )
    expect(fields).toMatchObject({ consumer_name: 'श्री. भाऊसाहेब किसन थोरात' })
  })

  test('the account of Rajasthan is not the page of its book; a name and a place of Devanagari without labels', () => {
    expect(
      fieldsOn(
        'EBILL',
        `
JAIPUR VIDYUT VITRAN NIGAM LTD.
K No.                    210744180022
Binder / Account No      0441-118`,
      ),
    ).toMatchObject({ consumer_number: '210744180022' })
    expect(
      fieldsOn(
        'EBILL',
        `
ग्राहक क्रमांक : 170024471882
श्री. दत्तात्रय किसन भोर
घर नं 118, मंचर, ता. आंबेगाव, जि. पुणे 410503`,
      ),
    ).toMatchObject({ consumer_name: 'श्री. दत्तात्रय किसन भोर' })
  })

  test("the supplier's own address at the head, without a word for an office, is no customer's", () => {
    const fields = fieldsOn(
      'EBILL',
      `
CESC umieo
CESC House, Chowringhee Square, Kolkata 700001

SMT MADHUMITA DUTTA
44/1A PANDITIA ROAD
KOLKATA 700029`,
    )
    expect(fields).toMatchObject({
      consumer_name: 'SMT MADHUMITA DUTTA',
      address: '44/1A PANDITIA ROAD KOLKATA 700029',
    })
  })
})

test('"Customer Care" names no customer', () => {
  const fields = fieldsOn(
    'EBILL',
    `
MADHYA GUJARAT VIJ COMPANY LIMITED                    Customer Care
Electricity Bill                                      19124
Consumer No.      14207/01183/6`,
  )
  expect(fields['consumer_name']).toBeUndefined()
})

test('a consumer named with a relation over the address, without a label or a PIN code, is read and never sure', async () => {
  const bill = (name: string) => `
PUNJAB STATE POWER CORPORATION LIMITED
${name}
H NO 44 ST NO 2
GURU NANAK NAGAR, NEAR TANKI
MOGA


Electricity Bill          Bill Date    18/08/2020`
  const read = async (text: string) =>
    Object.fromEntries((await readOn('EBILL', text)).map((field) => [field.path, field]))
  const found = await read(bill('SIMRANJIT KAUR W/O BALDEV SINGH'))
  expect(found['consumer_name']?.value).toBe('SIMRANJIT KAUR W/O BALDEV SINGH')
  expect(found['address']?.value).toMatch(/^H NO 44 ST NO 2,? GURU NANAK NAGAR, NEAR TANKI,? MOGA$/)
  expect(found['consumer_name']?.confidence).toBeLessThanOrEqual(0.95)
  expect((await read(bill('SUB DIVISION CITY NORTH')))['consumer_name']?.value ?? '').toBe('')
})

test('name and supply address in one cell', () => {
  const fields = fieldsOn(
    'EBILL',
    `
ELECTRICITY BILL
Name & Supply Address
NEELAM ARORA
HOUSE NO 211, POCKET E-17
ROHINI, DELHI 110085`,
  )
  expect(fields).toMatchObject({
    consumer_name: 'NEELAM ARORA',
    address: 'HOUSE NO 211, POCKET E-17 ROHINI, DELHI 110085',
  })
})

test('who is written to by "Dear", and the number in the sentence that follows', () => {
  const fields = fieldsOn(
    'EBILL',
    `
PASCHIM VIDYUT VITARAN COMPANY LIMITED
Electricity Supply Bill
Dear SUNIL BABURAO KADAM,
Flat 12, Shree Apartment, Lane 4, Karve Nagar, Pune 411052
Your electricity bill for consumer no. 170014238865 is ready for payment now`,
  )
  expect(fields).toMatchObject({
    consumer_name: 'SUNIL BABURAO KADAM',
    address: 'Flat 12, Shree Apartment, Lane 4, Karve Nagar, Pune 411052',
    consumer_number: '170014238865',
  })
})

test('signs of an unknown script behind a label are no name', () => {
  const { consumer_name } = fieldsOn(
    'EBILL',
    `
ELECTRICITY BILL
Account ID                 7718920635
Name / 8Z0 ०               GIRIDHAR N S`,
    ['8Z0', '०'],
  )
  expect(consumer_name).toBe('GIRIDHAR N S')
})

test('of a supplier that is named in two scripts the Latin one', () => {
  const { provider_name } = fieldsOn(
    'EBILL',
    `
PASCHIM PRADESH BIJLI VITRAN NIGAM
पश्चिम प्रदेश बिजली वितरण निगम
बिजली बिल / ELECTRICITY BILL
Account No : 7718920635`,
  )
  expect(provider_name).toBe('PASCHIM PRADESH BIJLI VITRAN NIGAM')
})

test('over the name for a window stands what the paper is', async () => {
  const fields = await readOn(
    'EBILL',
    `
BSES Yamuna Power Limited

Electricity Bill / बिजली बिल
SH. MAHESH CHAND GUPTA
H NO A-14, FIRST FLOOR,
NAVEEN SHAHDARA,
DELHI 110032

Meter No.    35018827`,
  )
  expect(Object.fromEntries(fields.map(({ path, value }) => [path, value]))).toMatchObject({
    consumer_name: 'SH. MAHESH CHAND GUPTA',
    address: 'H NO A-14, FIRST FLOOR, NAVEEN SHAHDARA, DELHI 110032',
  })
})

test('whose wife or child the consumer is, on a line under the name, is no place', async () => {
  for (const relation of ['W/O SOMRA MUNDA', 'Son of Late Birsa Munda', 'पति सोमरा मुंडा']) {
    const fields = await readOn(
      'EBILL',
      `
JHARKHAND BIJLI VITRAN NIGAM LIMITED
ENERGY BILL
Name & Address                            Consumer No.    KHT40027713
ETWARI MUNDA                              Category        DS-II (Domestic)
${relation.padEnd(42)}Meter No.       JB2208841
TUPUDANA TOLI, WARD 4, KHUNTI 835210      Bill Date       18/01/2026
Mob: 62XXXXXX18                           Due Date        08/02/2026`,
    )
    const address = fields.find(({ path }) => path === 'address')
    expect(address?.value).toBe('TUPUDANA TOLI, WARD 4, KHUNTI 835210')
    expect(address?.confidence).toBeLessThanOrEqual(mostDoubted)
  }
})

test('the sign for a number behind the consumer may be read as another', () => {
  const { consumer_number } = fieldsOn(
    'EBILL',
    `
KERALA STATE ELECTRICITY BOARD LTD
Consumer@   1155814027711
Name: SAROJINI AMMA
Bill Date   02-03-2026`,
  )
  expect(consumer_number).toBe('1155814027711')
})

test('name and address behind one label in short', () => {
  expect(
    fieldsOn(
      'EBILL',
      `
RR No            W4EH22918
Name & Addr      RATHNAMMA H K
                 NO 18 2ND CROSS VINAYAKA LAYOUT
                 NAGARABHAVI BENGALURU 560072`,
    ),
  ).toMatchObject({
    consumer_name: 'RATHNAMMA H K',
    address: 'NO 18 2ND CROSS VINAYAKA LAYOUT NAGARABHAVI BENGALURU 560072',
  })
})

test('the number of a customer beside its label and what explains that in brackets under it', () => {
  const page = labelPage(layoutOf(asciiPage('Consumer No.\n(IVRS)')), documents.EBILL.labels)
  expect(page.hits.map(({ phrase }) => phrase)).toEqual(['Consumer No'])
})
