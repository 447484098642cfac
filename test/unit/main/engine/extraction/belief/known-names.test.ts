import { expect, test } from 'vitest'
import { isCommonName } from '../../../../../../src/main/engine/extraction/belief/known-names'

test.each(['रमेश अशोक देशपांडे', 'यमुनाबाई धनंजय शेलार', 'सचिन कदम, विठ्ठलराव मोरे', 'सुरेन्द्र सिंह'])('%s is common', (name) => {
  expect(isCommonName(name)).toBe(true)
})

test.each([
  // What was misread is no name, nor is a word of the next column.
  'कमल सचिंन गायकवाड',
  'वैशाली प्रकार देशमुख',
  'विठ्ठल सुनील निकम बय',
  // One word may be half of a name.
  'रमेश',
  'Ramesh Deshpande',
  '',
])('%s is not', (name) => {
  expect(isCommonName(name)).toBe(false)
})
