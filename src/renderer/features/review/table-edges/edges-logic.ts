import type { Bands, ColumnBand, RowBand, TableEdges } from '../../../../shared/domain/table-edges'

export type Axis = 'columns' | 'rows'

/** An edge by its place among those of its axis. */
export interface EdgeAt {
  readonly axis: Axis
  readonly index: number
}

/** No two edges come closer than this, in page pixels. */
const least = 3

const withBands = <A extends Axis>(edges: TableEdges, axis: A, bands: TableEdges[A]): TableEdges => ({
  ...edges,
  [axis]: bands,
})

/** An edge moved to a place; it stays between its neighbours. */
export function moveEdge(edges: TableEdges, { axis, index }: EdgeAt, to: number): TableEdges {
  const { at } = edges[axis]
  const low = (at[index - 1] ?? -Infinity) + least
  const high = (at[index + 1] ?? Infinity) - least
  if (at[index] === undefined || low > high) return edges
  return withBands(edges, axis, { ...edges[axis], at: at.with(index, Math.min(high, Math.max(low, to))) } as never)
}

/** A new edge: it parts the band that it goes through in two; beyond the outer edges it adds a band. */
export function addEdge(
  edges: TableEdges,
  axis: Axis,
  to: number,
): { readonly edges: TableEdges; readonly added: EdgeAt } | null {
  return axis === 'columns'
    ? added(edges, axis, parted<ColumnBand>(edges.columns, to, null))
    : added(edges, axis, parted<RowBand>(edges.rows, to, 'new'))
}

function added<T>(edges: TableEdges, axis: Axis, made: { bands: Bands<T>; index: number } | null) {
  return made && { edges: withBands(edges, axis, made.bands as never), added: { axis, index: made.index } }
}

function parted<T>({ at, bands }: Bands<T>, to: number, fresh: T): { bands: Bands<T>; index: number } | null {
  if (at.some((edge) => Math.abs(edge - to) < least)) return null
  const after = at.findIndex((edge) => edge > to)
  const index = after < 0 ? at.length : after
  if (bands.length === 0) return null
  return {
    bands: { at: at.toSpliced(index, 0, to), bands: bands.toSpliced(Math.min(index, bands.length), 0, fresh) },
    index,
  }
}

/** An edge taken away: the bands on its sides become one, which is that of the first that is something. */
export function removeEdge(edges: TableEdges, { axis, index }: EdgeAt): TableEdges {
  if (axis === 'columns')
    return withBands(
      edges,
      axis,
      joined(edges.columns, index, (band) => band === null),
    )
  return withBands(
    edges,
    axis,
    joined(edges.rows, index, (band) => typeof band !== 'number'),
  )
}

function joined<T>({ at, bands }: Bands<T>, index: number, isNothing: (band: T) => boolean): Bands<T> {
  if (at[index] === undefined) return { at, bands }
  if (bands.length <= 1) return { at: [], bands: [] }
  const [before, after] = [bands[index - 1], bands[index]]
  // An outer edge takes its band along.
  const gone = before === undefined ? 0 : after === undefined ? index - 1 : isNothing(before) ? index - 1 : index
  return { at: at.toSpliced(index, 1), bands: bands.toSpliced(gone, 1) }
}

/** What a band is; of columns, no other band is the same then. */
export function setBand(edges: TableEdges, axis: 'columns', index: number, band: ColumnBand): TableEdges
export function setBand(edges: TableEdges, axis: 'rows', index: number, band: RowBand): TableEdges
export function setBand(edges: TableEdges, axis: Axis, index: number, band: ColumnBand | RowBand): TableEdges {
  if (edges[axis].bands[index] === undefined) return edges
  const { at } = edges[axis]
  if (axis === 'rows') return { ...edges, rows: { at, bands: edges.rows.bands.with(index, band as RowBand) } }
  const others = edges.columns.bands.map((one) => (one === band ? null : one))
  return { ...edges, columns: { at, bands: others.with(index, band as ColumnBand) } }
}

/** A row marked over the page: bands that it covers by half go, and what lies between it and others is none. */
export function markRow(
  edges: TableEdges,
  from: number,
  to: number,
): { readonly edges: TableEdges; readonly band: number } {
  const { at, bands } = edges.rows
  const kept = bands.flatMap((band, i) => {
    const [start, end] = [at[i] ?? 0, at[i + 1] ?? 0]
    const shared = Math.min(end, to) - Math.max(start, from)
    if (shared > (end - start) / 2) return []
    if (start < from) return [{ band, from: start, to: Math.min(end, from) }]
    return [{ band, from: Math.max(start, to), to: end }]
  })
  const all = [...kept, { band: 'new' as RowBand, from, to }].sort((a, b) => a.from - b.from)
  const rows: { at: number[]; bands: RowBand[] } = { at: [all[0]?.from ?? from], bands: [] }
  for (const one of all) {
    const last = rows.at.at(-1) ?? one.from
    if (one.from - last >= least) {
      rows.at.push(one.from)
      rows.bands.push('none')
    }
    rows.at.push(Math.max(one.to, last + least))
    rows.bands.push(one.band)
  }
  return { edges: { ...edges, rows }, band: rows.at.findIndex((edge) => Math.abs(edge - from) < least) }
}

/** The edges in the order in which a key walks them: columns from the left, then rows from the top. */
export function nextEdge(edges: TableEdges, { axis, index }: EdgeAt, by: 1 | -1): EdgeAt {
  const all: EdgeAt[] = (['columns', 'rows'] as const).flatMap((one) =>
    edges[one].at.map((_, i) => ({ axis: one, index: i })),
  )
  const now = all.findIndex((edge) => edge.axis === axis && edge.index === index)
  return all[(now + by + all.length) % all.length] ?? { axis, index }
}
