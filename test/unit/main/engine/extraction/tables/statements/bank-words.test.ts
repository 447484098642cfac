import { expect, test } from 'vitest'
import { withBankWords } from '../../../../../../../src/main/engine/extraction/tables/statements/bank-words'

const put = (text: string): string => withBankWords(text, () => false)

test.each([
  ['To Oash', 'To Cash'],
  ['0LG/Suresh P', 'CLG/Suresh P'],
  ['ATH/CASH NDL/114/Sector 9', 'ATM/CASH WDL/114/Sector 9'],
  ['IM PS/4127/R Das', 'IMPS/4127/R Das'],
  ['To C harges', 'To Charges'],
  ['GST CHALL AN 5121', 'GST CHALLAN 5121'],
  ['Io Share Capital', 'To Share Capital'],
  ['Bv Trt Suresh P', 'By Trf Suresh P'],
  ['To Loan Instalnent', 'To Loan Instalment'],
  ['UPI/P2A/8113/R Das/fron friend', 'UPI/P2A/8113/R Das/from friend'],
])('of letters of a needle printer "%s" is "%s"', (read, meant) => {
  expect(put(read)).toBe(meant)
})

test.each(['UPVP2A/411/A', 'UPUP2A/411/A', 'UPV/P2A/411/A', 'UPU/P2A/411/A'])('"%s" is a payment by UPI', (read) => {
  expect(put(read)).toBe('UPI/P2A/411/A')
})

test.each(['Hindi Film', 'S Cash', 'R Das Bill', 'Salt Lake', 'Mike Send', 'BAREILLY HAIR', 'UPS/114', 'cash@ybl'])(
  '"%s" stays',
  (text) => {
    expect(put(text)).toBe(text)
  },
)

test('what was read surely is no other word', () => {
  expect(withBankWords('By Trf Shane Paul', (word) => word === 'Shane')).toBe('By Trf Shane Paul')
})

test('a charge in short is no cheque', () => {
  expect(put('MIN BAL CHG')).toBe('MIN BAL CHG')
})
