/**
 * The columns of a statement as its rows tell them: amounts that stand under one another, days before them, text
 * between. For heads that were not read, as light print on a band, and for heads that say another thing than the rows.
 */
import { around, bottom, middleX, right, textOf, type LaidWord } from '../../layout/layout'
import type { Box } from '../../../../../shared/domain/geometry'
import { readAmount } from '../amounts'
import { readCellDate } from '../cell-dates'
import { isParted } from '../clear-lines'
import type { HeaderCell } from '../head-cells'
import type { Header } from '../headers'
import { sideMark, type PrintRow } from '../print-rows'
import type { StatementColumn } from './statement-columns'

/** Columns with the row of print that they were first seen at. */
export interface ToldColumns {
  readonly header: Header<StatementColumn>
  readonly first: PrintRow
}

/** Fewer rows with an amount and a balance may stand together by chance. */
const leastRows = 3
/** So many of the rows begin with their day. */
const mostDated = 0.6
/** Money columns of a statement: what came, what went, what is left. */
const mostMoney = 3

const moneyMark = /^(?:[-–−+]|₹|rs\.?|inr|[%=¥€£~<TFRP@?&])$/i

interface MoneyRow {
  readonly row: PrintRow
  /** Each amount with the signs before it. */
  readonly money: readonly Box<'sheet'>[]
  readonly day: readonly LaidWord[]
  /** Whether the day is one as it was read. */
  readonly isRead: boolean
  readonly valueDay: readonly LaidWord[]
  readonly serial: LaidWord | null
  readonly text: readonly LaidWord[]
}

/** The ways in which the columns may be named; none where the rows tell too little. `head` is one that was found. */
export function columnsOfRows(
  pages: readonly (readonly PrintRow[])[],
  head: Header<StatementColumn> | null,
  lastYear: number,
): ToldColumns[] {
  const rows = pages.flat().flatMap((row) => moneyRow(row, lastYear) ?? [])
  const dated = rows.filter(({ day }) => day.length > 0)
  const [first] = dated
  if (!first || dated.filter(({ isRead }) => isRead).length < leastRows || dated.length < mostDated * rows.length)
    return []
  const money = clusters(dated.flatMap((row) => row.money))
  if (money.length < 2 || money.length > mostMoney) return []
  const before = textCells(dated, money[0]!, head)
  const names: readonly (readonly StatementColumn[])[] =
    money.length === 2
      ? [['amount', 'balance']]
      : [
          ['debit', 'credit', 'balance'],
          ['credit', 'debit', 'balance'],
        ]
  const { height } = first.row.box
  return names.map((list) => {
    // As high as a row: what is told by heights of the print is told by those of a head.
    const cells = [...before, ...money.map((box, i) => cell(list[i]!, box))].map((one) => ({
      ...one,
      box: { ...one.box, height: Math.min(one.box.height, height) },
    }))
    return { header: { from: 0, to: 0, cells, likeness: 1 }, first: first.row }
  })
}

/**
 * The same for each page by itself: photographs and sheets that lay askew have their columns in other places on each.
 * Pages of too few rows have none.
 */
export function columnsOfPages(
  pages: readonly (readonly PrintRow[])[],
  headOn: (page: readonly PrintRow[]) => Header<StatementColumn> | null,
  lastYear: number,
): ToldColumns[][] {
  const told = pages.map((page) => columnsOfRows([page], headOn(page), lastYear))
  const most = Math.max(0, ...told.map(({ length }) => length))
  return Array.from({ length: most }, (_, way) => told.flatMap((own) => own[Math.min(way, own.length - 1)] ?? []))
}

const cell = (name: StatementColumn, box: Box<'sheet'>): HeaderCell<StatementColumn> => ({ name, box, text: '' })

/** A row that ends with two amounts at least, one of them perhaps a balance. */
function moneyRow(row: PrintRow, lastYear: number): MoneyRow | null {
  const { words } = row
  const isMoney = (word: LaidWord): boolean => readAmount(word.text)?.exact === true
  const last = words.findLastIndex((w) => !isMoney(w) && !sideMark.test(w.text) && !moneyMark.test(w.text))
  const tail = words.slice(last + 1)
  const money = tail.flatMap((word, i) => {
    if (!isMoney(word)) return []
    // A dash that stands far off is how some banks print a blank.
    let from = i
    while (from > 0 && moneyMark.test(tail[from - 1]!.text) && isClose(tail[from - 1]!, tail[from]!)) from--
    return [around(tail.slice(from, i + 1).map((w) => w.box))]
  })
  if (money.length < 2 || last < 0) return null
  const text = words.slice(0, last + 1)
  const isSerial =
    dayAt(text, lastYear) === 0 && /^\d{1,4}[.)]?$/.test(text[0]?.text ?? '') && dayAt(text.slice(1), lastYear) > 0
  const from = isSerial ? 1 : 0
  const read = dayAt(text.slice(from), lastYear)
  const day = text.slice(from, from + (read || spoiltDayAt(text.slice(from))))
  const rest = text.slice(from + day.length)
  const valueDay = day.length > 0 ? rest.slice(0, dayAt(rest, lastYear)) : []
  return {
    row,
    money,
    serial: isSerial ? text[0]! : null,
    day,
    isRead: read > 0,
    valueDay,
    text: rest.slice(valueDay.length),
  }
}

