import { samePart, type FilePart } from '../../../shared/domain/file-part'
import type { DocumentRecord } from '../../../shared/domain/records'
import { CodedError } from '../../../shared/errors/coded-error'
import type { FileDivision } from '../../../shared/ipc/division'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { searchText } from '../queue/search-text'
import type { ReadQueue } from '../read-queue/read-queue'
import { requireUndecided } from '../review/review-change'
import { assign, type Assigned } from './assign'

/** Which pages of a file make which document, as the engine found it or a human put it right. */
export class DivisionService {
  constructor(
    private readonly context: ServiceContext,
    private readonly queue: ReadQueue,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** Throws NOT_FOUND, or INVALID_STATE while a document of the file is being read for the first time. */
  get(id: string): FileDivision {
    const all = this.file(id)
    const head = all[0]
    if (!head) throw new CodedError('NOT_FOUND')
    if (head.joined) throw new CodedError('INVALID_STATE', 'joined')
    const documents = all.filter((document) => document.mergedInto === null)
    const shownBy = new Map(
      all.flatMap((document) =>
        this.context.store.readings.pages(document.id).map(({ index }) => [index, document.id]),
      ),
    )
    const pages = [...new Set(documents.flatMap((document) => this.partOf(document).pages))].sort((a, b) => a - b)
    return {
      head: head.partOf ?? head.id,
      fileName: head.fileName,
      documents: documents.map(({ id: own, documentId, type, readState, reviewState, ...document }) => ({
        id: own,
        documentId,
        type,
        readState,
        reviewState,
        part: this.partOf({ ...document, id: own }),
      })),
      pages: pages.map((page) => ({ page, shownBy: shownBy.get(page) ?? id })),
    }
  }

  /** Throws INVALID_REQUEST where the parts are not all pages of the file, INVALID_STATE where one is finished. */
  set(id: string, parts: readonly FilePart[]): FileDivision {
    const before = this.get(id)
    const wanted = new Set(before.pages.map(({ page }) => page))
    const given = parts.flatMap((part) => (part.at === null || part.at === 0 ? part.pages : []))
    const isWhole =
      given.length === wanted.size && given.every((page) => wanted.has(page)) && new Set(given).size === given.length
    if (!isWhole) throw new CodedError('INVALID_REQUEST', 'parts')
    for (const { document } of this.changes(before.head, parts)) if (document) requireUndecided(document)
    const { store } = this.context
    store.write((tx) => {
      tx.undo.push(before.head, null, {
        reviewState: store.documents.byId(before.head)?.reviewState ?? 'NEW',
        decidedAt: null,
        division: before.documents.map(({ part }) => part),
      })
      tx.audit.append(
        auditEntry(this.context, 'file_divided', {
          documentId: before.head,
          before: textOf(before.documents.map(({ part }) => part)),
          after: textOf(parts),
        }),
      )
      this.apply(tx, before.head, parts)
    })
    this.notifier.changedMany()
    this.queue.wake()
    return this.get(before.head)
  }

  /** Gives the pages of a file to its documents; within a transaction of who asks. */
  apply(tx: StoreWrites, head: string, parts: readonly FilePart[]): void {
    for (const { document, part } of this.changes(head, parts)) {
      if (document && part === null) {
        this.queue.forget(document.id)
        tx.documents.update(document.id, { mergedInto: head })
      } else if (document && part) {
        const isSame = samePart(this.partOf(document), part)
        if (!isSame) this.queue.forget(document.id)
        tx.documents.update(document.id, {
          mergedInto: null,
          ...(isSame ? {} : { part, readState: 'QUEUED', attempts: 0, errorCode: null, errorDetail: null }),
        })
      } else if (part) this.add(tx, head, part)
    }
  }

  private add(tx: StoreWrites, head: string, part: FilePart): void {
    const like = this.context.store.documents.byId(head)
    if (!like) throw new CodedError('NOT_FOUND')
    const own = this.context.newId()
    const names = new Set(this.file(head).map(({ documentId }) => documentId))
    let number = 2
    while (names.has(`${like.documentId}-${number}`)) number += 1
    const documentId = `${like.documentId}-${number}`
    const { fileName, originalBlob, takenInAt } = like
    tx.documents.insert({
      id: own,
      documentId,
      fileName,
      originalBlob,
      takenInAt,
      duplicateOf: null,
      part,
      partOf: head,
    })
    tx.search.put(own, searchText({ documentId, fileName }, null, []))
    tx.audit.append(auditEntry(this.context, 'taken_in', { documentId: own }))
  }

  /** What becomes of each document of the file: those that stay as they are among them. */
  private changes(head: string, parts: readonly FilePart[]): readonly Assigned<DocumentRecord>[] {
    const documents = this.file(head).map((document) => ({ document, part: this.partOf(document) }))
    return assign(documents, parts)
  }

  private file(id: string): readonly DocumentRecord[] {
    const { documents } = this.context.store
    const record = documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    return documents.ofFile(record.partOf ?? record.id)
  }

  /** The pages of a document; of a file that was never divided, all that it has. */
  private partOf({ id, part }: Pick<DocumentRecord, 'id' | 'part'>): FilePart {
    return part ?? { pages: this.context.store.readings.pages(id).map(({ index }) => index), at: null }
  }
}

const textOf = (parts: readonly FilePart[]): string =>
  parts.map(({ pages }) => pages.map((page) => page + 1).join('+')).join(' | ')
