import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('what the rent will be on renewal is not the rent', () => {
  expect(
    fieldsOn(
      'RENT_AGREEMENT',
      `
HOUSE RENT AGREEMENT
This agreement is made on 28 March 2024 between Smt. Sarita Rao (OWNER) and Mr. Arvind Rao (TENANT).
Rent          Rs. 9,500/- p.m. payable by 7th of each month
2. On renewal the rent shall be enhanced by 10% i.e. Rs. 10,450/-.`,
    ).monthly_rent,
  ).toBe('9500.00')
})
