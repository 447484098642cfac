import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../../shared/errors/coded-error'
import { blobCipher } from './blobs/blob-cipher'
import type { BlobStore } from './blobs/blob-store'
import { fileBlobs } from './blobs/file-blobs'
import { memoryBlobs } from './blobs/memory-blobs'
import { coded } from './database/errors'
import { openDatabase } from './database/open-database'
import type { Keeping } from '../services'
import { finishSwap, nextOf, swapFolder } from './backup/swap-folder'
import { readBackup } from './backup/read-backup'
import { snapshotsIn } from './backup/snapshots'
import { encryptAnew, formerOf } from './change-key'
import { keepingOf } from './keeping'
import { storeOver, type Store } from './store'

export interface OpenWorkspace {
  readonly store: Store
  readonly blobs: BlobStore
  /** Null where nothing is on the disk. */
  readonly keeping: Keeping | null
}

const databaseName = 'workspace.db'
const keyCheckName = 'workspace.key-check'
const idLength = 16
/** Says how the file was left by the last one who closed it. */
const closedName = 'workspace.closed'

/** True where the folder holds a workspace: it then needs its own key, never a new one. */
export function workspaceExists(folder: string): boolean {
  finishSwap(folder)
  return existsSync(join(folder, databaseName))
}

/** Tells the keys of several workspaces apart, and nothing of the key itself; null where there is no workspace. */
export function keyIdOf(folder: string): string | null {
  const path = join(folder, keyCheckName)
  return existsSync(path) ? readFileSync(path, 'utf8').slice(0, idLength) : null
}

/**
 * Unpacks a backup beside `folder`; `takeOver` then puts it in the folder's place and returns where that one went.
 * The folder must not be open. Throws BACKUP_UNREADABLE, FILE_UNREADABLE or DISK_FULL.
 */
export async function unpackBackup(folder: string, path: string, passphrase: string, nativeBinding: string | null) {
  const next = nextOf(folder)
  const key = await readBackup(path, passphrase, next)
  const check = keyCheckOf(key)
  writeFileSync(join(next, keyCheckName), check, { mode: 0o600 })
  const file = join(next, databaseName)
  openDatabase({ file, key: databaseKey(key), nativeBinding, check: true }).close()
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  return { key, keyId: idOfKey(key), takeOver: () => swapFolder(folder, `${folder}.before-${stamp}`) }
}

/**
 * Gives the workspace in `folder`, which must not be open, another key: all of it is encrypted anew. Killed at any
 * point, the folder is the former or the new one, whole, and `keyIdOf` tells which key it has. Copies within the
 * workspace go. Throws DISK_FULL, and then leaves it as it was.
 */
export const changeKey = (folder: string, from: Buffer, to: Buffer, nativeBinding: string | null): Promise<void> => {
  const partsOf = (key: Buffer) => ({ databaseKey: databaseKey(key), cipher: blobCipher(key) })
  const writeCheck = (next: string): void =>
    writeFileSync(join(next, keyCheckName), keyCheckOf(to), { mode: 0o600, flush: true })
  return encryptAnew(folder, databaseName, partsOf(from), partsOf(to), writeCheck, nativeBinding)
}

/** As `keyIdOf` says it of a workspace under this key. */
export const idOfKey = (key: Buffer): string => keyCheckOf(key).slice(0, idLength)

export const snapshotNames = (folder: string): readonly string[] => snapshotsIn(folder).list()

/**
 * Puts a copy of an earlier day in the place of the damaged database, which stays beside it. Nobody may have it open.
 */
export const restoreSnapshot = (folder: string, name: string): void =>
  coded(() => {
    rmSync(join(folder, closedName), { force: true })
    snapshotsIn(folder).restore(name, join(folder, databaseName))
  })

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
    const closed = join(folder, closedName)
    const check = !shared && existsSync(file) && !wasLeftSo(closed, file)
    const connection = openDatabase({ file, key: databaseKey(key), nativeBinding, shared, check })
    const store = storeOver(connection)
    // What a change of the key left behind when it was killed after all was done.
    if (!shared) rmSync(formerOf(folder), { recursive: true, force: true })
    return {
      store: {
        ...store,
        close: () => {
          store.close()
          if (!shared) writeFileSync(closed, stateOf(file))
        },
      },
      blobs: fileBlobs(join(folder, 'blobs'), blobCipher(key)),
      keeping: keepingOf(folder, file, key, connection),
    }
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
  return { store: storeOver(connection), blobs: memoryBlobs(blobCipher(key)), keeping: null }
}

const databaseKey = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'veridesk database', 32))

const keyCheckOf = (key: Buffer): string => createHmac('sha256', key).update('veridesk key check').digest('hex')

const stateOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** A file that nobody touched since it was closed in order need not be looked through at every start. */
const wasLeftSo = (closed: string, file: string): boolean =>
  existsSync(closed) && readFileSync(closed, 'utf8') === stateOf(file)

/** True where the key is known to be the workspace's own; throws STORE_UNREADABLE where it is known not to be. */
function checkKey(folder: string, key: Buffer, databaseExists: boolean): boolean {
  const path = join(folder, keyCheckName)
  const expected = keyCheckOf(key)
  if (!databaseExists) {
    writeFileSync(path, expected, { mode: 0o600 })
    return true
  }
  if (!existsSync(path)) return false
  if (readFileSync(path, 'utf8') !== expected) throw new CodedError('STORE_UNREADABLE')
  return true
}
