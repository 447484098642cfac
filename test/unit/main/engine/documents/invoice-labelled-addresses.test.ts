import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('an address that stands under a label of its own, apart from the name of the party', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
BHARDWAJ MACHINE TOOLS PVT LTD
Plot 214, Sector 24, Faridabad, Haryana 121005
TAX INVOICE
Invoice Number          Invoice Date
BMT/0091/25-26          04.07.2025
Billed To                              Buyer GSTIN
PRAGATI AUTO COMPONENTS PVT LTD        07AAGCP3346T1ZP
Buyer Address
B-9 Okhla Phase I, New Delhi 110020`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'PRAGATI AUTO COMPONENTS PVT LTD',
    buyer_address: 'B-9 Okhla Phase I, New Delhi 110020',
  })
})
