import { describe, expect, it, test } from 'vitest'
import { quadOf, type PageQuad } from '../../../../../src/shared/domain/geometry'
import type { PageReading } from '../../../../../src/shared/domain/reading'
import { labelBeside, makeUserType, type ShownField } from '../../../../../src/shared/domain/user-types/make'
import { typesFile, userTypesFileSchema, type UserTypeSpec } from '../../../../../src/shared/domain/user-types/spec'
import { splitSheets } from '../../../../../src/main/engine/documents/division/split'
import { userTypeDocument } from '../../../../../src/main/engine/documents/user-types/document'
import { valueOfKind } from '../../../../../src/main/engine/documents/user-types/values'
import { spanOf } from '../../../../../src/main/engine/extraction/layout/span'
import { recogniseUserType } from '../../../../../src/main/engine/documents/user-types/recognise'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { judge } from '../../../../../src/main/engine/extraction/belief/judge'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf, type Layout } from '../../../../../src/main/engine/extraction/layout/layout'
import type { Candidate, RuleContext } from '../../../../../src/main/engine/extraction/rules/rule'
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
    quality: { sharpness: 1, colourfulness: 1, screenPattern: 0, cut: false, whole: true },
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
  label: name,
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
/** The best candidate of each field. */
function foundOn(page: ReadPage, spec = made()): ReadonlyMap<string, Candidate> {
  const { labels, rules } = userTypeDocument(spec)
  const quality = page.quality
  const pages = [labelPage(layoutOf(page), labels)]
  const context: RuleContext = { pages, codes: [], aadhaarQrs: [], panQrs: [], mrz: null, bankNames: new Map(), quality, today: '2026-01-01' } // prettier-ignore
  const candidates = rules.flatMap((rule) => rule.find(context))
  return new Map(
    spec.fields.flatMap(({ name }) => {
      const [best] = judge(
        candidates.filter((c) => c.path === name),
        'text',
      )
      return best?.candidates[0] ? [[name, best.candidates[0]] as const] : []
    }),
  )
}
const valuesOn = (page: ReadPage, spec = made()) =>
  Object.fromEntries([...foundOn(page, spec)].map(([path, { value }]) => [path, value]))

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

  it('is read where its text comes with the file, whose boxes are as high as the typeface', () => {
    const page = pageOf(next)
    const higher = (place: PageQuad): PageQuad =>
      [place[0], place[1], ...[place[2], place[3]].map(({ x, y }) => ({ x, y: y + 8 }))] as unknown as PageQuad
    const lines = page.lines.map((line) => ({
      ...line,
      place: higher(line.place),
      words: line.words.map((word) => ({ ...word, place: higher(word.place) })),
    }))
    expect(valuesOn({ ...page, lines, source: 'text_layer' })).toEqual(wanted)
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

  it('is not taken for another paper of the same issuer, which has its labels and another title', () => {
    const titled = (title: string) =>
      layoutOf(pageOf(next.map((one) => (one.text === 'Maintenance Receipt' ? { ...one, text: title } : one))))
    const large = (page: Layout, title: string): Layout => ({
      ...page,
      segments: page.segments.map((segment) =>
        textOf(segment.words) === title
          ? { ...segment, words: segment.words.map((w) => ({ ...w, box: { ...w.box, height: 40 } })) }
          : segment,
      ),
    })
    const [society, receipt] = ['GREEN VALLEY HOUSING SOCIETY', 'Maintenance Receipt']
    const others = made().cues.filter((cue) => cue !== society && cue !== receipt)
    const spec = { ...made(), cues: [receipt, society, ...others] }
    const found = (title: string) => recogniseUserType([spec], [large(titled(title), title)], unrecognised)
    expect(found('Maintenance Receipt')).not.toBeNull()
    expect(found('Parking Permit')).toBeNull()
    // One of its labels, Dated, is a word of the title.
    expect(found('Permit Dated And Stamped By The Chairman')).toBeNull()
    // On the sample, who issues it was printed larger than what it is.
    const named = { ...spec, cues: [society, receipt, ...others] }
    expect(recogniseUserType([named], [large(titled('Parking Permit'), 'Parking Permit')], unrecognised)).toBeNull()
    // A title that could not be read is none that says something else.
    expect(recogniseUserType([spec], [titled('')], unrecognised)).not.toBeNull()
  })

  it('goes on to the left where another typeface begins a value', () => {
    const wider = next.map((one) => (one.text === 'Prakash Rao Deshmukh' ? { ...one, x: 160 } : one))
    expect(valuesOn(pageOf(wider))).toMatchObject({ payer: 'Prakash Rao Deshmukh' })
  })

  const misread = (text: string, confidence = 0.95) => {
    const page = pageOf(next.map((one) => (one.text === 'GV-2199' ? { ...one, text } : one)))
    const lines = page.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => (word.text === text ? { ...word, confidence } : word)),
    }))
    return foundOn({ ...page, lines }).get('receipt_number')
  }

  it('puts right a look-alike that the form of an identifier rules out, says so, and is not sure of it', () => {
    expect(misread('GV-2I99', 0.7)).toMatchObject({ value: 'GV-2199', edits: 1, most: mostDoubted })
    expect(misread('GV-2I99', 0.7)?.reasons).toContainEqual({ code: 'repaired' })
    // What was read surely is not exchanged, as the sample may have been misread; but nobody is sure of a stroke.
    expect(misread('GV-2Z99', 0.99)).toMatchObject({ value: 'GV-2Z99', most: mostDoubted })
    expect(misread('GV-2I99', 0.99)).toMatchObject({ value: 'GV-2199', most: mostDoubted })
  })

  it('shows a number with a digit more or less than on the sample, and is not sure of it', () => {
    expect(misread('GV-21990')).toMatchObject({ value: 'GV-21990', most: mostDoubted })
    expect(misread('GV-21990')?.reasons).toContainEqual({ code: 'grammar_mismatch' })
    expect(misread('Nil')).toBeUndefined()
  })

  it('is bound where nothing but the label, or all but the label, points to a value', () => {
    for (const found of foundOn(pageOf(next)).values()) expect(found.most).toBeUndefined()
    const alone = next.filter(({ text }) => text === 'Amount Paid' || text === '12,750.50')
    expect(foundOn(pageOf(alone)).get('amount')).toMatchObject({ value: '12750.50', most: mostDoubted })
    const unlabelled = next.filter(({ text }) => text !== 'Amount Paid')
    const without = made().fields.map((field) => ({
      ...field,
      anchors: field.anchors.filter(({ text }) => text !== 'Received from' && text !== 'Receipt No'),
    }))
    expect(foundOn(pageOf(unlabelled), { ...made(), fields: without }).get('amount')?.most).toBe(mostDoubted)
  })

  it('invents nothing that is not there', () => {
    const without = next.filter(({ text }) => text !== '12,750.50')
    expect(valuesOn(pageOf(without))).not.toHaveProperty('amount')
  })

  it('takes the row of its label where a longer text above has moved it down', () => {
    const moved = next.map((one) => (one.y >= 280 ? { ...one, y: one.y + 40 } : one))
    expect(valuesOn(pageOf([...moved, { text: 'and his wife', x: 220, y: 248 }]))).toMatchObject({ amount: '12750.50' })
  })
})

