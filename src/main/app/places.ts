import { app } from 'electron'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Language data, calibration, gazetteer, keys, samples. */
export const resourcesFolder = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'resources') : join(app.getAppPath(), 'resources')

/** Where the database, the images and the log of this workspace are. */
export const workspaceFolder = (): string => join(app.getPath('userData'), 'workspace')

export const logFile = (): string => join(app.getPath('userData'), 'logs', 'veridesk.jsonl')

/** Node-API that the SQLite package's own builds ask for. */
const prebuiltNodeApi = 10

/**
 * The SQLite built for this runtime, where the package's own build asks for a newer one; null where that serves.
 * The set-up writes the pointer beside node_modules; an installed app has a runtime that needs none.
 */
export function sqliteBinding(): string | null {
  if (Number(process.versions['napi']) >= prebuiltNodeApi) return null
  const pointer: unknown = JSON.parse(
    readFileSync(join(app.getAppPath(), 'node_modules', '.veridesk', 'native.json'), 'utf8'),
  )
  if (typeof pointer === 'object' && pointer !== null && 'sqliteBinding' in pointer) {
    const { sqliteBinding } = pointer
    if (typeof sqliteBinding === 'string') return sqliteBinding
  }
  throw new Error('The set-up has built no SQLite for this Electron: run the set-up again')
}
