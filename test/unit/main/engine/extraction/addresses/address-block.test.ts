import { describe, expect, it, test } from 'vitest'
import { addressAfter, tidyAddress } from '../../../../../../src/main/engine/extraction/addresses/address-block'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { quadOf } from '../../../../../../src/shared/domain/geometry'
import { asciiPage } from '../ascii-page'

const isHindi = ({ words }: { words: readonly { text: string }[] }): boolean =>
  words.some(({ text }) => /\p{Script=Devanagari}/u.test(text))

describe('a PIN code at the end of an address', () => {
  it.each([
    ['Bhosari, Pune, Maharashtra-41 1026', 'Bhosari, Pune, Maharashtra-411026'],
    ['Bhosari, Pune 4 11026.', 'Bhosari, Pune 411026'],
  ])('is one number where a blank came into %s', (read, meant) => expect(tidyAddress(read)).toBe(meant))

  it('keeps the letter of a relation that was read as a digit', () => {
    expect(tidyAddress('W/0 Ramesh, Plot 10, Pune 411026')).toBe('W/O Ramesh, Plot 10, Pune 411026')
  })

  it.each(['W/ O Ramesh, Plot 10', 'W / O Ramesh, Plot 10'])('has no blank within the relation of %s', (read) =>
    expect(tidyAddress(read)).toBe('W/O Ramesh, Plot 10'),
  )

  it('begins with its relation, whatever speck was read before it', () =>
    expect(tidyAddress('4 S/O: Aslam, Plot 10')).toBe('S/O: Aslam, Plot 10'))

  it.each([
    ['Shop N0, 27, Bhosari', 'Shop No. 27, Bhosari'],
    ['Shop No, 27, Bhosari', 'Shop No. 27, Bhosari'],
    ['Plot N0 4, Bhosari', 'Plot No 4, Bhosari'],
    ['Plot No.4, Bhosari', 'Plot No.4, Bhosari'],
  ])('keeps what is short for a number before it: %s', (read, meant) => expect(tidyAddress(read)).toBe(meant))

  it.each(['Bhosari, Pune - 411 026', 'Sector 41, Plot 12/1026', 'Flat 12, 411026'])(
    'stays as it is written in %s',
    (text) => expect(tidyAddress(text)).toBe(text),
  )
})

test('a PIN code on a line of its own may have been read by the network of another script', () => {
  const page = asciiPage('Address\nWZ-112, Shadi Khampur, New Delhi, Delhi,\n110008')
  const lines = page.lines.map((line, i) => ({ ...line, script: i === 2 ? ('devanagari' as const) : line.script }))
  const labelled = labelPage(layoutOf({ ...page, lines }), { address: ['Address'] })
  const read = addressAfter(labelled, labelled.hits[0]!, { ends: () => false })
  expect(read?.value).toBe('WZ-112, Shadi Khampur, New Delhi, Delhi, 110008')
})

test.each([
  ['Vennala P 0, Ernakulam', 'Vennala P O, Ernakulam'],
  ['PLOT P 05, Ernakulam', 'PLOT P 05, Ernakulam'],
  ['Untvada, P0: Untvada', 'Untvada, PO: Untvada'],
  ['Post Utukur B.0-VD', 'Post Utukur B.O-VD'],
  ['Flat A.0-5, Pune', 'Flat A.0-5, Pune'],
  ['Dr. Ambedkar 0.U, Hyderabad', 'Dr. Ambedkar O.U, Hyderabad'],
  ['Plot 3, 0.Unit 4, Pune', 'Plot 3, 0.Unit 4, Pune'],
  ['12, ist Floor, Mistri Lane', '12, 1st Floor, Mistri Lane'],
])('a post office in %s', (read, meant) => {
  expect(tidyAddress(read)).toBe(meant)
})

test('numbers of an address in another script beside it are no part of it', () => {
  const page = asciiPage(
    `
मकान 12, गांधी नगर,    Address:
जिला 411028            S/O Mohan Lal, Plot 7,
                       Pune - 411028`,
  )
  const lines = page.lines.map((line) => ({ ...line, script: isHindi(line) ? ('devanagari' as const) : line.script }))
  const labelled = labelPage(layoutOf({ ...page, lines }), { address: ['Address'] })
  const read = addressAfter(labelled, labelled.hits[0]!, { ends: () => false })
  expect(read?.value).toBe('S/O Mohan Lal, Plot 7, Pune - 411028')
})

test('digits half as high as the print, or twice, are curves of the ground, and no line of the address', () => {
  const valueOf = (page: ReturnType<typeof asciiPage>): string | undefined => {
    const labelled = labelPage(layoutOf(page), { address: ['Address'] })
    return addressAfter(labelled, labelled.hits[0]!, { ends: () => false })?.value
  }
  const text = 'Address\nS/O Harish Rawat\nward no-11\nAlmora Uttarakhand 263601'
  const page = asciiPage(text)
  for (const [y, height] of [
    [107, 12],
    [96, 48],
  ] as const) {
    const curve = asciiPage('83').lines.map((line) => {
      const place = quadOf<'page'>({ x: 0, y, width: 13, height })
      return { ...line, place, words: line.words.map((word) => ({ ...word, place })) }
    })
    expect(valueOf({ ...page, lines: [...page.lines, ...curve] })).toBe(
      'S/O Harish Rawat ward no-11 Almora Uttarakhand 263601',
    )
  }
  expect(valueOf(asciiPage(text.replace('\nAlmora', '\n83\nAlmora')))).toContain('ward no-11 83 Almora')
})

test('an address of two lines has its label at half its height', () => {
  const read = asciiPage(`
                     22/1, Ballygunge Place,
                     Kolkata, West Bengal, PIN 700019
Residential address`)
  const lines = read.lines.map((line, i) => {
    const at = <P extends (typeof line)['place']>(place: P): P =>
      place.map(({ x, y }) => ({ x, y: y - [0, 4, 62][i]! })) as unknown as P
    return { ...line, place: at(line.place), words: line.words.map((word) => ({ ...word, place: at(word.place) })) }
  })
  const page = labelPage(layoutOf({ ...read, lines }), { address: ['Residential address'] })
  expect(addressAfter(page, page.hits[0]!, { ends: () => false })?.value).toBe(
    '22/1, Ballygunge Place, Kolkata, West Bengal, PIN 700019',
  )
})