describe('a sample', () => {
  const form = (name: string, number: string): readonly Printed[] => [
    { text: 'उत्पन्नाचे प्रमाणपत्र', x: 260, y: 40 },
    { text: 'नाम :', x: 60, y: 160 },
    { text: name, x: 160, y: 160 },
    { text: 'क्रमांक', x: 60, y: 220 },
    { text: `: ${number}`, x: 160, y: 220 },
    { text: 'जारी करणारे अधिकारी', x: 480, y: 420 },
  ]
  const drawn = (name: string, at: Partial<ShownField>): ShownField => ({
    ...shownAt(name, 'text', 160, 160, 110),
    ...at,
  })

  it('is named by labels of any script, and a colon that was drawn round is no part of the value', () => {
    const read = readingOf(pageOf(form('रमेश जाधव', 'IC-4471')))
    const number = drawn('number', { kind: 'identifier', quad: quadOf({ x: 150, y: 216, width: 120, height: 28 }) })
    const spec = makeUserType('Income', [read], [drawn('name', {}), number])
    expect(spec?.fields.map(({ pattern }) => pattern)).toEqual([null, 'AA-9999'])
    expect(spec?.fields[0]?.anchors[0]?.text).toBe('नाम :')
    expect(labelBeside(read, [drawn('name', {})])).toBe('नाम')
    expect(valuesOn(pageOf(form('सुनिता कदम', 'IC-9023')), spec!)).toEqual({ name: 'सुनिता कदम', number: 'IC-9023' })
  })
})

