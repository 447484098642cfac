/** The line items of invoices and orders, over all pages, from the words under their columns' heads. */
import { onceFor } from '../../../once-for'
import type { LabelledPage } from '../../labels/labels'
import { right, type Layout } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'
import { areaOf, type TableArea } from '../around-table'
import { groupRows, lineOf, type Line } from '../body'
import { cellPlaces } from '../cell-places'
import { runsApart, standsApart } from '../stands-apart'
import { columnsOf, type HeadStand } from '../columns'
import { linesOverWords } from './codes-over'
import { columnsOfItems } from './item-columns'
import { charges, ends, headsSums, sumOfItems, sums } from './item-ends'
import { withoutNumbers, withoutSerials } from './item-codes'
import { isItems, itemPhrases, mayBeItems, type ItemColumn } from './item-heads'
import { amountOf, kindIn, lastExact } from './item-lines'
import { findHeaders, type Header } from '../headers'
import { joinWords } from '../join-words'
import { holdsOwn, lineItem, placedItemColumns, type LineItem } from './line-item'
import { printRows, rowText, type PrintRow } from '../print-rows'
import { groupsBySerial } from './serial-groups'
import { has, settledHead, waysOf } from './settle-item-heads'
import { withRunningWords } from './running-words'
import type { ReadCell } from '../statements/statement-lines'

/** True for a page with a head of line items. */
export const holdsItems = (layout: Layout): boolean => headsOf(printRows(layout)).length > 0

const headsOf = onceFor((rows: readonly PrintRow[]) => findHeaders(rows, itemPhrases, isItems))
/** Heads that are of items only where the rows under them are. */
const likeHeadsOf = onceFor((rows: readonly PrintRow[]) => findHeaders(rows, itemPhrases, mayBeItems))

/** Amounts of a row of sums, by column. */
export type ColumnSums = Readonly<Partial<Record<ItemColumn, ReadCell<Amount>>>>

export interface ReadItems {
  readonly items: readonly LineItem[]
  readonly sums: readonly ColumnSums[]
  readonly areas: readonly TableArea[]
  /** The first head, before one of the ways to read it was chosen; null where the columns have none. */
  readonly head: Header<ItemColumn> | null
}

/** Reads the items under columns that their own numbers tell; null where they tell none. */
export function readToldItems(pages: readonly LabelledPage[]): ReadItems | null {
  const printed = pages.map((page) => printRows(page.layout))
  const told = printed.map(columnsOfItems).find((columns) => columns !== null)
  const body = told && printed.find((rows) => rows.includes(told.first))
  if (!told || !body) return null
  const read = readPart(told.header, body.slice(body.indexOf(told.first)), told.first, 'left')
  return { ...read, items: withoutNumbers(read.items).map(firstColumn), head: null }
}

/** What stands behind a wide blank is of another column, as the number of a drawing: no head says what it is. */
function firstColumn(item: LineItem): LineItem {
  const words = item.description.words.map((line) => {
    const end = line.findIndex((word, i) => i > 0 && standsApart(line[i - 1]!, word))
    return end < 0 ? line : line.slice(0, end)
  })
  return { ...item, description: { value: words.map(joinWords).join(' '), words } }
}

/** How heads are taken. */
export interface HeadReading {
  /** How they stand over their columns. */
  readonly stand: HeadStand
  /** True where a head need not name all that a table of items has, if the rows under it tell it. */
  readonly told?: boolean
  /** Which of the ways to read a head is taken; the first, if nothing else is said. */
  readonly way?: (head: Header<ItemColumn>) => Header<ItemColumn>
}

/** Reads the items of all pages, in printed order. */
export function readLineItems(pages: readonly LabelledPage[], reading: HeadReading): ReadItems {
  const { stand, told = false, way = (head) => waysOf(head)[0] ?? head } = reading
  const read: Part[] = []
  let first: Header<ItemColumn> | null = null
  let header: Header<ItemColumn> | null = null
  let ended = false
  for (const page of pages) {
    const printed = printRows(page.layout)
    const heads = settledOn(printed, told)
    if (heads.length === 0 && (header === null || ended)) continue
    if (heads.length > 0 && ended) break
    first ??= heads[0]?.head ?? null
    const going: HeadedTable[] = header ? [{ head: header, body: printed, top: printed[0] }] : []
    const parts = heads.length > 0 ? ownTables(heads) : going
    for (const { head, body, top } of parts) {
      if (!top) continue
      header = heads.length > 0 ? way(head) : head
      read.push(readPart(header, body, top, stand))
    }
    ended = (read.at(-1)?.ended ?? false) && read.some(({ items }) => items.length > 0)
  }
  return {
    items: withoutNumbers(read.flatMap(({ items }) => items)),
    sums: read.flatMap((part) => part.sums),
    areas: read.flatMap(({ areas }) => areas),
    head: first,
  }
}

interface HeadedTable {
  readonly head: Header<ItemColumn>
  readonly body: readonly PrintRow[]
  readonly top: PrintRow | undefined
}

