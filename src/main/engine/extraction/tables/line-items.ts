/** The line items of invoices and orders, over all pages, from the words under their columns' heads. */
import type { LabelledPage } from '../labels'
import { right, type LaidWord, type Layout } from '../layout'
import { readAmount, readDecimal, type Amount } from './amounts'
import { areaOf, type TableArea } from './around-table'
import { cellText, cellWords, groupRows, lineOf, type Line, type LineKind } from './body'
import { columnsOf, type HeadStand } from './columns'
import { columnsOfItems } from './item-columns'
import { charges, ends, headsSums, sumOfItems, sums } from './item-ends'
import { isItems, itemPhrases, type ItemColumn } from './item-heads'
import { findHeaders, type Header } from './headers'
import { countsUp, joinWords } from './join-words'
import { printRows, rowText, type PrintRow } from './print-rows'
import type { ReadCell } from './statement-lines'

/** True for a page with a head of line items. */
export const holdsItems = (layout: Layout): boolean => findHeaders(printRows(layout), itemPhrases, isItems).length > 0

export interface LineItem {
  readonly page: number
  readonly description: ReadCell<string>
  readonly hsn: ReadCell<string> | null
  readonly quantity: ReadCell<string> | null
  readonly unitPrice: ReadCell<string> | null
  /** What is taken off the rate, in per cent, or off the line, in rupees: the head does not always say which. */
  readonly discount: string | null
  readonly taxable: ReadCell<Amount> | null
  /** Null where the column holds what the line comes to with its tax, and the value that was taxed stands beside it. */
  readonly amount: ReadCell<Amount> | null
}

/** Amounts of a row of sums, by column. */
export type ColumnSums = Readonly<Partial<Record<ItemColumn, ReadCell<Amount>>>>

export interface ReadItems {
  readonly items: readonly LineItem[]
  readonly sums: readonly ColumnSums[]
  readonly areas: readonly TableArea[]
  /** How many columns of the first head have a name that nobody knows. */
  readonly unknown: number
}

/** The texts of a row that wide blanks part. */
const piecesOf = (row: PrintRow): string[] =>
  row.words
    .reduce<LaidWord[][]>((pieces, word) => {
      const last = pieces.at(-1)?.at(-1)
      if (last && word.box.x - right(last.box) < 1.05 * word.box.height) pieces.at(-1)!.push(word)
      else pieces.push([word])
      return pieces
    }, [])
    .map(joinWords)

/** Reads the items under columns that their own numbers tell; null where they tell none. */
export function readToldItems(pages: readonly LabelledPage[]): ReadItems | null {
  const printed = pages.map((page) => printRows(page.layout))
  const told = printed.map(columnsOfItems).find((columns) => columns !== null)
  const body = told && printed.find((rows) => rows.includes(told.first))
  if (!told || !body) return null
  const read = readPart(told.header, body.slice(body.indexOf(told.first)), told.first, 'left')
  return { ...read, items: withoutSerials(read.items).map(firstColumn), unknown: 0 }
}

/** What stands behind a wide blank is of another column, as the number of a drawing: no head says what it is. */
function firstColumn(item: LineItem): LineItem {
  const words = item.description.words.map((line) => {
    const end = line.findIndex((w, i) => i > 0 && w.box.x - right(line[i - 1]!.box) > 1.05 * w.box.height)
    return end < 0 ? line : line.slice(0, end)
  })
  return { ...item, description: { value: words.map(joinWords).join(' '), words } }
}

/** Reads the items of all pages, in printed order; `named` may name columns of a head that nobody knows. */
export function readLineItems(
  pages: readonly LabelledPage[],
  stand: HeadStand,
  named: (head: Header<ItemColumn>) => Header<ItemColumn> = (head) => head,
): ReadItems {
  const items: LineItem[] = []
  const found: ColumnSums[] = []
  const areas: TableArea[] = []
  let header: Header<ItemColumn> | null = null
  let unknown = 0
  let ended = false
  for (const page of pages) {
    const printed = printRows(page.layout)
    const [head] = findHeaders(printed, itemPhrases, isItems).map(oneDescription)
    if (!head && (header === null || ended)) continue
    if (head && ended) break
    if (header === null && head) unknown = head.cells.filter(({ name }) => name === null).length
    header = head ? named(head) : header!
    const top = head ? printed[head.from]! : printed[0]
    if (!top) continue
    const read = readPart(header, head ? printed.slice(head.to) : printed, top, stand)
    items.push(...read.items)
    found.push(...read.sums)
    areas.push(...read.areas)
    ended = read.ended && items.length > 0
  }
  return { items: withoutSerials(items), sums: found, areas, unknown }
}

/**
 * Of "Item", "Material" and "Description" beside each other the last says what is bought, the others are numbers of it.
 */
