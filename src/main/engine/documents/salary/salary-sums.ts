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
export const deductionsBySum = (gross: Rules, net: Rules, deductions: Rules): Rule => ({
  name: 'salary.deductions.sum',
  find: (context) => {
    const known = valuesOf([grossPaid(gross, net, deductions)], context)
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

/** Amounts of one column end as far right, within so many heights of the text. */
const slack = 0.7

/** Rows of a table that stand under one head: what is fixed for a month, what was earned of it, arrears. */
const mostRows = 3

/** The amounts under one that stands under its head, and itself, each with its row; none for one beside its label. */
function rowsUnder({ layout, labelOf }: LabelledPage, word: LaidWord): { amount: PaidAmount; row: PaidAmount[] }[] {
  const rows = printRows(layout)
  const at = rows.findIndex(({ words }) => words.some(({ quad }) => quad === word.quad))
  if (at < 0 || rows[at]!.words.some((w) => labelOf.has(w))) return []
  return rows.slice(at, at + mostRows).flatMap(({ words }) => {
    const row = amountsOf(words)
    const amount = row.find((one) => isInColumn(layout.textHeight, one.words.at(-1)!, word))
    return amount ? [{ amount, row }] : []
  })
}

const isInColumn = (textHeight: number, a: LaidWord, b: LaidWord): boolean =>
  Math.abs(right(a.box) - right(b.box)) < slack * textHeight

/**
 * Of several amounts at a gross that which the deductions take to the net, these in rows of their own: "Fixed 26250.00" over
 * "Earned 24500.00" under its head, "Gross 17625.00  16450.00" beside it.
 */
function grossEarned(context: RuleContext, gross: Candidate, net: Rules, deductions: Rules): Candidate[] {
  const [page] = context.pages
  const word = gross.span?.lines.flat().at(-1)
  if (!page || !word) return []
  const [paid, less] = [valuesOf(net, context), valuesOf(deductions, context)]
  const isPaid = ({ value }: PaidAmount): boolean =>
    less.some((taken) => taken > 0 && paid.includes(value.paise - taken))
  const several = [rowsUnder(page, word).map(({ amount }) => amount), amountsFrom(context, gross)]
  const found = several.filter(({ length }) => length > 1).flatMap((amounts) => amounts.filter(isPaid))
  const [one] = found
  return one && found.length === 1 ? [put(page, 'gross_salary', 'salary.gross.paid', one, 0.95)] : []
}

/**
 * The gross that was paid. Beside it or under it may stand what is due for a whole month: of several amounts at the label
 * it is that which the deductions take to the net, and in doubt where none is.
 */
export const grossPaid = (gross: Rules, net: Rules, deductions: Rules): Rule => ({
  name: 'salary.gross.paid',
  find: (context) => {
    const read = gross.flatMap((rule) => rule.find(context))
    const first = read.find(({ span }) => span !== null)
    const earned = first ? grossEarned(context, first, net, deductions) : []
    if (earned.length > 0) return earned
    const beside = first ? amountsFrom(context, first) : []
    if (beside.length < 2) return read
    const [paid] = pairsOf(context, net, ({ words }) => beside.some((one) => one.words[0] === words[0]))
    return paid
      ? [put(paid.page, 'gross_salary', 'salary.gross.paid', paid.gross, 0.95)]
      : read.map((candidate) => ({ ...candidate, most: mostDoubted }))
  },
})

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
      // Under its head the amount stands in the row of the gross that was paid, which may be another than the first.
      const own = found.span?.lines.flat().at(-1)
      const isOfGross = ({ words }: PaidAmount): boolean => ends.some((end) => end.quad === words.at(-1)!.quad)
      const rows = own ? rowsUnder(page, own) : []
      const earned = rows.findIndex(({ row }) => row.some(isOfGross))
      if (earned > 0) return put(page, 'basic_pay', 'salary.basic.paid', rows[earned]!.amount, 0.92)
      const beside = amountsFrom(context, found)
      if (beside.length < 2 || beside.some(isOfGross)) return found
      const isOfColumn = ({ words }: PaidAmount): boolean =>
        ends.some((end) => isInColumn(page.layout.textHeight, end, words.at(-1)!))
      const paid = beside.find(isOfColumn)
      if (!paid) return { ...found, most: mostDoubted }
      return paid === beside[0] ? found : put(page, 'basic_pay', 'salary.basic.paid', paid, 0.92)
    })
  },
})
