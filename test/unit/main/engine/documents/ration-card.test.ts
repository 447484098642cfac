import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('RATION_CARD', () => {
  test('the head of the family, not its father or its members', () => {
    const fields = fieldsOn(
      'RATION_CARD',
      `
Government of Uttar Pradesh
RATION CARD
Ration Card No.               115240123456
Card Type                     Priority Household
Name of Head of Family        KAMLA DEVI
Father's / Husband's Name     RAM PRASAD
Address                       Gali No 5, Kidwai Nagar, Kanpur, Uttar Pradesh 208011

Sr     Name of Member     Age     Relation
1      RAM PRASAD         61      Husband`,
    )
    expect(fields).toMatchObject({
      card_number: '115240123456',
      card_type: 'Priority Household',
      name: 'KAMLA DEVI',
      address: 'Gali No 5, Kidwai Nagar, Kanpur, Uttar Pradesh 208011',
    })
  })
})

test('an address under its label runs past it, up to where the next label begins', () => {
  const fields = fieldsOn(
    'RATION_CARD',
    `
RATION CARD
Address                                            FPS Code
118, Harijan Vas, Mehsana, Gujarat 384001          24E4471`,
  )
  expect(fields).toMatchObject({ address: '118, Harijan Vas, Mehsana, Gujarat 384001' })
})

test('the name of a dealer or of a mother is not that of the head', () => {
  const fields = fieldsOn(
    'RATION_CARD',
    `
राशन कार्ड का विवरण
मुखिया का नाम       शान्ती देवी        पिता/पति का नाम      राम लखन
माता का नाम         फूलमती            दुकानदार का नाम      सुरेश कुमार`,
  )
  expect(fields['name']).toBe('शान्ती देवी')
})

test('the kind of a card stands in its heading where no label says it, and is not sure', () => {
  const text = `
राशन कार्ड (अन्त्योदय अन्न योजना)
राशन कार्ड संख्या          214440087123
मुखिया का नाम             सावित्री देवी`
  expect(fieldsOn('RATION_CARD', text)).toMatchObject({ card_type: 'अन्त्योदय अन्न योजना' })
  const [kind] = candidatesOn('RATION_CARD', text).filter(({ path }) => path === 'card_type')
  expect(kind?.most).toBe(mostDoubted)
})

test('a label that was read in two parts begins where its first does', () => {
  const text = `
RATION CARD
मुखिया   का नाम / Head of Family      : Sarita Kumari
पिता/ पति का नाम                    : Munna Lal
पता / Address                       : Mohalla Katra, Etawah, Uttar Pradesh - 206001`
  expect(fieldsOn('RATION_CARD', text).name).toBe('Sarita Kumari')
})

test('the card of one member of a family names its head as well, and has a series before its number', () => {
  const fields = fieldsOn(
    'RATION_CARD',
    `
Digital Ration Card
Card No. /কার্ড : RKSYI 1840226713
Name : SUBHAS MONDAL
Father's Name : TARUN MONDAL
Head of Family : TARUN MONDAL`,
  )
  expect(fields).toMatchObject({ card_number: 'RKSYI1840226713', name: 'TARUN MONDAL' })
})

test('a number that stands alone is that of a card without a label for it, and is not sure', () => {
  const card = (more: string) => `
FAMILY CARD
Head of Family
LAKSHMI MURUGAN
444718203391
${more}`
  const numbers = (text: string) => candidatesOn('RATION_CARD', text).filter(({ path }) => path === 'card_number')
  expect(numbers(card('')).map(({ value, most }) => [value, most])).toEqual([['444718203391', mostDoubted]])
  expect(numbers(card('553920117744'))).toEqual([])
})

test('the owner of a card is who it is of; a label that goes on is nobody', () => {
  const text = (label: string, value: string): string => `
RATION CARD
Card Number    1742088316
${label.padEnd(30)} ${value}
Category       AAY`
  for (const label of ['Card Owner', 'Name of Card Owner', 'Card Holder'])
    expect(fieldsOn('RATION_CARD', text(label, 'MARIAMMA CHACKO'))['name']).toBe('MARIAMMA CHACKO')
  expect(fieldsOn('RATION_CARD', text('मुखिया', 'Head of'))['name']).toBeUndefined()
})

test('the kind of a card ends where the next entry of its line begins, and is then in doubt', async () => {
  const kind = (await readOn('RATION_CARD', 'RATION CARD\nCard Type : APL-1  NFSA : No')).find(
    ({ path }) => path === 'card_type',
  )
  expect(kind?.value).toBe('APL-1')
  expect(kind?.confidence ?? 1).toBeLessThan(0.95)
})
