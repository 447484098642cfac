import { expect, test } from 'vitest'
import { familyIn } from '../../../../../../src/main/engine/extraction/prose/one-family'

test.each([
  ['Sourav Mukherjee, Paromita Mukherjee', ['Sourav Mukherjee', 'Paromita Mukherjee']],
  ['बाबासो रामचंद्र पाटील, शोभा बाबासो पाटील', ['बाबासो रामचंद्र पाटील', 'शोभा बाबासो पाटील']],
  ['Ravi Patil, Shivaji Nagar', []],
  ['Sourav Mukherjee, Paromita Mukherjee, aged 41', []],
  ['Sourav Mukherjee', []],
])('%s', (text, names) => {
  expect(familyIn(text, 0).map(({ value }) => value)).toEqual(names)
})
