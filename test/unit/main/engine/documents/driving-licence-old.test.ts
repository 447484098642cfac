import { describe, expect, test } from 'vitest'
import { officeLicence } from '../../../../../src/main/engine/identifiers'
import { fieldsOn, readOn } from './read-page'

describe('licences of old manners', () => {
  const card = `
MOTOR VEHICLES DEPARTMENT
DRIVING LICENCE
D.L. No.         : 12/2290/1999
Name             : MATHEW SCARIA
S/o              : SCARIA THOMAS
D.O.B.           : 14.02.1976 Bl.Gp : O-ve
Class of Veh.    : M/Cycle with gear, LMV
Issued on        : 08.07.1999`
  test('a number without its state, a label behind another value, classes in words and in short', () => {
    expect(fieldsOn('DRIVING_LICENSE', card)).toMatchObject({
      license_number: '12/2290/1999',
      date_of_birth: '1976-02-14',
      blood_group: 'O-',
      vehicle_classes: 'M/Cycle with gear, LMV',
    })
  })
  test('nothing checks such a number, so that it is never sure', async () => {
    const fields = await readOn('DRIVING_LICENSE', card)
    expect(fields.find(({ path }) => path === 'license_number')?.confidence).toBeLessThanOrEqual(0.95)
  })
  test.each([
    ['8 / 3716 / 2003', '8/3716/2003'],
    ['F/1234/THN/98', 'F/1234/THN/98'],
    ['08/03/2003', null],
    ['P03112001432213', 'P03112001432213'],
    ['DLFAP01642382005', 'DLFAP01642382005'],
    ['41/3', null],
    ['12-345-98', null],
  ])('the number of an office: %s', (text, value) => expect(officeLicence(text)).toBe(value))
  test.each([
    ['M.Cycle, LMV, Tractor', 'M.Cycle, LMV, Tractor'],
    ['L.M.V. & Motor Cycle w/o gear', 'L.M.V., Motor Cycle w/o gear'],
    ['M/Cycle with gear. LMV', 'M/Cycle with gear, LMV'],
    ['MCWG / LMV', 'MCWG, LMV'],
  ])('classes as they are printed at their label: %s', (text, value) =>
    expect(fieldsOn('DRIVING_LICENSE', `DRIVING LICENCE\nClass of vehicle   ${text}`).vehicle_classes).toBe(value),
  )
})

test('classes that go on under their label', () => {
  const text = 'DRIVING LICENCE\nClass of vehicle : MOTOR CYCLE WITH\nGEAR, LMV\nDate of issue : 12/04/1999'
  expect(fieldsOn('DRIVING_LICENSE', text).vehicle_classes).toBe('MOTOR CYCLE WITH GEAR, LMV')
})

test('without labels: a number that says what it is, an address from its house on', () => {
  const text = `
DRIVING LICENCE
DLFAP01642382005
RAVURI SURESH
S/O RAVURI KOTESWARA RAO
6-2-29, BRODIPET
GUNTUR, ANDHRA PRADESH
522002`
  expect(fieldsOn('DRIVING_LICENSE', text)).toMatchObject({
    license_number: 'DLFAP01642382005',
    address: '6-2-29, BRODIPET GUNTUR, ANDHRA PRADESH 522002',
  })
})

test('an address without a label may have its state in brackets before its PIN code', () => {
  const text = 'DRIVING LICENCE\nPLOT 19, AMBEDKAR CIRCLE\nNEAR CIVIL HOSPITAL\nBIKANER (RAJ.) 334001'
  expect(fieldsOn('DRIVING_LICENSE', text).address).toBe(
    'PLOT 19, AMBEDKAR CIRCLE NEAR CIVIL HOSPITAL BIKANER (RAJ.) 334001',
  )
})

describe('a renewed licence', () => {
  const card = (issue: string) => `
DRIVING LICENCE
UP14 20050038821
${issue}Date of Birth : 04-09-1980
First Issue 11-05-2005
Date of First Issue : 11-05-2005`
  test('was issued on the day that is labelled so, however often it tells the first', () => {
    const text = card('Issue Date      Validity (NT)\n17-06-2019      03-09-2030\n\n')
    expect(fieldsOn('DRIVING_LICENSE', text).issue_date).toBe('2019-06-17')
  })
  test('a first issue whose first word was misread is no "Issued"', () => {
    const text = card('Issue Date      Validity (NT)\n17-06-2019      03-09-2030\n\n').replace(
      'First Issue',
      'Fust Issue',
    )
    expect(fieldsOn('DRIVING_LICENSE', text).issue_date).toBe('2019-06-17')
  })
  test('without a day of its own the first is taken, and is not sure', async () => {
    const fields = await readOn('DRIVING_LICENSE', card(''))
    const issued = fields.find(({ path }) => path === 'issue_date')
    expect(issued?.value).toBe('2005-05-11')
    expect(issued?.confidence).toBeLessThanOrEqual(0.95)
  })
})

test('a slash between a label and its translation may touch the label', () => {
  expect(fieldsOn('DRIVING_LICENSE', 'DRIVING LICENCE\nनाम /Name    KAVITA SOLANKI')).toMatchObject({
    name: 'KAVITA SOLANKI',
  })
})

test('under a name, what begins where the labels do is one, however it was read', () => {
  const text = `
DRIVING LICENCE
Name             SUMITRA MANJAPPA
B/O              MANJAPPA K R
Date of Birth    21/03/1994`
  expect(fieldsOn('DRIVING_LICENSE', text)).toMatchObject({ name: 'SUMITRA MANJAPPA', father_name: 'MANJAPPA K R' })
})

test.each([
  [
    'The licence to drive a motor vehicle other than transport vehicle is valid\nfrom 11/05/2009 to 10/05/2029',
    '2029-05-10',
  ],
  ['This licence is valid from 11/05/2009 to 10/05/2029', '2029-05-10'],
  ['The licence to drive transport vehicles is valid from 11/05/2009 to 10/05/2012', undefined],
])('a sentence says until when a licence on paper is valid: %s', (sentence, day) =>
  expect(fieldsOn('DRIVING_LICENSE', `DRIVING LICENCE\n${sentence}`).valid_till).toBe(day),
)

test('days that were too long for their cells go on with the year under them', () => {
  const fields = fieldsOn(
    'DRIVING_LICENSE',
    `
Indian Union Driving Licence
Issue Date        09-10-       Validity     29-07-
                  2018         (NT)         2036
Date of Birth     30-07-       Blood        O+
                  1996         Group`,
  )
  expect(fields).toMatchObject({ issue_date: '2018-10-09', valid_till: '2036-07-29', date_of_birth: '1996-07-30' })
})
