/** What is lent and what is paid down are together the price: known in a table by what its rows say and by their sum. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { rupees } from '../../extraction/tables/amounts'
import { printRows, rowText } from '../../extraction/tables/print-rows'
import { amountsOf, type PlacedAmount } from './placed-amounts'

type RowAmount = Omit<PlacedAmount, 'page'> & { readonly says: string }

const lent = /\b(?:loan|financ\w*|fund(?:ed|ing)?|lent|sanction\w*|approved|bank)\b/i
const paidDown = /\b(?:down|margin|initial|customer|borrower|hirer|applicant|buyer|purchaser|own|self|upfront)\b/i
const price = /\b(?:price|cost|invoice|quotation|proforma|on\W?road|value)\b/i
/** Nothing is financed for less. */
const leastPrice = 5000_00

/** The amounts of rows that have few, each with what stands before it in its row. */
const amountsIn = (page: LabelledPage): RowAmount[] =>
  printRows(page.layout).flatMap((row) => {
    const amounts = amountsOf(row.words)
    return amounts.map(({ words, value }, i) => {
      const at = row.words.indexOf(words[0]!)
      const from = i === 0 ? 0 : row.words.indexOf(amounts[i - 1]!.words.at(-1)!) + 1
      return { words, value, says: rowText({ ...row, words: row.words.slice(from, at) }) }
    })
  })

export const partsOfPrice: Rule = {
  name: 'delivery.price.parts',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page): Candidate[] => {
      const amounts = amountsIn(page)
      const loans = amounts.filter(({ says }) => lent.test(says) && !paidDown.test(says))
      const downs = amounts.filter(({ says }) => paidDown.test(says) && !lent.test(says))
      const prices = amounts.filter(({ says, value }) => price.test(says) && value.paise >= leastPrice)
      const found = loans.flatMap((loan) =>
        downs
          .filter(({ value }) => prices.some((whole) => whole.value.paise === loan.value.paise + value.paise))
          .map((down) => ({ loan, down })),
      )
      const [first] = found
      if (!first || found.some(({ loan }) => loan.value.paise !== first.loan.value.paise)) return []
      const put = (path: string, { words, value }: RowAmount): Candidate => ({
        ...fromWords(page.layout, path, partsOfPrice.name, parsed(rupees(value.paise), spanOf(words)), 0.85),
        most: mostDoubted,
      })
      return [put('loan_amount', first.loan), put('down_payment', first.down)]
    }),
}
