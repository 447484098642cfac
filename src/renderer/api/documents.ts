import { withChange, type DocumentChange } from '../../shared/domain/document-change'
import type { DocumentDetail } from '../../shared/domain/review'
import type { Neighbours, PlaceInView } from '../../shared/ipc/queue'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'
import { forgetPages } from './page-images'
import { viewStore } from './view'

/** Documents at hand, used last at the end. */
export const documentsStore = createStore<ReadonlyMap<string, DocumentDetail>>(new Map())
export const neighboursStore = createStore<ReadonlyMap<string, Neighbours>>(new Map())

/**
 * Where documents stood in the view when they were come upon. What is done to one on the desk may move it in the view;
 * the way on from it stays the one that it was.
 */
const places = new Map<string, PlaceInView>()

const most = 24
/** Changes on their way, by document: what is listed meanwhile would show an older state. */
const writing = new Map<string, number>()
/** The latest revision told of a document while a change of it was on its way. */
const toldMeanwhile = new Map<string, number>()

export const documentAtHand = (id: string): DocumentDetail | undefined => documentsStore.get().get(id)

export function putDocument(detail: DocumentDetail): void {
  documentsStore.update((documents) => limited(documents, detail.id, detail))
}

export async function loadDocument(id: string): Promise<DocumentDetail> {
  const detail = await ask('queue:document', { id })
  if (!writing.has(id) && (documentAtHand(id)?.revision ?? 0) <= detail.revision) putDocument(detail)
  return detail
}

/** Shows what a change made of a document; what is at hand from another state is asked for anew. */
export async function putChange(change: DocumentChange): Promise<void> {
  const before = documentAtHand(change.state.id)
  const after = before && withChange(before, change)
  if (after) putDocument(after)
  else putDocument(await ask('queue:document', { id: change.state.id }))
}

export async function loadNeighbours(id: string): Promise<Neighbours> {
  const neighbours = await ask('queue:neighbours', { id, view: viewStore.get(), place: places.get(id) })
  if (neighbours.place !== null) places.set(id, neighbours.place)
  neighboursStore.update((all) => limited(all, id, neighbours))
  return neighbours
}

/** A way through the view begins at a document: places that were known before are so no more, but its own. */
export function beginWay(id: string): void {
  const place = neighboursStore.get().get(id)?.place
  places.clear()
  if (place) places.set(id, place)
}

/** Runs a change of a document; while it runs, no listing overwrites what is shown. */
export async function whileWriting<T>(id: string, change: () => Promise<T>): Promise<T> {
  writing.set(id, (writing.get(id) ?? 0) + 1)
  try {
    return await change()
  } finally {
    const left = (writing.get(id) ?? 1) - 1
    if (left > 0) writing.set(id, left)
    else {
      writing.delete(id)
      const told = toldMeanwhile.get(id)
      toldMeanwhile.delete(id)
      if (told !== undefined) follow(id, told)
    }
  }
}

/** Fetches a document that is not at hand as it now is; its own changes are known from their answers. */
function follow(id: string, revision: number | undefined): void {
  const before = documentAtHand(id)
  if (!before || (revision !== undefined && before.revision >= revision)) return
  if (writing.has(id)) {
    toldMeanwhile.set(id, revision ?? Infinity)
    return
  }
  void loadDocument(id).then(
    (now) => {
      if (now.pages !== before.pages || now.readState !== before.readState) forgetPages(id)
    },
    () => drop(id),
  )
}

/**
 * Keeps what is at hand true: what changed elsewhere is fetched again, what has gone is dropped. Places are kept while
 * the analyst is on the way through the view, `isOnWay`.
 */
export function followDocuments(isOnWay: () => boolean): void {
  listen('documents:changed', (told) => {
    neighboursStore.set(new Map())
    if (!isOnWay()) places.clear()
    if (told.ids === null) for (const id of documentsStore.get().keys()) follow(id, undefined)
    else for (const id of told.ids) follow(id, told.revisions[id])
  })
  viewStore.subscribe(() => {
    places.clear()
    neighboursStore.set(new Map())
  })
}

function drop(id: string): void {
  forgetPages(id)
  documentsStore.update((documents) => new Map([...documents].filter(([key]) => key !== id)))
}

function limited<T>(all: ReadonlyMap<string, T>, id: string, value: T): ReadonlyMap<string, T> {
  const next = new Map(all)
  next.delete(id)
  next.set(id, value)
  for (const key of next.keys()) {
    if (next.size <= most) break
    next.delete(key)
  }
  return next
}
