import Database from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { coded } from './database/errors'

/**
 * Claims the folder for this process. The lock is the system's: it ends with the process, however that ends.
 * Returns what gives it back. Throws STORE_IN_USE.
 */
export function lockFolder(folder: string, nativeBinding: string | null): () => void {
  return coded(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const raw = new Database(join(folder, 'service.lock'), {
      timeout: 0,
      ...(nativeBinding ? { nativeBinding } : {}),
    })
    try {
      raw.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      raw.close()
      throw error
    }
    return () => void raw.close()
  })
}
