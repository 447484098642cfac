import { expect, test } from 'vitest'
import { findHeaders } from '../../../../../../src/main/engine/extraction/tables/headers'
import { isItems, itemPhrases } from '../../../../../../src/main/engine/extraction/tables/items/item-heads'
import {
  isStatement,
  statementPhrases,
} from '../../../../../../src/main/engine/extraction/tables/statements/statement-columns'
import { rowsAt } from './placed-words'

const headOf = (words: readonly (readonly [string, number, number])[]): (string | null)[] => {
  const [head] = findHeaders(rowsAt(words), itemPhrases, isItems)
  return head?.cells.map(({ name }) => name) ?? []
}

test('narrow columns whose heads of two lines stand nearly as close as words are parted where no word crosses', () => {
  expect(
    headOf([
      ['Description', 160, 0], ['Unit', 800, 0], ['Qty', 880, 0], ['Net', 935, 0], ['Tax', 1025, 0], ['Tax', 1095, 0], ['Total', 1185, 0],
      ['Price', 800, 30], ['Amount', 935, 30], ['Rate', 1025, 30], ['Amount', 1095, 30], ['Amount', 1185, 30],
    ]), // prettier-ignore
  ).toEqual(['description', 'unit_price', 'quantity', 'amount', 'rate', 'tax', 'amount'])
})

test('a head over two others is no column, and tells what these are', () => {
  expect(
    headOf([
      ['Taxable', 460, 0], ['CGST', 625, 0], ['SGST', 815, 0],
      ['Description', 60, 16], ['HSN', 330, 16],
      ['Value', 460, 32], ['Rate', 580, 32], ['Amount', 670, 32], ['Rate', 770, 32], ['Amount', 860, 32],
    ]), // prettier-ignore
  ).toEqual(['description', 'hsn', 'taxable', 'rate', 'cgst', 'rate', 'sgst'])
})

test('close heads that are like one name together, and each exactly one by itself, are two', () => {
  const [head] = findHeaders(
    rowsAt([['Date', 60, 0], ['Transaction', 200, 0], ['Id', 300, 0], ['Remarks', 330, 0], ['Amount', 600, 0], ['Balance', 800, 0]]), // prettier-ignore
    statementPhrases,
    isStatement,
  )
  expect(head?.cells.map(({ name }) => name)).toEqual(['date', 'reference', 'description', 'amount', 'balance'])
})
