import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

describe('DRIVING_LICENSE', () => {
  test('labels at the left, dates for own and for transport vehicles', () => {
    const fields = fieldsOn(
      'DRIVING_LICENSE',
      `
MAHARASHTRA STATE MOTOR DRIVING LICENCE
DL No : MH12 20110012345
Valid Till : 17-12-2031 (NT)    17-12-2014 (TR)
DOB : 13-09-1982     BG : B+
Name : PALLAVI GOKHALE
S/D/W of : BALASAHEB GOKHALE
COV    LMV
Add : Flat 56, Near Water Tank, Pimpalgaon,
      Dist Beed, Maharashtra 413229`,
    )
    expect(fields).toMatchObject({
      license_number: 'MH1220110012345',
      valid_till: '2031-12-17',
      date_of_birth: '1982-09-13',
      blood_group: 'B+',
      name: 'PALLAVI GOKHALE',
      father_name: 'BALASAHEB GOKHALE',
      vehicle_classes: 'LMV',
      address: 'Flat 56, Near Water Tank, Pimpalgaon, Dist Beed, Maharashtra 413229',
    })
  })
})

test.each(['Code    Issued by', 'Signature', 'Valid Areas'])(
  '%s under the PIN code is no part of the address',
  (line) => {
    const text = `
DRIVING LICENCE
Licence No. MH12 20110012345
Address : Flat 56, Hadapsar, Pune, Maharashtra - 411028
          ${line}`
    expect(fieldsOn('DRIVING_LICENSE', text).address).toBe('Flat 56, Hadapsar, Pune, Maharashtra - 411028')
  },
)

test('the state may stand under the PIN code', () => {
  const text = `
DRIVING LICENCE
Address : Flat 56, Hadapsar, Pune - 411028
          Maharashtra, INDIA`
  expect(fieldsOn('DRIVING_LICENSE', text).address).toBe('Flat 56, Hadapsar, Pune - 411028 Maharashtra, INDIA')
})

describe('DRIVING_LICENSE of a style without a label for the name', () => {
  const card = (table: string) => `
GOVERNMENT OF TELANGANA
TRANSPORT DEPARTMENT - DRIVING LICENCE
TS2420239057137
JAYWANT SHAH
S/o. BIJU SHAH
House No 1203, Sector 21,
Panipat, Haryana - 132103

${table}
DOB : 13/10/1987`
  test('the name stands over the relation', () => {
    expect(fieldsOn('DRIVING_LICENSE', card('Valid till : 01/11/2043'))).toMatchObject({
      name: 'JAYWANT SHAH',
      father_name: 'BIJU SHAH',
    })
  })
  test('the day under its own column is taken, not that of the cell beside it', () => {
    const table = `
Class of vehicle   Issued on     Valid till
MCWOG              02/11/2023 |  01/11/2043`
    expect(fieldsOn('DRIVING_LICENSE', card(table))).toMatchObject({
      issue_date: '2023-11-02',
      valid_till: '2043-11-01',
    })
  })
  test('a relation whose letters were misread, with the name set apart from it', () => {
    const fields = fieldsOn('DRIVING_LICENSE', 'DRIVING LICENCE\nS/wW/ID     : TANMOY PILLAI')
    expect(fields).toMatchObject({ father_name: 'TANMOY PILLAI' })
  })
})

describe('DRIVING_LICENSE, labels of which were not read', () => {
  test('the number of a door is no date that a licence could end on', () => {
    const fields = fieldsOn(
      'DRIVING_LICENSE',
      `
DRIVING LICENCE
KL82 20180055065
Date of Birth  08-01-1957
Date of Issue  19-07-2018
Address
D No 4-11-23, Brodipet, Guntur`,
    )
    expect(fields).not.toHaveProperty('valid_till')
  })
  test('dates of a licence are told by their order', () => {
    const fields = fieldsOn(
      'DRIVING_LICENSE',
      `
DRIVING LICENCE
KL82 20180055065
Dte   19-07-2018    Vld   18-07-2038
Name SWATI YADAV
D0.   08-01-1957`,
    )
    expect(fields).toMatchObject({
      date_of_birth: '1957-01-08',
      issue_date: '2018-07-19',
      valid_till: '2038-07-18',
    })
  })
  test('two dates alone tell nothing', () => {
    const fields = fieldsOn('DRIVING_LICENSE', 'DRIVING LICENCE\nKL82 20180055065\n19-07-2018   18-07-2038')
    expect(fields).not.toHaveProperty('date_of_birth')
  })
})

