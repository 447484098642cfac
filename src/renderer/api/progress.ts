import type { ReadProgress } from '../../shared/domain/review'
import { createStore } from '../lib/store'
import { listen } from './ask'

/** Null while nothing is being read. */
export const progressStore = createStore<ReadProgress | null>(null)

export function followProgress(): void {
  listen('read:progress', (progress) => progressStore.set(progress.done < progress.total ? progress : null))
}
