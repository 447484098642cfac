/** What a bill comes to for who pays it early: less than the bill, by a discount. */
import { formValues } from '../../extraction/forms/form-values'
import type { Grammar } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { textOf } from '../../extraction/layout/layout'
import { spanOf } from '../../extraction/layout/span'

const until = /^\W*(?:if\s+paid\s+)?(?:up\s?to|by|till|until|(?:on\s+or\s+)?before)\b/i

/** "Amount payable upto 19-MAY-25" on a bill that is due on 29-MAY-25: true for the label of such a sum. */
export function isForEarlyPayment(page: LabelledPage, { segment, to }: LabelHit, day: Grammar): boolean {
  const behind = segment.words.slice(to)
  const last = until.test(textOf(behind)) ? day(spanOf(behind)) : null
  if (!last) return false
  const due = page.hits
    .filter(({ label }) => label === 'due_date')
    .flatMap((hit) => formValues(page, hit).flatMap(({ span }) => day(span) ?? []))
  return due.length > 0 && due.every(({ value }) => value > last.value)
}
