import type { DroppedFiles } from '../features/queue/dropped'
import { createStore } from '../lib/store'

/** Who takes what is dropped on the window, instead of the queue. */
export interface DropTaker {
  readonly take: (files: DroppedFiles) => void
  /** Key of what the window says while files are over it. */
  readonly hint: string
}

export const dropStore = createStore<DropTaker | null>(null)
