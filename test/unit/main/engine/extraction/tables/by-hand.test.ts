import { describe, expect, it } from 'vitest'
import { cutTable, fillDown, fillOn, proposeEdges } from '../../../../../../src/main/engine/extraction/tables/by-hand'
import { quadOf, turnedBy, type PageQuad } from '../../../../../../src/shared/domain/geometry'
import type { PageReading, PageWord } from '../../../../../../src/shared/domain/reading'
import { tableCatalogue } from '../../../../../../src/shared/domain/table-catalogue'
import { eitherSide, type PlacedCell, type TableEdges } from '../../../../../../src/shared/domain/table-edges'

const table = tableCatalogue.BANK_STATEMENT?.[0] ?? { name: '', columns: [] }
const letter = 10
const height = 20

/** A page of words, each at its left and top; `angle` turns the whole page. */
function page(printed: readonly (readonly [text: string, x: number, y: number])[], angle = 0): PageReading {
  const turn = turnedBy(angle)
  const words = printed.map(([text, x, y], line): PageWord => ({
    text,
    quad: quadOf<'page'>({ x, y, width: text.length * letter, height }).map(turn) as unknown as PageQuad,
    confidence: 0.95,
    line,
  }))
  return { index: 0, width: 1000, height: 1400, turn: 0, source: 'ocr', words }
}

const statement = [
  ['01/04/2024', 50, 100], ['UPI/RENT', 200, 100], ['100.00', 500, 100], ['900.00', 800, 100],
  ['APRIL', 200, 125],
  ['02/04/2024', 50, 170], ['SALARY', 200, 170], ['5,000.00', 640, 170], ['5,900.00', 800, 170],
  ['Page', 200, 240], ['total', 250, 240], ['100.00', 500, 240], ['5,000.00', 640, 240],
  ['03/04/2024', 50, 310], ['ATM', 200, 310], ['200.00', 500, 310], ['5,700.00', 800, 310],
] as const // prettier-ignore

const edges = (rows: TableEdges['rows']): TableEdges => ({
  page: 0,
  angle: 0,
  columns: { at: [40, 180, 450, 620, 760, 950], bands: ['date', 'description', 'debit', 'credit', 'balance'] },
  rows,
})
const texts = (reading: PageReading, under: TableEdges) =>
  cutTable(reading, table, under).map(({ row, column, value }) => `${row}.${column}=${value}`)

