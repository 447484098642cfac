import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('GST_CERT', () => {
  test('Form REG-06: numbered rows, the address over several lines', () => {
    const fields = fieldsOn(
      'GST_CERT',
      `
                    Government of India
                     Form GST REG-06
                  Registration Certificate
Registration Number : 27AAPFU0939F1ZV

1.   Legal Name                      SHREE GANESH TRADERS
2.   Trade Name, if any              GANESH ELECTRONICS
3.   Constitution of Business        Proprietorship
4.   Address of Principal Place of   Shop No 4, Sai Plaza, MG Road,
     Business                        Shivajinagar, Pune, Maharashtra,
                                     411005
5.   Date of Liability               01/07/2017
6.   Period of Validity              From     01/07/2017     To     Not Applicable
7.   Type of Registration            Regular
8.   Particulars of Approving Authority
Name                                 A B KULKARNI
Designation                          Superintendent
9.   Date of issue of Certificate    25/09/2017`,
    )
    expect(fields).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      legal_name: 'SHREE GANESH TRADERS',
      trade_name: 'GANESH ELECTRONICS',
      constitution_of_business: 'Proprietorship',
      address: 'Shop No 4, Sai Plaza, MG Road, Shivajinagar, Pune, Maharashtra, 411005',
      registration_type: 'Regular',
      valid_from: '2017-07-01',
      date_of_issue: '2017-09-25',
    })
  })
  test('a table whose cells are centred on their rows', () => {
    const fields = fieldsOn(
      'GST_CERT',
      `
GSTIN                                27AAPFU0939F1ZV

                                     Floor 2, Lotus Tower
Principal Place of Business          Station Road, Thane West
                                     Thane, Maharashtra 400601

Legal Name of Business               LOTUS FOODS PRIVATE LIMITED

Constitution                         Private Limited Company

Taxpayer Type                        Composition`,
    )
    expect(fields).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      legal_name: 'LOTUS FOODS PRIVATE LIMITED',
      constitution_of_business: 'Private Limited Company',
      address: 'Floor 2, Lotus Tower Station Road, Thane West Thane, Maharashtra 400601',
      registration_type: 'Composition',
    })
  })
  test('a trade name that is not there is none', () => {
    expect(fieldsOn('GST_CERT', 'Legal Name   RAM LAL\nTrade Name, if any   NA')).not.toHaveProperty('trade_name')
  })
  test.each(['27AAPFU0939F1ZX', '29ABCFR1234F1ZK'])(
    'a number whose check digit fails is given as it is printed, doubtful, never made to fit: %s',
    async (number) => {
      const gstin = (await readOn('GST_CERT', `GSTIN   ${number}`)).find(({ path }) => path === 'gstin')
      expect(gstin).toMatchObject({ value: number, proven: false })
      expect(gstin?.reasons).toContainEqual({ code: 'check_digit_failed' })
      expect(gstin?.confidence).toBeLessThanOrEqual(0.6)
    },
  )

  test('an address whose parts stand under labels of their own, one a line', () => {
    const fields = fieldsOn(
      'GST_CERT',
      `
                     Form GST REG-06
Registration Number : 27AAPFU0939F1ZV

1.   Legal Name                      SHREE GANESH TRADERS
4.   Address of Principal Place of   Building No./Flat No.: 118/2
     Business                        Name Of Premises/Building: Sai Complex
                                     Road/Street: 3rd Main Road, opposite
                                     the old post office
                                     Locality/Sub Locality: Kothrud
                                     City/Town/Village: Pune
                                     District: Pune
                                     State: Maharashtra
                                     PIN Code: 411038
5.   Date of Liability               01/07/2017
6.   Period of Validity              From     01/07/2017     To     Not Applicable`,
    )
    expect(fields['address']).toBe(
      '118/2, Sai Complex, 3rd Main Road, opposite the old post office, Kothrud, Pune, Pune, Maharashtra, 411038',
    )
  })
})

test('a row whose dates stand under its label, and the row under them that is whole by itself', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
6. Period of Validity
                                  From    01/12/2017    To    Not Applicable

7. Type of Registration           Composition

8. Particulars of Approving Authority

9. Date of issue of Certificate   02/12/2018`,
  )
  expect(fields).toMatchObject({
    valid_from: '2017-12-01',
    registration_type: 'Composition',
    date_of_issue: '2018-12-02',
  })
})

test('a value over the heading of the next row of columns ends there', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
Constitution of Business     GSTIN / UIN Status      Taxpayer Type
Proprietorship               Active                  Regular
Administrative Office        Other Office            Principal Place of Business`,
  )
  expect(fields).toMatchObject({ constitution_of_business: 'Proprietorship', registration_type: 'Regular' })
})