test('an address without a label may end with a PIN code on a line of its own', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
MH12 20184108248
PADMAVATHI FERNANDES
D/O DEVENDRA FERNANDES
FLAT NO 12, BANER ROAD, PUNE, MAHARASHTRA -
411045
Date of Birth : 24/02/1960`,
  )
  expect(fields).toMatchObject({ address: 'FLAT NO 12, BANER ROAD, PUNE, MAHARASHTRA - 411045' })
})

test('a value in a column of its own far to the right belongs to its label', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
DRIVING LICENCE
Name                     GEETA RAO
S/O                      FARHAN RAO
Address                  54/40, NEHRU STREET,
                         SALT LAKE, KOLKATA,
                         WEST BENGAL - 700091`,
  )
  expect(fields).toMatchObject({
    name: 'GEETA RAO',
    father_name: 'FARHAN RAO',
    address: '54/40, NEHRU STREET, SALT LAKE, KOLKATA, WEST BENGAL - 700091',
  })
})

async function classesOf(row: string) {
  const fields = await readOn(
    'DRIVING_LICENSE',
    `
INDIAN UNION DRIVING LICENCE
DL No      KL82 20180055065
Name       SWATI YADAV
${row}`,
  )
  return fields.find((field) => field.path === 'vehicle_classes')
}

test('classes under a label that is read whole may be sure', async () => {
  const whole = await classesOf('Class of Vehicle   LMV, MCWG')
  expect(whole).toMatchObject({ value: 'LMV, MCWG' })
  expect(whole?.confidence).toBeGreaterThanOrEqual(0.99)
})

test('where the label runs into the list, the first class may have gone with it', async () => {
  const cut = await classesOf('Class of Vehicl®MV, MCWG')
  expect(cut).toMatchObject({ value: 'MCWG' })
  expect(cut?.confidence).toBeLessThan(0.99)
})

describe('DRIVING_LICENSE, a copy that lost the small print', () => {
  const copy = `
RAJASTHAN DRIVING LICENCE
RJ21-20050078038      22-JAN-1954
ASLAM RAHMAN
SHAHID RAHMAN         A+
09-NOV-2005   08-NOV-2025   LMV, MCWG
Room No 50/153, Near Water Tank, Khichan, Jodhpur,
Rajasthan - 342308`
  test('names by their order, the blood group and the address by their form', () => {
    expect(fieldsOn('DRIVING_LICENSE', copy)).toMatchObject({
      name: 'ASLAM RAHMAN',
      father_name: 'SHAHID RAHMAN',
      date_of_birth: '1954-01-22',
      blood_group: 'A+',
      address: 'Room No 50/153, Near Water Tank, Khichan, Jodhpur, Rajasthan - 342308',
    })
  })
  test('such a name is never sure', async () => {
    const fields = await readOn('DRIVING_LICENSE', copy)
    for (const field of fields.filter(({ path }) => /name/.test(path))) expect(field.confidence).toBeLessThan(0.95)
  })
})

