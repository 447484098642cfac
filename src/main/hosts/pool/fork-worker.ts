import { fork } from 'node:child_process'
import type { FromWorker } from './protocol'
import type { WorkerProcess } from './worker-process'

export interface ForkOptions {
  /** Flags such as a TypeScript loader; this process's own where absent. */
  readonly execArgv?: readonly string[]
  /** The Node that runs the worker; this process's own where absent. */
  readonly execPath?: string
}

/** Few arenas: what native code frees of its rasters goes back to the system instead of staying in those of threads. */
const memory = { MALLOC_ARENA_MAX: '2' }

/** Starts a worker with Node's fork. `entry` is the absolute path of the worker's module. */
export function forkWorker(entry: string, options: ForkOptions = {}): WorkerProcess {
  const { execArgv = process.execArgv, execPath = process.execPath } = options
  // 'advanced' carries bytes as they are; JSON would turn an image into a list of numbers.
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: { ...process.env, ...memory },
    execPath,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exitListeners: (() => void)[] = []
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    for (const listener of exitListeners) listener()
  }
  child.once('exit', end)
  child.on('error', () => {
    child.kill('SIGKILL')
    end()
  })
  return {
    postMessage: (message) => {
      // The callback keeps a broken pipe from being thrown: the exit that follows tells the pool.
      if (child.connected) child.send(message, () => undefined)
    },
    onMessage: (listener) => void child.on('message', (message) => listener(message as FromWorker)),
    onExit: (listener) => void exitListeners.push(listener),
    kill: () => void child.kill('SIGKILL'),
  }
}
