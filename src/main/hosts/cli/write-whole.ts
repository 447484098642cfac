import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

type Text = string | AsyncIterable<string>

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. What comes in pieces is
 * never held whole. A device or a pipe (/dev/stdout, /dev/null) is written to and stays what it is; a link stays one.
 * Rejects as the system does.
 */
export async function writeWhole(path: string, text: Text): Promise<void> {
  const there = await stat(path).catch(() => null)
  if (there === null) await replace(path, text)
  else if (there.isFile()) await replace(await realpath(path), text)
  else await writeInto(path, text)
}

async function writeInto(path: string, text: Text): Promise<void> {
  const stream = await open(path, 'w')
  try {
    await stream.writeFile(text)
  } finally {
    await stream.close()
  }
}

async function replace(path: string, text: Text): Promise<void> {
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
