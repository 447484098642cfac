import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quadOf } from '../../../src/shared/domain/geometry'
import type { ExtractedField, PageWord } from '../../../src/shared/domain/reading'
import { groupTables } from '../../../src/shared/domain/tables'
import type { TableEdges } from '../../../src/shared/domain/table-edges'
import { fieldOf, readFiles } from '../support/read'
import { field, readerThat, readingOf, resultOf } from '../support/reading'
import { openDesk, type TestDesk } from '../support/workspace'

const printed = [
  ['01/04/2024', 50, 100], ['Opening', 200, 100], ['100.00', 500, 100], ['900.00', 800, 100],
  ['02/04/2024', 50, 150], ['Rent', 200, 150], ['50.00', 500, 150], ['850.00', 800, 150],
  ['03/04/2024', 50, 200], ['Power', 200, 200], ['30.00', 500, 200], ['820.00', 800, 200],
] as const // prettier-ignore

const quad = (text: string, x: number, y: number) => quadOf<'page'>({ x, y, width: 10 * text.length, height: 20 })
const words = printed.map(([text, x, y], line): PageWord => ({ text, quad: quad(text, x, y), confidence: 0.95, line }))

/** The machine read the first two rows as one, and the third not at all. */
const seen = (path: string, value: string, text: string, x: number, y: number): ExtractedField =>
  field(`transactions.0.${path}`, value, 0.999, {
    evidence: [{ page: 0, quad: quad(text, x, y), source: 'ocr', rule: 'test', rawText: text, proofs: [] }],
  })
const fields = [
  seen('date', '2024-04-01', '01/04/2024', 50, 100),
  seen('description', 'Opening Rent', 'Opening Rent', 200, 100),
  seen('debit', '100.00', '100.00', 500, 100),
  seen('balance', '900.00', '900.00', 800, 100),
]

const drawn: TableEdges = {
  page: 0,
  angle: 0,
  columns: { at: [40, 180, 450, 620, 950], bands: ['date', 'description', 'debit', 'balance'] },
  rows: { at: [90, 135, 185, 240], bands: [0, 'new', 'new'] },
}

let desk: TestDesk
let id: string

beforeEach(async () => {
  const reading = readingOf('BANK_STATEMENT', fields)
  const pages = reading.pages.map((page) => ({ ...page, words }))
  desk = openDesk(readerThat((request) => Promise.resolve(resultOf({ ...reading, pages }, request))))
  ;[id = ''] = await readFiles(desk, 'statement.pdf')
})
afterEach(() => desk.services.close())

const cut = (edges: TableEdges = drawn) => desk.services.tableCuts.cut(id, 'transactions', edges)
const rows = (): (string | null)[][] =>
  groupTables(desk.services.documents.detail(id).fields, 'as given').tables[0]?.rows.map(({ cells }) =>
    ['date', 'description', 'debit', 'balance'].map((column) => cells[column]?.value ?? null),
  ) ?? []
const all = [
  ['2024-04-01', 'Opening', '100.00', '900.00'],
  ['2024-04-02', 'Rent', '50.00', '850.00'],
  ['2024-04-03', 'Power', '30.00', '820.00'],
]
const coded = (code: string) => expect.objectContaining({ code })

