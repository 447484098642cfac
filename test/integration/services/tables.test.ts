import { afterEach, describe, expect, it } from 'vitest'
import { cellPath, groupTables } from '../../../src/shared/domain/tables'
import { exportText } from '../../../src/main/services/export/formats'
import { defaultBandLimits } from '../../../src/shared/domain/bands'
import { fieldOf, readFiles } from '../support/read'
import { field, readsAs } from '../support/reading'
import { openDesk, type TestDesk } from '../support/workspace'

let desk: TestDesk
afterEach(() => desk.services.close())

const cell = (row: number, column: string, value: string, confidence = 0.999) =>
  field(cellPath('transactions', row, column), value, confidence)

const rows = [0, 1, 2].flatMap((row) => [
  cell(row, 'date', `2024-04-0${row + 1}`),
  cell(row, 'debit', '100.00', 0.6),
  cell(row, 'balance', `${1000 - 100 * row}.00`),
])

const statement = async (): Promise<string> => {
  desk = openDesk(readsAs('BANK_STATEMENT', rows))
  const [id = ''] = await readFiles(desk, 'statement.pdf')
  return id
}

const edit = (id: string, change: Partial<Parameters<TestDesk['services']['tables']['edit']>[0]>) =>
  desk.services.tables.edit({ id, table: 'transactions', insert: [], remove: [], cells: [], ...change })

const order = (id: string): readonly number[] =>
  groupTables(desk.services.documents.detail(id).fields, 'as given').tables[0]?.rows.map((row) => row.index) ?? []

const coded = (code: string) => expect.objectContaining({ code })

describe('tables put right by a human', () => {
  it('takes many cells in one step, and gives them back in one', async () => {
    const id = await statement()
    edit(id, {
      cells: [
        { path: 'transactions.0.description', value: 'Salary' },
        { path: 'transactions.1.debit', value: '1,234.5' },
        { path: 'transactions.2.debit', value: null },
      ],
    })
    expect(fieldOf(desk, id, 'transactions.0.description')).toMatchObject({ value: 'Salary', verdict: 'corrected' })
    expect(fieldOf(desk, id, 'transactions.1.debit')).toMatchObject({ value: '1234.50', verdict: 'corrected' })
    expect(fieldOf(desk, id, 'transactions.2.debit')).toMatchObject({ value: null, verdict: 'not_on_document' })
    const changes = desk.store.audit.byDocument(id).filter(({ action }) => action === 'field_changed')
    expect(changes.map(({ path }) => path)).toEqual([
      'transactions.0.description',
      'transactions.1.debit',
      'transactions.2.debit',
    ])
    expect(desk.services.undo.undo()).toEqual({ documentId: id, path: 'transactions.0.description' })
    expect(fieldOf(desk, id, 'transactions.1.debit')).toMatchObject({ value: '100.00', verdict: null })
    expect(desk.services.documents.detail(id).reviewState).toBe('NEW')
  })

  it('writes nothing where one value breaks the rule of its column', async () => {
    const id = await statement()
    const cells = [
      { path: 'transactions.0.description', value: 'Salary' },
      { path: 'transactions.1.debit', value: 'much' },
    ]
    expect(() => edit(id, { cells })).toThrow(coded('REASON_REQUIRED'))
    expect(fieldOf(desk, id, 'transactions.0.description')?.value).toBeNull()
    expect(() => edit(id, { cells: [{ path: 'transactions.7.debit', value: '1' }] })).toThrow(coded('NOT_FOUND'))
    expect(() => edit(id, { cells: [{ path: 'account_number', value: '1' }] })).toThrow(coded('NOT_FOUND'))
  })

  it('adds and takes out rows, keeps them, and exports them as they stand', async () => {
    const id = await statement()
    edit(id, {
      insert: [{ row: 3, after: 0 }],
      cells: [{ path: 'transactions.3.description', value: 'Added' }],
    })
    edit(id, { remove: [1] })
    expect(order(id)).toEqual([0, 3, 2])
    expect(() => edit(id, { insert: [{ row: 2, after: null }] })).toThrow(coded('INVALID_REQUEST'))
    expect(desk.store.readings.byDocument(id)?.rows).toEqual({
      transactions: { removed: [1], inserted: [{ row: 3, after: 0 }] },
    })
    const record = desk.store.documents.byId(id)
    const reading = desk.store.readings.byDocument(id)
    if (!record || !reading) throw new Error('The document is gone')
    const text = exportText(
      [{ record, reading, verdicts: desk.store.verdicts.byDocument(id) }],
      'json',
      {
        bandLimits: defaultBandLimits,
        fieldBandLimits: {},
        deriveAddress: () => ({ members: {}, doubts: [] }),
        sureFrom: () => 0.99,
      },
      true,
    )
    const { data } = JSON.parse(text) as {
      data: { file_data: { transactions: Record<string, { value: string }>[] } }[]
    }
    expect(data[0]?.file_data.transactions.map((row) => row['date']?.value)).toEqual(['2024-04-01', '', '2024-04-03'])
    expect(data[0]?.file_data.transactions[1]?.['description']?.value).toBe('Added')
    desk.services.undo.undo()
    expect(order(id)).toEqual([0, 3, 1, 2])
    desk.services.undo.undo()
    expect(order(id)).toEqual([0, 1, 2])
  })

  it('confirms many cells at once', async () => {
    const id = await statement()
    expect(
      desk.services.documents.detail(id).fields.filter((f) => f.path.endsWith('.debit') && f.needsHuman),
    ).toHaveLength(3)
    desk.services.tables.confirm(id, 'transactions', [
      'transactions.0.debit',
      'transactions.1.debit',
      'transactions.1.credit',
    ])
    expect(fieldOf(desk, id, 'transactions.1.debit')).toMatchObject({ verdict: 'confirmed', needsHuman: false })
    expect(fieldOf(desk, id, 'transactions.1.credit')).toMatchObject({ verdict: null })
    desk.services.undo.undo()
    expect(fieldOf(desk, id, 'transactions.1.debit')).toMatchObject({ verdict: null, needsHuman: true })
  })
})
