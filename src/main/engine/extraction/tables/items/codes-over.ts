/** Items whose line of numbers tells but a code of what is sold, and whose words stand under it: "45048020" over "HEX BOLT". */
import { cellText, type Line } from '../body'
import { isWorded } from './item-codes'
import type { ItemColumn } from './item-heads'
import { amountOf, decimalOf, quantityOf } from './item-lines'

/** So many of the lines with a count, a rate and an amount have to be of that kind. */
const mostLines = 0.8

/** A code of goods has more digits than a count. */
const bareCode = /^(?=(?:.*\d){3})[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u

const isCounted = (line: Line<ItemColumn>): boolean =>
  (amountOf(line, 'amount') ?? amountOf(line, 'taxable')) !== null &&
  quantityOf(line) !== null &&
  decimalOf(line, 'unit_price') !== null

/** True for a line of words alone, in the column of what is sold. */
const isOfWords = (line: Line<ItemColumn> | undefined): boolean =>
  line !== undefined && line.words.size === 1 && isWorded(cellText(line, 'description'))

/** True for a line that begins an item by the code of it: with all its numbers, right over its words. */
const opensByCode = (line: Line<ItemColumn>, next: Line<ItemColumn> | undefined): boolean =>
  isCounted(line) && bareCode.test(cellText(line, 'description')) && isOfWords(next)

/** The lines that begin an item by its code, in a table in which most items begin so. */
export function linesOverWords(lines: readonly Line<ItemColumn>[]): ReadonlySet<Line<ItemColumn>> {
  const own = lines.filter((line, i) => opensByCode(line, lines[i + 1]))
  return new Set(own.length >= mostLines * lines.filter(isCounted).length ? own : [])
}
