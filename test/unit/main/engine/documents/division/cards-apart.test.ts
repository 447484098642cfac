import { expect, test } from 'vitest'
import { cardNumbers } from '../../../../../../src/main/engine/documents/division/card-numbers'
import { cardsApart } from '../../../../../../src/main/engine/documents/division/cards-apart'
import { classifyAlone } from '../../../../../../src/main/engine/documents/recognition/classify'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'

const pan = (number: string): string => `INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAHUL GUPTA
12/03/1990
Permanent Account Number
${number}`
const aadhaar = `Government of India
Unique Identification Authority of India
Sunita Gupta
DOB: 05/09/1994
FEMALE
9058 8517 3334`

const apart = (text: string) =>
  cardsApart(asciiPage(text)).map(({ layout }) => ({
    type: classifyAlone(layout).type,
    words: textOf(layout.segments.flatMap(({ words }) => words)),
  }))

const beside = (a: string, b: string): string => {
  const [left, right] = [a.split('\n'), b.split('\n')]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(60)}${right[i] ?? ''}`.trimEnd(),
  ).join('\n')
}

test.each([
  ['over each other', `${pan('ABCPG1234K')}\n\n\n\n\n${aadhaar}`],
  ['side by side', beside(pan('ABCPG1234K'), aadhaar)],
])('two cards of one page are two sheets: %s', (_, page) => {
  const [first, second, ...more] = apart(page)
  expect(more).toEqual([])
  expect(first).toMatchObject({ type: 'PAN', words: expect.stringContaining('12/03/1990') as string })
  expect(first?.words).not.toContain('05/09/1994')
  expect(second).toMatchObject({ type: 'AADHAAR', words: expect.stringContaining('05/09/1994') as string })
})

test('three cards are three, and two of one kind are two where their numbers differ', () => {
  const gap = '\n\n\n\n\n'
  expect(apart([pan('ABCPG1234K'), aadhaar, pan('AAAPZ4321L')].join(gap)).map(({ type }) => type)).toEqual([
    'PAN',
    'AADHAAR',
    'PAN',
  ])
  expect(apart([pan('ABCPG1234K'), pan('AAAPZ4321L')].join(gap))).toHaveLength(2)
  expect(apart([pan('ABCPG1234K'), pan('ABCPG1234K')].join(gap))).toHaveLength(1)
})

test('one card stays whole, and a form that names the numbers of cards is none', () => {
  expect(apart(pan('ABCPG1234K'))).toHaveLength(1)
  expect(apart(`Application for a loan\n\n\nPAN      ABCPG1234K\n\n\nAadhaar No     9058 8517 3334`)).toHaveLength(1)
})

test('a passport and its last page, which prints the number of the one before it, are one', () => {
  const data = `REPUBLIC OF INDIA
Type    Country Code    Passport No.
P       IND             X1180354
Surname
DSOUZA
Given Name(s)
PRISCILLA ANNE
Place of Birth
MAPUSA, GOA`
  const last = `Name of Father / Legal Guardian
ANTHONY DSOUZA
Old Passport No. with Date and Place of Issue
M2290417   14/03/2013   GOA
File No.
GA1068142297623`
  expect(apart(`${data}\n\n\n\n\n${last}`)).toHaveLength(1)
})

test('a reference whose halves a slash parts is no second number: the letter stays whole', () => {
  const letter = `Unique Identification Authority of India
To,
Sunita Gupta
C/O Ramesh Gupta
Ref: 118 / 09C / 402736 / 402782 / P
Jaipur Rajasthan 302001`
  expect(apart(`${letter}\n\n\n\n\n${aadhaar}`)).toHaveLength(1)
})

test('twelve of the sixteen digits of a virtual ID are no number of a card', () => {
  const numbers = (text: string): string[] => [...cardNumbers('AADHAAR', layoutOf(asciiPage(text)))]
  expect(numbers('VID : 9204 2341 2341 2346')).toEqual([])
  expect(numbers('2341 2341 2346')).toEqual(['234123412346'])
})

test('the stamp of a signature is no number of a card', () => {
  const numbers = (text: string): string[] => [...cardNumbers('AADHAAR', layoutOf(asciiPage(text)))]
  expect(numbers('Date: 2022.03.14 11: 20: 37 IST')).toEqual([])
  expect(numbers('Your No: 4091 8837 2612')).toEqual(['409188372612'])
})
