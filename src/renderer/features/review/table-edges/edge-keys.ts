import { eitherSide, type ColumnBand, type TableEdges } from '../../../../shared/domain/table-edges'
import { tableSpecOf } from '../table/grid-model'
import { currentDocument, focusField } from '../state/focus'
import { reviewStore } from '../state/review-store'
import { apply, chooseEdge, deleteEdge, fillRowsDown, insertEdge, leaveEdges, moveTo } from './edges-actions'
import { nextEdge, setBand, type EdgeAt } from './edges-logic'
import { edgesStore } from './edges-store'

/** How far a key moves an edge, as a share of the page's width; with Shift ten times as far. */
const step = 1 / 800

/** The keys of the edges over the page. What they do not know goes on to the keys of the desk. */
export function edgeKeys(event: React.KeyboardEvent): void {
  const state = edgesStore.get()
  const { edges, chosen } = state ?? {}
  if (!edges || !chosen || event.altKey || event.nativeEvent.isComposing) return
  // A letter here is no value of the field that had the keys before.
  const isTyped = event.key.length === 1 && event.key !== '?' && !event.ctrlKey && !event.metaKey
  if (handled(event, edges, chosen) || isTyped) {
    event.preventDefault()
    event.stopPropagation()
  }
}

const arrows: Readonly<Record<string, { readonly axis: EdgeAt['axis']; readonly by: 1 | -1 }>> = {
  ArrowLeft: { axis: 'columns', by: -1 },
  ArrowRight: { axis: 'columns', by: 1 },
  ArrowUp: { axis: 'rows', by: -1 },
  ArrowDown: { axis: 'rows', by: 1 },
}

function handled({ key, shiftKey, ctrlKey, metaKey }: React.KeyboardEvent, edges: TableEdges, chosen: EdgeAt): boolean {
  const ctrl = ctrlKey || metaKey
  if (ctrl && key.toLowerCase() === 'd') return done(fillRowsDown)
  if (ctrl) return false
  const arrow = arrows[key]
  if (arrow && arrow.axis === chosen.axis) return done(() => nudge(edges, chosen, arrow.by * (shiftKey ? 10 : 1)))
  // Across the edge: to those of the other direction.
  if (arrow) return edges[arrow.axis].at.length > 0 && done(() => chooseEdge({ axis: arrow.axis, index: 0 }))
  if (key === 'Tab') return done(() => chooseEdge(nextEdge(edges, chosen, shiftKey ? -1 : 1)))
  if (key === 'Delete' || key === 'Backspace') return done(deleteEdge)
  if (key === 'Insert' || key === '+') return done(() => insertEdge(chosen.axis))
  if (key === ' ' && chosen.axis === 'rows') return done(() => toggleRow(edges, chosen.index))
  if (key === 'Enter' || key === 'Escape') return done(leave)
  if (/^\d$/.test(key) && chosen.axis === 'columns') return done(() => nameColumn(edges, chosen.index, Number(key)))
  return false
}

function done(run: () => void): true {
  run()
  return true
}

/** The edges go, and the field that had the keys has them again. */
export function leave(): void {
  const { focusedPath } = reviewStore.get()
  void leaveEdges().then(() => {
    focusField(null)
    focusField(focusedPath ?? currentDocument()?.fields[0]?.path ?? null)
  })
}

function nudge(edges: TableEdges, chosen: EdgeAt, steps: number): void {
  const width = currentDocument()?.pageReadings.find(({ index }) => index === edges.page)?.width ?? 1000
  moveTo(chosen, (edges[chosen.axis].at[chosen.index] ?? 0) + steps * Math.max(1, width * step), 'later')
}

/** What the bands of columns may be, in the order of their digits: 0 is none. */
export function columnChoices(): readonly ColumnBand[] {
  const columns = tableSpecOf(currentDocument() ?? undefined)?.columns.map(({ name }) => name) ?? []
  return [null, ...columns, ...(columns.includes('debit') ? [eitherSide] : [])]
}

/** The band after an edge; after the last, the one before it. */
export const bandAfter = (edges: TableEdges, { axis, index }: EdgeAt): number =>
  Math.min(index, edges[axis].bands.length - 1)

export function nameColumn(edges: TableEdges, index: number, choice: number): void {
  const name = columnChoices()[choice]
  const edge: EdgeAt = { axis: 'columns', index }
  if (name !== undefined) void apply(setBand(edges, 'columns', bandAfter(edges, edge), name), edge)
}

export function toggleRow(edges: TableEdges, index: number): void {
  const edge: EdgeAt = { axis: 'rows', index }
  const band = bandAfter(edges, edge)
  void apply(setBand(edges, 'rows', band, edges.rows.bands[band] === 'none' ? 'new' : 'none'), edge)
}
