import type { FromWorker, ToWorker } from './protocol'

/**
 * A process that reads documents, as the pool sees it. The pool is given a function that spawns one, so that the
 * same pool runs over Node's fork and over Electron's utility process.
 */
export interface WorkerProcess {
  /** Throws nothing: a message to a process that has ended is dropped, its end is told by onExit. */
  postMessage(message: ToWorker): void
  onMessage(listener: (message: FromWorker) => void): void
  /** Called once, however the process ended. */
  onExit(listener: () => void): void
  /** Ends the process at once, without asking it. */
  kill(): void
}

export type SpawnWorker = () => WorkerProcess
