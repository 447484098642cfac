import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('a slip that says payable, its amount read with a blank in it; what was paid before names itself', () => {
  const fields = fieldsOn(
    'EBILL',
    `
ELECTRICITY BILL
Arrear             81.00
Payable          2367 .00
Last Paid Rs.2210 on 12/06/2025`,
  )
  expect(fields['bill_amount']).toBe('2367.00')
})

test('of the days for cash and for a cheque that for cash', () => {
  const fields = fieldsOn(
    'EBILL',
    `
विद्युत बिल / Electricity Bill
के. नं. / K No.                210447118820
देय तिथि (नकद) / Due Date       18-09-2025
देय तिथि (चैक) / Due Date       15-09-2025`,
  )
  expect(fields['due_date']).toBe('2025-09-18')
})

test.each(['CON ID', 'Cons ID'])('a number under %s', (label) => {
  expect(fieldsOn('EBILL', `ENERGY BILL\n${label} : 100447118820`)['consumer_number']).toBe('100447118820')
})

test('rupees and paise in columns of their own are one amount', () => {
  const fields = fieldsOn(
    'EBILL',
    `
MEGHALAYA POWER DISTRIBUTION CORPORATION LIMITED
ENERGY BILL
Charges                              Rs.      P.
Energy Charge                        688      20
Current Bill                         815      30
Total payable within due date       1217      30`,
  )
  expect(fields['bill_amount']).toBe('1217.30')
})

test('the first slab of a tariff is no count of units', () => {
  const units = (under: string) =>
    fieldsOn('EBILL', `ELECTRICITY BILL\nUnits        Rate\n${under}        2.25`)['units_consumed']
  expect(units('1 -100')).toBeUndefined()
  expect(units('1 - 100')).toBeUndefined()
  expect(units('214')).toBe('214')
})

test('a bill of paise is asked for as it is rounded in the total under it', () => {
  const due = (net: string) =>
    fieldsOn(
      'EBILL',
      `
ELECTRICITY BILL
BILL AMT              842.61
ARREARS                 0.00
NET AMOUNT   :      ${net}`,
    )['bill_amount']
  expect(due('843.00')).toBe('843.00')
  expect(due('845.00'), 'no rounding').toBe('842.61')
})

test('a bill is of the day on which it was assessed', () =>
  expect(
    fieldsOn(
      'EBILL',
      'LT Bill\nAssessed Date     Previous Reading     Present Reading\n06/10/2025        21480                21892',
    ).bill_date,
  ).toBe('2025-10-06'))

test('what is to be paid by who pays before the last day is no bill: it lacks a discount', () => {
  const bill = (until: string) =>
    fieldsOn(
      'EBILL',
      `
BILL AMOUNT Rs.                    1,870.00
DUE DATE                           29-MAY-25
Amount payable upto ${until}      1,850.00`,
    )['bill_amount']
  expect(bill('19-MAY-25')).toBe('1870.00')
  expect(bill('29-MAY-25')).toBe('1850.00')
})
