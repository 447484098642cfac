import { CodedError } from '../../../shared/errors/coded-error'
import { isDecided, type DocumentDetail, type QueueCounters, type QueueView } from '../../../shared/domain/review'
import type { Erased } from '../../../shared/ipc/keeping'
import type { Neighbours, PlaceInView, RowPage } from '../../../shared/ipc/queue'
import type { DocumentRecord, JoinedSides } from '../../../shared/domain/records'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { saidLater } from '../remote/late-result'
import { projectFields } from '../review/project'
import type { ReadQueue } from '../read-queue/read-queue'
import { detailOf, rowOf } from '../review/detail'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'
import { searchTerms } from './search-text'

/** What is erased together with documents: the rest of the case that they belong to. */
export interface ErasedAlong {
  /** When it came (ISO): backups made since may hold it. */
  readonly since: string
  /** Stored files that it names. */
  readonly blobs: readonly string[]
  /** Deletes its rows and logs that, within the transaction in which the documents go. */
  remove(tx: StoreWrites, documents: number, backups: readonly string[]): void
}

export interface Erasure {
  readonly along?: ErasedAlong
  /** What the log gives as the reason, where it was not an analyst's own wish. */
  readonly why?: string
}

export interface StoredImage {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** The queue as it is shown: rows, counters, neighbours, a document with its images, removal. */
export class DocumentService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly queue: ReadQueue,
    private readonly notifier: ChangeNotifier,
    /** Told when documents are gone: what lies of them elsewhere goes next. */
    private readonly onRemoved: () => void,
  ) {}

  list(view: QueueView, offset: number, limit: number): RowPage {
    const { documents } = this.context.store
    const terms = searchTerms(view.filter.search)
    return {
      rows: documents.list(view, terms, offset, limit).map(rowOf),
      total: documents.count(view, terms),
      counters: this.counters(),
    }
  }

  neighbours(id: string, view: QueueView, place?: PlaceInView): Neighbours {
    return this.context.store.documents.neighbours(id, view, searchTerms(view.filter.search), place)
  }

  /** Throws NOT_FOUND. */
  detail(id: string): DocumentDetail {
    const { readings, verdicts } = this.context.store
    const record = this.record(id)
    const rules = projectionRules(this.context, this.settings)
    const revision = this.notifier.revisionOf(id)
    const reading = readings.byDocument(id)
    const said = verdicts.byDocument(id)
    const signed = record.disagreements > 0 && reading ? projectFields(record.type, reading, said, rules) : []
    const later = saidLater(this.context, record, signed)
    const detail = {
      ...detailOf(record, reading, said, rules, revision),
      ...(later.length > 0 ? { saidLater: later } : {}),
      ...(record.joined ? { joinedFiles: this.filesOf(record.joined) } : {}),
    }
    if (record.part === null) return detail
    const all = this.context.store.documents.ofFile(record.partOf ?? id)
    return { ...detail, documentsOfFile: all.filter(({ mergedInto }) => mergedInto === null).length }
  }

  /** A page as it is stored. Throws NOT_FOUND or BLOB_MISSING. */
  async pageImage(id: string, index: number): Promise<StoredImage> {
    const page = this.context.store.readings.pages(id).find((p) => p.index === index)
    if (!page) throw new CodedError('NOT_FOUND')
    return { mime: page.mime, bytes: await this.context.blobs.get(page.blob) }
  }

  /** 320 px wide at most, Aadhaar numbers painted over. Throws NOT_FOUND (also while unread) or BLOB_MISSING. */
  async thumbnail(id: string): Promise<StoredImage> {
    const { thumbnailBlob } = this.record(id)
    if (!thumbnailBlob) throw new CodedError('NOT_FOUND')
    return { mime: 'image/jpeg', bytes: await this.context.blobs.get(thumbnailBlob) }
  }

  /**
   * Erases documents: rows, images, search, comparisons, what was sent of them or came back, what a service here
   * answers of them, what entries of others quote, and the copies of the workspace that hold them; the log says that
   * they were there and what went. Unknown ids are passed over. With `along`, that goes too, even where there is no
   * document. Throws LEGAL_HOLD, and then deletes nothing.
   */
  async remove(ids: readonly string[], { along, why }: Erasure = {}): Promise<Erased> {
    const { store, blobs, keeping, now } = this.context
    const known = this.withHidden(ids.filter((id) => store.documents.byId(id)))
    const held = known.find((id) => store.legalHolds.byDocument(id))
    if (held !== undefined) throw new CodedError('LEGAL_HOLD', store.documents.byId(held)?.fileName)
    const since = [
      ...known.flatMap((id) => store.documents.byId(id)?.takenInAt ?? []),
      ...(along ? [along.since] : []),
    ].sort()[0]
    const backups = since === undefined ? [] : store.audit.reasonsSince('backed_up', since)
    const names = [...known.flatMap((id) => store.blobs.ofDocument(id)), ...(along?.blobs ?? [])]
    for (const id of known) this.queue.forget(id)
    const quoting = store.audit.quoting(known)
    const reason = [...(why === undefined ? [] : [why]), whatWent(documentParts, backups)].join(': ')
    store.write((tx) => {
      tx.comparisons.removeQuoting(known)
      for (const entry of quoting) tx.audit.forget(entry, this.context.analyst, now().toISOString())
      for (const id of known) {
        tx.documents.remove(id)
        tx.audit.append(auditEntry(this.context, 'removed', { documentId: id, reason }))
      }
      along?.remove(tx, known.length, backups)
    })
    this.notifier.changed(...known)
    this.onRemoved()
    await blobs.collect(names, (name) => store.blobs.isNeeded(name))
    const snapshots = since !== undefined ? (keeping?.dropSnapshots() ?? 0) : 0
    if (snapshots > 0) keeping?.snapshot(now())
    return { documents: known.length, snapshots, backups }
  }

  private filesOf({ front, back }: JoinedSides): readonly string[] {
    return [front, back].flatMap((id) => this.context.store.documents.byId(id)?.fileName ?? [])
  }

  /** The documents, and those out of sight that hold the same pages: they would never be seen or deleted again. */
  private withHidden(ids: readonly string[]): readonly string[] {
    const all = new Set(ids)
    // A set that grows while it is gone through is gone through to its new end.
    for (const id of all) for (const hidden of this.context.store.documents.behind(id)) all.add(hidden)
    return [...all]
  }

  private record(id: string): DocumentRecord {
    const record = this.context.store.documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    return record
  }

  private counters(): QueueCounters {
    const { documents } = this.context.store
    const states = documents.countByState()
    const sum = (fits: (state: (typeof states)[number]) => boolean): number =>
      states.filter(fits).reduce((total, state) => total + state.count, 0)
    const today = this.context.now()
    today.setHours(0, 0, 0, 0)
    return {
      left: sum((s) => (s.readState === 'EXTRACTED' || s.readState === 'UNRECOGNISED') && !isDecided(s.reviewState)),
      doneToday: documents.decidedSince(today.toISOString()),
      reading: sum((s) => s.readState === 'QUEUED' || s.readState === 'PROCESSING'),
      failed: sum((s) => s.readState === 'FAILED'),
      postponed: sum((s) => s.reviewState === 'POSTPONED'),
      approved: sum((s) => s.reviewState === 'APPROVED'),
      disagreements: documents.countDisagreements(),
      total: sum(() => true),
    }
  }
}

const documentParts = 'rows, images, search, comparisons, what was sent and served, copies within the workspace'

/** What the log says of an erasure: what went, and which backups may still hold it. */
export const whatWent = (parts: string, backups: readonly string[]): string =>
  [parts, ...backups.map((name) => `still in backup ${name}`)].join('; ')
