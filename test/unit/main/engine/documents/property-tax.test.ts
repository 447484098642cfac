import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('PROPERTY_TAX_RECEIPT', () => {
  test('what was paid for which property', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
PUNE MUNICIPAL CORPORATION
PROPERTY TAX RECEIPT
Receipt No : 202300123456         Receipt Date : 14/05/2023
Property ID : O/4/12/01234        Financial Year : 2023-24
Owner Name : VASANT KALE
Property Address : Flat 7, Green Park, Kothrud, Pune 411038
Total Tax : 9,200.00
Amount Paid : 8,740.00`,
    )
    expect(fields).toMatchObject({
      authority_name: 'PUNE MUNICIPAL CORPORATION',
      receipt_number: '202300123456',
      receipt_date: '2023-05-14',
      property_number: 'O/4/12/01234',
      assessment_year: '2023-24',
      owner_name: 'VASANT KALE',
      address: 'Flat 7, Green Park, Kothrud, Pune 411038',
      amount_paid: '8740.00',
    })
  })

  test('a number with the letters of a body in it is not that body', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
BRUHAT BENGALURU MAHANAGARA PALIKE
Property Tax Receipt
Receipt No.     2425-BBMP-1187623        Receipt Date     28-04-2024`,
    )
    expect(fields).toMatchObject({
      authority_name: 'BRUHAT BENGALURU MAHANAGARA PALIKE',
      receipt_number: '2425-BBMP-1187623',
    })
  })
})

describe('a receipt whose rows have two labels each', () => {
  test('the number of a house ends where the next label of its line begins', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
VILLAGE PANCHAYAT OF CURTORIM
HOUSE TAX RECEIPT
Received from Shri/Smt. Joaquim Fernandes
House No. 58/C Ward / Address Maina, Curtorim, Salcete 403709
Total Rs. 640.00`,
    )
    expect(fields).toMatchObject({ property_number: '58/C', address: 'Maina, Curtorim, Salcete 403709' })
  })

  test('a line across all columns that holds a label is no row of values under headings', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
Property Tax Payment Receipt
Receipt No        GHMC2404471882        Receipt Date          28-04-2024
Owner Name        G. SRINIVAS REDDY     Mode of Payment       Net Banking

Door No / Address : 8-2-118, Road No 12, Banjara Hills, Hyderabad, Telangana 500034`,
    )
    expect(fields).toMatchObject({
      owner_name: 'G. SRINIVAS REDDY',
      address: '8-2-118, Road No 12, Banjara Hills, Hyderabad, Telangana 500034',
    })
  })

  test('labels and digits in Devanagari', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
घरपट्टी पावती
पावती क्रमांक : ८८२२
मिळकत क्रमांक : ४४७/१२
मिळकत धारकाचे नाव : सखाराम बाबुराव काळे
सन : २०२४-२५
एकूण भरलेली रक्कम : रु. १,८६०.००`,
    )
    expect(fields).toMatchObject({
      receipt_number: '8822',
      property_number: '447/12',
      owner_name: 'सखाराम बाबुराव काळे',
      assessment_year: '2024-25',
      amount_paid: '1860.00',
    })
  })
})

test('the town behind the name of its body belongs to it', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Municipal Corporation of Delhi
PROPERTY TAX RECEIPT
Receipt No : MCD/PT/25/447118`,
  )
  expect(fields['authority_name']).toBe('Municipal Corporation of Delhi')
})

test('the title of a receipt is no label of the property', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
PROPERTY TAX - e-RECEIPT
Receipt No      : KMC/25/4471188
Assessee No     : 110447118820`,
  )
  expect(fields).toMatchObject({ receipt_number: 'KMC/25/4471188', property_number: '110447118820' })
})

test('a town that names itself in Hindi takes the tax', () => {
  const fields = fieldsOn('PROPERTY_TAX_RECEIPT', '\nनगर पालिक निगम, इंदौर\nसंपत्ति कर रसीद\nकुल जमा राशि  3,410.00')
  expect(fields['authority_name']).toBe('नगर पालिक निगम, इंदौर')
})

test('a body that is named after its city in capitals; who paid beside the words for thanks; a half year', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
MUNICIPAL CORPORATION OF DELHI
PROPERTY TAX RECEIPT
Received with thanks from : VASANT KALE
Zone / Ward / Bill No : 09-156-08154-000
Receipt No : 2024/3551502
Half Year : I / 2024-2025
Amount Paid : 8,740.00`,
  )
  expect(fields).toMatchObject({
    authority_name: 'MUNICIPAL CORPORATION OF DELHI',
    owner_name: 'VASANT KALE',
    property_number: '09-156-08154-000',
    receipt_number: '2024/3551502',
    assessment_year: 'I/2024-2025',
  })
})

