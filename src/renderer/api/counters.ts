import type { QueueCounters } from '../../shared/domain/review'
import { createStore } from '../lib/store'

/** Of the whole workspace, as of the last listing. */
export const countersStore = createStore<QueueCounters>({ left: 0, doneToday: 0, reading: 0, failed: 0, total: 0 })
