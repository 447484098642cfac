/** The cells of a table between edges that a human drew, from the words that stand there. */
import type { FieldKind } from '../../../../../shared/domain/field-catalogue'
import type { PageReading } from '../../../../../shared/domain/reading'
import type { TableSpec } from '../../../../../shared/domain/table-catalogue'
import { eitherSide, extentOf, type CutCell, type TableEdges } from '../../../../../shared/domain/table-edges'
import { around, middle, middleX, right, textOf, type LaidWord } from '../../layout/layout'
import { readAmount, readDecimal, rupees } from '../amounts'
import { readCellDate } from '../cell-dates'
import { columnEnd, joinLines, type ColumnEnd } from '../join-words'
import { rowsOfWords } from '../print-rows'
import { laidPage, onPage, type LaidPage } from './laid-page'

/** What a word through which an edge goes is worth: which letters stand on which side is measured, not read. */
const parted = 0.5
/** No date of a document is later than this. */
const lastYear = (): number => new Date().getFullYear() + 1

type Words = readonly (readonly LaidWord[])[]

/** The cells of every row that has a number; a cell without words is left out. */
export function cutTable(page: PageReading, { columns }: TableSpec, edges: TableEdges): readonly CutCell[] {
  const laid = laidPage(page, edges.angle)
  const kinds = new Map<string, FieldKind>([
    ...columns.map(({ name, kind }) => [name, kind] as const),
    [eitherSide, 'amount'],
  ])
  const words = edges.columns.at.reduce<readonly LaidWord[]>(
    (all, edge) => all.flatMap((word) => partedAt(word, edge)),
    laid.words,
  )
  const cells = edges.columns.bands.flatMap((column, i) => {
    const kind = column === null ? undefined : kinds.get(column)
    if (column === null || kind === undefined) return []
    const across = extentOf(edges.columns, i)
    const inColumn = words.filter(({ box }) => isWithin(middleX(box), across))
    const rows = edges.rows.bands.flatMap((row, at) => {
      const down = extentOf(edges.rows, at)
      const own = inColumn.filter(({ box }) => isWithin(middle(box), down))
      return typeof row === 'number' && own.length > 0 ? [{ row, lines: linesOf(own, laid) }] : []
    })
    const end = columnEnd(rows.map(({ lines }) => lines))
    return rows.flatMap(({ row, lines }) => cellOf(row, column, kind, lines, end, laid) ?? [])
  })
  return sided(cells)
}

const isWithin = (at: number, { from, to }: { from: number; to: number }): boolean => at >= from && at < to

const linesOf = (words: readonly LaidWord[], { textHeight, page }: LaidPage): Words =>
  rowsOfWords(words, textHeight, page).map((row) => row.words)

/** A word through which an edge goes, as two; one of which only a sliver lies beyond it stays whole. */
function partedAt(word: LaidWord, edge: number): readonly LaidWord[] {
  const { x, width } = word.box
  const letters = [...word.text]
  const before = Math.round((letters.length * (edge - x)) / Math.max(1, width))
  const sliver = 0.6 * (width / Math.max(1, letters.length))
  if (before <= 0 || before >= letters.length || edge - x < sliver || right(word.box) - edge < sliver) return [word]
  const confidence = Math.min(parted, word.confidence)
  return [
    { ...word, confidence, text: letters.slice(0, before).join(''), box: { ...word.box, width: edge - x } },
    {
      ...word,
      confidence,
      text: letters.slice(before).join(''),
      box: { ...word.box, x: edge, width: x + width - edge },
    },
  ]
}

function cellOf(
  row: number,
  column: string,
  kind: FieldKind,
  lines: Words,
  end: ColumnEnd,
  { angle }: LaidPage,
): CutCell | null {
  const words = lines.flat()
  const rawText = textOf(words)
  // A stroke is how a blank is printed.
  if (/^[-–—_.*\s]*$/.test(rawText)) return null
  const printed = joinLines(lines, end)
  const value = kind === 'text' ? printed : readAs(kind, column, printed.replace(/\s+/g, ' '))
  return {
    row,
    column,
    value: value ?? printed,
    ofItsKind: value !== null,
    rawText,
    quad: onPage(around(words.map(({ box }) => box)), angle),
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
  }
}

/** A text as a value of a kind; null where it is none. */
function readAs(kind: FieldKind, column: string, text: string): string | null {
  if (kind === 'date') return readCellDate(text, lastYear())?.value ?? null
  if (kind === 'code') return /^\d[\d\s]*$/.test(text) ? text.replace(/\s/g, '') : null
  if (kind === 'number')
    return readDecimal(/^\D{0,4}(\d[\d,]*(?:\.\d+)?)\s*\/?\s*[A-Za-z.()-]{0,10}$/.exec(text)?.[1] ?? '')
  const amount = readAmount(text)
  if (!amount) return null
  if (column === eitherSide) return `${sideOf(amount.sign)}${rupees(amount.paise)}`
  const overdrawn = column === 'balance' && (amount.sign === 'dr' || amount.sign === 'minus')
  return rupees(overdrawn ? -amount.paise : amount.paise)
}

const sideOf = (sign: 'cr' | 'dr' | 'minus' | null): '+' | '-' | '' => (sign === 'cr' ? '+' : sign === null ? '' : '-')

/**
 * Amounts of a column of both sides go where their mark says; those without one where the balance that they lead to
 * says, else they are debits in doubt. Nothing, beside an amount on the other side, is a blank.
 */
function sided(cells: readonly CutCell[]): readonly CutCell[] {
  const balances = new Map(
    cells.filter(({ column }) => column === 'balance').map((cell) => [cell.row, Number(cell.value)]),
  )
  const rows = [...balances.keys()]
  const placed = cells.map((cell): CutCell => {
    if (cell.column !== eitherSide) return cell
    const value = cell.value.replace(/^[+-]/, '')
    if (!cell.ofItsKind) return { ...cell, column: 'debit' }
    const own = balances.get(cell.row)
    const before = balances.get(rows[rows.indexOf(cell.row) - 1] ?? -1)
    const change = own === undefined || before === undefined ? 0 : Math.round((own - before) * 100)
    const told = cell.value.startsWith('+') ? 1 : cell.value.startsWith('-') ? -1 : 0
    const follows = Math.abs(change) === Math.round(Number(value) * 100) ? Math.sign(change) : 0
    const side = told || follows
    const column = side > 0 ? 'credit' : 'debit'
    return { ...cell, column, value, confidence: side === 0 ? Math.min(0.4, cell.confidence) : cell.confidence }
  })
  const moved = (row: number, column: string): boolean =>
    placed.some((cell) => cell.row === row && cell.column === column && Number(cell.value) > 0)
  return placed.filter(({ row, column, value }) => {
    const other = column === 'debit' ? 'credit' : column === 'credit' ? 'debit' : null
    return other === null || Number(value) !== 0 || !moved(row, other)
  })
}
