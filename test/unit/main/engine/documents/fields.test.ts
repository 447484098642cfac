import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('PAN', () => {
  test('the old card without labels: name, father and date stand one under the other', () => {
    const fields = fieldsOn(
      'PAN',
      `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAHUL GUPTA
RAMESH KUMAR GUPTA
12/03/1990
Permanent Account Number
ABCPG1234K`,
    )
    expect(fields).toMatchObject({
      name_as_per_pan: 'RAHUL GUPTA',
      father_name: 'RAMESH KUMAR GUPTA',
      dob: '1990-03-12',
      pan_number: 'ABCPG1234K',
    })
  })
  test('the card of a company has no father', () => {
    const fields = fieldsOn(
      'PAN',
      `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
ZENITH AGRO PRIVATE LIMITED
01/04/2011
Permanent Account Number
AAACZ1234K`,
    )
    expect(fields).toMatchObject({ name_as_per_pan: 'ZENITH AGRO PRIVATE LIMITED', dob: '2011-04-01' })
    expect(fields).not.toHaveProperty('father_name')
  })
  test('labels above their values', () => {
    const fields = fieldsOn(
      'PAN',
      `
Permanent Account Number Card
ABCPG1234K

नाम / Name
RAHUL GUPTA
पिता का नाम / Father's Name
RAMESH GUPTA
जन्म की तारीख / Date of Birth
12/03/1990`,
    )
    expect(fields).toMatchObject({
      name_as_per_pan: 'RAHUL GUPTA',
      father_name: 'RAMESH GUPTA',
      dob: '1990-03-12',
      pan_number: 'ABCPG1234K',
    })
  })
  test('a name that goes on under its beginning', () => {
    const fields = fieldsOn(
      'PAN',
      `
Name:           SANGEETA ANANT
                WAGHMARE
Father's Name:  ANANT WAGHMARE`,
    )
    expect(fields).toMatchObject({ name_as_per_pan: 'SANGEETA ANANT WAGHMARE', father_name: 'ANANT WAGHMARE' })
  })
  test('a name that goes on under its beginning is not cut where its end was read less surely', () => {
    const text = `
Name:           SANGEETA ANANT
                WAGHMARE
Father's Name:  ANANT WAGHMARE`
    expect(fieldsOn('PAN', text, ['WAGHMARE'])).toMatchObject({ name_as_per_pan: 'SANGEETA ANANT WAGHMARE' })
  })
  test('words of a heading are no number', () => {
    expect(fieldsOn('PAN', 'PERMANENT ACCOUNT NUMBER')).not.toHaveProperty('pan_number')
  })
})

describe('AADHAAR', () => {
  test('the front: the name stands over the birth date', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
भारत सरकार
GOVERNMENT OF INDIA
आरती वर्मा
Aarti Verma
जन्म तिथि/DOB: 08/01/2003
महिला/ FEMALE
2341 2341 2346`,
    )
    expect(fields).toMatchObject({
      name: 'Aarti Verma',
      date_of_birth: '2003-01-08',
      gender: 'FEMALE',
      aadhaar_number: '234123412346',
    })
  })
  test("a father's name between the holder's and the birth is passed over, in whatever script it was misread", () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
Government of India
KRISHNAMURTHY R I
Prot : Bijhu
Father : MUKESH QURESHI
Year of Birth : 1958`,
    )
    expect(fields).toMatchObject({ name: 'KRISHNAMURTHY R I', date_of_birth: '1958' })
  })
  test('a year alone', () => {
    expect(
      fieldsOn(
        'AADHAAR',
        `
Mohan Lal
Year of Birth : 1957
MALE`,
      ),
    ).toMatchObject({ name: 'Mohan Lal', date_of_birth: '1957', gender: 'MALE' })
  })
  test('a masked number stays masked', () => {
    expect(fieldsOn('AADHAAR', 'XXXX XXXX 2346')).toMatchObject({ aadhaar_number: 'XXXXXXXX2346' })
  })
  test('a virtual ID is no Aadhaar number', () => {
    expect(fieldsOn('AADHAAR', 'VID : 9123 4567 8901 2346')).not.toHaveProperty('aadhaar_number')
  })
  test('the address ends with its PIN code', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
Address:
S/O Ramesh Gupta, 12 MG Road,
Shivaji Nagar, Pune,
Maharashtra - 411005
1947   help@uidai.gov.in`,
    )
    expect(fields['address']).toBe('S/O Ramesh Gupta, 12 MG Road, Shivaji Nagar, Pune, Maharashtra - 411005')
  })
  test('the door of a house on the back is no birth date', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
Address:
S/O: Gurpreet Singh, Door No 7-1-58,
Ameerpet, Hyderabad, Telangana - 500016
Print Date: 12/03/2016`,
    )
    expect(fields).not.toHaveProperty('date_of_birth')
  })
  test('a birth date whose label was not read is the earliest date of the front', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
Aarti Verma
08/01/1983
महिला/ FEMALE
2341 2341 2346`,
    )
    expect(fields).toMatchObject({ name: 'Aarti Verma', date_of_birth: '1983-01-08' })
  })
})

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

describe('VOTER_ID', () => {
  test('a last initial that was read as a stroke is none of the separators', () => {
    const card = "ELECTION COMMISSION OF INDIA\nElector's Name : KRISHNAMURTHY S |"
    expect(fieldsOn('VOTER_ID', card)).toMatchObject({ name: 'KRISHNAMURTHY S I' })
  })
  test('the note on the back names nobody', () => {
    const note = `
EPIC No. : ABC1234566
In case of change in address mention this card No. in the form for including your
name in the roll at the changed address.`
    expect(fieldsOn('VOTER_ID', note)).not.toHaveProperty('name')
  })
  test('names by their labels; an age is no birth date', () => {
    const fields = fieldsOn(
      'VOTER_ID',
      `
ELECTION COMMISSION OF INDIA
ABC1234566
Elector's Name : SITA DEVI
Husband's Name : RAM PRASAD
Sex : Female
Age as on 1.1.2008 : 25`,
    )
    expect(fields).toMatchObject({ name: 'SITA DEVI', father_name: 'RAM PRASAD', gender: 'FEMALE' })
    expect(fields).not.toHaveProperty('date_of_birth')
  })
  test('an age with the date of birth beside it is no number of a card', () => {
    const fields = fieldsOn('VOTER_ID', 'Date of Birth / Age : 01-06-1968')
    expect(fields).not.toHaveProperty('epic_number')
    expect(fields).toMatchObject({ date_of_birth: '1968-06-01' })
  })
  test("a mother's name is not taken for the father's", () => {
    expect(
      fieldsOn(
        'VOTER_ID',
        `
Name : SITA DEVI
Mother's Name : GEETA DEVI`,
      ),
    ).not.toHaveProperty('father_name')
  })
})

