import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CodedError } from '../../../shared/errors/coded-error'

const suffix = '.part'

/** True for a file that an interrupted write left behind. */
export const isTemporary = (name: string): boolean => name.endsWith(suffix)

/**
 * Writes a whole file or none: under another name first, flushed, then renamed, then the folder flushed, so that it
 * outlives a power cut. Throws DISK_FULL; nothing is left behind then.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}${suffix}`
  try {
    const file = await open(temporary, 'wx', 0o600)
    await writeAndClose(file, bytes)
    await rename(temporary, path)
    await flushFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw isFull(error) ? new CodedError('DISK_FULL', null, { cause: error }) : error
  }
}

async function writeAndClose(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open a folder to flush it; its file system writes a rename through by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
