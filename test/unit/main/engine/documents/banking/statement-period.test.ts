import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const statement = (head: string): Record<string, string> =>
  fieldsOn(
    'BANK_STATEMENT',
    `
JAI KISAN SAHAKARI PATSANSTHA LTD
ACCOUNT EXTRACT
${head}
Date           Particulars          Debit         Credit        Balance
               Opening Balance                                  20,000.00
05/10/2019     By Clearing                        1,000.00      21,000.00
09/11/2019     To Self              500.00                      20,500.00`,
  )

test('two days over rows that lie between them are the period, whatever stands between the two was read as', () => {
  expect(statement('f. 01/10/2019 @ 10/11/2019')).toMatchObject({
    statement_from: '2019-10-01',
    statement_to: '2019-11-10',
  })
})

test('two days that the rows do not lie between are no period', () => {
  expect(statement('f. 01/10/2019 @ 10/10/2019')).not.toHaveProperty('statement_from')
  expect(statement('A/c opened 01/10/2011, renewed 10/11/2019')).not.toHaveProperty('statement_from')
})
