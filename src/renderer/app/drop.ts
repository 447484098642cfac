import { createStore } from '../lib/store'

/** Who takes what is dropped on the window, instead of the queue. */
export interface DropTaker {
  readonly take: (paths: readonly string[]) => void
  /** Key of what the window says while files are over it. */
  readonly hint: string
}

export const dropStore = createStore<DropTaker | null>(null)
