import { expect, test } from 'vitest'
import { withHandles } from '../../../../../../../src/main/engine/extraction/tables/statements/payment-handles'

test.each([
  ['UPI/P2M/1234/tenzind51@ybl/order', 'UPI/P2M/1234/tenzind51@ybl/order'],
  ['UPI-Harpal-harpalgill35@axI-ICIC0001-milk', 'UPI-Harpal-harpalgill35@axl-ICIC0001-milk'],
  ['UPI/HARPALGILL13@AX1/ORDER', 'UPI/HARPALGILL13@AXL/ORDER'],
  ['rent@0kaxis', 'rent@okaxis'],
  ['paid to a.kumar@example.com', 'paid to a.kumar@example.com'],
])('%s', (text, value) => {
  expect(withHandles(text)).toEqual({ value, isCut: false })
})

test.each(['UPI/4635027491@yb', 'UPI/4635027491@', 'UPI/4635027491@okaxi/UPI', 'UPI/4635027491@paytn'])(
  'a handle that lacks a letter is doubted and stays: %s',
  (text) => {
    expect(withHandles(text)).toEqual({ value: text, isCut: true })
  },
)
