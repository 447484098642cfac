import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

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
  test('the back names nobody: over the address stands the same in another language', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
एकनाथ सक्सेना, C-56, Aliganj, Lucknow
C/O Eknath Saxena, C-56, Aliganj,
Lucknow, Uttar Pradesh - 226024`,
    )
    expect(fields).not.toHaveProperty('name')
  })
  test('an address counts what it names: that is no label of a number', () => {
    const fields = fieldsOn(
      'AADHAAR',
      `
ADDRESS
OLD NO 14, NEW NO 29, GANDHI NAGAR,
ADYAR, CHENNAI, TAMIL NADU - 600020`,
    )
    expect(fields).toMatchObject({
      address: 'OLD NO 14, NEW NO 29, GANDHI NAGAR, ADYAR, CHENNAI, TAMIL NADU - 600020',
    })
  })
  test('a masked number stays masked', () => {
    expect(fieldsOn('AADHAAR', 'XXXX XXXX 2346')).toMatchObject({ aadhaar_number: 'XXXXXXXX2346' })
  })
  test('a shred of the photo beside the number is none of it', () => {
    expect(fieldsOn('AADHAAR', 'GOVERNMENT OF INDIA\n-2341 2341 2346')).toMatchObject({
      aadhaar_number: '234123412346',
    })
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

test('a speck that was taken for another script does not end an address', () => {
  const text = `
GOVERNMENT OF INDIA
Address
WZ-112, Shadi Khampur, New Delhi, Delhi,
क   110008`
  expect(fieldsOn('AADHAAR', text, ['क']).address).toBe('WZ-112, Shadi Khampur, New Delhi, Delhi, 110008')
})

test('a name with initials that were hardly read stands over the birth date of a card without labels', () => {
  const text = `
Government of India
Zubair S P
22-09-1963
Male
4037 5385 8354`
  expect(fieldsOn('AADHAAR', text, ['S', 'P']).name).toBe('Zubair S P')
})

test('both sides on one page, no label of the birth read: the name stands over the date, not over the day of issue', () => {
  const text = `
Government of India
Issue Date: 04/06/2015
Lalitha Sundaram
Bpi / D0s : 21/02/1988
/ FEMALE
2341 2341 2346
Unique Identification Authority of India
Address:
W/O: Sundaram, 14/2,
Pillaiyar Kovil Street,
Salem, Tamil Nadu, 636007`
  expect(fieldsOn('AADHAAR', text)).toMatchObject({ name: 'Lalitha Sundaram', date_of_birth: '1988-02-21' })
})

test('a sentence that speaks of the birth date has no name over it', () => {
  const text = `
Government of India
Meera Pillai
8fe/DOB: 09/08/1979
FEMALE
2341 2341 2346

INFORMATION

DOB is based on information supported by proof of DOB document submitted by the holder`
  expect(fieldsOn('AADHAAR', text).name).toBe('Meera Pillai')
})

test('a column in a language of India that runs close to that in English is none of it', () => {
  const rows = [
    ['पत्ता: S/O वसंत गोरे, प्लॉट नं १४,', 'Address: S/O Vasant Gore,'],
    ['रेणुका निवास, लेन ३, विठ्ठल मंदिर,', 'Plot No 14, Renuka Niwas, Lane'],
    ['कर्वे नगर, पुणे, महाराष्ट्र,', '3, Near Vitthal Mandir, Karve'],
    ['४११०५२', 'Nagar, Pune, Maharashtra, 411052'],
  ]
  const left = Math.max(...rows.map(([marathi]) => marathi!.length)) + 2
  const text = rows.map(([marathi, english]) => marathi!.padEnd(left) + english!).join('\n')
  expect(fieldsOn('AADHAAR', `Unique Identification Authority of India\n${text}`).address).toBe(
    'S/O Vasant Gore, Plot No 14, Renuka Niwas, Lane 3, Near Vitthal Mandir, Karve Nagar, Pune, Maharashtra, 411052',
  )
})
