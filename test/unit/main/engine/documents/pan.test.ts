import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn } from './read-page'

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
  test('a label whose translation stands well before it: the value begins under that', () => {
    const fields = fieldsOn(
      'PAN',
      `
INCOME TAX DEPARTMENT
नाम            /NAME
KAMALA  MENON
पिता का नाम         /FATHER'S NAME
RAGHAVA  MENON  T
Permanent Account Number
ABCPG1234K`,
    )
    expect(fields['father_name']).toBe('RAGHAVA MENON T')
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
  test('a line that was hardly read among the names may be a label: then none of them is sure', () => {
    const card = `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAHUL GUPTA
RAMESH KUMAR GUPTA
ot Buth
12/03/1990
Permanent Account Number
ABCPG1234K`
    const bounds = (of: string, weak: readonly string[]): (number | undefined)[] =>
      candidatesOn('PAN', of, weak).flatMap(({ path, most }) => (path.includes('name') ? [most] : []))
    expect(bounds(card, ['Buth']).filter((most) => most === 0.95)).toHaveLength(2)
    expect(bounds(card.replace('ot Buth\n', ''), []).filter((most) => most === 0.95)).toHaveLength(0)
  })
  test('a speck that was read as a colon does not end a name, and makes it one to be checked', () => {
    const card = `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
ANITA RANI: DHILLON
BALDEV SINGH DHILLON
12/03/1990`
    const names = candidatesOn('PAN', card).filter(({ path }) => path.includes('name'))
    expect(names.map(({ value, most }) => [value, most])).toEqual([
      ['ANITA RANI DHILLON', 0.95],
      ['BALDEV SINGH DHILLON', 0.95],
    ])
  })
  test('a line over the two that is no name may be the label of another: then neither is sure', () => {
    const card = `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
SALMA GUPTA
9 ar Namwe 41
RAMESH GUPTA
Cute Of
12/03/1990`
    const names = candidatesOn('PAN', card).filter(({ path }) => path.includes('name'))
    expect(names.map(({ value, most }) => [value, most])).toEqual([
      ['RAMESH GUPTA', 0.95],
      ['Cute Of', 0.95],
    ])
  })
  test('a picture that looks like one of the card itself may be one of a fine screen: that is never sure', () => {
    const flag = candidatesOn('PAN', 'INCOME TAX DEPARTMENT').find((c) => c.path === 'document_quality_flag')
    expect(flag).toMatchObject({ value: 'original', most: 0.95 })
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
  test('a name of three words in a narrow column stands on three lines, and the label under it ends it', () => {
    const fields = fieldsOn(
      'PAN',
      `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
Permanent Account Number Card
PERMANENT ACCOUNT NUMBER        VDSPS1263J
CARDHOLDER'S NAME               SHUBHANGI
                                VAIBHAV
                                SALUNKHE
FATHER'S NAME                   VAIBHAV
                                SACHIN
                                SALUNKHE
DATE OF BIRTH                   04/06/1954`,
    )
    expect(fields).toMatchObject({
      name_as_per_pan: 'SHUBHANGI VAIBHAV SALUNKHE',
      father_name: 'VAIBHAV SACHIN SALUNKHE',
    })
  })
  test('a name that goes on under its beginning is not cut where its end was read less surely', () => {
    const text = `
Name:           SANGEETA ANANT
                WAGHMARE
Father's Name:  ANANT WAGHMARE`
    expect(fieldsOn('PAN', text, ['WAGHMARE'])).toMatchObject({ name_as_per_pan: 'SANGEETA ANANT WAGHMARE' })
  })
  test('a name whose label was lost stands over the line of the father, in the column of the values', () => {
    const fields = fieldsOn(
      'PAN',
      `
INCOME TAX DEPARTMENT
                  ANIKETH APTE
Father's Name     PRAJVALA APTE
Date of Birth     06/11/1977`,
    )
    expect(fields).toMatchObject({ name_as_per_pan: 'ANIKETH APTE', father_name: 'PRAJVALA APTE' })
  })
  test('words of a heading are no number', () => {
    expect(fieldsOn('PAN', 'PERMANENT ACCOUNT NUMBER')).not.toHaveProperty('pan_number')
  })
})

describe('the card of a firm', () => {
  const old = (name: string) => `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
${name}
14/01/1988
Permanent Account Number
AADTS8213J`
  const labelled = (name: string) => `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
Permanent Account Number Card
ABNFS4471K
नाम / Name
${name}

Date of Incorporation / Formation
01/04/2009`
  test.each(['SHAH & SONS', 'SHREE SHYAM TRADERS (P) LIMITED', '3D PRINTWORKS LLP'])(
    'has what no name of a person has: %s',
    (name) => {
      expect(fieldsOn('PAN', old(name))).toMatchObject({ name_as_per_pan: name, dob: '1988-01-14' })
      expect(fieldsOn('PAN', labelled(name))).toMatchObject({ name_as_per_pan: name, dob: '2009-04-01' })
    },
  )
  test('has its name under the label, and not in a speck beside that', () => {
    const card = labelled('MAHALAXMI AGENCIES').replace('नाम / Name', 'नाम / Name            M,')
    expect(fieldsOn('PAN', card)['name_as_per_pan']).toBe('MAHALAXMI AGENCIES')
  })
  test('has a name on two lines, and no father on the second', () => {
    const lines = 'SHREE SIDDHESHWAR SHIKSHAN PRASARAK\nMANDAL'
    for (const card of [old(lines), labelled(lines)]) {
      const fields = fieldsOn('PAN', card)
      expect(fields['name_as_per_pan']).toBe(lines.replace('\n', ' '))
      expect(fields).not.toHaveProperty('father_name')
    }
  })
})
