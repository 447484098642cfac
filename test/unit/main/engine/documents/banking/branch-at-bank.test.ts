import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from '../read-page'

const leaf = (head: string): string => `
${head}

Pay Meera Hardware Stores                            Or Bearer
Rupees Eight Thousand Only
A/c No. 30447118829                                  Please sign above
"004512" 400229017: 118829" 31`

test.each([
  ['under it', 'Bank of Baroda\nGandhi Chowk, Latur', 'Gandhi Chowk, Latur'],
  ['under its motto', 'Canara Bank\nYour trusted partner\nGandhi Chowk, Latur', 'Gandhi Chowk, Latur'],
  ['beside it', 'Canara Bank        Gandhi Chowk, Latur', 'Gandhi Chowk, Latur'],
  ['behind it', 'Canara Bank\nCanara Bank, Gandhi Chowk Branch, 4 Main Road, Latur - 413512', 'Gandhi Chowk'],
])('the branch of a cheque that no label names stands at the name of the bank: %s', (_, head, branch) => {
  expect(fieldsOn('CHEQUE', leaf(head))['branch']).toBe(branch)
  const found = candidatesOn('CHEQUE', leaf(head)).filter(({ path }) => path === 'branch')
  expect(found.every(({ most }) => most === mostDoubted)).toBe(true)
})

test.each([
  'A Government of India Undertaking',
  'Multistate Scheduled Bank',
  'SAVINGS ACCOUNT',
  'Regd. Office, Mumbai',
])('what a bank says of itself is no branch: %s', (line) =>
  expect(fieldsOn('CHEQUE', leaf(`Canara Bank\n${line}`))['branch']).toBeUndefined(),
)
