/**
 * A number of a line of items that a reader lost or misread, as the two others tell it: quantity times rate is the
 * amount. What is reckoned so is proposed only, for nothing else bears it out.
 */
import { distance } from 'fastest-levenshtein'
import { wereRead, type LaidWord } from '../../layout/layout'
import { rupees } from '../amounts'
import { multiplies } from './item-cells'
import type { LineItem } from './line-item'

/** Of so many lines the numbers have to hold, as printed or put right: else the columns are other things. */
const mostLines = 0.6
/** Quantities are printed in thousandths at most. */
const parts = 1000

type Repair = (items: readonly LineItem[], item: LineItem) => LineItem[]

/** The items with numbers that two others of their line tell; none where what is printed is read from a text layer. */
export function withReckoned(items: readonly LineItem[]): readonly LineItem[] {
  const repaired = items.map((item) => {
    if (multiplies(item) || !isReckonable(item)) return item
    const [only, ...others] = repairs.flatMap((repair) => repair(items, item))
    return only && others.length === 0 ? only : item
  })
  const holding = repaired.filter((item) => item.reckoned !== null || multiplies(item))
  // "1" in every line is what is reckoned where a rate and an amount are the same thing, and nothing is counted.
  const counts = repaired.some(({ quantity }) => quantity !== null && Number(quantity.value) !== 1)
  return counts && holding.length >= mostLines * items.length ? repaired : items
}

const wordsOf = ({ quantity, unitPrice, taxable, amount }: LineItem): LaidWord[] =>
  [quantity, unitPrice, taxable, amount].flatMap((cell) => cell?.words.flat() ?? [])

const isReckonable = (item: LineItem): boolean =>
  !item.mayHoldTax &&
  item.discount === null &&
  (item.taxable === null || item.amount === null) &&
  wereRead(wordsOf(item))

const paiseOf = ({ taxable, amount }: LineItem): number | null => {
  const cell = amount ?? taxable
  return cell && cell.value.exact ? cell.value.paise : null
}
const rateOf = ({ unitPrice }: LineItem): number | null =>
  unitPrice ? Math.round(Number(unitPrice.value) * 100) : null

const counted: Repair = (items, item) => {
  const [amount, rate] = [paiseOf(item), rateOf(item)]
  if (!amount || !rate) return []
  const value = (amount * parts) / rate
  if (!Number.isInteger(value) || value > 1e8) return []
  const printed = printedCount(value, items, item.quantity?.value ?? null)
  if (printed === null || !mayBe(item.quantity?.value ?? null, printed)) return []
  return [{ ...item, reckoned: 'quantity', quantity: { value: printed, words: item.quantity?.words ?? [] } }]
}

const rated: Repair = (_, item) => {
  const amount = paiseOf(item)
  const count = item.quantity ? Math.round(Number(item.quantity.value) * parts) : null
  if (!amount || !count) return []
  const value = (amount * parts) / count
  const read = item.unitPrice ? rupees(rateOf(item)!) : null
  if (!Number.isInteger(value) || !mayBe(read, rupees(value))) return []
  return [{ ...item, reckoned: 'unit_price', unitPrice: { value: rupees(value), words: item.unitPrice?.words ?? [] } }]
}

const charged: Repair = (_, item) => {
  const rate = rateOf(item)
  const cell = item.amount ?? item.taxable
  if (!rate || !item.quantity || !item.hasSum) return []
  const paise = Math.round(Number(item.quantity.value) * rate)
  if (paise === 0 || !mayBe(cell ? rupees(cell.value.paise) : null, rupees(paise))) return []
  const value = { paise, sign: null, edits: 1, exact: true } as const
  const amount = { value, words: cell?.words ?? [] }
  return [{ ...item, reckoned: 'amount', ...(item.amount === null && item.taxable ? { taxable: amount } : { amount }) }]
}

const repairs: readonly Repair[] = [counted, rated, charged]

const digits = (text: string): string => text.replace(/\D/g, '')

/** True where nothing was read, or what was has one digit that is another, too many or too few, or a point was lost. */
const mayBe = (read: string | null, reckoned: string): boolean =>
  read === null ||
  (read !== reckoned && distance(digits(read), digits(reckoned)) <= 1) ||
  Number(read) === Number(reckoned) * 100

/** A count in thousandths with as many decimals as was read of it, or as those of the other lines have. */
function printedCount(value: number, items: readonly LineItem[], read: string | null): string | null {
  const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0
  const others = items.flatMap(({ quantity }) => (quantity ? [placesOf(quantity.value)] : []))
  const least = placesOf(String(value / parts))
  const most = Math.max(0, ...others)
  if (read !== null) return placesOf(read) < least ? null : (value / parts).toFixed(placesOf(read))
  if (least > most) return null
  return (value / parts).toFixed(least > 0 || others.every((places) => places === most) ? most : 0)
}
