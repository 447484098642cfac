import type { TableEdges } from '../../../../shared/domain/table-edges'
import { createStore } from '../../../lib/store'
import type { EdgeAt } from './edges-logic'

/** The edges over the page, while they are shown. */
export interface EdgesState {
  readonly documentId: string
  readonly table: string
  /** As they are on the screen; null until they are there. */
  readonly edges: TableEdges | null
  /** The state of the document that they belong to. */
  readonly revision: number
  readonly chosen: EdgeAt | null
  /** A message about the last cut: a key of the language files with its count. */
  readonly told: { readonly key: string; readonly count: number } | null
}

/** Null: the edges are not shown. */
export const edgesStore = createStore<EdgesState | null>(null)

export const patchEdges = (patch: Partial<EdgesState>): void =>
  edgesStore.update((state) => state && { ...state, ...patch })