test('a house number is no relation', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
DRIVING LICENCE
Licence No.         WB6520140012487
Name                SHRIKANT YOGESH SAWANT
Son/Wife/Daughter of   YOGESH SAWANT
Permanent address   50, Near Gurudwara, Madhabpur, Dist:
                    Nadia, West Bengal-741164`,
  )
  expect(fields).toMatchObject({
    father_name: 'YOGESH SAWANT',
    address: '50, Near Gurudwara, Madhabpur, Dist: Nadia, West Bengal-741164',
  })
})

test('the number of a survey is no relation', () => {
  const fields = fieldsOn('DRIVING_LICENSE', 'DRIVING LICENCE\nName   SUSHIM DATTA\nS/No 972, Chadi, Jodhpur')
  expect(fields).not.toHaveProperty('father_name')
})

test('a short label of which the reader was unsure may have one letter wrong', () => {
  const card = 'DRIVING LICENCE\nNamz SUSHIM DATTA'
  expect(fieldsOn('DRIVING_LICENSE', card, ['Namz'])).toMatchObject({ name: 'SUSHIM DATTA' })
  expect(fieldsOn('DRIVING_LICENSE', card)).not.toHaveProperty('name', 'SUSHIM DATTA')
  const round = 'DRIVING LICENCE\nNome SUSHIM DATTA'
  expect(fieldsOn('DRIVING_LICENSE', round)).toMatchObject({ name: 'SUSHIM DATTA' })
})

test('a father whose label is another word stands in the column of the labels', () => {
  const card = `
DRIVING LICENCE
Name JAVED AHMED
Date of Birth 10-03-1972
sorwer IRFAN AHMED`
  expect(fieldsOn('DRIVING_LICENSE', card, ['sorwer'])).toMatchObject({ father_name: 'IRFAN AHMED' })
  expect(fieldsOn('DRIVING_LICENSE', card)).not.toHaveProperty('father_name')
})

test('an initial before a name is kept however badly it was read, and a ring is an O', () => {
  const card = `
DRIVING LICENCE
NAME: O M CHANDRIKA
S/O: 0 M ANAND`
  expect(fieldsOn('DRIVING_LICENSE', card)).toMatchObject({ name: 'O M CHANDRIKA', father_name: 'O M ANAND' })
})

test('a number whose state was concluded from other letters is never sure', async () => {
  const numberOf = async (print: string) => {
    const fields = await readOn('DRIVING_LICENSE', `DRIVING LICENCE\nLicence No : ${print}`)
    return fields.find(({ path }) => path === 'license_number')
  }
  expect((await numberOf('T50520168727585'))?.confidence ?? 0).toBeLessThanOrEqual(0.95)
  expect((await numberOf('TS0520168727585'))?.confidence).toBeGreaterThan(0.95)
})

test('a unit of a transport office has a letter in its numbers; the relations may stand with commas', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
DRIVING LICENCE    TN37Z20160004419
Name               : SENTHILNATHAN V
S/o,D/o, W/o       : VELUSAMY`,
  )
  expect(fields).toMatchObject({ license_number: 'TN37Z20160004419', father_name: 'VELUSAMY' })
})

test('a label on two lines beside an address on three', () => {
  const text = `
DRIVING LICENCE
DL No.     : WB74 20090128863
Present    : HILL VIEW ROAD, PRADHAN PARA,
Address      WARD NO 3, SILIGURI, DARJEELING,
             WEST BENGAL - 734003
DOI        : 11/12/2009`
  expect(fieldsOn('DRIVING_LICENSE', text).address).toBe(
    'HILL VIEW ROAD, PRADHAN PARA, WARD NO 3, SILIGURI, DARJEELING, WEST BENGAL - 734003',
  )
})

test('the next label close behind a number that is whole is no part of it', () => {
  const text = `
STATE MOTOR DRIVING LICENCE
DL No.     UK-0720120044871 DOI 14/06/2012
Valid Till 13/06/2032 (NT)`
  expect(fieldsOn('DRIVING_LICENSE', text)).toMatchObject({
    license_number: 'UK0720120044871',
    issue_date: '2012-06-14',
  })
})

test('the last word of a relation may stand on a line of its own', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
INDIAN UNION DRIVING LICENCE
Name:                TEMSULA AO
Son/Daughter/Wife    IMKONG JAMIR
of:`,
  )
  expect(fields['father_name']).toBe('IMKONG JAMIR')
})

test('in a row of heads close to each other each has the day of its place', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
INDIAN UNION DRIVING LICENCE
Issue Date  Validity (NT)  Validity (TR)
06-08-2019  10-02-2033  05-08-2024
Name: RAVINDER REDDY
Date of First Issue: 14-03-2004

Code        Issued by       Date of Issue
LMV         TS003           14-03-2004`,
  )
  expect(fields).toMatchObject({ issue_date: '2019-08-06', valid_till: '2033-02-10' })
})

test('whose licence it is under "Holder", and when they were born, which is nobody’s father', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
UNION OF INDIA
DRIVING LICENCE
Licence No            NL07 20140003186
Holder                Visito Kera
Son/Daughter/Wife
                      Kuolie Kera
of
Born on               03-01-1991         Blood Gp.     O+ve`,
  )
  expect(fields).toMatchObject({ name: 'Visito Kera', date_of_birth: '1991-01-03' })
  expect(fields['father_name']).not.toBe('Born on')
})