function oneDescription(head: Header<ItemColumn>): Header<ItemColumn> {
  const named = head.cells.filter((c) => c.name === 'description')
  const own = named.find((c) => /desc|particular|goods|service|details/i.test(c.text)) ?? named[0]
  return {
    ...head,
    cells: head.cells.map((c) => (c.name === 'description' && c !== own ? { ...c, name: 'other' } : c)),
  }
}

function withoutSerials(items: readonly LineItem[]): LineItem[] {
  const first = (item: LineItem): LaidWord | undefined => item.description.words[0]?.[0]
  if (!countsUp(items.map((item) => first(item)?.text ?? ''))) return [...items]
  return items.map((item) => {
    const [line = [], ...others] = item.description.words
    if (!/^\d{1,4}[.)]?$/.test(line[0]?.text ?? '') || line.length + others.length < 2) return item
    const words = [line.slice(1), ...others].filter((l) => l.length > 0)
    return { ...item, description: { value: words.map(joinWords).join(' '), words } }
  })
}

function readPart(
  header: Header<ItemColumn>,
  body: readonly PrintRow[],
  top: PrintRow,
  stand: HeadStand,
): Omit<ReadItems, 'unknown'> & { readonly ended: boolean } {
  const first = body.findIndex((row) => /\d/.test(rowText(row)))
  const stop = body.findIndex(
    (row, i) =>
      ends.test(rowText(row)) ||
      piecesOf(row).some((text) => sumOfItems.test(text)) ||
      (first >= 0 && i > first && headsSums(row)),
  )
  const inside = stop < 0 ? body : body.slice(0, stop)
  const tabular = inside.filter((row) => row.words.some((w) => /\d[.,]\d\d\b/.test(w.text)) && !isSum(row, header))
  const columns = columnsOf(header, tabular, stand)
  const lines = inside.map((row) => lineOf(row, columns))
  const groups = groupRows(lines, kindOf)
  const last = groups.at(-1)?.at(-1)?.row
  const total = body[stop]
  return {
    items: groups.map((group) => itemOf(group, top.page, isWithTax(header))),
    sums: total ? [sumsOf(lineOf(total, columns))] : [],
    areas: [areaOf(top.page, top, last ?? top)],
    ended: stop >= 0,
  }
}

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

function kindOf(line: Line<ItemColumn>): LineKind {
  const text = rowText(line.row)
  const beginning = cellText(line, 'description')
  if (sums.test(text) || sums.test(beginning) || ends.test(beginning)) return 'other'
  const amount = amountOf(line, 'amount') ?? amountOf(line, 'taxable')
  const [quantity, price] = [quantityOf(line), decimalOf(line, 'unit_price')]
  const counted = quantity !== null || price !== null
  if (charges.test(beginning || text) && (quantity === null || price === null)) return 'other'
  // What nobody named is no item: sums of tax stand in the same columns.
  if (amount && beginning !== '' && !/\p{L}/u.test(beginning)) return 'other'
  if (amount && (counted || (beginning !== '' && cellText(line, 'serial') !== ''))) return 'anchor'
  if (amount && beginning !== '') return 'anchor'
  if (amount || counted) return 'other'
  return beginning !== '' &&
    [...line.words].every(
      ([name, words]) => name === 'description' || name === 'serial' || words.every((w) => w.text.length < 12),
    )
    ? 'more'
    : 'other'
}

function amountOf(line: Line<ItemColumn>, name: ItemColumn): ReadCell<Amount> | null {
  const words = cellWords(line, name)
  const whole = name === 'amount' ? withPaise(words, cellWords(line, 'paise')) : null
  if (whole) return whole
  const value = words.length === 0 ? null : readAmount(joinWords(words))
  const alone = onlyExact(words)
  if (alone && (!value?.exact || words.length > 1)) return alone
  return value ? { value, words: [words] } : null
}

/** "3,288.00 I": the one amount among the words of a cell, with what a line beside it was read as. */
function onlyExact(words: readonly LaidWord[]): ReadCell<Amount> | null {
  const [word, ...others] = words.filter((w) => readAmount(w.text)?.exact === true)
  const value = word && others.length === 0 ? readAmount(word.text) : null
  const marks = words.filter((w) => w !== word)
  return word && value && marks.length > 0 && marks.every((w) => /^[I|l¦!\])}]$/.test(w.text))
    ? { value, words: [[word]] }
    : null
}