test('the heads of a table under a name are no part of it', () => {
  const { owner_name } = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
मालमत्ता कर पावती
मालमत्ता धारकाचे नाव : रमाकांत धोंडू तावडे
कराचा तपशील                      रक्कम रु.
घरपट्टी                          ८०८`,
  )
  expect(owner_name).toBe('रमाकांत धोंडू तावडे')
})

test('a receipt without labels of amounts and places: what is said in words was paid, under the name is where it is', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
THE KOLKATA MUNICIPAL CORPORATION
RECEIPT OF PROPERTY TAX
RECEIPT NO : R2025/4471188         TRANSACTION ID : TX118820447118
ASSESSEE NO : 110671800447

RECEIVED FROM
ANJALI MUKHERJEE
118/4 BALLYGUNGE PLACE
KOLKATA 700019

BILL NO       QTR/YEAR      GROSS AMT     REBATE      NET AMT
PD4471-1      1/2025-26      4,020.00     200.00     3,820.00
TOTAL                        4,020.00     200.00     3,820.00

RUPEES THREE THOUSAND EIGHT HUNDRED TWENTY ONLY`,
  )
  expect(fields).toMatchObject({
    owner_name: 'ANJALI MUKHERJEE',
    address: '118/4 BALLYGUNGE PLACE KOLKATA 700019',
    receipt_number: 'R2025/4471188',
    amount_paid: '3820.00',
  })
})

test('a receipt of a village: a heading ends with no label that goes on under it', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
                 ग्रामपंचायत कार्यालय नांदगाव
                   कर व फी बाबत पावती
पावती क्र. ८७८                     दिनांक : १५/०६/२०१९
घर क्रमांक : ४५४                   सन : २०१९-२०
घरमालकाचे नाव : श्री. उल्हास मनोहर देसाई`,
  )
  expect(fields).toMatchObject({ receipt_number: '878', receipt_date: '2019-06-15', property_number: '454' })
})

test('Hindi and Marathi receipts: two names of one number, what was paid with a letter misread', () => {
  const hindi = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
गृहकर रसीद
रसीद दिनांक                          17-04-2023
भवन संख्या / यूनिक आईडी             4575789989
कुल जमा राशिं                       रु. 5,626.00`,
  )
  expect(hindi).toMatchObject({ property_number: '4575789989', receipt_date: '2023-04-17', amount_paid: '5626.00' })
})

test('a letter O alone in a number is not sure: no reader tells it from a zero', async () => {
  const fields = await readOn('PROPERTY_TAX_RECEIPT', 'PROPERTY TAX RECEIPT\nProperty ID : 0/13/07/07144000')
  expect(fields.find(({ path }) => path === 'property_number')?.confidence ?? 1).toBeLessThanOrEqual(0.95)
})

test('an address whose parts have labels of their own, and a year that is told by its days', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
Property Tax Receipt
Owner Name        : G. LAKSHMI BAI
Door No           : 4-11-207/A
Locality          : RAM NAGAR
Payment for the period : 01-04-2021 to 31-03-2022
Total Amount Received : 8,455.00`,
  )
  expect(fields).toMatchObject({ address: '4-11-207/A, RAM NAGAR', assessment_year: '2021-22' })
})

test('an owner is named without what a form offers to choose from, the next entry, and who files the return', () => {
  const owner = (lines: string) => fieldsOn('PROPERTY_TAX_RECEIPT', `\nProperty Tax Receipt\n${lines}`)['owner_name']
  expect(owner('Owner Name     Shri/Smt. SABITA KUJUR')).toBe('SABITA KUJUR')
  expect(owner('मिळकतधारकाचे नाव : श्री. महादेव दाजी कदम भोगवटादार : स्वतः')).toBe('श्री. महादेव दाजी कदम')
  const filed =
    'Name of owner                      M/s Sutlej Knitwears\nName of person filing return       Gurbax Singh (Partner)'
  expect(owner(filed)).toBe('M/s Sutlej Knitwears')
})

test('whose child an owner is stands behind the name as often as not: it is to be checked; alone it is no name', async () => {
  const owner = async (value: string) =>
    (await readOn('PROPERTY_TAX_RECEIPT', `\nगृह कर\nभवन स्वामी : ${value}`)).find(({ path }) => path === 'owner_name')
  expect((await owner('सुशीला बाई पति रमेश जोशी'))?.value).toBe('सुशीला बाई पति रमेश जोशी')
  expect((await owner('सुशीला बाई पति रमेश जोशी'))?.confidence).toBeLessThan(0.9)
  expect((await owner('पिता श्री रमेश जोशी'))?.value ?? '').toBe('')
})

test('the number of a house in its street counts where the body has none of its own', () => {
  const number = (lines: string) => fieldsOn('PROPERTY_TAX_RECEIPT', `\nHouse Tax Receipt\n${lines}`)['property_number']
  expect(number('House No. : 7-3-118/2')).toBe('7-3-118/2')
  expect(number('Ward/Door No:          IX/314')).toBe('IX/314')
  expect(number('Property Address   House No 700, Lotus Bhavan, 4th Main, Delhi 110012')).toBeUndefined()
  expect(number('Assessment No. : 1047712\nDoor No. : 7-3-118/2')).toBe('1047712')
})

test('a ward in the midst of an address is no label of its own, and the page of the state is no body of a town', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
                         नगर पालिका परिषद आष्टा
                      ई-नगर पालिका — नगरीय विकास एवं आवास विभाग
                         सम्पत्ति कर भुगतान रसीद
रसीद क्रमांक              : PTR/2308/004519
पता                     : मकान नं. 17, वार्ड क्र. 9, बजरंग कॉलोनी, आष्टा
कर निर्धारण वर्ष           : 2022-2023`,
  )
  expect(fields).toMatchObject({
    authority_name: 'नगर पालिका परिषद आष्टा',
    address: 'मकान नं. 17, वार्ड क्र. 9, बजरंग कॉलोनी, आष्टा',
  })
})

