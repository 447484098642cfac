import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('UDYAM_CERT', () => {
  test('the certificate: the latest class of its table, the address from its grid', () => {
    const fields = fieldsOn(
      'UDYAM_CERT',
      `
UDYAM REGISTRATION CERTIFICATE
UDYAM REGISTRATION NUMBER          UDYAM-MH-19-0012345
NAME OF ENTERPRISE                 M/S BALAJI AGRO FOODS
TYPE OF ENTERPRISE                 SNo.    Classification Year    Enterprise Type    Classification Date
                                   1       2024-25                Micro              04/04/2024
                                   2       2023-24                Small              09/05/2023
MAJOR ACTIVITY                     MANUFACTURING
SOCIAL CATEGORY OF ENTREPRENEUR    GENERAL
                                   Flat/Door/Block No.    12/4           Name of Premises/ Building    GREEN PARK
OFFICIAL ADDRESS OF ENTERPRISE     Village/Town           BANER          Block                         HAVELI
                                   Road/Street/Lane       BANER ROAD     City                          PUNE
                                   State                  MAHARASHTRA    District                      PUNE , Pin 411045
                                   Mobile                 9812345670     Email:                        a@b.example
DATE OF INCORPORATION /
REGISTRATION OF ENTERPRISE         01/02/2015
DATE OF UDYAM REGISTRATION         17/08/2021`,
    )
    expect(fields).toMatchObject({
      udyam_registration_number: 'UDYAM-MH-19-0012345',
      enterprise_name: 'M/S BALAJI AGRO FOODS',
      enterprise_type: 'Micro',
      major_activity: 'MANUFACTURING',
      address: '12/4, GREEN PARK, BANER, HAVELI, BANER ROAD, PUNE, MAHARASHTRA, PUNE, 411045',
      date_of_incorporation: '2015-02-01',
      date_of_registration: '2021-08-17',
    })
  })

  test('the parts of the address in running text, each after its own label', () => {
    const fields = fieldsOn(
      'UDYAM_CERT',
      `
UDYAM REGISTRATION NUMBER          UDYAM-RJ-17-0044718
OFFICIAL ADDRESS OF ENTERPRISE     Flat/Door/Block No. F-118, Name of Premises/ Building RIICO Area, Village/Town
                                   Kishangarh, Block Phase III, Road/Street/Lane Makrana Road, City Kishangarh, State
                                   RAJASTHAN, District AJMER, Pin 305801
                                   Mobile 9414000447, Email: marble@example.in
DATE OF UDYAM REGISTRATION         03/02/2021`,
    )
    expect(fields['address']).toBe(
      'F-118, RIICO Area, Kishangarh, Phase III, Makrana Road, Kishangarh, RAJASTHAN, AJMER, 305801',
    )
  })

  test('a grid of narrow columns: labels and values over several lines', () => {
    const fields = fieldsOn(
      'UDYAM_CERT',
      `
UDYAM REGISTRATION CERTIFICATE
UDYAM REGISTRATION NUMBER          UDYAM-MH-19-0012345
NAME OF ENTERPRISE                 M/S BALAJI AGRO FOODS
OFFICIAL ADDRESS OF ENTERPRISE     Flat/Door/Block     14/2              Name of         Sri Murugan
                                   No.                                   Premises/       Mills
                                                                         Building
                                   Village/Town        Tiruppur North    Block           Avinashi
                                   Road/Street/Lane    Kumaran Road      City            TIRUPPUR
                                   State               TAMIL NADU        District        TIRUPPUR , Pin
                                                                                         641604
                                   Mobile              98XXXXXX12        Email:          a@b.example
DATE OF UDYAM REGISTRATION         17/08/2021`,
    )
    expect(fields['address']).toBe(
      '14/2, Sri Murugan Mills, Tiruppur North, Avinashi, Kumaran Road, TIRUPPUR, TAMIL NADU, TIRUPPUR, 641604',
    )
  })
})

test('the stroke in the form of address of a firm that was read as a letter', () => {
  expect(fieldsOn('UDYAM_CERT', 'NAME OF ENTERPRISE      MI/S KAVERI SILK HOUSE')).toMatchObject({
    enterprise_name: 'M/S KAVERI SILK HOUSE',
  })
})

