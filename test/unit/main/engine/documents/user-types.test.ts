import { describe, expect, it, test } from 'vitest'
import { quadOf } from '../../../../../src/shared/domain/geometry'
import type { PageReading } from '../../../../../src/shared/domain/reading'
import { makeUserType, type ShownField } from '../../../../../src/shared/domain/user-types/make'
import { typesFile, userTypesFileSchema, type UserTypeSpec } from '../../../../../src/shared/domain/user-types/spec'
import { readUserType } from '../../../../../src/main/engine/documents/user-types/read'
import { recogniseUserType } from '../../../../../src/main/engine/documents/user-types/recognise'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import type { ReadPage } from '../../../../../src/main/engine/model'

interface Printed {
  readonly text: string
  readonly x: number
  readonly y: number
}

const slip = (number: string, date: string, amount: string, name: string): readonly Printed[] => [
  { text: 'GREEN VALLEY HOUSING SOCIETY', x: 200, y: 40 },
  { text: 'Maintenance Receipt', x: 280, y: 80 },
  { text: 'Receipt No', x: 60, y: 160 },
  { text: number, x: 220, y: 160 },
  { text: 'Dated', x: 520, y: 160 },
  { text: date, x: 620, y: 160 },
  { text: 'Received from', x: 60, y: 220 },
  { text: name, x: 220, y: 220 },
  { text: 'Amount Paid', x: 60, y: 280 },
  { text: amount, x: 220, y: 280 },
  { text: 'Secretary of the society', x: 500, y: 420 },
]

/** A page on which texts are printed 20 high, then moved and scaled. */
function pageOf(printed: readonly Printed[], { scale = 1, dx = 0, dy = 0 } = {}): ReadPage {
  const lines = printed.map(({ text, x, y }) => {
    let at = x
    const words = text.split(' ').map((word) => {
      const box = { x: at * scale + dx, y: y * scale + dy, width: word.length * 10 * scale, height: 20 * scale }
      at += word.length * 10 + 10
      return { text: word, confidence: 0.95, place: quadOf<'page'>(box), chars: [] }
    })
    const first = words[0]?.place ?? quadOf<'page'>({ x: 0, y: 0, width: 1, height: 1 })
    const last = words.at(-1)?.place ?? first
    return { script: 'latin' as const, words, place: [first[0], last[1], last[2], first[3]] as typeof first }
  })
  return {
    index: 0, width: 900 * scale, height: 600 * scale, turn: 0, source: 'ocr', lines, codes: [], sheet: null,
    quality: { sharpness: 1, glare: 0, colourfulness: 1, screenPattern: 0, cut: false, whole: true },
  } // prettier-ignore
}

const readingOf = (page: ReadPage): PageReading => ({
  index: 0,
  width: page.width,
  height: page.height,
  turn: 0,
  source: 'ocr',
  words: page.lines.flatMap((line, number) =>
    line.words.map(({ text, place, confidence }) => ({ text, quad: place, confidence, line: number })),
  ),
})

const sample = pageOf(slip('GV-2041', '12/04/2024', '4,500.00', 'Meera Joshi'))
const shownAt = (name: string, kind: ShownField['kind'], x: number, y: number, width: number): ShownField => ({
  name,
  kind,
  page: 0,
  quad: quadOf({ x: x - 4, y: y - 4, width: width + 8, height: 28 }),
})
const shown = [
  shownAt('receipt_number', 'identifier', 220, 160, 70),
  shownAt('receipt_date', 'date', 620, 160, 100),
  shownAt('payer', 'text', 220, 220, 110),
  shownAt('amount', 'amount', 220, 280, 80),
]

function made(): UserTypeSpec {
  const spec = makeUserType('Society receipt', [readingOf(sample)], shown)
  if (!spec) throw new Error('No type was made')
  return spec
}

const unrecognised = { type: 'UNRECOGNISED', confidence: 0.5, nearest: [], forced: false } as const
const valuesOn = (page: ReadPage) =>
  Object.fromEntries(readUserType(made(), [layoutOf(page)]).map(({ path, value }) => [path, value]))

describe('a type that a user defined on one sample', () => {
  const next = slip('GV-2199', '03/05/2024', '12,750.50', 'Prakash Rao Deshmukh')
  const wanted = {
    receipt_number: 'GV-2199',
    receipt_date: '2024-05-03',
    payer: 'Prakash Rao Deshmukh',
    amount: '12750.50',
  }

  it.each([
    ['where it stood on the sample', {}],
    ['moved on the page', { dx: 130, dy: 75 }],
    ['at another resolution', { scale: 1.7, dx: 20 }],
    ['small', { scale: 0.6 }],
  ])('is read %s', (_, how) => {
    expect(valuesOn(pageOf(next, how))).toEqual(wanted)
  })

  it('recognises the next document of its kind, and no other', () => {
    expect(recogniseUserType([made()], [layoutOf(pageOf(next, { scale: 1.3 }))], unrecognised)).toMatchObject({
      spec: { name: 'Society receipt' },
      classification: { type: 'user:Society receipt' },
    })
    const other = pageOf([
      { text: 'RIVER VIEW CLUB', x: 200, y: 40 },
      { text: 'Membership card', x: 280, y: 80 },
      { text: 'Amount Paid', x: 60, y: 280 },
      { text: '100.00', x: 220, y: 280 },
    ])
    expect(recogniseUserType([made()], [layoutOf(other)], unrecognised)).toBeNull()
  })

  it('goes on to the left where another typeface begins a value', () => {
    const wider = next.map((one) => (one.text === 'Prakash Rao Deshmukh' ? { ...one, x: 160 } : one))
    expect(valuesOn(pageOf(wider))).toMatchObject({ payer: 'Prakash Rao Deshmukh' })
  })

  it('puts right a look-alike that the form of an identifier rules out, and says so', () => {
    const misread = next.map((one) => (one.text === 'GV-2199' ? { ...one, text: 'GV-2I99' } : one))
    const [number] = readUserType(made(), [layoutOf(pageOf(misread))])
    expect(number).toMatchObject({ value: 'GV-2199' })
    expect(number?.reasons).toContainEqual({ code: 'repaired' })
    expect(number?.confidence).toBeLessThanOrEqual(0.8)
  })

  it('is never sure of what was read by OCR, nor invents what is not there', () => {
    for (const field of readUserType(made(), [layoutOf(pageOf(next))])) expect(field.confidence).toBeLessThan(0.99)
    const without = next.filter(({ text }) => text !== '12,750.50')
    expect(valuesOn(pageOf(without))).not.toHaveProperty('amount')
    const misread = next.map((one) => (one.text === 'GV-2199' ? { ...one, text: 'GV-21' } : one))
    expect(valuesOn(pageOf(misread))).not.toHaveProperty('receipt_number')
  })
})

test('types go through a file unchanged', () => {
  const text = JSON.stringify(typesFile([made()]))
  expect(userTypesFileSchema.parse(JSON.parse(text)).types).toEqual([made()])
})

test('a field that was drawn round nothing makes no type', () => {
  expect(makeUserType('Nothing', [readingOf(sample)], [shownAt('nothing', 'text', 700, 500, 50)])).toBeNull()
})
