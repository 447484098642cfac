import type { QueueView, RowFilter, RowSort } from '../../shared/domain/review'
import { createStore } from '../lib/store'
import { ask } from './ask'

export const emptyFilter: RowFilter = {
  search: '',
  types: [],
  bands: [],
  readStates: [],
  reviewStates: [],
  disagreement: false,
}

/** What the queue shows; neighbours in review are neighbours in it. */
export const viewStore = createStore<QueueView>({
  filter: emptyFilter,
  sort: { by: 'disagreement', direction: 'desc' },
})

const change = (view: QueueView): void => {
  viewStore.set(view)
  // A view that could not be remembered is no harm to the work: the next change tries again.
  ask('view:remember', view).catch(() => undefined)
}

export function changeFilter(patch: Partial<RowFilter>, sort: RowSort = viewStore.get().sort): void {
  change({ filter: { ...viewStore.get().filter, ...patch }, sort })
}

export const changeSort = (sort: RowSort): void => change({ ...viewStore.get(), sort })
