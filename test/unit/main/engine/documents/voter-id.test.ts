import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

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
  test.each(['जन्म तिथि / आयु', 'जन्म तिथि'])('a birth date stands beside %s, over its label in English', (label) => {
    const card = `
ELECTION COMMISSION OF INDIA
${label}          19-05-1998
Date of Birth / Age`
    expect(fieldsOn('VOTER_ID', card)).toMatchObject({ date_of_birth: '1998-05-19' })
  })
  test('what stands beside the translation of a label is its translation', () => {
    const card = `
ELECTION COMMISSION OF INDIA
नाम        सीता देवी
Name`
    expect(fieldsOn('VOTER_ID', card)).not.toHaveProperty('name')
  })
  test('a value stands behind dots that were read as words', () => {
    const dots = ['sesese', 'ळ॑ं', 'ea', 'es']
    const card = `ELECTION COMMISSION OF INDIA\nName of Husband   ${dots.join(' ')}   RAM PRASAD`
    expect(fieldsOn('VOTER_ID', card, dots)).toMatchObject({ father_name: 'RAM PRASAD' })
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

const confidenceOf = async (card: string): Promise<number> =>
  (await readOn('VOTER_ID', card)).find(({ path }) => path === 'epic_number')!.confidence

test('letters that have no check digit and are taken for each other are never sure from one place', async () => {
  const card = (number: string): string => `
ELECTION COMMISSION OF INDIA
ELECTOR PHOTO IDENTITY CARD
EPIC No : ${number}
Elector's Name : SITA DEVI`
  expect(await confidenceOf(card('TYV1234566'))).toBeLessThanOrEqual(0.98)
  expect(await confidenceOf(card('ABC1234566'))).toBeGreaterThan(0.98)
})

test('a card of which the labels were lost: names by their order, the rest by its form', () => {
  const fields = fieldsOn(
    'VOTER_ID',
    `
ELECTION COMMISSION OF INDIA
IDENTITY CARD
Chandrashekar T P
T P Venkateswarlu
Male
02.01.1990
Flat 520, Ganga Heights, Ring Road, Surat, Gujarat -
395012
BUZ9264177`,
  )
  expect(fields).toMatchObject({
    name: 'Chandrashekar T P',
    father_name: 'T P Venkateswarlu',
    gender: 'MALE',
    date_of_birth: '1990-01-02',
    address: 'Flat 520, Ganga Heights, Ring Road, Surat, Gujarat - 395012',
  })
})

test('the third gender', () => {
  expect(fieldsOn('VOTER_ID', 'Sex : Third Gender')).toMatchObject({ gender: 'TRANSGENDER' })
})

const fieldOf = async (card: string, wanted: string, weak: readonly string[] = []) =>
  (await readOn('VOTER_ID', card, [], [], weak)).find(({ path }) => path === wanted)!

test('of a PIN code and a state that do not go together none is sure', async () => {
  const card = (pin: string): string => `
ELECTION COMMISSION OF INDIA
Address : 12 Tilak Road, Pune, Maharashtra ${pin}`
  expect((await fieldOf(card('580015'), 'formatted_address.postcode')).confidence).toBeLessThanOrEqual(0.98)
  expect((await fieldOf(card('411002'), 'formatted_address.postcode')).confidence).toBeGreaterThan(0.98)
})

test('a name is in doubt where two capitals behind it may be initials whose blank was lost', async () => {
  const card = (name: string): string => `
ELECTION COMMISSION OF INDIA
Elector's Name : ${name}`
  expect((await fieldOf(card('Vijay BM'), 'name')).confidence).toBeLessThanOrEqual(0.95)
  expect((await fieldOf(card('Vijay B M'), 'name')).confidence).toBeGreaterThan(0.95)
})

test('an address is in doubt where its line goes on with a word that nobody could read', async () => {
  const card = (more: string): string => `
ELECTION COMMISSION OF INDIA
Address : 12 Tilak Road, Dist:${more}
          Maharashtra 411002`
  const whole = await fieldOf(card('   दि. १.७.२'), 'address')
  const cut = await fieldOf(card('   दि. १.७.२'), 'address', ['दि.', '१.७.२'])
  expect(cut.value).toBe(whole.value)
  expect(cut.confidence).toBeLessThan(whole.confidence)
})

test.each(['पता', 'Uat'])(
  'an address goes on under its bilingual label, the first half of which is read as %s',
  (half) => {
    const text = `
ELECTION COMMISSION OF INDIA
${half} / ADDRESS:Vill Baruipur, Ward 11, Baruipur, West
Bengal-700144`
    expect(fieldsOn('VOTER_ID', text).address).toBe('Vill Baruipur, Ward 11, Baruipur, West Bengal-700144')
  },
)

test('a gender in two scripts beside a label that could not be read', () => {
  const text = `
ELECTION COMMISSION OF INDIA
IDENTITY CARD
Elector's Name      : Ramkishore Yadav
TT eX               : पुरुष / Male
Date of Birth       : 11/07/1976`
  expect(fieldsOn('VOTER_ID', text).gender).toBe('MALE')
})
