import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. What comes in pieces is
 * never held whole. Rejects as the system does.
 */
export async function writeWhole(path: string, text: string | AsyncIterable<string>): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  try {
    const file = await open(beside, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
