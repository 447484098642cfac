import { describe, expect, test } from 'vitest'
import {
  layoutOf,
  textOf,
  verticalOverlap,
  type Layout,
} from '../../../../../../src/main/engine/extraction/layout/layout'
import type { PageQuad, TextLine } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

test('a note that is set upright at the margin turns nothing', () => {
  const page = asciiPage(`
S/O: Mehul Zala, O-834, Bazar Road
Colony, Madurai, Tamil Nadu`)
  const upright: PageQuad = [
    { x: 600, y: 300 },
    { x: 600, y: 60 },
    { x: 624, y: 60 },
    { x: 624, y: 300 },
  ]
  const note: TextLine<PageQuad> = {
    script: 'latin',
    place: upright,
    words: [{ text: 'Generated', confidence: 1, place: upright, chars: [] }],
  }
  const level = layoutOf(page).segments
  const { segments } = layoutOf({ ...page, lines: [...page.lines, note] })
  expect(segments.filter((s) => s.words[0]?.text !== 'Generated')).toEqual(level)
})

test('words of one name that were read as lines of their own, for their vowels stand higher, stand together', () => {
  const word = (text: string, x: number, y: number): TextLine<PageQuad> => {
    const place: PageQuad = [
      { x, y },
      { x: x + 50, y },
      { x: x + 50, y: y + 24 },
      { x, y: y + 24 },
    ]
    return { script: 'devanagari', place, words: [{ text, confidence: 1, place, chars: [] }] }
  }
  const page = asciiPage('')
  const lines = [word('विठ्ठल', 152, 93), word('मंगल', 92, 100), word('जाधव', 212, 100), word('०.३६', 320, 100)]
  const { segments } = layoutOf({ ...page, lines })
  expect(segments.map((s) => s.words.map((w) => w.text).join(' '))).toEqual(['मंगल विठ्ठल जाधव', '०.३६'])
})

test('dots that lead from a label to its value, read as letters, are no print', () => {
  const at = (text: string, x: number, y: number, width: number, height: number): TextLine<PageQuad> => {
    const place: PageQuad = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
    return { script: 'latin', place, words: [{ text, confidence: 1, place, chars: [] }] }
  }
  const lines = [
    at('NO', 124, 203, 60, 29),
    at('eeee', 289, 218, 48, 9),
    at('1024', 360, 203, 90, 29),
    at('note', 124, 260, 40, 9),
  ]
  const { segments } = layoutOf({ ...asciiPage(''), lines })
  expect(segments.map((s) => s.words[0]?.text)).toEqual(['NO', '1024', 'note'])
})

describe('a ruled line that was read as a character', () => {
  const texts = (drawn: string): string[] =>
    layoutOf(asciiPage(drawn)).segments.map((s) => s.words.map((w) => w.text).join(' '))

  test('parts the cells beside it where a column begins after it', () => {
    expect(
      texts(`
Legal Name              Trade Name (if any)
Green Leaf Industries | Bharat Motors`),
    ).toEqual(['Legal Name', 'Trade Name (if any)', 'Green Leaf Industries', 'Bharat Motors'])
  })

  test('is a bar between two words where none begins', () => {
    expect(
      texts(`
Election Commission of India
Voter Name | Elector`),
    ).toEqual(['Election Commission of India', 'Voter Name | Elector'])
  })
})

test('a list goes on over a wide blank, but not into a column that is beside it', () => {
  const lines = (under: string): string[] => {
    const page = asciiPage(`
Tehsil Bathinda,    IFSC
Punjab              ${under}`)
    return layoutOf(page).segments.map((s) => s.words.map((w) => w.text).join(' '))
  }
  expect(lines('')).toEqual(['Tehsil Bathinda, IFSC', 'Punjab'])
  expect(lines('Currency')).toEqual(['Tehsil Bathinda,', 'IFSC', 'Punjab', 'Currency'])
})

