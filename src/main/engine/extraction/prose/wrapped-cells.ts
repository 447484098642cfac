/** Tables within a deed whose cells take several lines: each row is told cell by cell, not line by line. */
import { around, right, type Segment } from '../layout/layout'

/** In heights of the print: how exactly cells of a column begin under each other. */
const aligned = 0.8
/** Rows stand so much wider apart than the lines of a cell. */
const widerApart = 1.2
/** In heights of the print: what stands farther below belongs to no cell above. */
const farBelow = 4

/** The lines of a page; those of one row of a table are one line of whole cells. */
export function withWrappedCells(lines: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const told: (readonly Segment[])[] = []
  for (let i = 0; i < lines.length;) {
    const table = tableFrom(lines, i)
    told.push(...(table.length > 1 ? rowsOf(table) : table))
    i += table.length
  }
  return told
}

/** The lines from one on that keep to the columns of those with most cells; the line alone where it begins no table. */
function tableFrom(lines: readonly (readonly Segment[])[], start: number): (readonly Segment[])[] {
  const first = lines[start]!
  if (first.length < 2) return [first]
  let columns = first
  let end = start + 1
  for (; end < lines.length; end++) {
    const line = lines[end]!
    const wider = line.length > columns.length ? line : columns
    if (pitch(lines[end - 1]!, line) > farBelow * line[0]!.box.height) break
    if (!keepsTo(line, wider) || !keepsTo(columns, wider)) break
    columns = wider
  }
  return withoutHeading(lines.slice(start, end))
}

/** A table without the lines of one cell that stand apart under it: the heading of what comes next. */
function withoutHeading(table: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const inTable = table.findLastIndex((line) => line.length > 1)
  const least = Math.min(...table.slice(1, inTable + 1).map((line, i) => pitch(table[i]!, line)))
  const end = table.findIndex((line, i) => i > inTable && pitch(table[i - 1]!, line) > widerApart * least)
  return end < 0 ? [...table] : table.slice(0, end)
}

const pitch = ([above]: readonly Segment[], [below]: readonly Segment[]): number =>
  above && below ? below.box.y - above.box.y : Infinity

/** True where each cell begins under the head of a column, and ends before the next one. */
const keepsTo = (line: readonly Segment[], columns: readonly Segment[]): boolean =>
  line.every((cell) => {
    const at = columnOf(cell, columns)
    const next = columns[at + 1]
    return at >= 0 && (next === undefined || right(cell.box) < next.box.x)
  })

const columnOf = ({ box }: Segment, columns: readonly Segment[]): number =>
  columns.findIndex((column) => Math.abs(column.box.x - box.x) < aligned * box.height)

/** The rows of a table whose lines stand closer together within a cell than between two rows; else its lines. */
function rowsOf(table: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const pitches = table.slice(1).map((line, i) => pitch(table[i]!, line))
  const least = Math.min(...pitches)
  const apart = pitches.map((p) => p > widerApart * least)
  if (apart.every((wide) => !wide) || apart.every((wide) => wide)) return [...table]
  const rows: (readonly Segment[])[][] = [[table[0]!]]
  table.slice(1).forEach((line, i) => {
    if (apart[i]) rows.push([line])
    else rows.at(-1)!.push(line)
  })
  const columns = table.reduce((most, line) => (line.length > most.length ? line : most))
  return rows.map((row) =>
    columns.flatMap((_, at) => {
      const cells = row.flatMap((line) => line.filter((cell) => columnOf(cell, columns) === at))
      return cells[0]
        ? [{ ...cells[0], words: cells.flatMap((c) => c.words), box: around(cells.map((c) => c.box)) }]
        : []
    }),
  )
}
