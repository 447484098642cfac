import { CodedError } from '../../../shared/errors/coded-error'
import type { BlobCipher } from './blob-cipher'
import type { BlobStore } from './blob-store'
import { Holds } from './holds'

/** Images of a workspace that is not kept: gone with the process. Sealed all the same, lest a core dump tells. */
export function memoryBlobs(cipher: BlobCipher): BlobStore {
  const sealed = new Map<string, Buffer>()
  const holds = new Holds()
  const collect = (names: Iterable<string>, isNeeded: (name: string) => boolean): Promise<void> => {
    for (const name of names) if (!holds.isHeld(name) && !isNeeded(name)) sealed.delete(name)
    return Promise.resolve()
  }
  return {
    nameOf: (bytes) => cipher.nameOf(bytes),
    put: (bytes) => {
      const name = cipher.nameOf(bytes)
      if (!sealed.has(name)) sealed.set(name, cipher.seal(name, bytes))
      return Promise.resolve(holds.hold(name))
    },
    get: (name) => {
      const found = sealed.get(name)
      const bytes = found && cipher.open(name, found)
      return bytes ? Promise.resolve(bytes) : Promise.reject(new CodedError('BLOB_MISSING'))
    },
    collect,
    sweep: (isNeeded) => collect([...sealed.keys()], isNeeded),
  }
}
