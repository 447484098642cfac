import { expect, test } from 'vitest'
import { sheetForm, sheetScale } from '../../../../../src/main/engine/imaging/sheet-size'

test('a page that has the shape of a card, for a part of it is cut off, keeps letters that can be read', () => {
  const [width, height, letters] = [1190, 1860, 11]
  const scale = sheetScale(sheetForm(width, height, letters), width, height, letters)
  expect(letters * scale).toBeGreaterThanOrEqual(11)
})

test('a card is made no larger than it needs to be', () => {
  const [width, height, letters] = [2600, 1640, 36]
  expect(sheetScale(sheetForm(width, height, letters), width, height, letters) * width).toBeLessThanOrEqual(1400)
})