describe('cells between edges that a human drew', () => {
  it('hold the words that stand there, line by line, each as its kind is kept', () => {
    const under = edges({ at: [90, 150, 200], bands: [7, 3] })
    expect(texts(page(statement), under).sort()).toEqual([
      '3.balance=5900.00', '3.credit=5000.00', '3.date=2024-04-02', '3.description=SALARY',
      '7.balance=900.00', '7.date=2024-04-01', '7.debit=100.00', '7.description=UPI/RENT APRIL',
    ]) // prettier-ignore
  })

  it('follow the slope of the page', () => {
    const under = { ...edges({ at: [90, 150, 200], bands: [7, 3] }), angle: 0.1 }
    expect(texts(page(statement, 0.1), under)).toContain('7.description=UPI/RENT APRIL')
  })

  it('part a word that an edge goes through, and are in doubt of it', () => {
    const words = page([['ATM200.00', 400, 100]])
    const cells = cutTable(words, table, { ...edges({ at: [90, 150], bands: [0] }), columns: { at: [380, 430, 600], bands: ['description', 'debit'] } }) // prettier-ignore
    expect(cells.map(({ column, value }) => [column, value])).toEqual([
      ['description', 'ATM'],
      ['debit', '200.00'],
    ])
    expect(Math.max(...cells.map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.5)
  })

  it('say of what is not of its kind that it is not', () => {
    const [cell] = cutTable(page([['ABC', 60, 100]]), table, edges({ at: [90, 150], bands: [0] }))
    expect(cell).toMatchObject({ column: 'date', value: 'ABC', ofItsKind: false })
  })

  it('put amounts of one column on the side that their mark, or the balance, says', () => {
    const words = page([
      ['100.00', 500, 100], ['Dr', 580, 100], ['900.00', 800, 100],
      ['50.00', 500, 150], ['950.00', 800, 150],
      ['70.00', 500, 200],
    ]) // prettier-ignore
    const under: TableEdges = { ...edges({ at: [90, 140, 190, 240], bands: [0, 1, 2] }), columns: { at: [450, 700, 950], bands: [eitherSide, 'balance'] } } // prettier-ignore
    const cells = cutTable(words, table, under)
    expect(cells.filter(({ column }) => column !== 'balance').map(({ row, column, value }) => `${row}.${column}=${value}`)).toEqual(['0.debit=100.00', '1.credit=50.00', '2.debit=70.00']) // prettier-ignore
    expect(cells.find(({ row, column }) => row === 2 && column === 'debit')?.confidence).toBeLessThanOrEqual(0.4)
  })
})

describe('rows found from one that was marked', () => {
  it('are those that have what it has; sums between them are none', () => {
    const found = fillDown(table, { page: page(statement), edges: edges({ at: [90, 150], bands: [7] }), band: 0 })
    expect(found.rows.bands).toEqual([7, 'new', 'none', 'new'])
    const numbered = { ...found, rows: { ...found.rows, bands: [7, 8, 'none' as const, 9] } }
    expect(texts(page(statement), numbered)).toContain('9.debit=200.00')
    expect(texts(page(statement), numbered).filter((text) => text.includes('total'))).toEqual([])
  })

  it('keep the numbers of rows that stood there, and leave alone what is above', () => {
    const under = edges({ at: [90, 150, 200, 300, 340], bands: [7, 4, 'none', 5] })
    expect(fillDown(table, { page: page(statement), edges: under, band: 0 }).rows.bands).toEqual([7, 4, 'none', 5])
    const half = fillDown(table, { page: page(statement), edges: under, band: 1 })
    expect(half.rows.bands).toEqual([7, 4, 'none', 5])
    expect(half.rows.at.slice(0, 3)).toEqual([90, 150, 200])
  })

  it('are none where the marked row has nothing that tells a row', () => {
    const under = edges({ at: [20, 60], bands: ['new'] })
    expect(fillDown(table, { page: page(statement), edges: under, band: 0 })).toEqual(under)
  })
})

describe('rows of a further page', () => {
  const marked = { page: page(statement), edges: edges({ at: [90, 150], bands: [7] }), band: 0 }
  const further = { ...page([['Date', 50, 40], ['Narration', 200, 40], ['Balance', 800, 40], ...statement]), index: 1 }
  const known = { ...edges({ at: [], bands: [] }), page: 1 }

  it('are found as the marked one stands, from the first of them on', () => {
    const found = fillOn(further, table, known, marked)
    expect(found).toMatchObject({ page: 1, rows: { bands: ['new', 'new', 'none', 'new'] } })
    expect(found?.rows.at[0]).toBeGreaterThan(60)
    expect(found?.columns).toEqual(marked.edges.columns)
  })

  it('keep their numbers where they stood, and have the columns of their page where these hold more of them', () => {
    const shift = 300
    const moved = { ...page(statement.map(([text, x, y]) => [text, x + shift, y] as const)), index: 1 }
    const own = {
      ...known,
      columns: { ...known.columns, at: known.columns.at.map((at) => at + shift) },
      rows: { at: [90, 150], bands: [11] },
    }
    const found = fillOn(moved, table, own, marked)
    expect(found?.rows.bands).toEqual([11, 'new', 'none', 'new'])
    expect(found?.columns).toEqual(own.columns)
  })

  it('are none on a page of something else, or for a row that nothing tells', () => {
    const notes = {
      ...page([
        ['Notes', 50, 100],
        ['Interest', 200, 100],
        ['3.5', 500, 100],
      ]),
      index: 1,
    }
    expect(fillOn(notes, table, known, marked)).toBeNull()
    expect(fillOn(further, table, known, { ...marked, edges: edges({ at: [20, 60], bands: ['new'] }) })).toBeNull()
  })
})

describe('edges as they were read', () => {
  const placed = (row: number, column: string, x: number, y: number, text: string): PlacedCell => ({
    row,
    column,
    page: 0,
    quad: quadOf({ x, y, width: text.length * letter, height }),
  })
  const cells = [
    placed(0, 'date', 50, 100, '01/04/2024'), placed(0, 'description', 200, 100, 'UPI/RENT'), placed(0, 'balance', 800, 100, '900.00'),
    placed(1, 'date', 50, 170, '02/04/2024'), placed(1, 'description', 200, 170, 'SALARY'), placed(1, 'balance', 800, 170, '5,900.00'),
  ] // prettier-ignore

  it('lie between the cells, and words of no cell have bands of their own', () => {
    const proposed = proposeEdges(page(statement.slice(0, 9)), table, cells)
    expect(proposed.columns.bands).toEqual(['date', 'description', null, 'balance'])
    expect(proposed.rows.bands).toEqual([0, 'none', 1])
    const back = texts(page(statement.slice(0, 9)), proposed)
    expect(back).toEqual(expect.arrayContaining(['0.date=2024-04-01', '1.balance=5900.00', '0.description=UPI/RENT']))
  })

  it('have the columns of another page where the page has none', () => {
    const other = cells.map((cell) => ({ ...cell, page: 3 }))
    const proposed = proposeEdges(page(statement), table, other)
    expect(proposed.columns.bands).toEqual(['date', 'description', 'balance'])
    expect(proposed.rows).toEqual({ at: [], bands: [] })
  })

  it('are all columns of the table where none is known', () => {
    const proposed = proposeEdges(page(statement), table, [])
    expect(proposed.columns.bands).toEqual(['date', 'description', 'debit', 'credit', 'balance'])
    expect(proposed.columns.at[0]).toBe(50)
  })
})
