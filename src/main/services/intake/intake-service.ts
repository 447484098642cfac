import { basename, extname } from 'node:path'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { IntakeReport } from '../../../shared/ipc/queue'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { searchText } from '../queue/search-text'
import { findFiles, type FoundFile } from './find-files'
import { readLimited } from './read-limited'

/** Files copied at once, and written down in one transaction. */
const batchSize = 16

/** Ids of the interface have at most this many characters. */
const maxDocumentId = 256

type Rejection = IntakeReport['rejected'][number]

interface Copied {
  readonly file: FoundFile
  readonly blob: { readonly name: string; release(): void }
}

/**
 * Takes files into the workspace. A file counts as accepted once its bytes are stored and its row is written: from
 * then on the drive that it came from may go.
 */
export class IntakeService {
  constructor(
    private readonly context: ServiceContext,
    private readonly notifier: ChangeNotifier,
    private readonly wake: () => void,
  ) {}

  /** Files and folders, by path. One that cannot be taken is reported; the rest goes on. */
  async take(paths: readonly string[]): Promise<IntakeReport> {
    const { files, rejected } = await findFiles(paths)
    const early = rejected.map(({ fileName, error }) => ({ fileName, error: toEnvelope(error) }))
    const report = await this.takeFiles(files)
    return { ...report, rejected: [...early, ...report.rejected] }
  }

  async takeFiles(files: readonly FoundFile[]): Promise<IntakeReport> {
    const rejected: Rejection[] = []
    let accepted = 0
    let duplicates = 0
    for (let at = 0; at < files.length; at += batchSize) {
      const copied = await this.copy(files.slice(at, at + batchSize), rejected)
      try {
        duplicates += this.writeDown(copied)
        accepted += copied.length
      } catch (error) {
        this.context.log.error('intake_failed', error)
        rejected.push(...copied.map(({ file }) => rejection(file, error)))
      }
      for (const { blob } of copied) blob.release()
      await this.context.blobs.collect(
        copied.map(({ blob }) => blob.name),
        (name) => this.context.store.blobs.isNeeded(name),
      )
      this.wake()
    }
    return { accepted, duplicates, rejected }
  }

  private async copy(files: readonly FoundFile[], rejected: Rejection[]): Promise<Copied[]> {
    const results = await Promise.all(
      files.map(async (file) => {
        try {
          return { file, blob: await this.context.blobs.put(await readLimited(file.path)) }
        } catch (error) {
          rejected.push(rejection(file, error))
          return null
        }
      }),
    )
    return results.filter((result) => result !== null)
  }

  /** Returns how many of them have the same bytes as an earlier document. */
  private writeDown(copied: readonly Copied[]): number {
    if (copied.length === 0) return 0
    const { store, newId, now } = this.context
    const at = now().toISOString()
    const ids: string[] = []
    let duplicates = 0
    store.write((tx) => {
      for (const { file, blob } of copied) {
        const id = newId()
        const fileName = basename(file.path)
        // Within the transaction the store already shows the rows before this one.
        const duplicateOf = store.documents.byOriginal(blob.name)?.id ?? null
        if (duplicateOf) duplicates += 1
        tx.documents.insert({
          id,
          documentId: basename(fileName, extname(fileName)).slice(0, maxDocumentId),
          fileName,
          originalBlob: blob.name,
          takenInAt: at,
          duplicateOf,
        })
        tx.search.put(id, searchText(fileName, null, []))
        tx.audit.append(auditEntry(this.context, 'taken_in', { documentId: id }))
        tx.watchedFiles.put(file)
        ids.push(id)
      }
    })
    this.notifier.changed(...ids)
    return duplicates
  }
}

const rejection = (file: FoundFile, error: unknown): Rejection => ({
  fileName: basename(file.path),
  error: toEnvelope(error),
})
