/** Cells of line items that nothing bears out, and the items with what a second look says of them. */
import type { PrintSource } from '../../../../../shared/domain/reading'
import { readAmount, readDecimal, type Amount } from '../amounts'
import { leastSure } from '../cells'
import { wellRead, type CellLooks, type CellPlace } from '../cell-places'
import { votesOf, type Vote } from '../cell-votes'
import { isTaxCode } from './item-heads'
import { multiplies } from './item-cells'
import type { LineItem, PlacedItemColumn } from './line-item'
import type { ReadCell } from '../statements/statement-lines'

/** The cells to look at again, of items of pages that were read from pixels. */
export function doubtedItemCells(
  items: readonly LineItem[],
  sourceOf: (page: number) => PrintSource,
): readonly CellPlace[] {
  const areCounted = items.some((item) => item.reckoned !== null || multiplies(item))
  return items.flatMap((item) => {
    if (sourceOf(item.page) !== 'ocr' || multiplies(item)) return []
    return [...item.places.values()].filter((place) => areCounted || leastSure([place.words]) < wellRead)
  })
}

/** The items with numbers that were seen where quantity times rate is the amount. */
export const withItemCellsSeen = (items: readonly LineItem[], looks: CellLooks): LineItem[] =>
  items.map((item) => (multiplies(item) ? item : withCode(withNumbers(item, looks), looks)))

/** A value that a cell may have. */
type Option<V> = Vote<V | null>

/** The values of all readings of a cell; one that is none where no reading has any. */
function optionsOf<V>(read: V | null, seen: readonly V[], own: (value: V) => unknown): readonly Option<V>[] {
  const found = votesOf(read, seen, own)
  return found.length === 0 ? [{ value: null, votes: 0 }] : found
}

function withNumbers(item: LineItem, looks: CellLooks): LineItem {
  const look = <V>(name: PlacedItemColumn, read: (text: string) => V | null): V[] =>
    seenIn(item, name, looks).flatMap((text) => {
      const value = read(text)
      return value === null ? [] : [value]
    })
  const quantities = optionsOf(item.quantity?.value ?? null, look('quantity', decimalIn), (value) => value)
  const prices = optionsOf(item.unitPrice?.value ?? null, look('unit_price', decimalIn), Number)
  const discounts = optionsOf(item.discount, look('discount', decimalIn), Number)
  const sum = (name: 'taxable' | 'amount'): readonly Option<Amount>[] =>
    optionsOf(item[name]?.value ?? null, look(name, exactIn), ({ paise }) => paise)
  const isWithoutAmount = item.amount === null && (item.taxable !== null || item.isSumWithTax)
  const amounts = isWithoutAmount ? [{ value: null, votes: 0 }] : sum('amount')
  const ways = quantities.flatMap((quantity) =>
    prices.flatMap((price) =>
      discounts.flatMap((discount) =>
        sum('taxable').flatMap((taxable) =>
          amounts.map((amount) => ({
            item: {
              ...item,
              quantity: cellIn(item, 'quantity', item.quantity, quantity.value),
              unitPrice: cellIn(item, 'unit_price', item.unitPrice, price.value),
              discount: discount.value,
              taxable: cellIn(item, 'taxable', item.taxable, taxable.value),
              amount: cellIn(item, 'amount', item.amount, amount.value),
            },
            votes: [quantity, price, discount, taxable, amount].reduce((all, { votes }) => all + votes, 0),
          })),
        ),
      ),
    ),
  )
  const [best, second] = ways
    .filter((way) => hasPaise(way.item) && multiplies(way.item))
    .sort((a, b) => b.votes - a.votes)
  if (best && best.votes > (second?.votes ?? 0)) return best.item
  // Of what the page has nothing, that is proposed which all have that saw anything.
  const proposed = <V>(options: readonly Option<V>[]): V | null => (options.length === 1 ? options[0]!.value : null)
  return {
    ...item,
    quantity: item.quantity ?? cellIn(item, 'quantity', null, proposed(quantities)),
    unitPrice: item.unitPrice ?? cellIn(item, 'unit_price', null, proposed(prices)),
    amount: item.amount ?? cellIn(item, 'amount', null, proposed(amounts)),
  }
}

/** What lost its point may have lost it in the rate and in the amount alike. */
const hasPaise = ({ taxable, amount }: LineItem): boolean =>
  [taxable, amount].every((cell) => cell === null || cell.value.exact)

const seenIn = (item: LineItem, name: PlacedItemColumn, looks: CellLooks): readonly string[] => {
  const place = item.places.get(name)
  return (place && looks(place.beside[0], name)) ?? []
}

/** A cell with another value than was read, at the same place; as it is where it has that value. */
function cellIn<V>(
  item: LineItem,
  name: PlacedItemColumn,
  cell: ReadCell<V> | null,
  value: V | null,
): ReadCell<V> | null {
  if (value === null || cell?.value === value) return cell
  return { value, words: cell?.words ?? [item.places.get(name)?.words ?? []] }
}

/** A count or a rate, its unit perhaps behind it. */
const decimalIn = (text: string): string | null => {
  const number = /^\W{0,3}(\d[\d,]*(?:\.\d+)?)(?:\s?%|\s[\p{L}.]{1,10})?\W{0,2}$/u.exec(text)?.[1]
  return number === undefined ? null : readDecimal(number)
}

const exactIn = (text: string): Amount | null => {
  const amount = readAmount(text)
  return amount?.exact ? amount : null
}

/** A code of goods that the page has not, or of no length that one has, where both who looked again have the same. */
function withCode(item: LineItem, looks: CellLooks): LineItem {
  const [one, other] = seenIn(item, 'hsn', looks).map((text) => text.replace(/[^\p{L}\d]/gu, ''))
  const isAgreed = one !== undefined && one === other && isTaxCode(one)
  const isLacking = item.hsn === null || !isTaxCode(item.hsn.value)
  return isAgreed && isLacking ? { ...item, hsn: cellIn(item, 'hsn', item.hsn, one) } : item
}