/** The heads of a page with the rows under each, its columns named once each. */
function settledOn(printed: readonly PrintRow[], told: boolean): HeadedTable[] {
  const heads = told ? likeHeadsOf(printed) : headsOf(printed)
  return heads.flatMap((found, i): HeadedTable[] => {
    const body = printed.slice(found.to, heads[i + 1]?.from)
    const head = settledHead(found, insideOf(body).inside)
    return head ? [{ head, body, top: printed[found.from] }] : []
  })
}

/**
 * The first table, and those under it that are of the same kind, as labour under parts: with columns of the same names,
 * under another head than one of a copy of the same paper.
 */
function ownTables(tables: readonly HeadedTable[]): readonly HeadedTable[] {
  const [first, ...others] = tables
  const textOf = ({ head }: HeadedTable): string => head.cells.map(({ text }) => text).join(' ')
  const isAlike = ({ head }: HeadedTable): boolean =>
    (['quantity', 'unit_price', 'hsn'] as const).some((name) => has(head, name) && has(first!.head, name))
  return first ? [first, ...others.filter((table) => isAlike(table) && textOf(table) !== textOf(first))] : []
}

interface Part extends Omit<ReadItems, 'head'> {
  readonly ended: boolean
}

/** The rows of a table up to that which ends it. */
function insideOf(body: readonly PrintRow[]): { readonly inside: readonly PrintRow[]; readonly end: PrintRow | null } {
  const first = body.findIndex((row) => /\d/.test(rowText(row)))
  const stop = body.findIndex(
    (row, i) =>
      ends.test(rowText(row)) ||
      runsApart(row.words).some((words) => sumOfItems.test(joinWords(words))) ||
      (first >= 0 && i > first && headsSums(row)),
  )
  return stop < 0 ? { inside: body, end: null } : { inside: body.slice(0, stop), end: body[stop]! }
}

function readPart(header: Header<ItemColumn>, body: readonly PrintRow[], top: PrintRow, stand: HeadStand): Part {
  const { inside, end } = insideOf(body)
  const isTabular = (row: PrintRow): boolean =>
    row.words.some((w) => /\d[.,]\d\d\b/.test(w.text)) && !isSum(row, header)
  const [from, to] = [inside.findIndex(isTabular), inside.findLastIndex(isTabular)]
  // What stands between two lines of items are lines of them too.
  const tabular = inside.filter((row, i) => i >= from && i <= to && (isTabular(row) || !isSum(row, header)))
  const columns = columnsOf(header, tabular, stand)
  const lines = inside.map((row) => withRunningWords(lineOf(row, columns)))
  const table = {
    isPriced: has(header, 'unit_price'),
    isCoded: header.cells.some(headsCodes),
    overWords: linesOverWords(lines),
  }
  const goods = groupsBySerial(lines) ?? groupRows(lines, kindIn({ ...table, ofCharges: false }))
  const groups = goods.length > 0 ? goods : groupRows(lines, kindIn({ ...table, ofCharges: true }))
  const last = groups.at(-1)?.at(-1)?.row
  const places = cellPlaces(groups, columns, placedItemColumns, holdsOwn)
  return {
    // On a further page the numbers of rows go on from those before.
    items: withoutSerials(groups.map((group, i) => lineItem(group, top.page, header, places[i]!))),
    sums: end ? [sumsOf(lineOf(end, columns))] : [],
    areas: [areaOf(top.page, top, last ?? top)],
    ended: end !== null,
  }
}

/** "Item / HSN": a column of what is sold, with its code under it. */
const headsCodes = ({ name, text }: Header<ItemColumn>['cells'][number]): boolean =>
  name === 'description' && /\b(?:hsn|sac)\b/i.test(text)

/** A sum under the items, by its name or because it begins right of where every item does. */
function isSum(row: PrintRow, { cells }: Header<ItemColumn>): boolean {
  const named = cells.findLastIndex((cell) => cell.name === 'description')
  const next = cells[named + 1]
  const starts = row.words[0]?.box.x ?? 0
  return sums.test(rowText(row)) || isCharge(row) || (next !== undefined && starts > right(next.box))
}

/** Freight that has a rate and an amount is what a carrier's bill is for. */
const isCharge = (row: PrintRow): boolean =>
  charges.test(rowText(row)) && row.words.filter((w) => readAmount(w.text)?.exact).length < 2

/** A sum that taxes are still to be added to. */
const beforeTax = /^\W*(?:sub[\s-]*total|taxable|basic|total\s+(?:before|taxable|basic)|net\s+(?:amount|value))\b/i

function sumsOf(line: Line<ItemColumn>): ColumnSums {
  const names: readonly ItemColumn[] = ['taxable', 'cgst', 'sgst', 'igst', 'amount']
  const part = runsApart(line.row.words).some((words) => beforeTax.test(joinWords(words)))
  return Object.fromEntries(
    names.flatMap((name) => {
      const cell = amountOf(line, name) ?? lastExact(line, name)
      return cell?.value.exact ? [[part && name === 'amount' ? 'taxable' : name, cell]] : []
    }),
  )
}
