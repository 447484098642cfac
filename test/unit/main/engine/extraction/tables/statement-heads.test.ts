import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout'
import { rowsOfWords } from '../../../../../../src/main/engine/extraction/tables/print-rows'
import { statementHeads } from '../../../../../../src/main/engine/extraction/tables/statement-heads'

const height = 25
const letter = 12

/** A word of so many letters at a place. */
function word([text, x, y]: readonly [string, number, number]): LaidWord {
  const box = { x, y, width: text.length * letter, height }
  return {
    text, box, page: 0, confidence: 1, chars: [], script: 'latin',
    quad: [{ x, y }, { x: x + box.width, y }, { x: x + box.width, y: y + height }, { x, y: y + height }] as never,
  } // prettier-ignore
}

const namesOf = (words: readonly (readonly [string, number, number])[]): (string | null)[] => {
  const [head] = statementHeads(rowsOfWords(words.map(word), height, 0))
  return head?.cells.map(({ name }) => name) ?? []
}

const low = [['Date', 0, 90], ['Description', 200, 90], ['Amount', 600, 90], ['Amount', 900, 90]] as const // prettier-ignore

test('of two amounts the words over them say which came and which went', () => {
  expect(namesOf([['Withdrawal', 580, 0], ['Deposit', 890, 0], ...low])).toEqual(['date', 'description', 'debit', 'credit']) // prettier-ignore
  expect(namesOf([['Deposit', 590, 0], ['Withdrawal', 880, 0], ...low])).toEqual(['date', 'description', 'credit', 'debit']) // prettier-ignore
  expect(namesOf([['Deposit', 100, 0], ...low])).toEqual(['date', 'description', 'amount', 'amount'])
})
