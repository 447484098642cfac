import { readFile, stat } from 'node:fs/promises'
import { userTypeOf } from '../../../shared/domain/document-types'
import { isDecided, type DocumentDetail } from '../../../shared/domain/review'
import { fieldNames, readableName } from '../../../shared/domain/user-types/field-names'
import { makeUserType, type ShownField } from '../../../shared/domain/user-types/make'
import {
  typesFile,
  userTypesFileSchema,
  userTypeSchema,
  type UserTypeSpec,
} from '../../../shared/domain/user-types/spec'
import type { DocumentRecord, VerdictRecord } from '../../../shared/domain/records'
import { CodedError } from '../../../shared/errors/coded-error'
import type { ChangedType, UserTypeView } from '../../../shared/ipc/user-types'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import type { WriteFile } from '../ports/write-file'
import type { DocumentService } from '../queue/document-service'
import type { ReadQueue } from '../read-queue/read-queue'
import { requireUndecided } from '../review/review-change'

const largestFile = 5_000_000
const mostDocuments = 1_000_000

const isOpen = ({ reviewState }: DocumentRecord): boolean => !isDecided(reviewState)

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

  /**
   * Throws NOT_FOUND or INVALID_STATE for the document, INVALID_REQUEST for a field that stands by itself, and TYPE_EXISTS
   * for the name of another type than the document's own, which is taught anew.
   */
  define(id: string, name: string, labelled: readonly Omit<ShownField, 'name'>[]): DocumentDetail {
    const { store, toLatin } = this.context
    const names = fieldNames(
      labelled.map(({ label }) => label),
      toLatin,
    )
    const shown = labelled.map((field, i) => ({ ...field, name: names[i] ?? '' }))
    const record = store.documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    requireUndecided(record)
    const reading = store.readings.byDocument(id)
    if (!reading) throw new CodedError('INVALID_STATE', record.readState)
    const isOwn = reading.classification.type === userTypeOf(name)
    if (!isOwn && this.list().some((one) => one.name === name)) throw new CodedError('TYPE_EXISTS')
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

  overview(): readonly UserTypeView[] {
    return this.list().map((spec) => {
      const documents = this.documentsOf(spec.name)
      return { spec, documents: documents.length, open: documents.filter(isOpen).length }
    })
  }

  /**
   * Gives a type another name or other fields. Documents of it that are still open are read again; what a human said of
   * a field goes with its name. Throws NOT_FOUND, TYPE_EXISTS, and INVALID_REQUEST for a field that it did not have.
   */
  change(name: string, to: ChangedType): void {
    const { store } = this.context
    const types = this.list()
    const spec = types.find((one) => one.name === name)
    if (!spec) throw new CodedError('NOT_FOUND', name)
    if (to.name !== name && types.some((one) => one.name === to.name)) throw new CodedError('TYPE_EXISTS')
    const names = this.namesOf(spec, to)
    const fields = to.fields.map(({ was, ...field }, i) => {
      const old = spec.fields.find((one) => one.name === was)
      if (!old) throw new CodedError('INVALID_REQUEST', was)
      const pattern = field.kind === 'identifier' ? (field.pattern ?? old.pattern) : null
      const changed = { ...old, ...field, name: names[i] ?? '', pattern }
      // Where a stroke is a letter, who writes a pattern says.
      return pattern === old.pattern ? changed : { ...changed, unclear: [] }
    })
    const renamed = to.fields.flatMap(({ was }, i) => {
      const name = names[i] ?? was
      return name === was ? [] : [{ was, name }]
    })
    const open = this.documentsOf(name).filter(isOpen)
    store.write((tx) => {
      if (to.name !== name) tx.userTypes.remove(name)
      tx.userTypes.put({ ...spec, name: to.name, fields })
      for (const { id, forcedType } of open) {
        moveVerdicts(tx, store.verdicts.byDocument(id), renamed)
        tx.documents.update(id, {
          ...(forcedType === userTypeOf(name) ? { forcedType: userTypeOf(to.name) } : {}),
          readState: 'QUEUED',
          attempts: 0,
        })
      }
      tx.audit.append(auditEntry(this.context, 'type_edited', { before: name, after: to.name }))
    })
    this.notifier.changed(...open.map(({ id }) => id))
    this.queue.wake()
  }

  /** A field that is called as before keeps its name, so that what was exported under it goes on. */
  private namesOf(spec: UserTypeSpec, to: ChangedType): readonly string[] {
    const before = new Map(spec.fields.map(({ name, label }) => [name, label ?? readableName(name)]))
    const kept = to.fields.map(({ was, label }) => (before.get(was) === label ? was : label))
    return fieldNames(kept, this.context.toLatin)
  }

  private documentsOf(name: string): readonly DocumentRecord[] {
    const filter = {
      search: '',
      types: [userTypeOf(name)],
      bands: [],
      readStates: [],
      reviewStates: [],
      disagreement: false,
    }
    const view = { filter, sort: { by: 'taken_in', direction: 'asc' } } as const
    return this.context.store.documents.list(view, [], 0, mostDocuments)
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

  /**
   * Throws FILE_UNREADABLE, or TYPES_FILE_INVALID with the place that does not fit. Nothing of such a file is taken.
   */
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
    if ((await stat(path)).size > largestFile) throw new CodedError('TYPES_FILE_INVALID')
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('FILE_UNREADABLE', null, { cause })
  }
  const parsed = userTypesFileSchema.safeParse(parsedJson(text))
  if (parsed.success) return parsed.data.types
  throw new CodedError('TYPES_FILE_INVALID', parsed.error.issues[0]?.path.join('.') ?? null)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CodedError('TYPES_FILE_INVALID')
  }
}

/** All are taken away before any is put, so that two fields can change names. */
function moveVerdicts(
  tx: StoreWrites,
  verdicts: readonly VerdictRecord[],
  renamed: readonly { readonly was: string; readonly name: string }[],
): void {
  const moved = renamed.flatMap(({ was, name }) => {
    const verdict = verdicts.find(({ path }) => path === was)
    return verdict ? [{ ...verdict, path: name, was }] : []
  })
  for (const { documentId, was } of moved) tx.verdicts.remove(documentId, was)
  for (const { was: _was, ...verdict } of moved) tx.verdicts.put(verdict)
}
