import { expect, test } from 'vitest'
import { mayLackEnd, mixesScripts, withSmallL } from '../../../../../../src/main/engine/extraction/tables/item-words'

test.each([
  ['Phenyl 250 mi', 'Phenyl 250 ml'],
  ['Syrup 100m1 x 2', 'Syrup 100ml x 2'],
  ['Alert charges incI GST', 'Alert charges incl GST'],
  ['Type II steeI', 'Type II steel'],
  ['Cable 25 mm', 'Cable 25 mm'],
  ['Class I pipe', 'Class I pipe'],
])('%s is %s', (read, printed) => {
  expect(withSmallL(read)).toBe(printed)
})

test('a text that another has with a word more may lack its end', () => {
  expect(mayLackEnd('Phenyl 250', ['Phenyl 250', 'Phenyl 250 ml'])).toBe(true)
  expect(mayLackEnd('Phenyl 250', ['Phenyl 250', 'Phenyl 2500 ml', 'Phenyl 250 ml can of tin'])).toBe(false)
})

test('a letter of Latin within a word of Devanagari was misread', () => {
  expect(mixesScripts('बांस की कुर्सf/ Bamboo Chair')).toBe(true)
  expect(mixesScripts('बांस की कुर्सी / Bamboo Chair')).toBe(false)
})
