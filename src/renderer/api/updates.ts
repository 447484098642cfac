import type { UpdateState } from '../../shared/ipc/updates'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'

export const updateStore = createStore<UpdateState>({ kind: 'off', reason: 'chosen' })

/** Follows the updates from now on; `onNews` hears of one that is offered or ready. Returns what ends it. */
export function followUpdates(onNews: (state: UpdateState) => void): () => void {
  const end = listen('updates:changed', (state) => {
    const before = updateStore.get().kind
    updateStore.set(state)
    if (state.kind !== before && (state.kind === 'offered' || state.kind === 'ready')) onNews(state)
  })
  // What cannot be had now comes with the next change.
  ask('updates:state', {}).then(
    (state) => updateStore.set(state),
    () => undefined,
  )
  return end
}
