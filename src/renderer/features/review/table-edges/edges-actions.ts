import { isDecided } from '../../../../shared/domain/review'
import type { TableEdges } from '../../../../shared/domain/table-edges'
import { toEnvelope } from '../../../../shared/errors/coded-error'
import { ask } from '../../../api/ask'
import { documentAtHand } from '../../../api/documents'
import { writeDrafts } from '../state/document-actions'
import { currentDocument } from '../state/focus'
import { patchReview, reviewStore } from '../state/review-store'
import { settled, write } from '../state/write'
import { tableSpecOf } from '../table/grid-model'
import { patchGrid } from '../table/grid-store'
import { addEdge, markRow, moveEdge, removeEdge, type EdgeAt } from './edges-logic'
import { edgesStore, patchEdges } from './edges-store'

/** A pause after keys that move an edge, after which the cells are filled again. */
const pauseMilliseconds = 500

/** Shows the edges of the document's table over its page, or takes them off it. */
export async function toggleEdges(): Promise<void> {
  if (edgesStore.get()) return leaveEdges()
  const detail = currentDocument()
  const spec = tableSpecOf(detail ?? undefined)
  if (!detail || !spec || !(await writeDrafts())) return
  if (isDecided(detail.reviewState)) return patchReview({ hint: 'error.INVALID_STATE.message' })
  patchGrid({ shown: true })
  patchReview({ editing: null })
  edgesStore.set({ documentId: detail.id, table: spec.name, edges: null, revision: -1, chosen: null, told: null })
  await loadEdges()
}

/** What was moved last is cut before the edges go. */
export async function leaveEdges(): Promise<void> {
  const left = edgesStore.get()
  if (!left) return
  await flush()
  // Those of another document may have come meanwhile.
  if (edgesStore.get()?.documentId === left.documentId) edgesStore.set(null)
}

/** Fetches the edges of the page that is shown, as they now are. */
export async function loadEdges(): Promise<void> {
  const state = edgesStore.get()
  if (!state) return
  await settled()
  const { page } = reviewStore.get()
  try {
    const edges = await ask('review:tableEdges', { id: state.documentId, table: state.table, page })
    if (reviewStore.get().page !== page) return
    const revision = documentAtHand(state.documentId)?.revision ?? -1
    patchEdges({ edges, revision, chosen: standing(edges, edgesStore.get()?.chosen ?? null) })
  } catch (error) {
    patchReview({ hint: `error.${toEnvelope(error).code}.message` })
    edgesStore.set(null)
  }
}

/** The edge that has the keys, or the first that there is. */
function standing(edges: TableEdges, chosen: EdgeAt | null): EdgeAt | null {
  if (chosen && edges[chosen.axis].at[chosen.index] !== undefined) return chosen
  if (chosen && edges[chosen.axis].at.length > 0) return { axis: chosen.axis, index: edges[chosen.axis].at.length - 1 }
  if (edges.columns.at.length > 0) return { axis: 'columns', index: 0 }
  return edges.rows.at.length > 0 ? { axis: 'rows', index: 0 } : null
}

export const chooseEdge = (chosen: EdgeAt | null): void => patchEdges({ chosen })

/** Moves the chosen edge; `later`: more of the move may follow. */
export function moveTo(edge: EdgeAt, to: number, when: 'later' | 'on release'): void {
  const state = edgesStore.get()
  if (!state?.edges) return
  patchEdges({ edges: moveEdge(state.edges, edge, to), chosen: edge, told: null })
  clearTimeout(waiting)
  waiting = when === 'later' ? setTimeout(() => void cut(), pauseMilliseconds) : undefined
  isMoved = true
}

let waiting: ReturnType<typeof setTimeout> | undefined
let isMoved = false

/** Cuts what was moved and has not been cut yet. */
export async function flush(): Promise<void> {
  clearTimeout(waiting)
  if (isMoved) await cut()
}

/** Shows changed edges and fills the cells between them. */
export async function apply(edges: TableEdges, chosen: EdgeAt | null, fillDown: number | null = null): Promise<void> {
  patchEdges({ edges, chosen: standing(edges, chosen), told: null })
  await cut(fillDown)
}

async function cut(fillDown: number | null = null): Promise<void> {
  clearTimeout(waiting)
  isMoved = false
  const state = edgesStore.get()
  if (!state?.edges) return
  const { documentId, table, edges } = state
  await write(
    documentId,
    null,
    async () => {
      const answer = await ask('review:cutTable', { id: documentId, table, edges: plain(edges), fillDown })
      // Edges that were moved on meanwhile are cut after this, by numbers of rows that are the same.
      if (edgesStore.get()?.edges === edges) patchEdges({ edges: answer.edges })
      const told =
        answer.gone > 0
          ? { key: 'edges.gone', count: answer.gone }
          : answer.kept > 0
            ? { key: 'edges.kept', count: answer.kept }
            : answer.further > 0
              ? { key: 'edges.further', count: answer.further }
              : null
      patchEdges({ revision: answer.change.state.revision, told })
      return answer.change
    },
    (error) => {
      patchReview({ hint: `error.${error.code}.message` })
      void loadEdges()
    },
  )
}

const plain = ({ page, angle, columns, rows }: TableEdges) => ({
  page,
  angle,
  columns: { at: [...columns.at], bands: [...columns.bands] },
  rows: { at: [...rows.at], bands: [...rows.bands] },
})

/** A new edge in the middle of the band after the chosen edge, or at a place. */
export function insertEdge(axis: EdgeAt['axis'], at?: number): void {
  const state = edgesStore.get()
  if (!state?.edges) return
  const { edges, chosen } = state
  const all = edges[axis].at
  const from = chosen?.axis === axis ? Math.min(chosen.index, all.length - 2) : 0
  const made = addEdge(edges, axis, at ?? ((all[from] ?? 0) + (all[from + 1] ?? 0)) / 2)
  if (made) void apply(made.edges, made.added)
}

export function deleteEdge(): void {
  const state = edgesStore.get()
  if (state?.edges && state.chosen) void apply(removeEdge(state.edges, state.chosen), state.chosen)
}

/** Marks a row between two heights of the upright page. */
export function markAt(from: number, to: number): void {
  const state = edgesStore.get()
  if (!state?.edges) return
  if (state.edges.columns.bands.length === 0) return patchReview({ hint: 'edges.noColumns' })
  const { edges, band } = markRow(state.edges, from, to)
  void apply(edges, { axis: 'rows', index: band })
}

/** The rows under that of the chosen edge, found the same way. */
export function fillRowsDown(): void {
  const state = edgesStore.get()
  if (!state?.edges) return
  const { edges, chosen } = state
  const band = chosen?.axis === 'rows' ? Math.min(chosen.index, edges.rows.bands.length - 1) : 0
  if (band < 0 || edges.rows.bands[band] === 'none') return patchReview({ hint: 'edges.noRow' })
  void apply(edges, chosen, band)
}
