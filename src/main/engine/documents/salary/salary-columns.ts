/** What the columns of a salary slip add up to, whatever their sums are called there and in which language. */
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import { right, type LaidWord, type Layout } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { readAmount, rupees } from '../../extraction/tables/amounts'
import { printRows } from '../../extraction/tables/print-rows'

interface Cell {
  readonly word: LaidWord
  readonly paise: number
  readonly row: number
}

/** The sum of a column and of how many amounts over it. */
interface ColumnSum extends Cell {
  readonly of: number
}

/** No pay of a month is less. */
const leastPay = 1000_00
/** Amounts of one column end where each other does, or begin there, within so many heights of the text. */
const slack = 0.7
/** A column has no more amounts than this. */
const mostItems = 25

const cellsOf = (layout: Layout): Cell[] =>
  printRows(layout).flatMap(({ words }, row) =>
    words.flatMap((word) => {
      const amount = /^\W*\d/.test(word.text) && !/%/.test(word.text) ? readAmount(word.text) : null
      return amount && amount.sign === null ? [{ word, paise: amount.paise, row }] : []
    }),
  )

const isAligned = ({ box: a }: LaidWord, { box: b }: LaidWord, within: number): boolean =>
  Math.min(Math.abs(right(a) - right(b)), Math.abs(a.x - b.x)) < within

/** Amounts that those right over them add up to. */
function sumsOf(cells: readonly Cell[], textHeight: number): ColumnSum[] {
  return cells.flatMap((cell) => {
    const over = cells
      .filter(({ word, row }) => row < cell.row && isAligned(word, cell.word, slack * textHeight))
      .filter(({ paise }) => paise > 0)
      .toReversed()
      .slice(0, mostItems)
    let sum = 0
    for (const [i, { paise }] of over.entries()) {
      sum += paise
      if (sum === cell.paise) return [{ ...cell, of: i + 1 }]
      if (sum > cell.paise) break
    }
    return []
  })
}

/** Amounts of a row that opens with "Total": typed slips have them beside their columns rather than under them. */
function totalsOf(layout: Layout, cells: readonly Cell[]): ColumnSum[] {
  const rows = printRows(layout)
  const isTotal = ({ row }: Cell): boolean => /^total\b/i.test(rows[row]?.words[0]?.text ?? '')
  return cells.filter(isTotal).map((cell) => ({ ...cell, of: fewestItems }))
}

/** A sum is one of at least so many amounts. */
const fewestItems = 2

/** What is left of a gross is paid to the paisa, or rounded to rupees. */
const isPaid = (paise: number, left: number): boolean =>
  paise === left || (paise % 100 === 0 && Math.abs(paise - left) < 100)

/**
 * Sums of two columns, side by side or one under the other, whose difference is printed as well: what is earned, what is
 * taken off and what is paid. Empty where more than one set of three amounts fits, as of the month and of the year.
 */
function paidOf(layout: Layout): readonly (readonly [path: string, cell: Cell])[] {
  const cells = cellsOf(layout)
  const sums = [...sumsOf(cells, layout.textHeight), ...totalsOf(layout, cells)]
  const found = sums
    .filter(({ of, paise }) => of >= fewestItems && paise >= leastPay)
    .flatMap((gross) =>
      sums.flatMap((less) => {
        const isBeside = less.row === gross.row && less.word.box.x > gross.word.box.x
        const isUnder = less.row > gross.row && less.of >= fewestItems
        const net = cells.findLast(
          ({ paise, row, word }) =>
            isPaid(paise, gross.paise - less.paise) && row >= less.row && word !== less.word && word !== gross.word,
        )
        return net && less.paise > 0 && net.paise >= leastPay && (isBeside || isUnder) ? [{ gross, less, net }] : []
      }),
    )
  const [first] = found
  if (!first || found.some(({ gross, less }) => gross.paise !== first.gross.paise || less.paise !== first.less.paise))
    return []
  return [
    ['gross_salary', first.gross],
    ['total_deductions', first.less],
    ['net_salary', first.net],
  ]
}

export const sumsOfColumns: Rule = {
  name: 'salary.columns',
  find: ({ pages }) =>
    pages
      .slice(0, 1)
      .flatMap(({ layout }) =>
        paidOf(layout).map(([path, { word, paise }]) =>
          fromWords(layout, path, sumsOfColumns.name, parsed(rupees(paise), spanOf([word])), 0.9),
        ),
      ),
}
