import { basename, extname } from 'node:path'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { GivenFiles, IntakeReport } from '../../../shared/ipc/queue'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { searchText } from '../queue/search-text'
import { findFiles, type FoundFile } from './find-files'
import { ImportJournal } from './import-journal'
import { checkSize, readLimited } from './read-limited'

/** Files copied at once, and written down in one transaction. */
const batchSize = 16

/** Ids of the interface have at most this many characters. */
const maxDocumentId = 256

/** The name of all imports through the window: it gives one batch after the other. */
const givenImport = 'given'

type Rejection = IntakeReport['rejected'][number]

/** Where a file comes from: a path, or the window. */
interface Source {
  readonly fileName: string
  /** Null where it has no place on the disk that could be watched. */
  readonly found: FoundFile | null
  read(): Promise<Uint8Array>
}

interface Copied {
  readonly source: Source
  readonly blob: { readonly name: string; release(): void }
}

/**
 * Takes files into the workspace. A file counts as accepted once its bytes are stored and its row is written: from
 * then on the drive that it came from may go.
 */
export class IntakeService {
  private readonly journal: ImportJournal

  constructor(
    private readonly context: ServiceContext,
    private readonly notifier: ChangeNotifier,
    private readonly wake: () => void,
  ) {
    this.journal = new ImportJournal(context)
  }

  /** Whether an earlier run of the app ended during an import; true once. */
  takeCutImport(): boolean {
    return this.journal.takeCut()
  }

  /** Files and folders, by path. One that cannot be taken is reported; the rest goes on. */
  async take(paths: readonly string[]): Promise<IntakeReport> {
    const one = Symbol('import')
    this.journal.begin(one)
    try {
      const { files, rejected } = await findFiles(paths)
      const early = rejected.map(({ fileName, error }) => ({ fileName, error: toEnvelope(error) }))
      const report = await this.takeFiles(files)
      return { ...report, rejected: [...early, ...report.rejected] }
    } finally {
      this.journal.end(one)
    }
  }

  /** Those of a watched folder: they are found again by the next start, so that no end of the app cuts them off. */
  takeFiles(files: readonly FoundFile[]): Promise<IntakeReport> {
    return this.takeAll(
      files.map((found) => ({ fileName: basename(found.path), found, read: () => readLimited(found.path) })),
    )
  }

  /** Files that the window was given, by their content. An import is under way until no more of it follow. */
  async takeGiven({ files, more }: GivenFiles): Promise<IntakeReport> {
    this.journal.begin(givenImport)
    const report = await this.takeAll(
      files.map(({ name, bytes }) => ({
        fileName: basename(name),
        found: null,
        read: () => {
          checkSize(bytes)
          return Promise.resolve(bytes)
        },
      })),
    )
    if (!more) this.journal.end(givenImport)
    return report
  }

  private async takeAll(files: readonly Source[]): Promise<IntakeReport> {
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
        rejected.push(...copied.map(({ source }) => rejection(source, error)))
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

  private async copy(sources: readonly Source[], rejected: Rejection[]): Promise<Copied[]> {
    const results = await Promise.all(
      sources.map(async (source) => {
        try {
          return { source, blob: await this.context.blobs.put(await source.read()) }
        } catch (error) {
          rejected.push(rejection(source, error))
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
      for (const { source, blob } of copied) {
        const id = newId()
        const { fileName, found } = source
        const documentId = basename(fileName, extname(fileName)).slice(0, maxDocumentId)
        // Within the transaction the store already shows the rows before this one.
        const duplicateOf = store.documents.byOriginal(blob.name)?.id ?? null
        if (duplicateOf) duplicates += 1
        tx.documents.insert({
          id,
          documentId,
          fileName,
          originalBlob: blob.name,
          takenInAt: at,
          duplicateOf,
        })
        tx.search.put(id, searchText({ documentId, fileName }, null, []))
        tx.audit.append(auditEntry(this.context, 'taken_in', { documentId: id }))
        if (found) tx.watchedFiles.put(found)
        ids.push(id)
      }
    })
    this.notifier.changed(...ids)
    return duplicates
  }
}

const rejection = ({ fileName }: Source, error: unknown): Rejection => ({
  fileName,
  error: toEnvelope(error),
})
