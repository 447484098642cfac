import { app, utilityProcess } from 'electron'
import { join } from 'node:path'
import type { FromWorker } from '../hosts/pool/protocol'
import type { WorkerProcess } from '../hosts/pool'

/** Starts a reader as a utility process: a crash in native code takes down one document and not the desk. */
export function spawnReader(): WorkerProcess {
  const child = utilityProcess.fork(join(app.getAppPath(), 'out', 'main', 'worker.js'), [], {
    serviceName: 'Veridesk reader',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let ended = false
  child.once('exit', () => (ended = true))
  const kill = (): void => {
    // utilityProcess.kill asks politely; a reader in the middle of a native call would not hear it.
    if (child.pid === undefined) child.kill()
    else
      try {
        process.kill(child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself meanwhile.
      }
  }
  return {
    postMessage: (message) => {
      if (!ended) child.postMessage(message)
    },
    onMessage: (listener) => void child.on('message', (message: FromWorker) => listener(message)),
    onExit: (listener) => void child.once('exit', listener),
    kill,
  }
}
