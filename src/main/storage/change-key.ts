import Database from 'better-sqlite3'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { swapFolder, nextOf } from './backup/swap-folder'
import type { BlobCipher } from './blobs/blob-cipher'
import { isTemporary, writeDurably } from './blobs/write-durably'
import { toStoreError } from './database/errors'
import { blobColumns } from './tables/blob-references'

/** What of a workspace follows from its key. */
export interface KeyedParts {
  /** 32 bytes. */
  readonly databaseKey: Buffer
  readonly cipher: BlobCipher
}

/** Where a workspace goes that was encrypted anew; it is deleted, at the next start if not before. */
export const formerOf = (folder: string): string => `${folder}.former-key`

/**
 * Encrypts everything in `folder` anew beside it, under other keys and other names of images, and puts that in its
 * place. Killed at any point, the next start finds the one or the other, whole. The folder must not be open.
 * Throws DISK_FULL, and then leaves it as it was.
 */
export async function encryptAnew(
  folder: string,
  databaseName: string,
  from: KeyedParts,
  to: KeyedParts,
  writeKeyCheck: (folder: string) => void,
  nativeBinding: string | null,
): Promise<void> {
  const next = nextOf(folder)
  const former = formerOf(folder)
  try {
    for (const old of [next, former]) await rm(old, { recursive: true, force: true })
    await mkdir(next, { recursive: true, mode: 0o700 })
    const names = await sealAnew(join(folder, 'blobs'), join(next, 'blobs'), from.cipher, to.cipher)
    rekey(join(folder, databaseName), join(next, databaseName), from.databaseKey, to.databaseKey, names, nativeBinding)
    writeKeyCheck(next)
    swapFolder(folder, former)
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw toStoreError(error)
  }
  await rm(former, { recursive: true, force: true })
}

/** Returns the new name of each image by its old one. What cannot be opened was damaged before, and stays behind. */
async function sealAnew(
  source: string,
  target: string,
  from: BlobCipher,
  to: BlobCipher,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const shard of await readdir(source).catch(() => [])) {
    for (const name of await readdir(join(source, shard))) {
      if (isTemporary(name)) continue
      const bytes = from.open(name, await readFile(join(source, shard, name)))
      if (!bytes) continue
      const renamed = to.nameOf(bytes)
      const place = join(target, renamed.slice(0, 2))
      await mkdir(place, { recursive: true, mode: 0o700 })
      await writeDurably(join(place, renamed), to.seal(renamed, bytes))
      names.set(name, renamed)
    }
  }
  return names
}

function rekey(
  source: string,
  target: string,
  from: Buffer,
  to: Buffer,
  names: ReadonlyMap<string, string>,
  nativeBinding: string | null,
): void {
  const former = openRaw(source, from, nativeBinding)
  try {
    former.prepare('VACUUM INTO ?').run(target)
  } finally {
    former.close()
  }
  const copy = openRaw(target, from, nativeBinding)
  try {
    // Pages in a log beside the file would stay under the old key.
    copy.pragma('journal_mode = DELETE')
    copy.pragma('synchronous = FULL')
    copy.transaction(() => rename(copy, names))()
    copy.pragma(`rekey = "x'${to.toString('hex')}'"`)
  } finally {
    copy.close()
  }
}

function rename(raw: Database.Database, names: ReadonlyMap<string, string>): void {
  raw.exec('CREATE TEMP TABLE renamed (old TEXT PRIMARY KEY, new TEXT NOT NULL) WITHOUT ROWID')
  const insert = raw.prepare('INSERT INTO renamed VALUES (?, ?)')
  for (const pair of names) insert.run(...pair)
  for (const [table, column] of blobColumns)
    raw.exec(
      `UPDATE ${table} SET ${column} = (SELECT new FROM renamed WHERE old = ${column})
       WHERE ${column} IN (SELECT old FROM renamed)`,
    )
  raw.exec('DROP TABLE renamed')
}

function openRaw(file: string, key: Buffer, nativeBinding: string | null): Database.Database {
  const raw = new Database(file, nativeBinding ? { nativeBinding } : {})
  raw.pragma("cipher = 'sqlcipher'")
  raw.pragma(`key = "x'${key.toString('hex')}'"`)
  raw.pragma('temp_store = MEMORY')
  return raw
}