test('an address beside its label that goes on under it, at the margin; a kind of firm in a cell of three lines', () => {
  const text = `
Legal Name                Nandini Stores          Constitution of Business        Private
                                                                                  Limited
                                                                                  Company
Principal Place of Business       Door No 41, Lotus Apts, Opp Post Office, Fort Road,
Belgavi, North, Karnataka 590001`
  expect(fieldsOn('GST_CERT', text)).toMatchObject({
    address: 'Door No 41, Lotus Apts, Opp Post Office, Fort Road, Belgavi, North, Karnataka 590001',
    constitution_of_business: 'Private Limited Company',
  })
  const address = candidatesOn('GST_CERT', text).find(({ path }) => path === 'address')
  expect(address?.most).toBe(mostDoubted)
})

test('an address that runs on, each part behind its label: the city is what stands at the label for it', async () => {
  const fields = await readOn(
    'GST_CERT',
    `
                     Form GST REG-06
Registration Number : 27AAPFU0939F1ZV

4.   Address of Principal Place of   Building No./Flat No.: 44, Road/Street: Old Mill Road, Locality/Sub Locality: Kothrud,
     Business                        City/Town/Village: Pune, District: Satara, State: Maharashtra, PIN Code: 411038
6.   Period of Validity              From     01/07/2017     To     Not Applicable`,
  )
  const valueAt = (path: string): string | undefined => fields.find((field) => field.path === path)?.value
  expect(valueAt('address')).toBe('44, Old Mill Road, Kothrud, Pune, Satara, Maharashtra, 411038')
  expect(valueAt('formatted_address.city')).toBe('pune')
})

test.each(['City/Town/Village', 'City/Town/Locality/Village', 'City/Town', 'City'])(
  'the city of an address in a grid of labels: "%s"',
  (label) => {
    const fields = fieldsOn(
      'GST_CERT',
      `
                     Form GST REG-06
Registration Number : 27AAPFU0939F1ZV

4.   Address of Principal Place of   Building No./Flat No.: 44
     Business                        Road/Street: Old Mill Road
                                     ${label}: Pune
                                     State: Maharashtra
                                     PIN Code: 411038
5.   Date of Liability               01/07/2017`,
    )
    expect(fields['address']).toBe('44, Old Mill Road, Pune, Maharashtra, 411038')
  },
)

test('the number of the registration, close over a name, is no line of it', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
                  Registration Certificate
Registration Number                 27AAPFU0939F1ZV
1.   Legal Name                     27AAPFU0939F1ZV
                                    MEENA KADAM
2.   Trade Name, if any             GANESH ELECTRONICS`,
  )
  expect(fields['legal_name']).toBe('MEENA KADAM')
})

test('a number close before the next label does not hide the row that it begins', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
Registration Number : 27AAPFU0939F1ZV
   1.    Legal Name                     KAVERI TEXTILE MILLS PRIVATE LIMITED
   2.    Trade Name, if any             KAVERI DYEING HOUSE
   3. Constitution of Business          Private Limited Company
   4.    Type of Registration           Regular`,
  )
  expect(fields).toMatchObject({
    trade_name: 'KAVERI DYEING HOUSE',
    constitution_of_business: 'Private Limited Company',
  })
})

test('a provisional certificate has its day at its foot', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
Government of India and Government of Karnataka
FORM GST REG-25
Certificate of Provisional Registration
GSTIN                        29AABCU9603R1ZJ
Legal Name                   ANAND TEXTILES
Trade Name                   ANAND TEXTILES
Act                          Registration Number      Date of Registration
TIN Under Value Added Tax    29010044718              11/02/2004

Date : 28/06/2017
Place : Mysuru`,
  )
  expect(fields).toMatchObject({ gstin: '29AABCU9603R1ZJ', legal_name: 'ANAND TEXTILES', date_of_issue: '2017-06-28' })
})

test('a value over the first row of a form within a numbered one', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
REGISTRATION CERTIFICATE
7. Date of Validity                       From 12/11/2021 To Not Applicable
8. Type of Registration                   Composition
9. Particulars of Approving Authority     Name: ASHA NAIK
                                          Designation: Assistant Commissioner`,
  )
  expect(fields['registration_type']).toBe('Composition')
})

test('the period of validity with its days under their heads', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
Form GST REG-06
7. Period of Validity        From              To
                             14/08/2017        Not Applicable
8. Type of Registration      Regular`,
  )
  expect(fields).toMatchObject({ valid_from: '2017-08-14' })
})

test('an address goes on under the word behind the number of its row; the taxable person is whose legal name it is', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
FORM GST REG-06
Registration Number: 33AAKFS7340D1ZC
1. Name of the Taxable Person (Legal)
   SRI MURUGAN TEXTILE MILLS
3. Constitution of Business: Partnership
4. Address of Principal Place of Business: No. 41/2, Kangeyam Road, Rakkiyapalayam,
   Tiruppur, Tamil Nadu - 641606
5. Date of Liability: 11/08/2022`,
  )
  expect(fields).toMatchObject({
    legal_name: 'SRI MURUGAN TEXTILE MILLS',
    address: 'No. 41/2, Kangeyam Road, Rakkiyapalayam, Tiruppur, Tamil Nadu - 641606',
  })
})
