/**
 * The sign of the rupee read as a digit before the amounts of a bill: "812,071.09" for "₹12,071.09". What quantity and
 * rate come to, and what sums do, tell it.
 */
import { textOf, wereRead, type LaidWord } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'
import { multiplies } from './item-cells'
import type { LineItem } from './line-item'
import type { ReadCell } from '../statements/statement-lines'

const opensWithDigit = /^\d(?=\d[\d,]*\.\d{2}$|,\d{3})/

/** The amount without its first digit, where that may be the sign; null for words of a text layer, which are as printed. */
export function withoutFirstDigit(words: readonly LaidWord[]): Amount | null {
  const text = textOf(words)
  if (!wereRead(words) || !opensWithDigit.test(text)) return null
  const value = readAmount(text.replace(/^\d,?/, ''))
  return value?.exact ? { ...value, edits: value.edits + 1 } : null
}

type Money = ReadCell<Amount> | null

const amountsOf = (cell: Money): Money[] => {
  const bare = cell && withoutFirstDigit(cell.words.flat())
  return bare ? [cell, { ...cell, value: bare }] : [cell]
}

const ratesOf = (cell: LineItem['unitPrice']): LineItem['unitPrice'][] => {
  const bare = cell && withoutFirstDigit(cell.words.flat())
  return bare ? [cell, { ...cell, value: (bare.paise / 100).toFixed(2) }] : [cell]
}

const opensBare = /^[\d.,]/
const isBare = (cell: ReadCell<unknown> | null): boolean => cell === null || opensBare.test(textOf(cell.words.flat()))

/**
 * Items with such signs taken off. Where more rows multiply as they are read, with no sign before their amounts, the table
 * prints none: of a row that does not multiply another digit was misread.
 */
export function withoutRupeeDigits(items: readonly LineItem[]): readonly LineItem[] {
  const mended = items.map(withoutRupeeDigit)
  const changed = mended.filter((item, i) => item !== items[i]).length
  const bare = items.filter((item) => multiplies(item) && isBare(item.unitPrice) && isBare(item.amount ?? item.taxable))
  return changed > bare.length ? mended : items
}

/** The item as it multiplies: as read, or without a first digit of its rate, its amount, or both. */
function withoutRupeeDigit(item: LineItem): LineItem {
  if (multiplies(item)) return item
  const ways = ratesOf(item.unitPrice).flatMap((unitPrice) =>
    amountsOf(item.taxable).flatMap((taxable) =>
      amountsOf(item.amount).map((amount): LineItem => ({ ...item, unitPrice, taxable, amount })),
    ),
  )
  return ways.find(multiplies) ?? item
}
