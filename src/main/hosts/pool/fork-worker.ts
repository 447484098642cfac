import { fork } from 'node:child_process'
import type { FromWorker } from './protocol'
import type { WorkerProcess } from './worker-process'

export interface ForkOptions {
  /** Flags such as a TypeScript loader; this process's own where absent. */
  readonly execArgv?: readonly string[]
  /** The Node that runs the worker; this process's own where absent. */
  readonly execPath?: string
}

const ofRasters = 8 * 1024 * 1024
/**
 * What native code frees of its rasters goes back to the system at once: few arenas, and no large block inside them.
 * Left to itself the C library raises the size from which a block lies by itself with each one that is freed.
 */
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(ofRasters),
  MALLOC_TRIM_THRESHOLD_: String(ofRasters),
}
/** Megabytes. A reader's young objects outgrow no more; V8's own limit costs it a hundred and makes it no faster. */
const youngSpace = '--max-semi-space-size=8'

/** Starts a worker with Node's fork. `entry` is the absolute path of the worker's module. */
export function forkWorker(entry: string, options: ForkOptions = {}): WorkerProcess {
  const { execArgv = process.execArgv, execPath = process.execPath } = options
  // 'advanced' carries bytes as they are; JSON would turn an image into a list of numbers.
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [youngSpace, ...execArgv],
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
