import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('GAS_BILL', () => {
  test('boxes of headings over their values', () => {
    const fields = fieldsOn(
      'GAS_BILL',
      `
Mahanagar Gas Limited
DOMESTIC PNG BILL
CA No                Bill Date            Due Date             Amount Payable
210001234567         01-08-2023           21-08-2023           Rs. 612.00

Consumer Name : ASHA RAO
Meter Number : 7001234       Units Consumed : 18 SCM`,
    )
    expect(fields).toMatchObject({
      provider_name: 'Mahanagar Gas Limited',
      consumer_number: '210001234567',
      consumer_name: 'ASHA RAO',
      bill_date: '2023-08-01',
      due_date: '2023-08-21',
      bill_amount: '612.00',
      units_consumed: '18',
      meter_number: '7001234',
    })
  })
})
