import { expect, test } from 'vitest'
import { candidatesOn, fieldsOn } from '../read-page'

const cheque = (words: string, figures: string): string => `
Neelkanth Bank                                       Date 04/06/2025
Pay Meera Hardware Stores                            Or Bearer
${words}
                                                     ${figures}
A/c No. 30447118829`
const amountOn = (words: string, figures: string): string | undefined =>
  fieldsOn('CHEQUE', cheque(words, figures))['amount']

test.each([
  ['Rupoos One (akh forty two thousand fif ty anly', '2,42,050/-', '142050.00'],
  ['रुपt Rupces Sixly eight thousand four hundred fifty only', '68,4-50/-', '68450.00'],
  ['Rupees Nine hundred ninety only', '7990/-', '990.00'],
])('words and figures that were read badly prove one another: %s, %s', (words, figures, amount) =>
  expect(amountOn(words, figures)).toBe(amount),
)

test('digits that were only alike keep a sum from being sure, the same digits do not', () => {
  const most = (figures: string) =>
    candidatesOn('CHEQUE', cheque('Rupees One thousand four hundred only', figures))
      .filter(({ path, value }) => path === 'amount' && value === '1400.00')
      .map((c) => c.most)
  expect(most('7,400/-')).toEqual([0.95])
  expect(most('1,400/-')).toEqual([undefined, undefined])
})

test('figures of another sum leave both in question, and a part of a sum is none', () => {
  const values = (words: string, figures: string) =>
    candidatesOn('CHEQUE', cheque(words, figures))
      .filter(({ path }) => path === 'amount')
      .map(({ value }) => value)
  expect(values('Rupees One thousand four hundred only', '38,900/-').sort()).toEqual(['1400.00', '38900.00'])
  expect(values('Rupees', '3/-')).toEqual([])
})
