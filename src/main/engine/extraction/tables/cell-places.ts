/** Where the cells of a table's rows stand, whether or not anything was read there. */
import type { Box } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import { around, right, type LaidWord } from '../layout/layout'
import { cellWords, type Line } from './body'
import type { Column } from './columns'

export interface CellPlace {
  readonly column: string
  /** What was read there; none where nothing was. */
  readonly words: readonly LaidWord[]
  /** As wide as the column's print, as high as that of the row. */
  readonly box: Box<'sheet'>
  /** All words of the line that the cell stands on: their places on the page tell its own. */
  readonly beside: readonly LaidWord[]
}

/** What readers make of a cell's crop: that of the page's own kind, and one that was trained apart; none where nothing. */
export type CellLook = readonly string[]

/** What was seen of the cell in a column of the line that a word begins; null where it was not looked at again. */
export type CellLooks = (first: LaidWord | undefined, column: string) => CellLook | null

/** Where nothing bears a cell out, one that was read less surely than this is looked at again. */
export const wellRead = 0.85

/** Fewer cells that were read do not tell how far a column's print reaches. */
const leastCells = 2

/**
 * The places of the cells of each row, by column. The rows are groups of lines; `isRead` tells a cell that was read as
 * what its column holds.
 */
export function cellPlaces<Name extends string, Own extends Name>(
  rows: readonly (readonly Line<Name>[])[],
  columns: readonly Column<Name>[],
  names: readonly Own[],
  isRead: (line: Line<Name>, name: Own) => boolean,
): readonly CellPlaces<Own>[] {
  const extents = names.flatMap((name): [Own, Extent][] => {
    const column = columns.find((c) => c.name === name)
    const cells = rows.flatMap((lines) => lines.filter((line) => isRead(line, name)).map((l) => cellWords(l, name)))
    if (!column) return []
    if (cells.length >= leastCells) {
      const print = around(cells.flat().map(({ box }) => box))
      return [[name, { from: print.x, to: right(print) }]]
    }
    return Number.isFinite(column.from) && Number.isFinite(column.to) ? [[name, column]] : []
  })
  return rows.map((lines) => new Map(extents.map(([name, extent]) => [name, placeIn(lines, name, extent, names)])))
}

export type CellPlaces<Name extends string> = ReadonlyMap<Name, CellPlace>

interface Extent {
  readonly from: number
  readonly to: number
}

function placeIn<Name extends string>(
  lines: readonly Line<Name>[],
  name: Name,
  extent: Extent,
  names: readonly Name[],
): CellPlace {
  const filled = (line: Line<Name>): number => names.filter((n) => cellWords(line, n).length > 0).length
  const own = lines.filter((line) => cellWords(line, name).length > 0)
  const line = own[0] ?? lines.reduce((most, other) => (filled(other) > filled(most) ? other : most))
  const words = cellWords(line, name)
  const beside = names.flatMap((n) => cellWords(line, n))
  const print = (beside.length > 0 ? beside : line.row.words).map(({ box }) => box)
  // Dashes are lower than the print, and words that touch a line are higher.
  const [y, height] = [median(print.map((box) => box.y)), median(print.map((box) => box.height))]
  const box = { ...print[0]!, x: extent.from, y, width: extent.to - extent.from, height }
  return { column: name, words, box, beside: line.row.words }
}
