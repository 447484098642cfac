import { cellPath, groupTables } from '../../src/shared/domain/tables'

/**
 * Renumbers the rows of tables that were read so that each stands beside the row of the truth that it is most like,
 * in order: a row that was missed is one fault and not one in every row after it. Rows that are like none of the
 * truth keep a number beyond it.
 */
export function alignRows<T extends { readonly path: string; readonly value: string }>(
  truth: Readonly<Record<string, string>>,
  read: readonly T[],
  same: (a: string, b: string) => boolean,
): T[] {
  const wanted = groupTables(Object.entries(truth).map(([path, value]) => ({ path, value }))).tables
  const { fields, tables } = groupTables(read)
  return [
    ...fields,
    ...tables.flatMap((table) => {
      const rows = wanted.find((t) => t.name === table.name)?.rows ?? []
      const likeness = (i: number, j: number): number =>
        Object.entries(rows[i]?.cells ?? {}).filter(([column, cell]) => {
          const got = table.rows[j]?.cells[column]
          return got !== undefined && cell !== undefined && same(got.value, cell.value)
        }).length
      const places = pairs(rows.length, table.rows.length, likeness)
      return table.rows.flatMap((row, j) =>
        Object.entries(row.cells).flatMap(([column, cell]) =>
          cell ? [{ ...cell, path: cellPath(table.name, places.get(j) ?? rows.length + j, column) }] : [],
        ),
      )
    }),
  ]
}

/** Second index to first, in order, so that the likeness of all pairs together is the most. */
function pairs(n: number, m: number, likeness: (i: number, j: number) => number): Map<number, number> {
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1))
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, best[i + 1]![j + 1]! + likeness(i, j))
  const found = new Map<number, number>()
  for (let i = 0, j = 0; i < n && j < m;) {
    const like = likeness(i, j)
    if (like > 0 && best[i]![j] === best[i + 1]![j + 1]! + like) {
      found.set(j, i)
      i++
      j++
    } else if (best[i]![j] === best[i + 1]![j]) i++
    else j++
  }
  return found
}
