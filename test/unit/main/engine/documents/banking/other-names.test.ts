import { expect, test } from 'vitest'
import { candidatesOn } from '../read-page'

/** How sure the name of the bank may be at most, of a page with these lines. */
const mostOf = (text: string): number | undefined =>
  candidatesOn('BANK_STATEMENT', text).find(({ path }) => path === 'bank_name')?.most

const page = (head: string, foot: string): string => `
${head}
Statement of account
MR. RAVI KUMAR
Account No : 50100012345678      IFSC : HDFC0000053
Date        Narration             Withdrawal Amt.     Closing Balance
03/10/25    POS SWASTIK                  5,933.61         1,02,468.54
${foot}`

test('a bank that the foot names with "Limited" is shown to be checked', () => {
  const alone = mostOf(page('HDFC BANK', 'Please check the entries')) ?? 1
  expect(alone).toBe(1)
  expect(mostOf(page('HDFC BANK', 'HDFC BANK LIMITED'))).toBeLessThan(alone)
  expect(mostOf(page('HDFC BANK LTD', 'HDFC BANK LIMITED')) ?? 1).toBe(1)
})

test('a bank of a region that is named in another script beside it is shown to be checked', () => {
  const alone = mostOf(page('TAPTI GRAMIN BANK', '')) ?? 1
  expect(alone).toBe(1)
  expect(mostOf(page('ताप्ती ग्रामीण बैंक     TAPTI GRAMIN BANK', ''))).toBeLessThan(alone)
})
