import { expect, test } from 'vitest'
import { labelPage, valuesOf } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

test('a longer label with an error is none where a shorter of another name was read exactly', () => {
  const labels = { gives: ['Name of the giver'], takes: ['Name of the taker', 'Name of the river of the sea'] }
  const { hits } = labelPage(layoutOf(asciiPage('Name of the giver of the sea    Asha Rani')), labels)
  expect(hits.map(({ label }) => label)).toEqual(['gives'])
})

test('a longer label with an error stands where it begins with the shorter', () => {
  const labels = { date: ['Date of Issue'], certificate: ['Date of Issue of Certificate'] }
  const { hits } = labelPage(layoutOf(asciiPage('Date of Issue of Certifcate    01/02/2023')), labels)
  expect(hits.map(({ label }) => label)).toEqual(['certificate'])
})

test('a label that a narrow cell breaks before its word for a number, and between words that meet in r and n', () => {
  const labels = { account: ['Khata No'], address: ['Door No / Locality'] }
  const { hits } = labelPage(
    layoutOf(asciiPage('Khata        Owner\nNo.\n\nDoor No /    8-3-214/11\nLocality')),
    labels,
  )
  expect(hits.map(({ label }) => label)).toEqual(['address', 'account'])
})

test('what a number or a day was once has a label of its own', () => {
  const { hits } = labelPage(layoutOf(asciiPage('First registered on 22.09.1998\nOld K No  5341\nK No  2916')), {
    issued: ['Registered on'],
    consumer: ['K No'],
  })
  expect(hits.map(({ label, segment }) => [label, segment.words[0]!.text])).toEqual([['consumer', 'K']])
})

test('the last word of a value is no label that lacks its last', () => {
  const labels = { designation: ['Designation'], id: ['Associate ID'] }
  const { hits } = labelPage(layoutOf(asciiPage('Designation    : Process Associate\nAssociate 4471')), labels)
  expect(hits.map(({ label, segment }) => [label, segment.words[0]!.text])).toEqual([
    ['designation', 'Designation'],
    ['id', 'Associate'],
  ])
})

const behindSlash = (text: string): readonly string[] => {
  const labels = { born: ['Place of Birth', 'जन्म स्थान'], sex: ['Sex', 'लिंग'], nation: ['Nationality', 'राष्ट्रीयता'] }
  const page = labelPage(layoutOf(asciiPage(text)), labels)
  const hit = page.hits.find(({ label }) => label === 'born')!
  return valuesOf(page, hit).map(({ span }) => textOf(span.lines[0]!))
}

test('what stands behind the slash of a label is its translation, however it was read, where others are translated there', () => {
  const others = 'Nationality / राष्ट्रीयता    Sex / लिंग\nINDIAN                       F\n'
  expect(behindSlash(`${others}Place of Birth / 3F9 RIM\nTHANE, MAHARASHTRA`)).toEqual(['THANE, MAHARASHTRA'])
  expect(behindSlash('Nationality    Sex\nINDIAN         F\nPlace of Birth / THANE')).toEqual(['THANE'])
})
