import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CodedError } from '../../../shared/errors/coded-error'
import type { BlobCipher } from './blob-cipher'
import type { BlobStore } from './blob-store'
import { Holds } from './holds'
import { isTemporary, writeDurably } from './write-durably'

/** Images in `folder`, a file each, in subfolders by the first two digits of the name. */
export function fileBlobs(folder: string, cipher: BlobCipher): BlobStore {
  const holds = new Holds()
  const openedAt = Date.now()
  const shardOf = (name: string): string => join(folder, name.slice(0, 2))
  const pathOf = (name: string): string => join(shardOf(name), name)

  const remove = async (name: string, isNeeded: (name: string) => boolean): Promise<void> => {
    // Asked at the last moment: nothing can come between the answer and the deletion.
    if (holds.isHeld(name) || isNeeded(name)) return
    await rm(pathOf(name), { force: true })
  }

  return {
    nameOf: (bytes) => cipher.nameOf(bytes),

    put: async (bytes) => {
      const name = cipher.nameOf(bytes)
      const hold = holds.hold(name)
      try {
        if (!(await exists(pathOf(name)))) {
          await mkdir(shardOf(name), { recursive: true, mode: 0o700 })
          await writeDurably(pathOf(name), cipher.seal(name, bytes))
        }
        return hold
      } catch (error) {
        hold.release()
        throw error
      }
    },

    get: async (name) => {
      const sealed = await readFile(pathOf(name)).catch((cause: unknown) => {
        throw new CodedError('BLOB_MISSING', null, { cause })
      })
      const bytes = cipher.open(name, sealed)
      if (!bytes) throw new CodedError('BLOB_MISSING')
      return bytes
    },

    collect: async (names, isNeeded) => {
      for (const name of names) await remove(name, isNeeded)
    },

    sweep: async (isNeeded) => {
      for (const shard of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shard)).catch(() => [])) {
          if (!isTemporary(name)) await remove(name, isNeeded)
          else await removeOlder(join(folder, shard, name), openedAt)
        }
      }
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Spares what is being written right now. */
async function removeOlder(path: string, than: number): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found && found.mtimeMs < than) await rm(path, { force: true })
}