test('a value that begins like the end of its label', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF ENTERPRISE
Flat/Door/Block No.   NO 88            Name of Premises/ Building   SREE NIVASA
Village/Town          PEENYA           Block                        YESHWANTHPUR
Road/Street/Lane      2ND CROSS        City                         BENGALURU
State                 KARNATAKA        District                     BENGALURU URBAN, Pin 560058`,
  )
  expect(fields.address).toMatch(/^NO 88, SREE NIVASA/)
})

test('heads in a row of which one takes two lines: the values stand under all of them', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF ENTERPRISE             DATE OF INCORPORATION / REGISTRATION OF
                                           ENTERPRISE

Gala No. 14, Wagle Estate, Thane West,     21/02/2015
Thane, Maharashtra - 400604`,
  )
  expect(fields).toMatchObject({
    address: 'Gala No. 14, Wagle Estate, Thane West, Thane, Maharashtra - 400604',
    date_of_incorporation: '2015-02-21',
  })
})

test('a street in a grid is no label of one', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF ENTERPRISE

Flat/Door/Block No.   H NO 302               Name of Premises/ Building
Village/Town          SOUTH MALVIYA NAGAR    Block
Road/Street/Lane      NEHRU STREET           City                         DELHI
State                 DELHI                  District                     SOUTH, Pin 110017`,
  )
  expect(fields.address).toMatch(/NEHRU STREET, DELHI.*110017$/)
})

test('the last cell of the grid tells how the firm is reached, which is no address; a value in the middle of its row', () => {
  const { address } = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF ENTERPRISE      Flat/Door/Block No.   Shed 44          Name of Premises/ Building   Laxmi Estate
                                    Village/Town          Vatva            Block                        -
                                    Road/Street/Lane      Nika Road        City                         AHMEDABAD
                                    State                 GUJARAT          District                     AHMADABAD , Pin 382445
                                                                                                        Mobile 98XXXXX144
                                                                                                        Email: laxmi@example.com`,
  )
  expect(address).toBe('Shed 44, Laxmi Estate, Vatva, Nika Road, AHMEDABAD, GUJARAT, AHMADABAD, 382445')
})

test('the state and the PIN code in one cell of the grid', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF      Flat/ Door/ Block No.          F-118
ENTERPRISE               Name of Premises/ Building     RIICO Industrial Area Kherda
                         Village/ Town                  Sawai Madhopur
                         State / Pin                    RAJASTHAN , Pin 322001
                         Mobile                         94140XXXX7`,
  )
  expect(fields['address']).toBe('F-118, RIICO Industrial Area Kherda, Sawai Madhopur, RAJASTHAN, 322001')
})

test('a district that is written on in the address stays, that of a form is a label', () => {
  const address = (line: string): string | undefined =>
    fieldsOn('UDYAM_CERT', `\nOfficial address of enterprise     : House No 9, A P Colony, Gaya,\n${line}`)['address']
  const under = ' '.repeat(37)
  expect(address(`${under}District Gaya, Bihar - 823001`)).toBe(
    'House No 9, A P Colony, Gaya, District Gaya, Bihar - 823001',
  )
  expect(address(`${under}District : Gaya, Bihar - 823001`)).toBe('House No 9, A P Colony, Gaya, Gaya, Bihar - 823001')
})

test('the labels of further parts within the cells of a grid, and the class of the latest year', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
TYPE OF ENTERPRISE *     SNo. Classification Year Enterprise Type Classification Date
                         1    2024-25             Small           02/04/2024
                         2    2023-24             Micro           11/05/2023
OFFICIAL ADDRESS OF      Flat/Door/Block No.            PLOT 12
ENTERPRISE               Name of Premises/ Building     ASHA ESTATE
                         Village/Town                   LALPUR Block VATVA
                         Road/Street/Lane               STATION ROAD City VATVA
                         State                          GUJARAT District AHMADABAD , Pin 382445`,
  )
  expect(fields).toMatchObject({
    enterprise_type: 'Small',
    address: 'PLOT 12, ASHA ESTATE, LALPUR, VATVA, STATION ROAD, VATVA, GUJARAT, AHMADABAD, 382445',
  })
})

