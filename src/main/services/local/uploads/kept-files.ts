import { keptFileId, keptFileUrl, type KeptFile } from '../../../../shared/contract/kept-files'
import { ApiError } from '../../../../shared/contract/api-error'
import type { Caller, LocalContext } from '../context'
import { FetchFailure } from '../../ports/local-service'
import type { FileRecord } from '../../ports/service-records'

/** A file that nobody asks to read within this is forgotten. */
const keptMs = 24 * 3600_000
/** More than this a client must read first. */
const mostKept = 1000

type Context = Pick<LocalContext, 'store' | 'blobs' | 'now' | 'newId' | 'isBlobNeeded'>

/** Files that clients without an object storage leave here until they are read. */
export class KeptFiles {
  constructor(private readonly context: Context) {}

  /** On the disk when it resolves. Throws 400 for nothing, 429 where too many wait already. */
  async keep({ client }: Caller, bytes: Uint8Array): Promise<KeptFile> {
    const { store, blobs, now, newId } = this.context
    if (bytes.length === 0) throw new ApiError(400, 'The body holds no file.')
    if (store.keptFiles.count(client.id) >= mostKept) throw new ApiError(429, 'Too many files wait to be read.', 60)
    const id = newId()
    const held = await blobs.put(bytes)
    try {
      store.write((tx) =>
        tx.keptFiles.insert({ id, client: client.id, blob: held.name, createdAt: now().toISOString() }),
      )
    } finally {
      held.release()
    }
    return { file_url: keptFileUrl(id), expires_at: new Date(now().getTime() + keptMs).toISOString() }
  }

  /**
   * The blob of a file that lies here; null for an address elsewhere. Throws FetchFailure where it is not the client's,
   * or gone.
   */
  blobOf(file: FileRecord): string | null {
    const id = keptFileId(file.url)
    if (id === null) return null
    const kept = this.context.store.keptFiles.byId(id)
    if (kept?.client !== file.client) throw new FetchFailure('FETCH_FAILED', 'not kept here')
    return kept.blob
  }

  /** Forgets what nobody asked for. */
  async purge(): Promise<void> {
    const { store, blobs, now, isBlobNeeded } = this.context
    const old = store.keptFiles.createdBefore(new Date(now().getTime() - keptMs).toISOString())
    if (old.length === 0) return
    store.write((tx) => {
      for (const { id } of old) tx.keptFiles.remove(id)
    })
    await blobs.collect(
      old.map(({ blob }) => blob),
      isBlobNeeded,
    )
  }
}
