import { forkWorker, type WorkerProcess } from '../hosts/pool'
import { readerProgram, readerScript } from './places'

/**
 * Starts a reader in a plain Node rather than in Electron: Electron's GLib and the one inside the imaging library
 * do not stand each other in one process (docs/adr/0004).
 */
export function spawnReader(): WorkerProcess {
  return forkWorker(readerScript(), { execPath: readerProgram(), execArgv: [] })
}
