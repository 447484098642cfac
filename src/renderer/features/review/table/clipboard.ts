import type { ReviewField } from '../../../../shared/domain/review'
import { cellPath } from '../../../../shared/domain/tables'
import { chosenRange } from './grid-store'
import type { GridModel } from './grid-model'
import { cellsIn, isOneCell } from './range'
import { refusedAsDecided } from '../state/decided'
import { currentGrid, fillCells, newRows } from './table-actions'
import { fromTsv, toTsv } from './tsv'

/** What is chosen, as spreadsheets take it. */
export function copyChosen(): string {
  const model = currentGrid()
  const range = model && chosenRange(model)
  return model && range ? toTsv(cellsIn(model, range).map((row) => row.map((cell) => cell.value ?? ''))) : ''
}

/**
 * Values from the clipboard, from the first chosen cell on; one value fills all that is chosen. Where the table is
 * too short, rows are added; what would stand beyond its last column is left out.
 */
export function pasteText(text: string): void {
  const model = currentGrid()
  const range = model && chosenRange(model)
  if (!model || !range || text === '' || refusedAsDecided()) return
  const block = fromTsv(text)
  const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (single !== null) {
    const cells = isOneCell(range) ? cellsIn(model, { ...range }) : cellsIn(model, range)
    fillCells(
      model,
      cells.flat().map((field) => ({ field, text: single })),
    )
    return
  }
  const missing = Math.max(0, range.top + block.length - model.rows.length)
  const { insert } = newRows(model, model.rows.length - 1, missing)
  const rows = [...model.rows.map(({ cells }) => cells), ...insert.map(({ row }) => blankRow(model, row))]
  const cells = block.flatMap((values, down) =>
    values.flatMap((value, right) => {
      const field = rows[range.top + down]?.[range.left + right]
      return field ? [{ field, text: value }] : []
    }),
  )
  fillCells(model, cells, missing > 0 ? { insert } : {})
}

/** The cells of a row that is yet to be added. */
function blankRow({ name, columns, rows }: GridModel, row: number): readonly ReviewField[] {
  const like = rows[0]?.cells
  return columns.flatMap((column, i) => {
    const cell = like?.[i]
    return cell ? [{ ...cell, path: cellPath(name, row, column.name), value: null, verdict: null }] : []
  })
}

/** The first chosen row into the rows below it. */
export function fillDown(): void {
  const model = currentGrid()
  const range = model && chosenRange(model)
  if (!model || !range || range.top === range.bottom || refusedAsDecided()) return
  const [first = [], ...below] = cellsIn(model, range)
  fillCells(
    model,
    below.flatMap((row) => row.map((field, i) => ({ field, text: first[i]?.value ?? '' }))),
  )
}
