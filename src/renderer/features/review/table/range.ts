import type { GridModel, GridPlace } from './grid-model'

/** Cells between two corners, both of them within. */
export interface GridRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeBetween = (one: GridPlace, other: GridPlace): GridRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const inRange = (range: GridRange | null, { row, column }: GridPlace): boolean =>
  range !== null && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right

export const isOneCell = ({ top, bottom, left, right }: GridRange): boolean => top === bottom && left === right

/** Rows of cells of a range. */
export const cellsIn = (model: GridModel, { top, bottom, left, right }: GridRange) =>
  model.rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(left, right + 1))

/**
 * Where a key leads, as in a spreadsheet; null where it is no key that moves. `Ctrl`: to the edge of what is filled.
 */
export function placeAfter(model: GridModel, from: GridPlace, key: string, ctrl: boolean): GridPlace | null {
  const lastRow = model.rows.length - 1
  const lastColumn = model.columns.length - 1
  const page = 12
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))
  const to = (row: number, column: number): GridPlace => ({
    row: clamp(row, lastRow),
    column: clamp(column, lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return ctrl ? edge(model, from, -1, 0) : to(from.row - 1, from.column)
    case 'ArrowDown':
      return ctrl ? edge(model, from, 1, 0) : to(from.row + 1, from.column)
    case 'ArrowLeft':
      return ctrl ? edge(model, from, 0, -1) : to(from.row, from.column - 1)
    case 'ArrowRight':
      return ctrl ? edge(model, from, 0, 1) : to(from.row, from.column + 1)
    case 'Home':
      return to(ctrl ? 0 : from.row, 0)
    case 'End':
      return to(ctrl ? lastRow : from.row, lastColumn)
    case 'PageUp':
      return to(from.row - page, from.column)
    case 'PageDown':
      return to(from.row + page, from.column)
    default:
      return null
  }
}

/** Over filled cells to the last of them; from a blank or a last one, to the next that is filled, or the end. */
function edge(model: GridModel, from: GridPlace, down: -1 | 0 | 1, right: -1 | 0 | 1): GridPlace {
  const filled = (row: number, column: number): boolean => Boolean(model.rows[row]?.cells[column]?.value)
  const exists = (row: number, column: number): boolean => model.rows[row]?.cells[column] !== undefined
  let { row, column } = from
  if (!exists(row + down, column + right)) return from
  const runs = filled(row, column) && filled(row + down, column + right)
  row += down
  column += right
  while (exists(row + down, column + right) && (runs ? filled(row + down, column + right) : !filled(row, column))) {
    row += down
    column += right
  }
  return { row, column }
}

/** The cell before or after in the order of reading; null beyond the ends. */
export function stepThrough(model: GridModel, { row, column }: GridPlace, by: 1 | -1): GridPlace | null {
  const width = model.columns.length
  const next = row * width + column + by
  if (next < 0 || next >= width * model.rows.length) return null
  return { row: Math.floor(next / width), column: next % width }
}
