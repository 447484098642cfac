import { expect, test } from 'vitest'
import { alignRows } from '../../../scripts/evaluate/align-rows'

const truth = Object.fromEntries(['a', 'b', 'c'].map((value, i) => [`t.${i}.x`, value]))
const read = (...values: string[]) => values.map((value, i) => ({ path: `t.${i}.x`, value }))
const same = (a: string, b: string): boolean => a === b

test('a row that was missed leaves the rows after it right', () => {
  expect(alignRows(truth, read('a', 'c'), same)).toEqual([
    { path: 't.0.x', value: 'a' },
    { path: 't.2.x', value: 'c' },
  ])
})
test('a row that is none of the truth stands beyond it', () => {
  expect(alignRows(truth, read('a', '?', 'b'), same).map((f) => f.path)).toEqual(['t.0.x', 't.4.x', 't.1.x'])
})