test('a page whose rows rise across it by most of a row stands in level ones: a value is beside its own label', () => {
  const page = asciiPage(
    ['On road price of it', 'The amount of the loan', 'Margin money paid']
      .map((label, i) => `${label.padEnd(80)}${i}5,00,000.00 Rs only`)
      .join('\n'),
  )
  const sunk = (p: { x: number; y: number }) => ({ x: p.x, y: p.y + 0.035 * p.x })
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, place: word.place.map(sunk) as never })),
  }))
  const { segments } = layoutOf({ ...page, lines })
  const loan = segments.find(({ words }) => textOf(words) === 'The amount of the loan')!
  const beside = segments.filter((s) => s !== loan && verticalOverlap(s.box, loan.box) > 0.5)
  expect(beside.map(({ words }) => textOf(words))).toEqual(['15,00,000.00 Rs only'])
})

test('a mark that is laid across the page turns none of its rows', () => {
  const page = asciiPage(`
Account    Holder              Area
542        Ananda Bapu Khot    0.40.00
543        Laxmi Khot          0.28.00`)
  const laid = (quad: PageQuad): PageQuad => quad.map(({ x, y }) => ({ x: 0.85 * x - 0.5 * y, y: 0.5 * x + 0.85 * y })) as never // prettier-ignore
  const mark = page.lines.map(({ words, place, ...line }) => ({
    ...line,
    place: laid(place),
    words: words.map((word) => ({ ...word, place: laid(word.place) })),
  }))
  const yOf = (layout: Layout): (number | undefined)[] =>
    ['542', 'Ananda', '0.40.00'].map(
      (text) => layout.segments.flatMap((s) => s.words).find((w) => w.text === text)?.box.y,
    )
  expect(yOf(layoutOf({ ...page, lines: [...page.lines, ...mark.slice(0, 2)] }))).toEqual(yOf(layoutOf(page)))
})

test('a heading in much larger print is no part of the line beside it', () => {
  const page = asciiPage('Avinashi Road, Tiruppur 641603, India INVOICE')
  const [line] = page.lines
  const words = line!.words.map((word) => ({ ...word, confidence: 1, chars: [] }))
  const last = words.at(-1)!
  const [a, b, c, d] = last.place
  const away = 1.5 * (d!.y - a!.y)
  const high = d!.y + 2 * (d!.y - a!.y)
  const place: PageQuad = [
    { x: a!.x + away, y: a!.y },
    { x: b!.x + away, y: b!.y },
    { x: c!.x + away, y: high },
    { x: d!.x + away, y: high },
  ]
  const printed = {
    ...page,
    source: 'text_layer' as const,
    lines: [{ ...line!, words: [...words.slice(0, -1), { ...last, place }] }],
  }
  expect(layoutOf(printed).segments.map((segment) => textOf(segment.words))).toEqual([
    'Avinashi Road, Tiruppur 641603, India',
    'INVOICE',
  ])
})

test('in the text of a PDF a cell that is full to its edge ends where the next column begins', () => {
  const line = (y: number, ...printed: readonly (readonly [string, number, number])[]): TextLine<PageQuad> => {
    const placeOf = (from: number, to: number): PageQuad => [
      { x: from, y },
      { x: to, y },
      { x: to, y: y + 34 },
      { x: from, y: y + 34 },
    ]
    const words = printed.map(([text, from, to]) => ({ text, confidence: 1, place: placeOf(from, to), chars: [] }))
    return { script: 'latin', place: placeOf(printed[0]![1], printed.at(-1)![2]), words }
  }
  const segments = (second: number, opening = 'Rourkela,'): string[] => {
    const lines = [
      line(507, ['Township,', 671, 828]),
      line(552, ['Sikkim', 427, 528], ['737116', 536, 650], [opening, second, 819], ['Odisha', 828, 938]),
      line(598, ['769004', 671, 785]),
    ]
    return layoutOf({ ...asciiPage(''), source: 'text_layer', lines }).segments.map(({ words }) => textOf(words))
  }
  expect(segments(671)).toEqual(['Township,', 'Sikkim 737116', 'Rourkela, Odisha', '769004'])
  // Colons stand under each other, too.
  expect(segments(671, ':')).toContain('Sikkim 737116 : Odisha')
  // A blank no wider than the others is one between words.
  expect(segments(658)).toEqual(['Township,', 'Sikkim 737116 Rourkela, Odisha', '769004'])
})