test('the line that parts the columns of a grid, read as a letter before several of its cells', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF      Flat/Door/Block No.           PLOT 12
ENTERPRISE               Name of Premises/ Building    ASHA ESTATE
                         Road/Street/Lane            I STATION ROAD
                         State                       I GUJARAT`,
  )
  expect(fields['address']).toBe('PLOT 12, ASHA ESTATE, STATION ROAD, GUJARAT')
})

test('labels in running text that are shorter than those of the form', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
UDYAM REGISTRATION NUMBER          UDYAM-MN-07-0004718
OFFICIAL ADDRESS OF ENTERPRISE     Flat/Door/Block No: 118, Name of Premises: Near Ima Market, Village/Town:
                                   Wangkhei, Road: Palace Road, City: Imphal, State: MANIPUR,
                                   District: IMPHAL EAST, Pin 795005
                                   Mobile: 94360XXXXX
DATE OF UDYAM REGISTRATION         03/02/2021`,
  )
  expect(fields['address']).toBe('118, Near Ima Market, Wangkhei, Palace Road, Imphal, MANIPUR, IMPHAL EAST, 795005')
})

test('a name over its value takes no line of the address that stands beside it under a label of its own', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
UDYAM REGISTRATION CERTIFICATE
Udyam Registration Number              Official Address
UDYAM-OD-19-0023081                    Saheed Nagar, Plot 501/A
Name of Enterprise                     Near Jagamara Chhak
KALINGA STONE ART EMPORIUM             Bhubaneswar, Khordha
Type of Enterprise                     Odisha - 751007
MICRO`,
  )
  expect(fields).toMatchObject({ enterprise_name: 'KALINGA STONE ART EMPORIUM', enterprise_type: 'MICRO' })
})

test('the size of the latest year, whose day stands in brackets', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
UDYAM REGISTRATION CERTIFICATE
TYPE OF ENTERPRISE *     2025-26     Small (dated 02/04/2025)
                         2024-25     Micro (dated 03/04/2024)`,
  )
  expect(fields['enterprise_type']).toBe('Small')
})

test('a label of three lines that begins over its row, and what ends in "Estate"', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
UDYAM REGISTRATION CERTIFICATE
OFFICIAL ADDRESS                                            Name of
OF ENTERPRISE         Flat/Door/Block No.     J 12/94-A     Premises/      Chandaka Industrial
                                                            Building       Estate
                      Village/Town            VARANASI      Block          -
                      Road/Street/Lane        NATI IMLI     City           VARANASI
                      State                   UTTAR         District       VARANASI , Pin
                                              PRADESH                      221001
                      Mobile                  94150XXXXX    Email          kashi@xmail.in`,
  )
  expect(fields['address']).toBe(
    'J 12/94-A, Chandaka Industrial Estate, VARANASI, NATI IMLI, VARANASI, UTTAR PRADESH, VARANASI, 221001',
  )
})

test('a summary calls the enterprise by one word, and tells when it was registered beside its number', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
Udyam Registration Certificate
Udyam No. UDYAM-KR-03-0371926        Registered on 07/01/2022

Enterprise: Tulasi Agro Foods LLP
Enterprise category: Micro
Principal activity: Services
Date of incorporation: 15/09/2019`,
  )
  expect(fields).toMatchObject({
    enterprise_name: 'Tulasi Agro Foods LLP',
    enterprise_type: 'Micro',
    major_activity: 'Services',
    date_of_incorporation: '2019-09-15',
    date_of_registration: '2022-01-07',
  })
})

test('a value right beside a line of the label that its cell breaks, and a number that goes on under itself', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
OFFICIAL ADDRESS OF      Flat/Door/Block    Plot No 62-    Name of
ENTERPRISE               No.                63             Premises/ Laxmi Narayan Ind. Soc.
                                                           Building
                         Village/Town       Near Octroi    Block
                                            Naka
                         Road/Street/Lane   Road No. 9     City      Sachin
                         State              GUJARAT        District  SURAT , Pin 394230
                         Mobile             98XXXXX214     Email:    a@b.example`,
  )
  expect(fields['address']).toBe(
    'Plot No 62-63, Laxmi Narayan Ind. Soc., Near Octroi Naka, Road No. 9, Sachin, GUJARAT, SURAT, 394230',
  )
})

test('a certificate in short: the class of the enterprise alone, and since when it is registered under Udyam', () => {
  const fields = fieldsOn(
    'UDYAM_CERT',
    `
Udyam Registration Certificate
Enterprise Name: Brahmaputra Tea Packers
Udyam Reg. No.: UDYAM-AS-03-0022819
Classification: Micro
Date of Incorporation: 17 April 2015
Registered under Udyam on: 30 September 2020`,
  )
  expect(fields).toMatchObject({
    enterprise_type: 'Micro',
    date_of_incorporation: '2015-04-17',
    date_of_registration: '2020-09-30',
  })
})
