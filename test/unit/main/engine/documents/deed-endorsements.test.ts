import { describe, expect, test } from 'vitest'
import { numberInWords } from '../../../../../src/main/engine/extraction/prose/number-words'
import { fieldsOn } from './read-page'

describe('SALE_DEED: what the office writes behind the signatures', () => {
  test('numbers, days and offices of several states', () => {
    const tamil = fieldsOn(
      'SALE_DEED',
      `
Witnesses: 1. M. Arul Doss 2. V. Kalpana
Registered as No. 4418 of 2022 of Book 1. Date: 11-07-2022. Signature of the Registering Officer, Selaiyur.`,
    )
    expect(tamil).toMatchObject({
      document_number: '4418/2022',
      registration_date: '2022-07-11',
      sub_registrar_office: 'Selaiyur',
    })
    const bengal = fieldsOn(
      'SALE_DEED',
      `
Witnesses: 1. Tapan Das 2. Jahangir Ali
Office of the A.D.S.R. ALIPORE, District Name: South 24-Parganas. Endorsement For Deed Number : I - 160502914 / 2022
On 24-03-2022: Certificate of Registration under section 60.`,
    )
    expect(bengal).toMatchObject({
      document_number: 'I-160502914/2022',
      registration_date: '2022-03-24',
      sub_registrar_office: 'A.D.S.R. ALIPORE',
    })
    const hindi = fieldsOn(
      'SALE_DEED',
      `
गवाह 1. दिनेश कुमार 2. अखिलेश यादव
आज दिनांक 25/02/2021 को बही सं० 1 के पृष्ठ 233 से 250 तक क्रमांक 3092 पर रजिस्ट्रीकृत किया गया।
उप निबन्धक : बक्शी का तालाब`,
    )
    expect(hindi).toMatchObject({ document_number: '3092', sub_registrar_office: 'बक्शी का तालाब' })
  })

  test('a society is registered too, and a cheque has its day', () => {
    const { document_number, execution_date } = fieldsOn(
      'SALE_DEED',
      `
The Transferor is a member of Neelgagan Co-operative Housing Society Ltd., registered under No. BOM/HSG/4418 of 1974.
Executed on receipt of cheque No. 001180 dated 02/10/2021 of the bank. Date of execution : 22/10/2021`,
    )
    expect(document_number).toBeUndefined()
    expect(execution_date).toBe('2021-10-22')
  })

  test('a field that is sold by its number and its village', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
हम भूमि गाटा संख्या 412 रकबा 0.316 हेक्टेयर स्थित ग्राम रसूलपुर, तहसील बक्शी का तालाब, जनपद लखनऊ के संक्रमणीय भूमिधर हैं।`,
    )
    expect(fields['property_address']).toBe('गाटा संख्या 412, ग्राम रसूलपुर, तहसील बक्शी का तालाब, जनपद लखनऊ')
  })
})

describe('RENT_AGREEMENT: sums and places', () => {
  test('what a square foot costs is no rent; a security that is kept with the owner', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `
The LESSEE shall pay a monthly rent calculated at Rs. 75/- per sq. ft., being Rs. 2,85,000/- only, for the premises.
The Lessee has entrusted Rs. 60,000/- (Rupees Sixty thousand only) with the First Party as security amount.`,
      ),
    ).toMatchObject({ monthly_rent: '285000.00', deposit_amount: '60000.00' })
  })
})

test('every number of Hindi below a hundred', () => {
  expect(numberInWords('छत्तीस लाख पिचहत्तर हजार')?.value).toBe(3675000)
  expect(numberInWords('निन्यानवे')?.value).toBe(99)
  expect(numberInWords('उनसठ')?.value).toBe(59)
})

test('INDEX_2 in English: executing and claiming party, each behind its word for name', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                          INDEX No. II
1) Type of Document                                   Sale Deed
7) Name and Address of the Executing Party            1) Name: Sanjeev Dattatray Kalate, Age 52, Address: Wakad
8) Name and Address of the Claiming Party             1) Name: Ketaki Amit Joglekar, Age 34, Address: Aundh`,
  )
  expect(fields).toMatchObject({
    deed_type: 'Sale Deed',
    seller_name: 'Sanjeev Dattatray Kalate',
    buyer_name: 'Ketaki Amit Joglekar',
  })
})

test('PROPERTY_TAX_RECEIPT: a receipt that is one sentence', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
MUNICIPAL CORPORATION OF DELHI
Received with thanks from Sh. Rakesh Sabharwal a sum of Rs. 18,714/- on account of property tax for the year 2024-25 in
respect of property situated at H-44, First Floor, Kirti Nagar, New Delhi - 110015.`,
  )
  expect(fields).toMatchObject({
    owner_name: 'Rakesh Sabharwal',
    assessment_year: '2024-25',
    address: 'H-44, First Floor, Kirti Nagar, New Delhi - 110015',
  })
})

test('RATION_CARD: what somebody is to the head of the family is not the head', () => {
  const fields = fieldsOn(
    'RATION_CARD',
    `
राशन कार्ड
मुखिया का नाम : शकुंतला देवी
क्र.     सदस्य का नाम          मुखिया से सम्बन्ध     आयु
1        अनिल                  पुत्र                 24`,
  )
  expect(fields['name']).toBe('शकुंतला देवी')
})

test('INDEX_2: a partner whose title ends the line is not a seller', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                          INDEX No. II
Name of Executant with address         M/s. Dhanlaxmi Developers, through partner Mr.
                                       Paresh Gala, age 48, S. V. Road, Kandivali
Date of execution                      27/08/2019`,
  )
  expect(fields['seller_name']).toBe('Dhanlaxmi Developers')
})
