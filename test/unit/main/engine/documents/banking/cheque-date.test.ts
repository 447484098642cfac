import { expect, test } from 'vitest'
import { fieldsOn, readOn } from '../read-page'

test('eight digits in the boxes of the date without a word beside them', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Bank of India                                           1 9 0 3 2 0 2 5
Mhow Branch, Indore 453441
PAY Narmada Seeds Pvt Ltd                               OR BEARER
A/C No. 0447110100118827`,
  )
  expect(fields['cheque_date']).toBe('2025-03-19')
})

test.each([
  ['(1T7J0J4J2Jo7275)', '2025-04-17'],
  ['1/7/01412/0/2/5', '2025-04-17'],
  ['2J(3)(o J(9J(2)[oJ/2l(s', '2025-09-23'],
  ['2)(3१०19१२१० 2I5)', '2025-09-23'],
  ['(0T3JfoT9)(2ToT2T21', '2022-09-03'],
  ['1   7   0   4   2   0   2   5', '2025-04-17'],
])(
  'the sides of the boxes of a date are read as strokes, letters or digits, its digits as letters: %s',
  async (boxes, day) => {
    const fields = await readOn(
      'CHEQUE',
      `
Canara Bank                                             ${boxes}
Pay Sagar Traders                                       Or Bearer
A/c No. 30447118829`,
    )
    const date = fields.find(({ path }) => path === 'cheque_date')
    expect(date?.value).toBe(day)
    expect(date?.confidence).toBeLessThanOrEqual(0.95)
  },
)

test.each(['(11*JoJsJ2Jo72/31', '111101711211011', '1/1/1/1/1/1/1/1', 'Tel: 0484 2623'])(
  'boxes in which a digit was not read, or that hold several dates, tell none: %s',
  (boxes) => {
    const fields = fieldsOn(
      'CHEQUE',
      `
Canara Bank                                             ${boxes}
Pay Sagar Traders                                       Or Bearer
A/c No. 30447118829`,
    )
    expect(fields['cheque_date']).toBeUndefined()
  },
)
