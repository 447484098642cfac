import type { QueueCounters } from '../../shared/domain/review'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'
import { viewStore } from './view'

/** Of the whole workspace, as of the last listing. */
export const countersStore = createStore<QueueCounters>({
  left: 0,
  doneToday: 0,
  reading: 0,
  failed: 0,
  postponed: 0,
  approved: 0,
  disagreements: 0,
  total: 0,
})

const waitMilliseconds = 300

/** Keeps the counters true where no rows are listed, for as long as it is not ended. */
export function followCounters(): () => void {
  let due: ReturnType<typeof setTimeout> | undefined
  const count = (): void => {
    due = undefined
    // What cannot be counted now is counted with the next change; the work on the document goes on.
    ask('queue:list', { view: viewStore.get(), offset: 0, limit: 1 }).then(
      ({ counters }) => countersStore.set(counters),
      () => undefined,
    )
  }
  const end = listen('documents:changed', () => {
    due ??= setTimeout(count, waitMilliseconds)
  })
  count()
  return () => {
    end()
    clearTimeout(due)
  }
}
