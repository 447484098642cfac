import { expect, test } from 'vitest'
import { labelThatSays } from '../../../../../../src/main/engine/extraction/labels/label-words'
import { readOn } from '../../documents/read-page'

const labels = {
  group: ['Purchasing Group', 'Purchase Officer'],
  serial: ['Serial No', 'IMEI'],
  asset: ['Product'],
  date: ['Delivery Date'],
}

test('a text of the words of one label is that label, in short or long', () => {
  expect(labelThatSays(labels, 'Purch. Group')).toBe('group')
  expect(labelThatSays(labels, 'Date of Delivery')).toBe('date')
  expect(labelThatSays(labels, 'Serial / IMEI')).toBe('serial')
})

test('a text of other words, of words of several labels, or of one word is none', () => {
  expect(labelThatSays(labels, 'Purchase Date')).toBeNull()
  expect(labelThatSays(labels, 'Serial / Colour')).toBeNull()
  expect(labelThatSays(labels, 'Product')).toBeNull()
  expect(labelThatSays(labels, 'Delivery Date 12')).toBeNull()
})

test('a label beside another is no value of it: both have theirs in the row below', async () => {
  const fields = await readOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
DO No: DO/5521/2025          Date: 04/03/2025

Product                        Serial / IMEI
Voltron split AC 1.5 ton       VS15-33871204
Loan Amount: 32,000.00         Down Payment: 8,000.00`,
  )
  expect(fields.find(({ path }) => path === 'asset_description')?.value).toBe('Voltron split AC 1.5 ton')
})

test('a label that no value stands at is the value of no field', async () => {
  const fields = await readOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Buyer
Purch. Group
112
PO No: 4500118823          PO Date: 11.02.2025`,
  )
  expect(fields.find(({ path, value }) => path === 'buyer_name' && /group/i.test(value))).toBeUndefined()
})
