/** What the row of the gross on a salary slip says with what is paid out. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { right, type LaidWord } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { rupees } from '../../extraction/tables/amounts'
import { printRows } from '../../extraction/tables/print-rows'
import { amountsOf, type PlacedAmount } from '../trade/placed-amounts'

type PaidAmount = Omit<PlacedAmount, 'page'>

type Rules = readonly Rule[]

const valuesOf = (rules: Rules, context: RuleContext): number[] =>
  rules.flatMap((rule) => rule.find(context)).map(({ value }) => Math.round(100 * Number(value)))

/** Two amounts of one row, of which the first less the second is what is paid out. */
interface Pair {
  readonly page: LabelledPage
  readonly gross: PaidAmount
  readonly less: PaidAmount
}

function pairsOf(
  context: RuleContext,
  net: Rules,
  isGross: (amount: PaidAmount, page: LabelledPage) => boolean,
): Pair[] {
  const paid = valuesOf(net, context)
  return context.pages.slice(0, 1).flatMap((page) =>
    printRows(page.layout).flatMap((row) => {
      const amounts = amountsOf(row.words)
      return amounts.flatMap((gross, at) => {
        if (!isGross(gross, page)) return []
        const less = amounts
          .slice(at + 1)
          .find(({ value }) => value.paise > 0 && paid.includes(gross.value.paise - value.paise))
        return less ? [{ page, gross, less }] : []
      })
    }),
  )
}

const put = (
  page: LabelledPage,
  path: string,
  rule: string,
  { value, words }: PaidAmount,
  strength: number,
): Candidate => fromWords(page.layout, path, rule, parsed(rupees(value.paise), spanOf(words)), strength)

/**
 * What lies between gross and net, printed on the row of the gross as the sum of the column beside it, whatever it is
 * called there: "Total", "Less".
 */
export const deductionsBySum = (gross: Rules, net: Rules): Rule => ({
  name: 'salary.deductions.sum',
  find: (context) => {
    const known = valuesOf([grossPaid(gross, net)], context)
    return pairsOf(context, net, ({ value }) => known.includes(value.paise)).map(({ page, less }) =>
      put(page, 'total_deductions', 'salary.deductions.sum', less, 0.9),
    )
  },
})

/** An amount and those behind it on its row, up to the next words. */
function amountsFrom({ pages: [page] }: RuleContext, { span }: Candidate): PaidAmount[] {
  const first = span?.lines[0]?.[0]
  const isFirst = ({ quad }: LaidWord): boolean => quad === first?.quad
  const row = page && printRows(page.layout).find(({ words }) => words.some(isFirst))
  if (!row) return []
  const behind = row.words.slice(row.words.findIndex(isFirst))
  const end = behind.findIndex(({ text }) => /\p{L}{2}/u.test(text))
  return amountsOf(end < 0 ? behind : behind.slice(0, end))
}

/**
 * The gross that was paid. Beside it may stand what is due for a whole month: of several amounts at the label it is
 * that which the deductions take to the net, and in doubt where none is.
 */
export const grossPaid = (gross: Rules, net: Rules): Rule => ({
  name: 'salary.gross.paid',
  find: (context) => {
    const read = gross.flatMap((rule) => rule.find(context))
    const first = read.find(({ span }) => span !== null)
    const beside = first ? amountsFrom(context, first) : []
    if (beside.length < 2) return read
    const [paid] = pairsOf(context, net, ({ words }) => beside.some((one) => one.words[0] === words[0]))
    return paid
      ? [put(paid.page, 'gross_salary', 'salary.gross.paid', paid.gross, 0.95)]
      : read.map((candidate) => ({ ...candidate, most: mostDoubted }))
  },
})

/** Amounts of one column end as far right, within so many heights of the text. */
const slack = 0.7

/**
 * What was paid of a part of the pay: beside it may stand what is fixed for a whole month. Of several amounts on its row
 * it is that in the column of the gross, and in doubt where none is. A row that holds the gross itself is one of amounts
 * under a head each: "Basic | HRA | Gross".
 */
export const inPaidColumn = (rules: Rules, gross: Rules): Rule => ({
  name: 'salary.basic.paid',
  find: (context) => {
    const read = rules.flatMap((rule) => rule.find(context))
    const [page] = context.pages
    const ends = gross
      .flatMap((rule) => rule.find(context))
      .filter(({ path }) => path === 'gross_salary')
      .flatMap(({ span }) => span?.lines.flat().at(-1) ?? [])
    if (!page) return read
    return read.map((found) => {
      const beside = amountsFrom(context, found)
      const isOfRow = beside.some(({ words }) => ends.some((end) => end.quad === words.at(-1)!.quad))
      if (beside.length < 2 || isOfRow) return found
      const isOfColumn = ({ words }: PaidAmount): boolean =>
        ends.some((end) => Math.abs(right(end.box) - right(words.at(-1)!.box)) < slack * page.layout.textHeight)
      const paid = beside.find(isOfColumn)
      if (!paid) return { ...found, most: mostDoubted }
      return paid === beside[0] ? found : put(page, 'basic_pay', 'salary.basic.paid', paid, 0.92)
    })
  },
})