/** "17,812" beside "50", as bills of old have it: rupees and paise in columns of their own, or under one head. */
function withPaise(amount: readonly LaidWord[], apart: readonly LaidWord[]): ReadCell<Amount> | null {
  const words = [...amount, ...apart]
  const [rupees, paise] = words
  if (!rupees || !paise || words.length !== 2) return null
  const isParted = apart.length > 0 || paise.box.x - right(rupees.box) > paise.box.height
  if (!isParted || !/^[\d,]+$/.test(rupees.text) || !/^\d{2}$/.test(paise.text)) return null
  const value = readAmount(`${rupees.text}.${paise.text}`)
  return value && { value, words: [words] }
}

/** A quantity or a rate with perhaps its unit after it: `12 Nos`, `45.00/Kg`. */
function decimalOf(line: Line<ItemColumn>, name: 'quantity' | 'unit' | 'unit_price'): ReadCell<string> | null {
  // A share in per cent belongs to a column of its own, whose head is perhaps that sign alone.
  const words = cellWords(line, name).filter((w) => !/%$/.test(w.text))
  const match = /^[^\d]{0,4}(\d[\d,]*(?:\.\d+)?)[\s|¦;:)}\]!]{0,4}(?:\/?\s*[A-Za-z.()-]{0,10})?$/.exec(joinWords(words))
  const value = match?.[1] ? readDecimal(match[1]) : null
  return value === null ? null : { value, words: [words] }
}

/** Where its unit follows closely, the count may stand under the head of the unit. */
const quantityOf = (line: Line<ItemColumn>): ReadCell<string> | null =>
  decimalOf(line, 'quantity') ?? decimalOf(line, 'unit')

/** A column of that name is the amount, whatever stands beside it. */
const bareAmount = /^\W*(?:amount|amt)\W*(?:(?:in\s+)?(?:rs|inr)\W*)?$/i

/**
 * "Taxable Value | CGST | SGST | Total": the amount of a line is what quantity and rate make, before tax, as in the
 * tables that print no tax; the total with tax is another thing.
 */
function isWithTax({ cells }: Header<ItemColumn>): boolean {
  const amounts = cells.filter(({ name }) => name === 'amount')
  return cells.some(({ name }) => name === 'taxable') && !amounts.some(({ text }) => bareAmount.test(text))
}

/** "HSN 73181500 Dely Date 28.02.2025" under what is bought tells more of it, and is no part of its name. */
const codeLine = /^\W*(?:hsn|sac)\b[\s/:.a-z]*\d{4}/i

function itemOf(group: readonly Line<ItemColumn>[], page: number, withTax: boolean): LineItem {
  const first = <V>(read: (line: Line<ItemColumn>) => ReadCell<V> | null): ReadCell<V> | null =>
    group.map(read).find((cell) => cell !== null) ?? null
  const taxable = first((line) => amountOf(line, 'taxable'))
  const words = group
    .map((line) => cellWords(line, 'description'))
    .filter((line, i) => line.length > 0 && (i === 0 || !codeLine.test(joinWords(line))))
  return {
    page,
    description: { value: words.map(joinWords).join(' '), words },
    hsn: first(hsnOf),
    quantity: first(quantityOf),
    unitPrice: first((line) => decimalOf(line, 'unit_price')),
    discount:
      group.map((line) => readDecimal(cellText(line, 'discount').replace(/\s*%$/, ''))).find((d) => d !== null) ?? null,
    taxable,
    amount: withTax && taxable ? null : first((line) => amountOf(line, 'amount')),
  }
}

function hsnOf(line: Line<ItemColumn>): ReadCell<string> | null {
  const words: readonly LaidWord[] = cellWords(line, 'hsn')
  const value = joinWords(words).replace(/\s|[.,;:|]+$/g, '')
  return /^\d{4,8}$/.test(value) ? { value, words: [words] } : null
}

/** Of sums that stand close beside each other, as of tax and of all, the last is the one of the column's amounts. */
function lastExact(line: Line<ItemColumn>, name: ItemColumn): ReadCell<Amount> | null {
  const word = cellWords(line, name).findLast((w) => readAmount(w.text)?.exact === true)
  const value = word ? readAmount(word.text) : null
  return name === 'amount' && word && value ? { value, words: [[word]] } : null
}

/** A sum that taxes are still to be added to. */
const beforeTax = /^\W*(?:sub[\s-]*total|taxable|basic|total\s+(?:before|taxable|basic)|net\s+(?:amount|value))\b/i

function sumsOf(line: Line<ItemColumn>): ColumnSums {
  const names: readonly ItemColumn[] = ['taxable', 'cgst', 'sgst', 'igst', 'amount']
  const part = piecesOf(line.row).some((text) => beforeTax.test(text))
  return Object.fromEntries(
    names.flatMap((name) => {
      const cell = amountOf(line, name) ?? lastExact(line, name)
      return cell?.value.exact ? [[part && name === 'amount' ? 'taxable' : name, cell]] : []
    }),
  )
}
