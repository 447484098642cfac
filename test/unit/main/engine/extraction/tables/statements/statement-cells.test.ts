import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { columnEnd } from '../../../../../../../src/main/engine/extraction/tables/join-words'
import { statementCells } from '../../../../../../../src/main/engine/extraction/tables/statements/statement-cells'
import type {
  ReadStatement,
  Transaction,
} from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'

const words = (text: string, confidence: number): LaidWord[][] => [
  [{ text, confidence, page: 0, box: { x: 0, y: 0, width: 9, height: 9 }, quad: [0, 0, 0, 0].map(() => ({ x: 0, y: 0 })) } as unknown as LaidWord], // prettier-ignore
]
const amount = (paise: number): Transaction['debit'] => ({
  value: { paise, sign: null, exact: true, edits: 0 } as never,
  words: words(String(paise), 0.99),
})
const row = (date: string, debit: number, balance: number, read = 0.99): Transaction => ({
  page: 0,
  date: { value: { value: date, repaired: false }, words: words(date, read) },
  dateOf: 'row',
  description: { value: 'CASH', words: words('CASH', 0.99), isCut: false, isToldApart: true, end: columnEnd([]) },
  debit: amount(debit),
  credit: null,
  either: null,
  balance: amount(balance),
  whole: true,
  places: new Map(),
})

/** By their columns, row by row. */
const confidences = (rows: readonly Transaction[], column: string): number[] => {
  const statement: ReadStatement = { rows, opening: null, closing: null, totals: null, areas: [], filled: 0 }
  const { cells } = statementCells(statement, () => 'ocr', null, 2026)
  return cells.filter(({ path }) => path.endsWith(column)).map(({ confidence }) => confidence)
}

const rows = [
  row('2024-06-01', 100, 9900),
  row('2024-06-02', 100, 9800, 0.9),
  row('2024-06-05', 100, 9700, 0.8),
  row('2024-06-06', 100, 9600, 0.9),
]

test('a first row is borne out by the second, whatever stood before it', () => {
  expect(confidences(rows, 'date')[0]).toBeGreaterThan(0.99)
  expect(confidences(rows, 'description')[0]).toBeGreaterThan(0.99)
})

test('a day that was read fairly is sure between its neighbours, and not at the end', () => {
  const [, second, third, last] = confidences(rows, 'date')
  expect(second).toBeGreaterThan(0.99)
  expect(third).toBe(0.8)
  expect(last).toBe(0.9)
})

test('a day out of order is doubted, however well it was read', () => {
  const wrong = [...rows.slice(0, 2), row('2024-09-05', 100, 9700), ...rows.slice(3), row('2024-06-07', 100, 9500)]
  const sure = confidences(wrong, 'date')
  expect(sure[2]).toBeLessThan(0.9)
  expect(sure[3]).toBeGreaterThan(0.99)
})

test('amounts beside a balance that was not read are not proven: both may be wrong by the same', () => {
  const lost = rows.map((one, i) => (i === 2 ? { ...one, balance: null } : one))
  const statement: ReadStatement = { rows: [...lost, row('2024-06-07', 100, 9500)], opening: null, closing: null, totals: null, areas: [], filled: 0 } // prettier-ignore
  const { cells } = statementCells(statement, () => 'ocr', null, 2026)
  const proven = cells.filter(({ path }) => path.endsWith('debit')).map((cell) => cell.proven)
  expect(proven).toEqual([false, false, false, false, true])
  expect(cells.find(({ path }) => path === 'transactions.2.balance')?.value).toBe('97.00')
})

test('nor are those beside one that got another first digit from them', () => {
  const widened = [100, 100, 1_000_100, -999_900, 100].map((debit, i, all) =>
    row(
      `2024-06-0${String(i + 1)}`,
      Math.abs(debit),
      5_000_000 - all.slice(0, i + 1).reduce((sum, one) => sum + one, 0),
    ),
  )
  const credited = widened.map((one, i) => (i === 3 ? { ...one, debit: null, credit: one.debit } : one))
  const read = credited.map((one, i) => (i === 2 ? { ...one, balance: amount(4_999_700) } : one))
  const statement: ReadStatement = { rows: read, opening: null, closing: null, totals: null, areas: [], filled: 0 }
  const { cells } = statementCells(statement, () => 'ocr', null, 2026)
  const sums = cells.filter(({ path }) => /(?:debit|credit)$/.test(path))
  expect(sums.map((cell) => cell.proven)).toEqual([false, false, false, false, true])
})

test('balances without their paise bear each other out only where the table prints none', () => {
  const inRupees = ({ balance, ...one }: Transaction): Transaction => ({
    ...one,
    balance: balance && { ...balance, value: { ...balance.value, exact: false } },
  })
  const whole = Array.from({ length: 9 }, (_, i) => row(`2024-06-0${String(i + 1)}`, 1000, 100_067 - 1000 * i))
  const cut = whole.map((one, i) =>
    i > 5 ? inRupees(row(`2024-06-0${String(i + 1)}`, 1000, 100_000 - 1000 * i)) : one,
  )
  expect(confidences(cut, 'balance').filter((sure) => sure < 0.9)).toHaveLength(3)
  expect(confidences(whole.map(inRupees), 'balance').every((sure) => sure > 0.99)).toBe(true)
})
