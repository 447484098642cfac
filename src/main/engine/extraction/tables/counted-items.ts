/** Line items whose head of quantities or of rates was not read: what times the other is the amount stands under it. */
import type { LabelledPage } from '../labels'
import type { HeadStand } from './columns'
import type { Header } from './headers'
import { multiplies } from './item-cells'
import type { ItemColumn } from './item-heads'
import { readLineItems, type LineItem, type ReadItems } from './line-items'

/** Of so many lines the sums have to be right: the others have a digit that was misread, and in no other column any is. */
const mostLines = 0.6

/** The items of all pages; a column of which nobody knows the name is told by what its numbers come to, if need be. */
export function readCountedItems(pages: readonly LabelledPage[], stand: HeadStand): ReadItems {
  const read = readLineItems(pages, stand)
  const { items, unknown } = read
  const missing = (['quantity', 'unit_price'] as const).filter((name) =>
    items.every((item) => (name === 'quantity' ? item.quantity : item.unitPrice) === null),
  )
  const [name] = missing
  if (!name || missing.length > 1 || items.length === 0) return read
  for (let nth = 0; nth < unknown; nth++) {
    const told = readLineItems(pages, stand, (head) => withName(head, nth, name))
    if (told.items.length >= items.length && told.items.filter(multiplies).length >= mostLines * told.items.length)
      return told.items.every(isTurned) ? { ...told, items: told.items.map(turned) } : told
  }
  return read
}

const withPaise = /\.\d{2}$/

/** Rates have paise where goods are counted: a count with paise beside a rate without has changed places with it. */
const isTurned = ({ quantity, unitPrice }: LineItem): boolean =>
  quantity !== null && unitPrice !== null && withPaise.test(quantity.value) && !/[.,]/.test(unitPrice.value)

const turned = (item: LineItem): LineItem => ({ ...item, quantity: item.unitPrice, unitPrice: item.quantity })

/** A head whose n-th unknown column has a name. */
function withName(head: Header<ItemColumn>, nth: number, name: ItemColumn): Header<ItemColumn> {
  const cell = head.cells.filter((c) => c.name === null)[nth]
  return { ...head, cells: head.cells.map((c) => (c === cell ? { ...c, name } : c)) }
}
