import { readFile, stat } from 'node:fs/promises'
import { userTypeOf } from '../../../shared/domain/document-types'
import type { DocumentDetail } from '../../../shared/domain/review'
import { makeUserType, type ShownField } from '../../../shared/domain/user-types/make'
import {
  typesFile,
  userTypesFileSchema,
  userTypeSchema,
  type UserTypeSpec,
} from '../../../shared/domain/user-types/spec'
import { CodedError } from '../../../shared/errors/coded-error'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { WriteFile } from '../ports/write-file'
import type { DocumentService } from '../queue/document-service'
import type { ReadQueue } from '../read-queue/read-queue'
import { requireUndecided } from '../review/review-change'

const largestFile = 5_000_000

/** Types of documents that the analyst defines on a sample; data of the workspace, and files between workspaces. */
export class UserTypeService {
  constructor(
    private readonly context: ServiceContext,
    private readonly documents: DocumentService,
    private readonly queue: ReadQueue,
    private readonly notifier: ChangeNotifier,
    private readonly writeFile: WriteFile,
  ) {}

  list(): readonly UserTypeSpec[] {
    return this.context.store.userTypes.all()
  }

  /** Throws NOT_FOUND or INVALID_STATE for the document, INVALID_REQUEST for a field that stands by itself. */
  define(id: string, name: string, shown: readonly ShownField[]): DocumentDetail {
    const { store } = this.context
    const record = store.documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    requireUndecided(record)
    const reading = store.readings.byDocument(id)
    if (!reading) throw new CodedError('INVALID_STATE', record.readState)
    const made = userTypeSchema.safeParse(makeUserType(name, reading.pages, shown))
    if (!made.success) throw new CodedError('INVALID_REQUEST', 'fields')
    // What looked like nothing before may be of this type.
    const others = store.documents.idsInReadState('UNRECOGNISED').filter((other) => other !== id)
    store.write((tx) => {
      tx.userTypes.put(made.data)
      tx.undo.push(id, null, {
        reviewState: record.reviewState,
        decidedAt: record.decidedAt,
        forcedType: record.forcedType,
      })
      tx.documents.update(id, {
        forcedType: userTypeOf(name),
        reviewState: 'IN_REVIEW',
        readState: 'QUEUED',
        attempts: 0,
      })
      tx.audit.append(auditEntry(this.context, 'type_defined', { documentId: id, after: name }))
    })
    this.notifier.changed(id)
    this.queue.retry(others)
    this.queue.wake()
    return this.documents.detail(id)
  }

  /** Documents that were read with it keep what was read. */
  remove(name: string): readonly UserTypeSpec[] {
    this.context.store.write((tx) => {
      tx.userTypes.remove(name)
      tx.audit.append(auditEntry(this.context, 'type_removed', { before: name }))
    })
    return this.list()
  }

  /** Throws NOTHING_TO_EXPORT, EXPORT_FAILED or DISK_FULL. Answers how many were written. */
  async exportTo(path: string): Promise<number> {
    const types = this.list()
    if (types.length === 0) throw new CodedError('NOTHING_TO_EXPORT')
    try {
      await this.writeFile(path, Buffer.from(`${JSON.stringify(typesFile(types), null, 2)}\n`))
    } catch (cause) {
      if (cause instanceof CodedError) throw cause
      throw new CodedError('EXPORT_FAILED', null, { cause })
    }
    this.context.store.write((tx) => tx.audit.append(auditEntry(this.context, 'types_exported', {})))
    return types.length
  }

  /** Throws FILE_UNREADABLE, TOO_LARGE, or DAMAGED for what is no such file. */
  async importFrom(path: string): Promise<readonly UserTypeSpec[]> {
    const { store } = this.context
    const types = await typesIn(path)
    store.write((tx) => {
      for (const spec of types) tx.userTypes.put(spec)
      const names = types.map(({ name }) => name).join(', ')
      tx.audit.append(auditEntry(this.context, 'types_imported', { after: names }))
    })
    this.queue.retry(store.documents.idsInReadState('UNRECOGNISED'))
    return this.list()
  }
}

async function typesIn(path: string): Promise<readonly UserTypeSpec[]> {
  let text: string
  try {
    if ((await stat(path)).size > largestFile) throw new CodedError('TOO_LARGE')
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('FILE_UNREADABLE', null, { cause })
  }
  try {
    return userTypesFileSchema.parse(JSON.parse(text)).types
  } catch (cause) {
    throw new CodedError('DAMAGED', 'types', { cause })
  }
}
