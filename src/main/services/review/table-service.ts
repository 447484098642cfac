import { CodedError } from '../../../shared/errors/coded-error'
import type { NewAuditEntry, VerdictRecord } from '../../../shared/domain/records'
import type { DocumentDetail, ReviewField } from '../../../shared/domain/review'
import { nextRow, unchangedRows, type RowLayout } from '../../../shared/domain/table-rows'
import { cellPlace, tablesOfType } from '../../../shared/domain/tables'
import type { TableEdit } from '../../../shared/ipc/review'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import type { DocumentService } from '../queue/document-service'
import type { SettingsService } from '../settings/settings-service'
import { confirmed, corrected, notOnDocument, type Said } from './field-verdicts'
import { projectFields } from './project'
import { projectionRules } from './projection-rules'
import { rowEntry } from './row-entry'
import { beforeOf, loggedValue, openDocument, refresh, requireUndecided, type OpenDocument } from './review-change'

/** The human's word on many cells of a table, and on its rows. Each edit is one step, written and logged whole. */
export class TableService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
    private readonly notifier: ChangeNotifier,
  ) {}

  /**
   * Throws NOT_FOUND for cells and rows that are not there, INVALID_REQUEST for a row that is there already, and
   * REASON_REQUIRED for a value that breaks the rule of its column; nothing is then written.
   */
  edit({ id, table, insert, remove, cells }: TableEdit): DocumentDetail {
    const document = this.open(id, table)
    const was = document.reading.rows?.[table] ?? unchangedRows
    const rows = rowsOf(document, table)
    const known = new Set([...rows, ...was.removed])
    const free = nextRow(rows, was)
    if (insert.some(({ row }) => row < free || known.has(row))) throw new CodedError('INVALID_REQUEST', table)
    if (remove.some((row) => !known.has(row))) throw new CodedError('NOT_FOUND', table)
    const layout: RowLayout = {
      removed: [...new Set([...was.removed, ...remove])],
      inserted: [...was.inserted, ...insert],
    }
    const isLaidOut = insert.length > 0 || remove.length > 0
    const after = isLaidOut ? this.laidOut(document, table, layout) : document
    const rules = this.context.rules
    const fields = byPath(after)
    const said = new Map(
      cells.flatMap(({ path, value }) => {
        const field = cellAt(fields, table, path)
        if (value === null || value.trim() === '') return field.value === null ? [] : [[path, notOnDocument] as const]
        return value === field.value ? [] : [[path, corrected(field, value, rules)] as const]
      }),
    )
    return this.write(after, table, said, isLaidOut ? { was: document.reading.rows?.[table] ?? null, layout } : null, [
      ...insert.map(({ row }) => rowEntry(this.context, after, 'row_added', table, row)),
      ...remove.map((row) => rowEntry(this.context, document, 'row_removed', table, row)),
    ])
  }

  confirm(id: string, table: string, paths: readonly string[]): DocumentDetail {
    const document = this.open(id, table)
    const fields = byPath(document)
    const open = paths.map((path) => cellAt(fields, table, path)).filter((field) => field.needsHuman)
    const said = open.flatMap((field) => (field.value === null ? [] : [[field.path, confirmed(field)] as const]))
    return this.write(document, table, new Map(said), null, [])
  }

  private open(id: string, table: string): OpenDocument {
    const document = openDocument(this.context, id, projectionRules(this.context, this.settings))
    requireUndecided(document.record)
    if (!tablesOfType(document.record.type).some(({ name }) => name === table)) throw new CodedError('NOT_FOUND', table)
    return document
  }

  /** The document with its rows in another layout. */
  private laidOut(document: OpenDocument, table: string, layout: RowLayout): OpenDocument {
    const reading = { ...document.reading, rows: { ...document.reading.rows, [table]: layout } }
    const rules = projectionRules(this.context, this.settings)
    return { ...document, reading, fields: projectFields(document.record.type, reading, document.verdicts, rules) }
  }

  private write(
    document: OpenDocument,
    table: string,
    said: ReadonlyMap<string, Said>,
    rows: { readonly was: RowLayout | null; readonly layout: RowLayout } | null,
    entries: readonly NewAuditEntry[],
  ): DocumentDetail {
    const { id } = document.record
    if (said.size === 0 && !rows) return this.documents.detail(id)
    const { analyst, now, store } = this.context
    const at = now().toISOString()
    const verdicts = [...said].map(([path, word]): VerdictRecord => ({
      documentId: id,
      path,
      ...word,
      by: analyst,
      at,
    }))
    const others = document.verdicts.filter((verdict) => !said.has(verdict.path))
    const focused = verdicts[0]?.path ?? null
    store.write((tx) => {
      tx.undo.push(id, focused, {
        ...beforeOf(document, null),
        table: {
          name: table,
          ...(rows ? { rows: rows.was } : {}),
          verdicts: verdicts.map(({ path }) => ({
            path,
            verdict: document.verdicts.find((verdict) => verdict.path === path) ?? null,
          })),
          cut: [],
        },
      })
      if (rows) tx.tables.putRows(id, table, rows.layout)
      for (const verdict of verdicts) tx.verdicts.put(verdict)
      tx.documents.update(id, { reviewState: 'IN_REVIEW', ...(focused === null ? {} : { focusedPath: focused }) })
      refresh(tx, document, [...others, ...verdicts], projectionRules(this.context, this.settings))
      for (const entry of entries) tx.audit.append(entry)
      this.log(tx, document, verdicts)
    })
    this.notifier.changed(id)
    return this.documents.detail(id)
  }

  private log(tx: StoreWrites, document: OpenDocument, verdicts: readonly VerdictRecord[]): void {
    const fields = byPath(document)
    for (const { path, verdict, value } of verdicts) {
      const field = fields.get(path)
      if (!field) continue
      tx.audit.append(
        auditEntry(this.context, verdict === 'confirmed' ? 'field_confirmed' : 'field_changed', {
          documentId: document.record.id,
          path,
          before: loggedValue(field, field.value),
          after: value === null ? verdict : loggedValue(field, value),
        }),
      )
    }
  }
}

const byPath = ({ fields }: OpenDocument): ReadonlyMap<string, ReviewField> =>
  new Map(fields.map((field) => [field.path, field]))

const rowsOf = ({ fields }: OpenDocument, table: string): readonly number[] => [
  ...new Set(
    fields.flatMap(({ path }) => {
      const place = cellPlace(path)
      return place?.table === table ? [place.row] : []
    }),
  ),
]

/** Throws NOT_FOUND where the table has no such cell. */
function cellAt(fields: ReadonlyMap<string, ReviewField>, table: string, path: string): ReviewField {
  const field = cellPlace(path)?.table === table ? fields.get(path) : undefined
  if (!field) throw new CodedError('NOT_FOUND', path)
  return field
}