describe('letters and digits of one shape in an identifier', () => {
  const withNumber = (number: string, source: ReadPage['source'] = 'ocr'): ReadPage => ({
    ...pageOf(slip(number, '03/05/2024', '12,750.50', 'Prakash Rao')),
    source,
  })
  const madeOf = (number: string, pattern?: string): UserTypeSpec => {
    const fields = shown.map((field) =>
      field.name === 'receipt_number'
        ? { ...shownAt('receipt_number', 'identifier', 220, 160, 10 * number.length), ...(pattern ? { pattern } : {}) }
        : field,
    )
    return makeUserType('Society receipt', [readingOf(withNumber(number))], fields)!
  }
  const boundOf = (number: string, spec: UserTypeSpec, source?: ReadPage['source']) =>
    foundOn(withNumber(number, source), spec).get('receipt_number')?.most

  it('are not sure where the sample had one at the same place', () => {
    // What was read as 1 on the sample may have been an I, there as here.
    expect(boundOf('PX793128', madeOf('PX623145'))).toBe(mostDoubted)
    expect(boundOf('PX793148', madeOf('PX623945'))).toBeUndefined()
    expect(boundOf('PX793128', madeOf('PX623145'), 'text_layer')).toBeUndefined()
  })
  it('are sure where the user wrote a pattern, and not where it allows both', () => {
    expect(boundOf('PX793128', madeOf('PX623145', 'AA9999A9'))).toBe(mostDoubted)
    expect(boundOf('PX793I28', madeOf('PX623145', 'AA999A99'))).toBeUndefined()
    expect(boundOf('PX793128', madeOf('PX623145', '**999*99'))).toBe(mostDoubted)
  })
  it('are sure among digits alone', () => {
    expect(boundOf('79310128', madeOf('62310145'))).toBeUndefined()
    expect(boundOf('GV-2110', madeOf('GV-2041'))).toBeUndefined()
  })
  it('are not sure in a type of which the sample was not kept', () => {
    const spec = madeOf('PX623945')
    const older = { ...spec, fields: spec.fields.map(({ unclear: _, ...field }) => field) }
    expect(boundOf('PX793148', older)).toBe(mostDoubted)
  })
})

describe('the words of an identifier', () => {
  const like = (text: string, pattern: string) => valueOfKind({ kind: 'identifier', pattern }, spanOf(wordsIn(text)))
  const wordsIn = (text: string) => layoutOf(pageOf([{ text, x: 10, y: 10 }])).segments.flatMap(({ words }) => words)

  it.each([
    ['is that of the sample', 'GV-2199', 'AA-9999', 'GV-2199'],
    ['has a letter or digit as it comes', 'H7-2K', 'A*-9*', 'H7-2K'],
    ['is an IFSC, whose zero the sample had as an O', 'HDFC0913557', 'AAAAA999999', 'HDFC0913557'],
    ['is a GSTIN, which ends with a letter or a digit', '27AAPFU0939F1ZV', '99AAAAA9999A9A9', '27AAPFU0939F1ZV'],
  ])('%s', (_, text, pattern, value) => {
    expect(like(text, pattern)?.value).toBe(value)
  })

  it('are what the sample tells of a stroke or a ring that was read surely, unless the sample had one there too', () => {
    const surely = wordsIn('KAO5BF3682').map((word) => ({ ...word, confidence: 0.99 }))
    const read = (unclear?: number[]) =>
      valueOfKind({ kind: 'identifier', pattern: 'AA99AA9999', ...(unclear ? { unclear } : {}) }, spanOf(surely))
    expect(read([3])).toMatchObject({ value: 'KA05BF3682', reasons: [{ code: 'repaired' }] })
    expect(read([2])?.value).toBe('KAO5BF3682')
    // A type of an older version does not say how clear its sample was.
    expect(read()?.value).toBe('KAO5BF3682')
  })

  it('prove themselves where they have a check digit', () => {
    expect(like('27AAPFU0939F1ZV', '99AAAAA9999A9AA')?.check).toBe('passed')
  })
})

describe('a file of several documents of such a type', () => {
  const layout = (number: string) => layoutOf(pageOf(slip(number, '03/05/2024', '12,750.50', 'Prakash Rao')))
  const blank = layoutOf(pageOf([{ text: 'This page is left blank', x: 200, y: 300 }]))

  it('is split where the number is another, and blank sheets stay with what is before them', () => {
    const sheets = [layout('GV-2199'), blank, layout('GV-2200'), layout('GV-2200')]
    expect(splitSheets(sheets, [made()])).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(splitSheets(sheets)).toEqual([[0, 1, 2, 3]])
  })
})

test('types go through a file unchanged', () => {
  const text = JSON.stringify(typesFile([made()]))
  expect(userTypesFileSchema.parse(JSON.parse(text)).types).toEqual([made()])
})

test('a field that was drawn round nothing makes no type', () => {
  expect(makeUserType('Nothing', [readingOf(sample)], [shownAt('nothing', 'text', 700, 500, 50)])).toBeNull()
})
