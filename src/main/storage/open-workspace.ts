import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../../shared/errors/coded-error'
import { blobCipher } from './blobs/blob-cipher'
import type { BlobStore } from './blobs/blob-store'
import { fileBlobs } from './blobs/file-blobs'
import { memoryBlobs } from './blobs/memory-blobs'
import { coded } from './database/errors'
import { openDatabase } from './database/open-database'
import { storeOver, type Store } from './store'

export interface OpenWorkspace {
  readonly store: Store
  readonly blobs: BlobStore
}

const databaseName = 'workspace.db'
const keyCheckName = 'workspace.key-check'

/** True where the folder holds a workspace: it then needs its own key, never a new one. */
export function workspaceExists(folder: string): boolean {
  return existsSync(join(folder, databaseName))
}

/**
 * Opens the workspace in `folder`, made where there is none. `key`: 32 bytes. `shared`: other processes may have it
 * open too.
 * Throws STORE_UNREADABLE, STORE_DAMAGED, STORE_NEWER, STORE_IN_USE or DISK_FULL.
 */
export function openWorkspace(
  folder: string,
  key: Buffer,
  nativeBinding: string | null,
  shared = false,
): OpenWorkspace {
  const file = join(folder, databaseName)
  const isOurs = coded(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return checkKey(folder, key, existsSync(file))
  })
  try {
    const connection = openDatabase({ file, key: databaseKey(key), nativeBinding, shared })
    return { store: storeOver(connection), blobs: fileBlobs(join(folder, 'blobs'), blobCipher(key)) }
  } catch (error) {
    // SQLite cannot tell a wrong key from a damaged first page; the key check can.
    if (isOurs && error instanceof CodedError && error.code === 'STORE_UNREADABLE') {
      throw new CodedError('STORE_DAMAGED', null, { cause: error })
    }
    throw error
  }
}

/** A workspace for this run only, in memory. */
export function openUnkeptWorkspace(nativeBinding: string | null): OpenWorkspace {
  const key = randomBytes(32)
  const connection = openDatabase({ file: null, key, nativeBinding })
  return { store: storeOver(connection), blobs: memoryBlobs(blobCipher(key)) }
}

const databaseKey = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'veridesk database', 32))

/** True where the key is known to be the workspace's own; throws STORE_UNREADABLE where it is known not to be. */
function checkKey(folder: string, key: Buffer, databaseExists: boolean): boolean {
  const path = join(folder, keyCheckName)
  const expected = createHmac('sha256', key).update('veridesk key check').digest('hex')
  if (!databaseExists) {
    writeFileSync(path, expected, { mode: 0o600 })
    return true
  }
  if (!existsSync(path)) return false
  if (readFileSync(path, 'utf8') !== expected) throw new CodedError('STORE_UNREADABLE')
  return true
}