describe('PASSPORT', () => {
  test('labels above values in columns, and the machine-readable lines', () => {
    const fields = fieldsOn(
      'PASSPORT',
      `
REPUBLIC OF INDIA
Type        Country Code        Passport No.
P           IND                 L3345900
Surname
CHATURVEDI
Given Name(s)
RAJESH
Nationality          Sex        Date of Birth
INDIAN               M          20/12/2004
Place of Birth
LUDHIANA, PUNJAB
Date of Issue        Date of Expiry
22/10/2020           21/10/2030
P<INDCHATURVEDI<<RAJESH<<<<<<<<<<<<<<<<<<<<<`,
    )
    expect(fields).toMatchObject({
      passport_number: 'L3345900',
      surname: 'CHATURVEDI',
      given_names: 'RAJESH',
      nationality: 'INDIAN',
      sex: 'M',
      date_of_birth: '2004-12-20',
      place_of_birth: 'LUDHIANA, PUNJAB',
      date_of_issue: '2020-10-22',
      date_of_expiry: '2030-10-21',
    })
  })
})

describe('labels that were not read', () => {
  test('a passport has one date between birth and expiry, and two places under one another', () => {
    const fields = fieldsOn(
      'PASSPORT',
      `
REPUBLIC OF INDIA      M9586686
AHLUWALIA
SUKHDEV
INDIAN            M       11/09/1960
f Bitn
BAGALKOT, KARNATAKA
of lsue
HYDERABAD
03/02/2019                02/02/2029`,
    )
    expect(fields).toMatchObject({
      place_of_birth: 'BAGALKOT, KARNATAKA',
      place_of_issue: 'HYDERABAD',
      date_of_issue: '2019-02-03',
    })
  })
  test('a passport whose machine-readable lines are lost has its dates, nationality and given names all the same', () => {
    const fields = fieldsOn(
      'PASSPORT',
      `
REPUBLIC OF INDIA      T1951657
Surname
JADHAV
G      Nav
BIJU JAYWANT
alty              fan / Sex        ate of Bath
भारतीय / INDIAN   M       03/11/2002
Place of Birth
SURAT, GUJARAT
of lsue                 ate of Exgry
25/04/2010              24/04/2020`,
    )
    expect(fields).toMatchObject({
      surname: 'JADHAV',
      given_names: 'BIJU JAYWANT',
      nationality: 'INDIAN',
      date_of_birth: '2002-11-03',
      date_of_issue: '2010-04-25',
      date_of_expiry: '2020-04-24',
    })
  })
  test('a value stands under the translation that its label begins with', () => {
    const fields = fieldsOn(
      'PASSPORT',
      `
उपनास बड़ा लेख यह / Surname
JADHAV`,
    )
    expect(fields).toMatchObject({ surname: 'JADHAV' })
  })
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
  test('on a card without labels the name stands over the birth date', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
Government of India
Balasaheb Kulkarni
d@
05/01/2011
MALE
7402 5038 8328`,
    )
    expect(fields).toMatchObject({ name: 'Balasaheb Kulkarni', date_of_birth: '2011-01-05' })
  })
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
