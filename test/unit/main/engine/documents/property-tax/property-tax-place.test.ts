import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const address = (row: string): string | undefined =>
  fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
TOWN MUNICIPAL COUNCIL, KOPPA
RECEIPT FOR SELF ASSESSED PROPERTY TAX
Receipt No   : KTMC/0412/23-24
PID No.      : 11-204-7
Owner        : Sri M. N. Ramesha
${row}
Property Tax              2,100.00
TOTAL RECEIVED   Rs.      2,604.00`,
  )['address']

test('the word for the property opens its address, with a colon or without, where nothing else is called so', () => {
  expect(address('Property     : 2nd Cross, Vidyanagar\n               Ward No. 9, Koppa - 577126')).toBe(
    '2nd Cross, Vidyanagar Ward No. 9, Koppa - 577126',
  )
  expect(address('Property       2nd Cross, Vidyanagar, Koppa 577126')).toBe('2nd Cross, Vidyanagar, Koppa 577126')
})

test('what the property is like is no address', () => {
  expect(address('Property     : Residential, self occupied')).toBeUndefined()
})