test('rows of an owner and an address whose value stands beneath are no label of two lines', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
PROPERTY TAX RECEIPT
Receipt No:      R23114077215
PTIN No          1140306209
Owner            T. Sujatha
Address
 12-2-417/A, Gudimalkapur, Hyderabad
Period           2023-2024`,
  )
  expect(fields['owner_name']).toBe('T. Sujatha')
})

test('a number of a property that counts its parts behind a point', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
महानगरपालिका
मालमत्ता कर भरणा पावती
पावती क्र. : 2025/07/0041882     दिनांक : 14/06/2025
मालमत्ता क्र. : 2090311205.00     UPIC : PUNE20903B4410
एकूण भरलेली रक्कम : रु. 4,310.00`,
  )
  expect(fields).toMatchObject({ property_number: '2090311205.00' })
})

test('the half of a year that was paid for is to be checked: some take the year alone', async () => {
  const fields = await readOn(
    'PROPERTY_TAX_RECEIPT',
    `
PROPERTY TAX RECEIPT
Assessment No.      : 13-174-08812-000
Period              : II / 2024-25
Property Tax half year II/2024-25       7,165.00
Amount Paid                             7,165.00`,
  )
  const year = fields.find(({ path }) => path === 'assessment_year')
  expect(year).toMatchObject({ value: 'II/2024-25' })
  expect(year?.confidence).toBeLessThanOrEqual(0.95)
})

test('behind a comma an address goes on with what would be a label elsewhere', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
SHRIRAMPUR MUNICIPAL COUNCIL
PROPERTY TAX RECEIPT
RECEIPT NO      SMC/PT/118427                DATE   27-03-2025
OWNER NAME      RAJENDRA MADHAVRAO KARDILE
ADDRESS         H NO 1184, MORGE WASTI,
                WARD NO 4, SHRIRAMPUR 413709
TAX HEAD                 ARREARS     CURRENT     TOTAL
GENERAL TAX              0.00        2140.00     2140.00`,
  )
  expect(fields.address).toBe('H NO 1184, MORGE WASTI, WARD NO 4, SHRIRAMPUR 413709')
})

test('what stands under the label of an address is none of it where something stands beside it', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
ग्रामपंचायत वडनेर
मालमत्ता कर पावती
पावती क्र. २०४१                      दिनांक २२/०२/२०२४
पत्ता समता नगर, वडनेर
घरपट्टी                               ३१०
दिवाबत्ती कर                           ३०
आरोग्य कर                             ४०`,
  )
  expect(fields.address).toBe('समता नगर, वडनेर')
})

test('the number of a payment is not sure where the receipt has one of its own that was not read', () => {
  const most = (number: string): (number | undefined)[] =>
    candidatesOn(
      'PROPERTY_TAX_RECEIPT',
      `\nPROPERTY TAX RECEIPT\n${number}\nTransaction ID               PG299934625837\nReceipt Date                 05 Nov 2021`,
    )
      .filter(({ value }) => value === 'PG299934625837')
      .map((found) => found.most)
  expect(most('Acknowledgement No.')).toEqual([mostDoubted])
  expect(most('')).toEqual([undefined])
})
