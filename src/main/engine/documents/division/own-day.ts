/** The day or month that a paper of a type is of: one customer's papers of several months differ in nothing else. */
import type { DocumentType } from '../../../../shared/domain/document-types'
import { formValues } from '../../extraction/forms/form-values'
import { dateGrammar } from '../../extraction/grammars/grammar'
import { labelPage } from '../../extraction/labels/labels'
import type { Layout } from '../../extraction/layout/layout'
import { onceForEach } from '../../once-for'
import { documents } from '../registry'
import { payMonths } from '../salary/salary-months'

const bills: ReadonlySet<DocumentType> = new Set(['EBILL', 'WATER_BILL', 'GAS_BILL'])
const days = dateGrammar({ from: 2000, to: new Date().getFullYear() + 1 })

/**
 * Days of bills as yyyy-mm-dd, months of slips. Empty for types and sheets that have none. A sheet is asked again for
 * each one after it.
 */
export const ownDays = onceForEach((layout: Layout, type: DocumentType): readonly string[] => {
  if (type === 'SALARY_SLIP') return payMonths(layout).map(({ month }) => month)
  return bills.has(type) ? billDays(layout, type) : []
})

function billDays(layout: Layout, type: DocumentType): readonly string[] {
  const page = labelPage(layout, documents[type].labels)
  return page.hits
    .filter(({ label }) => label === 'bill_date')
    .flatMap((hit) => {
      const [value] = formValues(page, hit)
      const day = value && days(value.span)
      return day ? [day.value] : []
    })
}
