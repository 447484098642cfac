import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { readAmount } from '../../../../../../../src/main/engine/extraction/tables/amounts'
import {
  mayHoldSign,
  withoutRupeeDigits,
} from '../../../../../../../src/main/engine/extraction/tables/statements/rupee-digits'
import { columnEnd } from '../../../../../../../src/main/engine/extraction/tables/join-words'
import type { Transaction } from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'

const cell = (text: string): Transaction['debit'] => ({
  value: readAmount(text)!,
  words: [[{ text, confidence: 0.9, page: 0 } as unknown as LaidWord]],
})
const row = (debit: string, balance: string): Transaction => ({
  page: 0,
  date: null,
  dateOf: 'row',
  description: { value: 'CASH', words: [], isCut: false, isToldApart: true, end: columnEnd([]) },
  debit: cell(debit),
  credit: null,
  either: null,
  balance: cell(balance),
  whole: true,
  places: new Map(),
})

/** A table that prints ₹ before its amounts: read as an F in some, as a seven in others. */
const rows = [
  row('F1,000.00', 'F62,500.00'),
  row('72,500.00', 'F60,000.00'),
  row('F1,500.00', '758,500.00'),
  row('7500.00', '758,000.00'),
  row('F8,000.00', '750,000.00'),
]

test('a digit that all amounts without a sign begin with is the sign', () => {
  const read = withoutRupeeDigits(rows, null).map(({ debit, balance }) => [debit?.value.paise, balance?.value.paise])
  expect(read).toEqual([
    [1000_00, 62500_00],
    [2500_00, 60000_00],
    [1500_00, 58500_00],
    [500_00, 58000_00],
    [8000_00, 50000_00],
  ])
})

test('a balance without a sign among such with one is doubtful', () => {
  expect(mayHoldSign(rows)).toEqual([false, false, true, true, true])
  expect(mayHoldSign([row('100.00', '900.00'), row('100.00', '800.00')])).toEqual([false, false])
})

test('a misread balance among few rows leaves the first digits of the others', () => {
  const plain = [
    row('2500.00', '226606.90'),
    row('5000.00', '221606.00'),
    row('1106.00', '220500.00'),
    row('1500.00', '219000.00'),
  ]
  expect(withoutRupeeDigits(plain, 229106_00)).toEqual(plain)
})
