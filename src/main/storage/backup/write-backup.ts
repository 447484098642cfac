import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { toStoreError } from '../database/errors'
import { chunkBytes, chunkCipher, newHeader } from './sealed-chunks'

/** What goes into a backup: the key, a copy of the database, every image. */
export interface BackupSource {
  /** 32 bytes: the workspace's own, so that the copy opens on any machine. */
  readonly key: Buffer
  readonly database: string
  readonly blobs: string
}

export const keyEntry = 'workspace.key'
export const databaseEntry = 'workspace.db'

/**
 * Writes everything to one file under the passphrase: whole, or none at all. Format: docs/backup.md.
 * Returns how many images are in it. Throws DISK_FULL or what the file system says.
 */
export async function writeBackup(source: BackupSource, passphrase: string, target: string): Promise<number> {
  const temporary = `${target}.${randomUUID()}.part`
  const header = newHeader()
  const cipher = await chunkCipher(header, passphrase)
  try {
    const file = await open(temporary, 'wx', 0o600)
    let images = 0
    try {
      await file.writeFile(header)
      let waiting = Buffer.alloc(0)
      for await (const piece of entriesOf(source, () => (images += 1))) {
        waiting = Buffer.concat([waiting, piece])
        // The last chunk is sealed as such: one is kept back until more has come.
        while (waiting.length > chunkBytes) {
          await file.writeFile(cipher.seal(waiting.subarray(0, chunkBytes), false))
          waiting = waiting.subarray(chunkBytes)
        }
      }
      await file.writeFile(cipher.seal(waiting, true))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, target)
    return images
  } catch (error) {
    await rm(temporary, { force: true })
    throw toStoreError(error)
  }
}

/** The entries as one run of bytes: length of the name (2), name, size (8), content; ended by a length of 0. */
async function* entriesOf(source: BackupSource, countImage: () => void): AsyncGenerator<Buffer> {
  yield headOf(keyEntry, source.key.length)
  yield source.key
  yield* fileEntry(databaseEntry, source.database)
  for (const shard of await readdir(source.blobs).catch(() => [])) {
    for (const name of await readdir(join(source.blobs, shard)).catch(() => [])) {
      if (!/^[0-9a-f]{64}$/.test(name)) continue
      yield* fileEntry(`blobs/${shard}/${name}`, join(source.blobs, shard, name), countImage)
    }
  }
  yield Buffer.alloc(2)
}

async function* fileEntry(name: string, path: string, onFound?: () => void): AsyncGenerator<Buffer> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (error) {
    // An image may have been deleted with its document since the folder was listed.
    if (onFound && error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  try {
    const { size } = await file.stat()
    yield headOf(name, size)
    for (let at = 0; at < size;) {
      const piece = Buffer.alloc(Math.min(chunkBytes, size - at))
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      if (bytesRead === 0) throw new Error('A file became shorter while it was backed up')
      at += bytesRead
      yield piece.subarray(0, bytesRead)
    }
    onFound?.()
  } finally {
    await file.close()
  }
}

function headOf(name: string, size: number): Buffer {
  const bytes = Buffer.from(name)
  const head = Buffer.alloc(2 + bytes.length + 8)
  head.writeUInt16BE(bytes.length, 0)
  bytes.copy(head, 2)
  head.writeBigUInt64BE(BigInt(size), 2 + bytes.length)
  return head
}