const isClose = (left: LaidWord, next: LaidWord): boolean => next.box.x - right(left.box) < next.box.height

/** How many words a day takes at the beginning of a line; its year may stand on the line under it. */
function dayAt(words: readonly LaidWord[], lastYear: number): number {
  for (const year of ['', ` ${lastYear}`])
    for (let n = 1; n <= Math.min(year === '' ? 3 : 2, words.length); n++)
      if (readCellDate(`${textOf(words.slice(0, n))}${year}`, lastYear)) return n
  return 0
}

/** "01-AA-24", "03KA/24": a day whose month was not read. */
const spoiltDay = /^\d{1,2}\s?[-–/.]?\s?\p{L}{2,4}\s?[-–/.]?\s?(?:\d{2}|\d{4})$/u

/** How many words such a day takes; 0 where none does. */
const spoiltDayAt = (words: readonly LaidWord[]): number =>
  [1, 2, 3].find((n) => n <= words.length && spoiltDay.test(textOf(words.slice(0, n)))) ?? 0

/** Amounts that stand under one another, from left to right. */
function clusters(boxes: readonly Box<'sheet'>[]): Box<'sheet'>[] {
  const columns: Box<'sheet'>[] = []
  for (const box of [...boxes].sort((a, b) => b.width - a.width)) {
    const at = columns.findIndex((column) => {
      const shared = Math.min(right(column), right(box)) - Math.max(column.x, box.x)
      return shared > 0.3 * Math.min(column.width, box.width)
    })
    if (at < 0) columns.push(box)
    else columns[at] = around([columns[at]!, box])
  }
  return columns.sort((a, b) => a.x - b.x)
}

/** What stands before the money: as the head names it, else the day and all the rest as text. */
function textCells(
  rows: readonly MoneyRow[],
  money: Box<'sheet'>,
  head: Header<StatementColumn> | null,
): HeaderCell<StatementColumn>[] {
  const told = head?.cells.filter(({ box }) => middleX(box) < money.x) ?? []
  const names = new Set(told.map(({ name }) => name))
  if (names.has('description') && (names.has('date') || names.has('value_date'))) return told
  const column = (words: readonly LaidWord[]): Box<'sheet'> => around(words.map((w) => w.box))
  const serials = rows.flatMap(({ serial }) => serial ?? [])
  const days = column(rows.flatMap(({ day }) => day))
  const valueDays = rows.flatMap(({ valueDay }) => valueDay)
  const texts = rows.flatMap(({ text }) => text[0] ?? [])
  // Its end is told by the amounts, not by its longest line.
  const text = texts.length > 0 ? column(texts) : { ...days, x: right(days) + days.height }
  const numbers = chequeNumbers(rows)
  return [
    ...(2 * serials.length > rows.length ? [cell('serial', column(serials))] : []),
    cell('date', days),
    ...(2 * valueDays.length > rows.length ? [cell('value_date', column(valueDays))] : []),
    cell('description', { ...text, width: Math.min(text.width, 4 * (rows[0]?.row.box.height ?? 0)) }),
    ...(numbers.length > 0 ? [cell('reference', column(numbers))] : []),
  ]
}

const leastNumbers = 2

/** Numbers behind a wide blank that stand under one another where no text does: those of cheques. */
function chequeNumbers(rows: readonly MoneyRow[]): LaidWord[] {
  const last = rows.flatMap(({ text }) => {
    const word = text.at(-1)
    return word && isParted(text.slice(-2)) && /^\d{4,10}$/.test(word.text) ? [word] : []
  })
  if (last.length < leastNumbers) return []
  const { x, width } = around(last.map((word) => word.box))
  const isFree = rows.every(({ text }) =>
    text.every((word) => last.includes(word) || right(word.box) < x || word.box.x > x + width),
  )
  return isFree ? last : []
}

/** A row whose text takes several lines has them closer than this, in heights of the print, around its amounts. */
const closeAbove = 0.3

/** The rows of a page from the first on that has an amount and a balance, with the lines of its text that stand over it. */
export function rowsFrom(printed: readonly PrintRow[], { first }: ToldColumns, lastYear: number): readonly PrintRow[] {
  let start = printed.findIndex((row) => row === first || (row.page > first.page && moneyRow(row, lastYear) !== null))
  if (start < 0) return []
  const isClose = (above: PrintRow, below: PrintRow): boolean =>
    below.box.y - bottom(above.box) < closeAbove * Math.min(above.box.height, below.box.height)
  while (start > 0 && isClose(printed[start - 1]!, printed[start]!)) start--
  return printed.slice(start)
}
