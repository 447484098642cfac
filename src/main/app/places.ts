import { app } from 'electron'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Language data, calibration, gazetteer, keys, samples. */
export const resourcesFolder = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'resources') : join(app.getAppPath(), 'resources')

/** Where the database, the images and the log of this workspace are. */
export const workspaceFolder = (): string => join(app.getPath('userData'), 'workspace')

/** Data of the languages that were added. */
export const languagesFolder = (): string => join(app.getPath('userData'), 'languages')

export const logFile = (): string => join(app.getPath('userData'), 'logs', 'veridesk.jsonl')

/** What the set-up found for this machine, beside node_modules; an installed app has all of it inside. */
interface Pointer {
  readonly node: string
  readonly sqliteBinding: string | null
}

function pointer(): Pointer {
  const path = join(app.getAppPath(), 'node_modules', '.veridesk', 'native.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Pointer
}

/** The Node that readers run in. */
export const readerProgram = (): string =>
  app.isPackaged ? join(process.resourcesPath, process.platform === 'win32' ? 'node.exe' : 'node') : pointer().node

/** Node-API that the SQLite package's own builds ask for. */
const prebuiltNodeApi = 10

/** The SQLite built for this runtime where the package's own build asks for a newer one; null where that serves. */
export function sqliteBinding(): string | null {
  if (Number(process.versions['napi']) >= prebuiltNodeApi) return null
  return app.isPackaged ? join(process.resourcesPath, 'sqlite', 'better_sqlite3.node') : pointer().sqliteBinding
}

/** What a reader runs; beside the archive in an installed app, because plain Node reads no archive. */
export const readerScript = (): string =>
  app.isPackaged
    ? join(process.resourcesPath, 'reader', 'main', 'worker.js')
    : join(app.getAppPath(), 'out', 'main', 'worker.js')
