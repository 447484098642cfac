import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn } from './read-page'

describe('PASSPORT', () => {
  test.each([
    ['JAMMU, JAMMU AND', 0.95],
    ['PUNE,', 0.95],
    ['PUNE, MAHARASHTRA', undefined],
  ])('a place whose end is missing is not sure: %s', (printed, most) => {
    const found = candidatesOn('PASSPORT', `Place of Birth\n${printed}`)
    expect(found.find((c) => c.path === 'place_of_birth')?.most).toBe(most)
  })
  test('a place that did not fit beside its label goes on under its beginning', () => {
    const text = `
Place of Birth: VISAKHAPATNAM RURAL,
                ANDHRA PRADESH
Place of Issue: HYDERABAD`
    expect(fieldsOn('PASSPORT', text)).toMatchObject({
      place_of_birth: 'VISAKHAPATNAM RURAL, ANDHRA PRADESH',
      place_of_issue: 'HYDERABAD',
    })
    expect(fieldsOn('PASSPORT', text.replace('RURAL,', 'RURAL'))['place_of_issue']).toBe('HYDERABAD')
  })
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

describe('PASSPORT, labels of which were not read', () => {
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
})

describe('PASSPORT, the last page', () => {
  const last = `
Name of Father / Legal Guardian
RAGHUBIR SINGH RAWAT
Address
VILL KANDOLI
PIN:248013,UTTARAKHAND,INDIA
Old Passport No. with Date and Place of Issue
J7719023   02/06/2011   DEHRADUN
File No.
DD1077443310921`

  test('the passport before this one gives no number, no day and no place', () => {
    const fields = fieldsOn('PASSPORT', last)
    expect(fields).not.toHaveProperty('passport_number')
    expect(fields).not.toHaveProperty('date_of_issue')
    expect(fields).not.toHaveProperty('place_of_issue')
  })
})
