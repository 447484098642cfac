/** Line items whose columns are told by what their numbers come to, where the heads do not tell them. */
import type { LabelledPage } from '../../labels/labels'
import type { HeadStand } from '../columns'
import type { Header } from '../headers'
import { multiplies } from './item-cells'
import type { ItemColumn } from './item-heads'
import type { LineItem } from './line-item'
import { readLineItems, type ReadItems } from './line-items'
import { toldWays, waysOf } from './settle-item-heads'

/** Of so many lines the sums have to be right: the others have a digit that was misread, and in no other column any is. */
const mostLines = 0.6

type Head = Header<ItemColumn>
/** One of the ways to read each head of a table, the same for all of them. */
type Way = (head: Head) => Head
const asNamed: Way = (head) => waysOf(head)[0] ?? head

/**
 * The items of all pages. A column of which nobody knows the name, or that shares one with others, is told by what its
 * numbers come to, if need be.
 */
export function readCountedItems(pages: readonly LabelledPage[], stand: HeadStand): ReadItems {
  const named = readLineItems(pages, { stand })
  const told = named.items.length === 0
  const plain = told ? readLineItems(pages, { stand, told }) : named
  const { head, items } = plain
  if (head === null || items.length === 0) return plain
  const read = (way: Way): ReadItems => readLineItems(pages, { stand, told, way })
  const holds = (other: ReadItems, isRight: (item: LineItem) => boolean): boolean =>
    other.items.length >= items.length && other.items.filter(isRight).length >= mostLines * other.items.length

  let best: { read: ReadItems; way: Way } = { read: plain, way: asNamed }
  const missing = missingWays(plain, head)
  for (const way of [...sharedWays(head).slice(1), ...missing]) {
    if (holds(best.read, multiplies)) break
    const other = read(way)
    if (holds(other, multiplies)) best = { read: other, way }
  }
  // "Charges | CGST | SGST | Total": what comes to the total with the taxes is the value that was taxed.
  const untaxed = best.read.items.every(({ taxable }) => taxable === null)
  const taxedWays = untaxed && best.read.items.some(({ mayHoldTax }) => mayHoldTax) ? toldWays(head, 'taxable') : []
  const taxed = taxedWays
    .map((_, i) => read((one) => toldWays(best.way(one), 'taxable')[i] ?? best.way(one)))
    .find((other) => holds(other, ({ isTaxed }) => isTaxed))
  if (taxed) return taxed
  const isTurnable = missing.includes(best.way) && best.read.items.every(isTurned)
  return isTurnable ? { ...best.read, items: best.read.items.map(turned) } : best.read
}

/** Ways to say which of several columns of a name has it; the first is as a head is named. */
const sharedWays = (head: Head): Way[] => waysOf(head).map((_, i) => (one) => waysOf(one)[i] ?? asNamed(one))

/** Ways to say which column without a name is the one that no head names. */
function missingWays({ items }: ReadItems, head: Head): Way[] {
  const missing = (['quantity', 'unit_price'] as const).filter((name) =>
    items.every((item) => (name === 'quantity' ? item.quantity : item.unitPrice) === null),
  )
  const [name] = missing
  if (!name || missing.length > 1) return []
  return toldWays(asNamed(head), name).map((_, i) => (one) => toldWays(asNamed(one), name)[i] ?? asNamed(one))
}

const withPaise = /\.\d{2}$/

/** Rates have paise where goods are counted: a count with paise beside a rate without has changed places with it. */
const isTurned = ({ quantity, unitPrice }: LineItem): boolean =>
  quantity !== null && unitPrice !== null && withPaise.test(quantity.value) && !/[.,]/.test(unitPrice.value)

const turned = (item: LineItem): LineItem => ({
  ...item,
  quantity: item.unitPrice,
  unitPrice: item.quantity,
  // Of cells under each other's heads it is not known which is which.
  places: new Map(),
})
