import Database from 'better-sqlite3'
import { CodedError } from '../../../shared/errors/coded-error'
import { connect, type Connection } from './database'
import { coded } from './errors'
import { migrate } from '../migrations/migrate'

export interface DatabaseOptions {
  /** Absolute path; null: a database in memory, which is gone with the process. */
  readonly file: string | null
  /** 32 bytes. */
  readonly key: Buffer
  /** The native part of SQLite where the package's own does not fit the runtime; null: the package's own. */
  readonly nativeBinding: string | null
  /** True where other processes may have the database open too; absent: this one alone. */
  readonly shared?: boolean
  /** True where the whole file is to be looked through for damage first. */
  readonly check?: boolean
  /** Pages after which SQLite says that the disk is full; for tests of that. */
  readonly maxPages?: number
}

/**
 * Opens the database, made and migrated where needed.
 * Throws STORE_UNREADABLE (wrong key), STORE_DAMAGED, STORE_NEWER, STORE_IN_USE or DISK_FULL.
 */
export function openDatabase(options: DatabaseOptions): Connection {
  return coded(() => {
    const raw = new Database(options.file ?? ':memory:', {
      // Another process holds the lock for a transaction at most.
      timeout: options.shared ? 10_000 : 500,
      ...(options.nativeBinding ? { nativeBinding: options.nativeBinding } : {}),
    })
    try {
      if (options.file) prepareFile(raw, options.key, options.shared ?? false)
      raw.pragma('foreign_keys = ON')
      raw.pragma('temp_store = MEMORY')
      raw.pragma('cache_size = -65536')
      // What is deleted is overwritten, not only unlinked.
      raw.pragma('secure_delete = ON')
      if (options.check && raw.pragma('quick_check(1)', { simple: true }) !== 'ok')
        throw new CodedError('STORE_DAMAGED')
      if (options.maxPages) raw.pragma(`max_page_count = ${options.maxPages}`)
      migrate(raw)
      return connect(raw)
    } catch (error) {
      raw.close()
      throw error
    }
  })
}

function prepareFile(raw: Database.Database, key: Buffer, shared: boolean): void {
  raw.pragma("cipher = 'sqlcipher'")
  raw.pragma(`key = "x'${key.toString('hex')}'"`)
  // One process at a time. The lock is the system's: it ends with the process, however that ends.
  if (!shared) raw.pragma('locking_mode = EXCLUSIVE')
  raw.pragma('journal_mode = WAL')
  // FULL: a commit is on the disk before it returns, so it outlives a power cut and not only the process.
  raw.pragma('synchronous = FULL')
}
