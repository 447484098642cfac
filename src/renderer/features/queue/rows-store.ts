import { toEnvelope } from '../../../shared/errors/coded-error'
import type { DocumentRow } from '../../../shared/domain/review'
import { ask, listen } from '../../api/ask'
import { countersStore } from '../../api/counters'
import { viewStore } from '../../api/view'
import { showError } from '../../components/notices'
import { createStore } from '../../lib/store'
import { atFirst, selectionStore, shifted } from './selection'

export const pageSize = 100

export interface Rows {
  readonly total: number
  /** Pages of rows by their number; those not seen yet are absent. */
  readonly pages: ReadonlyMap<number, readonly DocumentRow[]>
  readonly known: boolean
  /** How many rows have come before the active one by themselves, less those that went. */
  readonly shift: number
}

const empty: Rows = { total: 0, pages: new Map(), known: false, shift: 0 }
export const rowsStore = createStore<Rows>(empty)

/** Pages that are on the screen: what changes is fetched again for these alone. */
let visible: readonly [first: number, last: number] = [0, 0]
let generation = 0
const running = new Set<number>()

export function rowAt(rows: Rows, index: number): DocumentRow | null {
  return rows.pages.get(Math.floor(index / pageSize))?.[index % pageSize] ?? null
}

/** Sees to it that the rows of an interval of indexes are there. */
export function showRows(from: number, to: number): void {
  visible = [Math.floor(from / pageSize), Math.floor(Math.max(from, to) / pageSize)]
  for (let page = visible[0]; page <= visible[1]; page += 1) {
    if (!rowsStore.get().pages.has(page)) void fetchPage(page)
  }
}

async function fetchPage(page: number): Promise<void> {
  if (running.has(page)) return
  running.add(page)
  const started = generation
  try {
    const answer = await ask('queue:list', { view: viewStore.get(), offset: page * pageSize, limit: pageSize })
    if (started !== generation) return
    countersStore.set(answer.counters)
    rowsStore.update((rows) => ({
      ...rows,
      total: answer.total,
      known: true,
      pages: new Map(rows.pages).set(page, answer.rows),
    }))
  } catch (error) {
    showError(toEnvelope(error))
  } finally {
    running.delete(page)
    if (started !== generation && page >= visible[0] && page <= visible[1]) void fetchPage(page)
  }
}

/** Lists anew: what is on the screen stays until its successor is there. */
async function refresh(): Promise<void> {
  const [first, last] = visible
  rowsStore.update((rows) => ({
    ...rows,
    pages: new Map([...rows.pages].filter(([page]) => page >= first && page <= last)),
  }))
  for (let page = first; page <= last; page += 1) await fetchPage(page)
}

/** Lists anew what has changed by itself: keys that chose a document stay on it, wherever it is now. */
async function follow(): Promise<void> {
  const { active, placed } = selectionStore.get()
  const id = placed ? rowAt(rowsStore.get(), active)?.id : undefined
  await refresh()
  if (id === undefined || rowAt(rowsStore.get(), active)?.id === id) return
  // What cannot be found now has left the view: the keys stay where they are, or on the last row that there is.
  const around = await ask('queue:neighbours', { id, view: viewStore.get() }).catch(() => null)
  const now = selectionStore.get()
  const last = Math.max(0, rowsStore.get().total - 1)
  const by = (around?.position ?? Math.min(active, last)) - active
  if (by === 0 || now.active !== active) return
  selectionStore.set(shifted(now, by))
  rowsStore.update((rows) => ({ ...rows, shift: rows.shift + by }))
}

let due: ReturnType<typeof setTimeout> | undefined
function refreshSoon(): void {
  due ??= setTimeout(() => {
    due = undefined
    void follow()
  }, 200)
}

/** Follows changes of documents and of the view for as long as the desk is open. */
export function followRows(): () => void {
  const ends = [
    listen('documents:changed', refreshSoon),
    viewStore.subscribe(() => {
      generation += 1
      visible = [0, 0]
      selectionStore.update(atFirst)
      void refresh()
    }),
  ]
  void refresh()
  return () => ends.forEach((end) => end())
}

/** The ids of every row of the view, fetched page by page. */
export async function allIds(): Promise<readonly string[]> {
  const view = viewStore.get()
  const ids: string[] = []
  for (let offset = 0; ; offset += 500) {
    const { rows, total } = await ask('queue:list', { view, offset, limit: 500 })
    ids.push(...rows.map((row) => row.id))
    if (rows.length === 0 || ids.length >= total) return ids
  }
}
