import { expect, test } from 'vitest'
import { statementHeads } from '../../../../../../../src/main/engine/extraction/tables/statements/statement-heads'
import { rowsAt } from '../placed-words'

const namesOf = (words: readonly (readonly [string, number, number])[]): (string | null)[] => {
  const [head] = statementHeads(rowsAt(words))
  return head?.cells.map(({ name }) => name) ?? []
}

const low = [['Date', 0, 90], ['Description', 200, 90], ['Amount', 600, 90], ['Amount', 900, 90]] as const // prettier-ignore

test('of two amounts the words over them say which came and which went', () => {
  expect(namesOf([['Withdrawal', 580, 0], ['Deposit', 890, 0], ...low])).toEqual(['date', 'description', 'debit', 'credit']) // prettier-ignore
  expect(namesOf([['Deposit', 590, 0], ['Withdrawal', 880, 0], ...low])).toEqual(['date', 'description', 'credit', 'debit']) // prettier-ignore
  expect(namesOf([['Deposit', 100, 0], ...low])).toEqual(['date', 'description', 'amount', 'amount'])
})

test('of two heads for one side that which is only like its name is of the other', () => {
  const rest = [['Date', 0, 0], ['Particulars', 200, 0], ['Balance', 1200, 0]] as const // prettier-ignore
  expect(namesOf([...rest, ['Withdrawals', 600, 0], ['Or. Amount', 900, 0]])).toEqual(['date', 'description', 'debit', 'credit', 'balance']) // prettier-ignore
  expect(namesOf([...rest, ['Or. Amount', 600, 0], ['Deposits', 900, 0]])).toEqual(['date', 'description', 'debit', 'credit', 'balance']) // prettier-ignore
  expect(namesOf([...rest, ['Withdrawals', 600, 0], ['Debit', 900, 0]])).toEqual(['date', 'description', 'debit', 'debit', 'balance']) // prettier-ignore
})
