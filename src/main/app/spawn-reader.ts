import { app } from 'electron'
import { join } from 'node:path'
import { forkWorker, type WorkerProcess } from '../hosts/pool'
import { readerProgram } from './places'

/**
 * Starts a reader in a plain Node rather than in Electron: Electron's GLib and the one inside the imaging library
 * do not stand each other in one process (docs/adr/0004).
 */
export function spawnReader(): WorkerProcess {
  return forkWorker(join(app.getAppPath(), 'out', 'main', 'worker.js'), { execPath: readerProgram(), execArgv: [] })
}
