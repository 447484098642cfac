import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('the frames of a cheque may be read as marks, and its magnetic line has two numbers', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Central Bank of India                                Date}O 5112025
AUNDH BRANCH, PUNE 411007
IFSC : CBIN0281234
Pay Sharda Enterprises                               Or Bearer
Rupees Forty Eight Thousand Five Hundred Only        [ «48,500/- |
A/c No. | 3214567890 |   SB
Payable at par at all branches                       Please sign above
"004512" 411016007: 000123" 31`,
  )
  expect(fields).toMatchObject({
    cheque_date: '2025-11-05',
    amount: '48500.00',
    cheque_number: '004512',
    micr_code: '411016007',
    account_number: '3214567890',
  })
})

test('an amount alone in its box, the words under it cut by their line', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
State Bank of India                                  Date 04/06/2025
PAY Ganesh Hardware Stores                           या धारक को OR BEARER
रुपये RUPEES Fo      Eight Thousand Two Hundred Fi          [ _ 48,250.00 |
A/c No. 30118827441`,
  )
  expect(fields['amount']).toBe('48250.00')
})

test('an amount whose figures were misread is what its words say', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Bank of Maharashtra                                  Date : 11/07/2025
Pay Deccan Agro Services                             या धारक को Or Bearer
Rupees रुपये Forty Eight Thousand Two Hundred Fifty Only        [_ 48.2507- |
A/c No. 60118844712                                  Please sign above`,
  )
  expect(fields['amount']).toBe('48250.00')
})

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
