import { expect, test } from 'vitest'
import { beginsUnder } from '../../../../../../src/main/engine/extraction/layout/box-places'

const box = (x: number, y: number) => ({ x, y, width: 80, height: 10 })

test.each([
  ['right under it', box(0, 12), true],
  ['set in by less than its height', box(8, 12), true],
  ['a line farther down', box(0, 31), false],
  ['in the next column', box(90, 12), false],
  ['beside it', box(0, 2), false],
  ['over it', box(0, -12), false],
])('a line begins under another: %s', (_, under, is) => expect(beginsUnder(under, box(0, 0), 2)).toBe(is))

test('how far it may be set in is told in heights of the upper', () => {
  expect(beginsUnder(box(15, 12), box(0, 0), 2, 2)).toBe(true)
  expect(beginsUnder(box(6, 12), box(0, 0), 2, 0.5)).toBe(false)
})