describe('a table cut anew along edges that were drawn', () => {
  it('is filled from the words between them, with rows where they have bands', () => {
    expect(cut().edges.rows.bands).toEqual([0, 1, 2])
    expect(rows()).toEqual(all)
    expect(desk.services.tableCuts.edges(id, 'transactions', 0)).toEqual(cut(desk.services.tableCuts.edges(id, 'transactions', 0)).edges)
  }) // prettier-ignore

  it('keeps what the machine knew of the same words, proves what adds up, and is sure of nothing else', () => {
    cut()
    expect(fieldOf(desk, id, 'transactions.0.date')).toMatchObject({ confidence: 0.999, band: 'sure' })
    expect(fieldOf(desk, id, 'transactions.1.debit')).toMatchObject({ band: 'proven', reasons: [{ code: 'arithmetic_holds' }] })
    expect(fieldOf(desk, id, 'transactions.1.description')).toMatchObject({ band: 'check', needsHuman: true })
    expect(fieldOf(desk, id, 'transactions.1.description')?.evidence[0]).toMatchObject({ page: 0, rawText: 'Rent', source: 'ocr' })
  }) // prettier-ignore

  it('says of a row that breaks the chain that it is in doubt', () => {
    const under = { ...drawn, rows: { at: [90, 135, 190, 200.5, 240], bands: [0, 'none', 'none', 'new'] as const } }
    cut(under)
    expect(fieldOf(desk, id, 'transactions.1.balance')).toMatchObject({ value: '820.00', band: 'doubtful', reasons: [{ code: 'balance_breaks' }] }) // prettier-ignore
  })

  it('is one step to undo, and logged cell by cell', () => {
    const before = desk.services.documents.detail(id)
    cut()
    const { revision: _, reviewState: __, ...stood } = desk.services.documents.detail(id)
    expect(stood.fields).not.toEqual(before.fields)
    const logged = desk.store.audit.byDocument(id)
    expect(logged.filter(({ action }) => action === 'row_added')).toHaveLength(2)
    expect(logged.find(({ action, path }) => action === 'table_cut' && path === 'transactions.1.description')?.after).toBe('Rent')
    expect(desk.services.undo.undo()).toMatchObject({ documentId: id })
    expect(desk.services.documents.detail(id).fields).toEqual(before.fields)
    expect(desk.services.documents.detail(id).reviewState).toBe('NEW')
    expect(desk.store.readings.byDocument(id)).not.toHaveProperty('cut')
    expect(desk.store.readings.byDocument(id)).not.toHaveProperty('edges')
    expect(desk.store.audit.verify().brokenAt).toBeNull()
  }) // prettier-ignore

  it('never writes over what a human said, and says how often it would have', () => {
    desk.services.fields.correct(id, 'transactions.0.description', 'Opening balance')
    expect(cut()).toMatchObject({ kept: 1, gone: 0 })
    expect(fieldOf(desk, id, 'transactions.0.description')).toMatchObject({
      value: 'Opening balance', machineValue: 'Opening', verdict: 'corrected',
    }) // prettier-ignore
    desk.services.fields.correct(id, 'transactions.2.description', 'Electricity')
    const merged = { ...drawn, rows: { at: [90, 135, 240], bands: [0, 1] } }
    expect(cut(merged)).toMatchObject({ gone: 1 })
    expect(rows()[1]?.[1]).toBe('Rent Power')
    desk.services.undo.undo()
    expect(fieldOf(desk, id, 'transactions.2.description')?.value).toBe('Electricity')
  })

  describe('of three pages', () => {
    const first = { ...drawn, rows: { at: [90, 135], bands: [0] } }
    const onPages = [
      ...all,
      ['2024-05-01', 'Opening', '100.00', '900.00'],
      ['2024-05-02', 'Rent', '50.00', '850.00'],
      ['2024-05-03', 'Power', '30.00', '820.00'],
    ]
    beforeEach(async () => {
      desk.services.close()
      const reading = readingOf('BANK_STATEMENT', fields)
      const [page] = reading.pages
      if (!page) throw new Error('no page')
      const second = words.map((word) => ({ ...word, text: word.text.replace('/04/', '/05/') }))
      const pages = [words, second, words.slice(1, 2)].map((own, index) => ({ ...page, index, words: own }))
      desk = openDesk(readerThat((request) => Promise.resolve(resultOf({ ...reading, pages }, request))))
      ;[id = ''] = await readFiles(desk, 'statement.pdf')
    })

    it('finds the rows under the first over page breaks, in one step, where the table ends', () => {
      const before = desk.services.documents.detail(id)
      expect(desk.services.tableCuts.fillDown(id, 'transactions', first, 0)).toMatchObject({
        further: 1,
        edges: { page: 0, rows: { bands: [0, 1, 2] } },
      })
      expect(rows()).toEqual(onPages)
      expect(desk.services.tableCuts.edges(id, 'transactions', 1).rows.bands).toEqual([3, 4, 5])
      expect(desk.store.readings.byDocument(id)?.edges?.['transactions']?.map(({ page }) => page)).toEqual([0, 1])
      desk.services.undo.undo()
      expect(desk.services.documents.detail(id).fields).toEqual(before.fields)
      expect(desk.store.readings.byDocument(id)).not.toHaveProperty('edges')
      expect(desk.store.audit.verify().brokenAt).toBeNull()
    })

    it('leaves a page alone over which a human drew, and finds no row twice', () => {
      cut({ ...drawn, page: 1, rows: { at: [90, 135], bands: ['new'] } })
      expect(desk.services.tableCuts.fillDown(id, 'transactions', first, 0)).toMatchObject({ further: 0 })
      expect(rows()).toEqual(onPages.slice(0, 4))
      desk.services.undo.undo()
      desk.services.undo.undo()
      desk.services.tableCuts.fillDown(id, 'transactions', first, 0)
      desk.services.tableCuts.fillDown(id, 'transactions', desk.services.tableCuts.edges(id, 'transactions', 0), 0)
      expect(rows()).toEqual(onPages)
    })
  })

  it('finds the rows under the first', () => {
    const first = { ...drawn, rows: { at: [90, 135], bands: [0] } }
    expect(desk.services.tableCuts.fillDown(id, 'transactions', first, 0).edges.rows.bands).toEqual([0, 1, 2])
    expect(rows()).toEqual(all)
  })

  it('blanks a cell whose words lie in no column any more', () => {
    cut({ ...drawn, columns: { ...drawn.columns, bands: ['date', 'description', null, 'balance'] } })
    expect(rows().map((row) => row[2])).toEqual([null, null, null])
    expect(rows()).toHaveLength(3)
  })

  it('refuses edges that speak of rows that do not stand, and finished documents', () => {
    const under = (bands: TableEdges['rows']['bands']) => ({ ...drawn, rows: { ...drawn.rows, bands } })
    expect(() => cut(under([0, 7, 'new']))).toThrow(coded('INVALID_REQUEST'))
    expect(() => cut(under([0, 0, 'new']))).toThrow(coded('INVALID_REQUEST'))
    expect(() => cut({ ...drawn, page: 4 })).toThrow(coded('NOT_FOUND'))
    desk.services.decisions.reject(id, 'not a statement')
    expect(() => cut()).toThrow(coded('INVALID_STATE'))
  })
})
