/** Receipts of property tax that tell in sentences who paid for which house. */
import { expect, test } from 'vitest'
import { classify } from '../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn } from './read-page'

const typeOf = (text: string): string => {
  const layouts = [layoutOf(asciiPage(text))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}

test('where the sentence of a receipt goes on, the address of who paid is over; a body of a town has its name behind', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
             NAGAR NIGAM BAREILLY
             House Tax Receipt
Received with thanks from Smt. Rekha Rani W/o Late Shri Vinod Kumar, House No. 19/4, Civil Lines, Bareilly 243001
the sum of Rs. 4,106/- towards the following for the year 2021-22`,
  )
  expect(fields).toMatchObject({
    authority_name: 'NAGAR NIGAM BAREILLY',
    address: 'House No. 19/4, Civil Lines, Bareilly 243001',
  })
})

test('a receipt of a village that is one sentence: who paid, and the year', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
ग्रामपंचायत वडगाव
कर व फी बाबत पावती
पावती क्र. 8          दि. 12/02/2021
श्री./श्रीमती सौ. लता मारुती शिंदे यांचेकडून घर क्रमांक 114 बाबत
सन २०२०-२१ सालचा कर खालीलप्रमाणे वसूल मिळाला.`,
  )
  expect(fields).toMatchObject({
    owner_name: 'सौ. लता मारुती शिंदे',
    assessment_year: '2020-21',
    receipt_number: '8',
    receipt_date: '2021-02-12',
  })
})

test('a sentence of Hindi says where the house of the payer is before it says "from"', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    '\nनगर परिषद, बेगमगंज\nश्री मोहनलाल साहू वार्ड क्र. 7 मकान नं. 7/88 से निम्नानुसार राशि प्राप्त हुई। वर्ष 2019-20',
  )
  expect(fields).toMatchObject({
    owner_name: 'श्री मोहनलाल साहू',
    property_number: '7/88',
    assessment_year: '2019-20',
  })
})

test('whose child or wife an owner is stands behind the name where the form asks, and an officer beside "taxpayer" is none', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
नगर पालिक निगम, रायपुर
सम्पत्ति कर रसीद
श्री/श्रीमती/मेसर्स महेश साहू पिता/पति दिलीप साहू
पता : मकान नं. 52, सेक्टर 2, रायपुर 492001

करदाता                                 सहायक राजस्व निरीक्षक`,
  )
  expect(fields['owner_name']).toBe('महेश साहू')
})

test('in a sentence a house has a name and no number, and its number in the books stands behind it', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
                 VAIKOM GRAMA PANCHAYAT
          RECEIPT FOR PROPERTY TAX (BUILDING)
Receipt Number: 1070812600119               Date: 07-06-2023
Received from MATHAI KURIAN PALLATH, Pallath House, Vadayar P.O., Thalayolaparambu, Kottayam 686605
a sum of Rs. 1,412.00 (Rupees One Thousand Four Hundred Twelve only) towards property tax of Ward No. 4,
Door No. 117/B (Building ID: VKM/04/117B) for the year 2023-2024 as below.`,
  )
  expect(fields).toMatchObject({
    owner_name: 'MATHAI KURIAN PALLATH',
    property_number: 'VKM/04/117B',
    address: 'Pallath House, Vadayar P.O., Thalayolaparambu, Kottayam 686605',
    assessment_year: '2023-2024',
  })
})

test('the tax of a city in Rajasthan, as a portal prints its receipt', () => {
  const text = `
Municipal Corporation Kota
URBAN DEVELOPMENT TAX - PAYMENT RECEIPT
Receipt No.       UDT/KTA/2023/0041187        Receipt Date       14/08/2023 10:12:05
Property UPIN     KMC-07-0188-00412           Financial Year     2023-24
Owner Name        Sohan Lal Meena             Father/Husband     Late Ram Kishan Meena
Address           14, Dadabari, Kota 324009
Total Payable                                                     4,118.00
Amount Paid                                                       4,118.00`
  expect(typeOf(text)).toBe('PROPERTY_TAX_RECEIPT')
  expect(fieldsOn('PROPERTY_TAX_RECEIPT', text)).toMatchObject({
    property_number: 'KMC-07-0188-00412',
    owner_name: 'Sohan Lal Meena',
    assessment_year: '2023-24',
    amount_paid: '4118.00',
  })
})

test('a form that is filled by hand: where the payer lives stands under the name, down to the number of the house', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
                 SILCHAR MUNICIPAL BOARD
        HOLDING TAX RECEIPT (Form T-7)
Received from Shri Bimal Kanti Deb
of Station Road, Ward No.    4,  Silchar - 788001
Holding No. W04/SR/220 on account of Holding Tax for the year 2023-24
Total Rs.                                     1,120.00`,
  )
  expect(fields).toMatchObject({
    owner_name: 'Shri Bimal Kanti Deb',
    address: 'Station Road, Ward No. 4, Silchar - 788001',
  })
})

test('"R/o" opens where the payer lives, and is none of the address', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
        Mandi Municipal Council
        PROPERTY TAX - RECEIPT
Received from Smt. Kamla Thakur
R/o Set No. 2, Pine Cottage, Upper Bazar, Mandi - 175001
House No. 21/4 the sum of Rupees Four hundred eighty only on account of property tax
for the year 2024-25`,
  )
  expect(fields['address']).toBe('Set No. 2, Pine Cottage, Upper Bazar, Mandi - 175001')
})

test('a house that is told behind its number in the books', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Guwahati Municipal Corporation
MONEY RECEIPT - HOLDING TAX
Received from Smt./Shri Dipankar Kalita a sum of Rs. 3,415/- (Rupees Three
Thousand Four Hundred Fifteen only) towards holding tax for the assessment year
2023-24 in respect of Holding No. 140300-512 at House 16, Zoo Road Tiniali,
Guwahati, Assam - 781024.`,
  )
  expect(fields).toMatchObject({
    property_number: '140300-512',
    address: 'House 16, Zoo Road Tiniali, Guwahati, Assam - 781024',
  })
})

test('the number of a receipt at its head, behind no more than "No."', () => {
  const headed = (more: string): string | undefined =>
    fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
Guwahati Municipal Corporation
No. GMC-77190            Dated 18-Aug-2023
MONEY RECEIPT - HOLDING TAX
${more}
Received from Shri Dipankar Kalita a sum of Rs. 3,415/- towards holding tax
for the assessment year 2023-24 in respect of Holding No. 140300-512
Arrears outstanding: Rs. 0.00
Mode of payment: Cash`,
    ).receipt_number
  expect(headed('')).toBe('GMC-77190')
  expect(headed('Receipt No. 5521/23')).toBe('5521/23')
})

test('what a house is called in the books twice stands before where it is', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Diu Municipal Council
HOUSE TAX RECEIPT (Original)
Received with thanks from Jethiben Ramji Bariya the sum of Rs. 3,412.00 towards House Tax in respect of House No. /
Property ID GHG-2/0345 situated at Bunder Chowk, Ghoghla, Diu, Daman and Diu - 362540.`,
  )
  expect(fields.address).toBe('Bunder Chowk, Ghoghla, Diu, Daman and Diu - 362540')
})

test('a form says where the property is in its own words', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Karwar City Municipal Council
Property Tax Payment Acknowledgement
PID No.               12-7-418-3A
Property Location     Door No. 418/3A, Kajubag, Kodibag Road, Karwar, Karnataka 581303`,
  )
  expect(fields.address).toBe('Door No. 418/3A, Kajubag, Kodibag Road, Karwar, Karnataka 581303')
})
