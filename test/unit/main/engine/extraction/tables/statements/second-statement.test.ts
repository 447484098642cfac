import { describe, expect, test } from 'vitest'
import type { LabelledPage } from '../../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { leastSure } from '../../../../../../../src/main/engine/extraction/tables/cells'
import type { CellLooks } from '../../../../../../../src/main/engine/extraction/tables/cell-places'
import {
  doubtedCells,
  withStatementCellsSeen,
} from '../../../../../../../src/main/engine/extraction/tables/statements/second-statement'
import { statementCells } from '../../../../../../../src/main/engine/extraction/tables/statements/statement-cells'
import { readTransactions } from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'
import { asciiPage } from '../../ascii-page'

/** The balance of the second row was 95,280.85, and that row's amount 731.50. */
const head = `
Date          Particulars        Withdrawals     Deposits       Balance
01/02/2024    CASH                                5,012.35      96,012.35
`
const tail = `05/02/2024    RENT               31,204.60                      64,076.25
06/02/2024    SALARY                              4,518.40      68,594.65
07/02/2024    CASH                1,126.15                      67,468.50
09/02/2024    CHEQUE                              2,050.00      69,518.50
`
const page = (second: string): LabelledPage =>
  ({ layout: layoutOf(asciiPage(head + second + '\n' + tail)) }) as LabelledPage
const broken = page('03/02/2024    CHEQUE              100.25                        95,980.85')

const read = ({ layout }: LabelledPage) =>
  readTransactions([{ layout } as LabelledPage], { lastYear: 2026, stand: 'blank', isBank: () => false })

/** The cells of the second row when others saw so much of it. */
function seen(of: LabelledPage, looks: Readonly<Record<string, readonly string[]>>) {
  const statement = read(of)
  const firm: Readonly<Record<string, readonly string[]>> = { debit: ['31,204.60', '31,204.60'] }
  const looksAt = new Map([['03/02/2024', looks], ['05/02/2024', firm]]) // prettier-ignore
  const lookAt: CellLooks = (first, column) => looksAt.get(first?.text ?? '')?.[column] ?? null
  const rows = withStatementCellsSeen(statement.rows, lookAt, 2026, () => false)
  const { cells } = statementCells({ ...statement, rows }, () => 'ocr', 91_000_00, 2026)
  const second = cells.filter(({ path }) => path.startsWith('transactions.1.'))
  return Object.fromEntries(
    second.map(({ path, value, proven }) => [path.split('.').at(-1), `${value}${proven ? '' : '?'}`]),
  )
}

describe('doubted cells', () => {
  const doubted = (of: LabelledPage): string[] => {
    const statement = read(of)
    const { chain } = statementCells(statement, () => 'ocr', 91_000_00, 2026)
    return doubtedCells(statement, chain, () => 'ocr').map(
      ({ beside, column }) => `${beside[0]!.text.slice(0, 2)} ${column}`,
    )
  }
  test('are those of rows that do not follow from each other, and the balance before them', () => {
    expect(doubted(broken)).toEqual(['01 balance', '03 debit', '03 balance', '05 debit', '05 balance'])
  })
  test('are none where all follow', () => {
    expect(doubted(page('03/02/2024    CHEQUE              731.50                        95,280.85'))).toEqual([])
  })
  test('reach as far as the print of their column', () => {
    const { debit, credit } = Object.fromEntries(read(broken).rows[0]!.places)
    expect(debit?.words).toEqual([])
    expect(debit?.box.x).toBeLessThan(credit!.box.x)
    expect(credit?.box.width).toBe(8 * 12)
  })
})

describe('a second look', () => {
  test('is taken where the sums bear it out', () => {
    expect(seen(broken, { debit: ['731.50', '109.50'], balance: ['95,280.85'] })).toMatchObject({
      debit: '731.50',
      balance: '95280.85',
    })
  })
  test('stays in doubt where they do not', () => {
    expect(seen(broken, { debit: ['190.00', '190.00'], balance: ['95,980.85'] })).toMatchObject({ debit: '190.00?' })
  })
  test('of an amount that lost its end says nothing alone', () => {
    expect(seen(broken, { debit: ['731', '1'], balance: ['95,280', '8'] })).toMatchObject({ debit: '100.25?' })
  })
  test('tells an amount that was not read', () => {
    const lost = page('03/02/2024    CHEQUE                -                            95,280.85')
    expect(seen(lost, { debit: ['731.50'] })).toMatchObject({ debit: '731.50' })
  })
  test('tells a day that was not read, where no reader has another', () => {
    const lost = page('O/02/20:4     CHEQUE              731.50                        95,280.85')
    const dayOf = (...date: string[]): unknown => {
      const looks: CellLooks = (first, column) => (first?.text.startsWith('O') && column === 'date' ? date : null)
      return withStatementCellsSeen(read(lost).rows, looks, 2026, () => false)[1]
    }
    expect(dayOf('03/02/2024', 'O3/:2/2024')).toMatchObject({ dateOf: 'row', date: { value: { value: '2024-02-03' } } })
    expect(dayOf('03/02/2024', '08/02/2024')).toMatchObject({ dateOf: 'above, own unread' })
  })
  test('bears out a day that was read poorly, where all have the same', () => {
    const { rows } = read(broken)
    const poor = rows.map((row) => ({
      ...row,
      date: row.date && {
        ...row.date,
        words: row.date.words.map((line) => line.map((word) => ({ ...word, confidence: 0.6 }))),
      },
    }))
    const surenessOf = (...date: string[]): number => {
      const looks: CellLooks = (first, column) => (first?.text.startsWith('03') && column === 'date' ? date : null)
      return leastSure(withStatementCellsSeen(poor, looks, 2026, () => false)[1]!.date!.words)
    }
    expect(surenessOf('03/02/2024', '03/02/2024')).toBeGreaterThan(0.85)
    expect(surenessOf('03/02/2024', '08/02/2024')).toBe(0.6)
    expect(surenessOf('03/02/2024')).toBe(0.6)
  })
})
