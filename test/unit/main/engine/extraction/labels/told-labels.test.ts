import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { amountGrammar } from '../../../../../../src/main/engine/extraction/grammars/amount-grammar'
import { formField } from '../../../../../../src/main/engine/extraction/forms/form-rules'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { labelOfWords, tellingWords } from '../../../../../../src/main/engine/extraction/labels/label-words'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import type { RuleContext } from '../../../../../../src/main/engine/extraction/rules/rule'
import { asciiPage } from '../ascii-page'

const labels = {
  loan: ['Loan Amount', 'Finance Amount', 'Sanctioned Amount', 'Amount of Loan'],
  down: ['Down Payment', 'Margin Money', 'Margin Amount'],
  number: ['Loan Agreement No', 'Agreement No', 'Order No'],
}
const found = (text: string) =>
  labelPage(layoutOf(asciiPage(text)), labels).hits.map(({ label, from, to, segment }) => [
    label,
    segment.words
      .slice(from, to)
      .map((w) => w.text)
      .join(' '),
  ])

test('a label that no list has is told by its words, each of which one list has', () => {
  expect(found('Sanctioned Loan Amt. (Rs.) : 4,20,000')).toEqual([['loan', 'Sanctioned Loan Amt. (Rs.)']])
  expect(found('2) Loan Order Number      HL/204')).toEqual([['number', 'Loan Order Number']])
})

test('words of which one is unknown, or which two labels have alike, tell nothing', () => {
  expect(labelOfWords(labels, tellingWords('Disbursed Loan Amount'))).toBeNull()
  expect(labelOfWords({ a: ['Net Sum', 'Sum Paid'], b: ['Net Sum', 'Sum Paid'] }, ['net', 'paid'])).toBeNull()
  expect(labelOfWords(labels, tellingWords('Amount'))).toBeNull()
})

test('what stands beside or under a known label is its value, whatever words it is made of', () => {
  expect(found('Order No    Loan Finance')).toEqual([['number', 'Order No']])
  expect(found('Margin Money\nFinance Loan')).toEqual([['down', 'Margin Money']])
})

test('what stands at such a label is never sure from there alone', () => {
  const rule = formField('test.loan', 'loan_amount', 'loan', amountGrammar)
  const at = (text: string) => {
    const context = { pages: [labelPage(layoutOf(asciiPage(text)), labels)] } as unknown as RuleContext
    return rule.find(context).map(({ value, most }) => [value, most])
  }
  expect(at('Sanctioned Loan Amt : 420000.00')).toEqual([['420000.00', mostDoubted]])
  expect(at('Loan Amount : 420000.00')).toEqual([['420000.00', undefined]])
})
