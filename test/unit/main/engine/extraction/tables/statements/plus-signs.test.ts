import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { readAmount, signed } from '../../../../../../../src/main/engine/extraction/tables/amounts'
import { columnEnd } from '../../../../../../../src/main/engine/extraction/tables/join-words'
import { withPlusSigns } from '../../../../../../../src/main/engine/extraction/tables/statements/plus-signs'
import type { Transaction } from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'

const row = (amount: string): Transaction => {
  const value = readAmount(amount)!
  const words = [
    amount.split(' ').map((text) => ({ text, confidence: 0.9, page: 0, chars: [{}] }) as unknown as LaidWord),
  ]
  const cell = { value, words }
  return {
    page: 0,
    date: null,
    dateOf: 'row',
    description: { value: 'CASH', words: [], isCut: false, isToldApart: true, end: columnEnd([]) },
    debit: value.sign === 'minus' ? cell : null,
    credit: value.sign === 'cr' ? cell : null,
    either: value.sign === null ? cell : null,
    balance: null,
    whole: true,
    places: new Map(),
  }
}
const read = (amounts: readonly string[]): (number | undefined)[] =>
  withPlusSigns(amounts.map(row)).map(({ credit, debit, either }) =>
    credit ? signed(credit.value) : debit ? signed(debit.value) : either?.value.paise,
  )

test('a four before a blank is a plus where the column prints signs', () => {
  expect(read(['+ 150.00', '- 2,300.00', '4 12,500.00'])).toEqual([150_00, -2300_00, 12500_00])
})

test('without signs in its column it is part of the number', () => {
  expect(read(['150.00', '2,300.00', '4 12,500.00'])).toEqual([150_00, 2300_00, 412500_00])
})
