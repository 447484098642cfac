/** The day of a receipt: not that of the bill that was paid with it, where both are told. */
import { dateGrammar, type Grammar } from '../../extraction/grammars/grammar'
import { formField } from '../../extraction/forms/form-rules'
import type { LabelHit } from '../../extraction/labels/labels'
import { spanText } from '../../extraction/layout/span'
import type { Rule, RuleContext } from '../../extraction/rules/rule'
import { latinDigits } from '../../identifiers'

const name = 'property_tax.date.label'
const day = dateGrammar({ from: 1990, to: new Date().getFullYear() + 1 })
const atDate = formField(name, 'receipt_date', 'date', day)

/** "Receipt No & Date" over or beside "1086044127 / 21-11-2024": the day stands behind the number. */
const behindNumber = /^[\s:：&]*[\p{L}\p{M}\d/-]*\d{3,}\s*(?:[/,&|]|dt\.?|dated?|दि\.?|दिनांक)[\s:]*\d{1,2}\s?[-./ ]/iu
const numberAndDay: Grammar = (span) => (behindNumber.test(latinDigits(spanText(span))) ? day(span) : null)
export const dayBehindNumber = formField('property_tax.date.number', 'receipt_date', 'receipt', numberAndDay, {
  strength: 0.95,
})

/** "Bill Date", "Bill No. & Date": bills are of the beginning of their year, and paid later. */
const isOfBill = (hits: readonly LabelHit[], { phrase, segment, from }: LabelHit): boolean =>
  /^(?:bill|देयक|बिल)\s/iu.test(phrase) ||
  hits.some((bill) => bill.label === 'payment' && bill.segment === segment && bill.to <= from)

const withoutBills = (context: RuleContext): RuleContext => ({
  ...context,
  pages: context.pages.map((page) => ({
    ...page,
    hits: page.hits.filter((hit) => hit.label !== 'date' || !isOfBill(page.hits, hit)),
  })),
})

export const dayOfReceipt: Rule = {
  name,
  find(context) {
    const own = atDate.find(withoutBills(context))
    return own.length > 0 ? own : atDate.find(context)
  },
}
