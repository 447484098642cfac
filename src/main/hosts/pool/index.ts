/** The pool's door: the pool itself, what it needs from outside, and the adapter over Node's fork. */
export { ReaderPool, type PoolOptions } from './pool'
export { forkWorker } from './fork-worker'
export type { FromWorker, ToWorker } from './protocol'
export type { SpawnWorker, WorkerProcess } from './worker-process'
