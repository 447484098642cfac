import { expect, test } from 'vitest'
import {
  carriedHead,
  fullerHead,
  reachOf,
} from '../../../../../../../src/main/engine/extraction/tables/statements/carried-head'
import type { Header } from '../../../../../../../src/main/engine/extraction/tables/headers'
import type { PrintRow } from '../../../../../../../src/main/engine/extraction/tables/print-rows'

const row = (from: number, to: number, y: number, last = '1,250.00'): PrintRow => {
  const word = (text: string, x: number, width: number): unknown => ({ text, box: { x, y, width, height: 16 } })
  const words = [word('01-06-2024', from, 80), word('CASH', from + 100, 40), word(last, to - 70, 70)]
  return { words, box: { x: from, y, width: to - from, height: 16 }, page: 0, rules: [] } as unknown as PrintRow
}
const head: Header<'date' | 'balance'> = {
  from: 0,
  to: 1,
  likeness: 1,
  cells: [
    { name: 'date', text: 'Date', box: { x: 100, y: 0, width: 40, height: 16 } },
    { name: 'balance', text: 'Balance', box: { x: 820, y: 0, width: 80, height: 16 } },
  ],
}
const ys = [20, 50, 80, 110]

test('a head goes over to a page that was laid otherwise, with its rows', () => {
  const under = reachOf(ys.map((y) => row(100, 900, y)))
  const own = reachOf([row(10, 30, 0, 'Page 2'), ...ys.map((y) => row(60, 820, y))])
  const boxes = carriedHead(head, under, own).cells.map(({ box }) => [box.x, box.width])
  expect(boxes).toEqual([
    [60, 38],
    [744, 76],
  ])
})

test('it stays where few rows say how far they reach, or where another table follows', () => {
  const under = reachOf(ys.map((y) => row(100, 900, y)))
  expect(reachOf(ys.slice(0, 2).map((y) => row(60, 820, y)))).toBeNull()
  expect(carriedHead(head, under, null)).toBe(head)
  expect(carriedHead(head, under, { from: 100, to: 500 })).toBe(head)
})

test('a head of which a name was not read is that of the page before, where the rows say where it stands', () => {
  const reach = reachOf(ys.map((y) => row(100, 900, y)))
  const less = { ...head, cells: head.cells.slice(0, 1) }
  expect(fullerHead(less, { header: head, reach }, reach)?.cells.map(({ name }) => name)).toEqual(['date', 'balance'])
  expect(fullerHead(head, { header: head, reach }, reach)).toBeNull()
  expect(fullerHead(head, { header: less, reach }, reach)).toBeNull()
  expect(fullerHead(less, { header: head, reach }, null)).toBeNull()
})

test('the side of a balance may stand behind it at the end of a row', () => {
  const sided = ys.map((y) => {
    const plain = row(100, 860, y)
    const side = { text: 'जमा', box: { x: 866, y, width: 34, height: 16 } } as PrintRow['words'][number]
    return { ...plain, words: [...plain.words, side], box: { ...plain.box, width: 800 } }
  })
  expect(reachOf(sided)).toEqual({ from: 100, to: 900 })
})
