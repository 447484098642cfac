import { expect, test } from 'vitest'
import { titledIsOpen } from '../../../../../../src/main/engine/extraction/belief/titled-names'
import { extractedField } from '../extracted-field'

const confidenceOf = (path: string, value: string): number => titledIsOpen([extractedField(path, value)])[0]!.confidence

test('a name with the title under which a paper addresses it is never sure', () => {
  for (const name of [
    'Smt. Asha Rani',
    'SHRI ASHOK RANE',
    'श्रीमती आशा राणे',
    'M/s Asha Cloth House',
    'Messrs. Rane & Sons',
  ])
    expect(confidenceOf('account_holder_name', name), name).toBeLessThan(0.96)
  expect(confidenceOf('seller.owner_name', 'Mrs Asha Rani')).toBeLessThan(0.96)
})

test('what only begins like a title is a part of the name, and so is a title in a register', () => {
  expect(confidenceOf('account_holder_name', 'Shriram Pillai')).toBe(0.99)
  expect(confidenceOf('supplier_name', 'Sri Balaji Traders')).toBe(0.99)
  expect(confidenceOf('enterprise_name', 'M/s Asha Cloth House')).toBe(0.99)
})
