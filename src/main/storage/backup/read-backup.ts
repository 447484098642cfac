import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CodedError } from '../../../shared/errors/coded-error'
import { toStoreError } from '../database/errors'
import { chunkBytes, chunkCipher, headerBytes, tagBytes } from './sealed-chunks'
import { databaseEntry, keyEntry } from './write-backup'

/** Nothing else is ever written, whatever a file may say. */
const mayBeWritten = new RegExp(`^(${databaseEntry.replace('.', '\\.')}|blobs/[0-9a-f]{2}/[0-9a-f]{64})$`)
const keyBytes = 32

/**
 * Unpacks a backup into `folder`, which it replaces, and returns the workspace's key. Nothing is left where it fails.
 * Throws BACKUP_UNREADABLE (no backup, another passphrase, damaged, cut short), FILE_UNREADABLE or DISK_FULL.
 */
export async function readBackup(path: string, passphrase: string, folder: string): Promise<Buffer> {
  await rm(folder, { recursive: true, force: true })
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new CodedError('FILE_UNREADABLE', null, { cause })
  })
  try {
    return await unpack(new Plain(chunksOf(file, passphrase)), folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw toStoreError(error)
  } finally {
    await file.close()
  }
}

async function unpack(plain: Plain, folder: string): Promise<Buffer> {
  let key: Buffer | null = null
  let hasDatabase = false
  for (;;) {
    const nameLength = (await plain.exactly(2)).readUInt16BE(0)
    if (nameLength === 0) break
    const name = (await plain.exactly(nameLength)).toString()
    const size = Number((await plain.exactly(8)).readBigUInt64BE(0))
    if (name === keyEntry && size === keyBytes) key = await plain.exactly(size)
    else if (mayBeWritten.test(name)) await writeEntry(plain, size, join(folder, name))
    else throw new CodedError('BACKUP_UNREADABLE')
    hasDatabase ||= name === databaseEntry
  }
  if (!key || !hasDatabase) throw new CodedError('BACKUP_UNREADABLE')
  return key
}

async function writeEntry(plain: Plain, size: number, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    for (let left = size; left > 0;) {
      const piece = await plain.atMost(left)
      await file.writeFile(piece)
      left -= piece.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* chunksOf(file: FileHandle, passphrase: string): AsyncGenerator<Buffer> {
  const { size } = await file.stat()
  const cipher = await chunkCipher(await bytesAt(file, 0, Math.min(headerBytes, size)), passphrase)
  for (let at = headerBytes; at < size;) {
    const length = Math.min(chunkBytes + tagBytes, size - at)
    yield cipher.open(await bytesAt(file, at, length), at + length === size)
    at += length
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new CodedError('BACKUP_UNREADABLE')
  return bytes
}

/** The bytes of the chunks, taken by count. */
class Plain {
  private rest = Buffer.alloc(0)

  constructor(private readonly chunks: AsyncGenerator<Buffer>) {}

  /** Between 1 and `count` bytes. Throws BACKUP_UNREADABLE at the end. */
  async atMost(count: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const next = await this.chunks.next()
      if (next.done) throw new CodedError('BACKUP_UNREADABLE')
      this.rest = Buffer.from(next.value)
    }
    const taken = this.rest.subarray(0, count)
    this.rest = this.rest.subarray(taken.length)
    return taken
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = count; left > 0;) {
      const part = await this.atMost(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
}
