/**
 * The rows of a table as a human has put them right. Rows keep their number for good, so that what was said of their
 * cells stays with them; where they stand is told apart from it.
 */
export interface RowLayout {
  /** Rows that are taken out, whether read or added. */
  readonly removed: readonly number[]
  /** Rows that were added, in the order of adding: each right after another, or first of all. */
  readonly inserted: readonly { readonly row: number; readonly after: number | null }[]
}

export const unchangedRows: RowLayout = { removed: [], inserted: [] }

/** The numbers of the rows in the order in which they stand. `found` are those that have cells. */
export function rowOrder(found: readonly number[], layout: RowLayout = unchangedRows): readonly number[] {
  const added = new Set(layout.inserted.map(({ row }) => row))
  const order = [...new Set(found)].filter((row) => !added.has(row)).sort((a, b) => a - b)
  for (const { row, after } of layout.inserted) {
    order.splice(after === null ? 0 : order.indexOf(after) + 1 || order.length, 0, row)
  }
  const removed = new Set(layout.removed)
  return order.filter((row) => !removed.has(row))
}

/** A number that no row has had: those of removed rows are not given again. */
export function nextRow(found: readonly number[], layout: RowLayout = unchangedRows): number {
  return Math.max(-1, ...found, ...layout.removed, ...layout.inserted.map(({ row }) => row)) + 1
}
