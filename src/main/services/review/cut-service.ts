import { CodedError } from '../../../shared/errors/coded-error'
import type { CutRecord, NewAuditEntry, StoredReading, TableBefore } from '../../../shared/domain/records'
import { quadOf } from '../../../shared/domain/geometry'
import type { PageReading } from '../../../shared/domain/reading'
import type { DocumentDetail, ReviewField } from '../../../shared/domain/review'
import { cellPlace, tablesOfType } from '../../../shared/domain/tables'
import type { TableSpec } from '../../../shared/domain/table-catalogue'
import { eitherSide, type TableEdges } from '../../../shared/domain/table-edges'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { DocumentService } from '../queue/document-service'
import type { SettingsService } from '../settings/settings-service'
import { judged, pagesOfRows, placedCells, planCells, planPages, type PagesPlan } from './cut-plan'
import { projectFields } from './project'
import { projectionRules } from './projection-rules'
import { beforeOf, loggedValue, openDocument, refresh, requireUndecided, type OpenDocument } from './review-change'
import { rowEntry } from './row-entry'

export interface Cut {
  readonly detail: DocumentDetail
  /** Of the page on which they were drawn, with every row's number. */
  readonly edges: TableEdges
  /** How many further pages were filled with it. */
  readonly further: number
  /** Cells in which something else stands now, but of which a human's word counts on. */
  readonly kept: number
  /** Cells with a human's word that went with rows which the edges do not have any more. */
  readonly gone: number
}

interface OpenTable {
  readonly document: OpenDocument
  readonly table: TableSpec
  readonly page: PageReading
  /** The numbers of its rows, as they stand. */
  readonly standing: readonly number[]
}

/**
 * Tables read again under edges that a human draws over the page. What a human said of a cell is never written over.
 */
export class TableCutService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** The edges of a table on a page: as they were drawn, else between the cells that were read. Throws NOT_FOUND. */
  edges(id: string, name: string, index: number): TableEdges {
    const open = this.open(id, name, index)
    const { document, page, standing } = open
    const drawn = document.reading.edges?.[name]?.find((one) => one.page === index)
    if (!drawn) return this.proposed(open, page)
    // A row that was taken out since is none any more.
    const bands = drawn.rows.bands.map((band) => (typeof band !== 'number' || standing.includes(band) ? band : 'none'))
    return { ...drawn, rows: { at: drawn.rows.at, bands } }
  }

  /**
   * Fills the cells of a page again from the words under the edges; rows come and go with their bands. One step to
   * undo. Throws NOT_FOUND, and INVALID_REQUEST for edges that do not fit the rows that stand.
   */
  cut(id: string, name: string, edges: TableEdges): Cut {
    return this.cutPages(this.open(id, name, edges.page), [edges])
  }

  /**
   * The rows under the band at `band` found as it stands, over page breaks to where the table ends, and the pages cut
   * by them in one step. A page on which a human drew edges stays as it was drawn.
   */
  fillDown(id: string, name: string, edges: TableEdges, band: number): Cut {
    const open = this.open(id, name, edges.page)
    const { document, table, page } = open
    const { tableCutter } = this.context
    const marked = { page, edges, band }
    const found = [tableCutter.fillDown(table, marked)]
    const drawn = new Set(document.reading.edges?.[name]?.map((one) => one.page))
    for (const next of pagesAfter(document.reading, page)) {
      if (drawn.has(next.index)) continue
      const filled = tableCutter.fillOn(next, table, this.proposed(open, next), marked)
      if (!filled) break
      found.push(filled)
    }
    return this.cutPages(open, found)
  }

  private proposed({ document, table, standing }: OpenTable, page: PageReading): TableEdges {
    const cells = placedCells(document.reading, table.name).filter(({ row }) => standing.includes(row))
    return this.context.tableCutter.propose(page, table, cells)
  }

  private cutPages(open: OpenTable, drawn: readonly TableEdges[]): Cut {
    const { document, table, standing } = open
    const { reading, record } = document
    requireUndecided(record)
    const known = new Set([...table.columns.map((column) => column.name), eitherSide, null])
    const pages = pagesOfRows([...placedCells(reading, table.name), ...drawnRows(reading, table.name)])
    const plan = planPages(drawn, standing, pages, reading.rows?.[table.name])
    if (!plan || !drawn.every(({ columns }) => columns.bands.every((column) => known.has(column))))
      throw new CodedError('INVALID_REQUEST', table.name)
    return this.write(open, plan)
  }

  private open(id: string, name: string, index: number): OpenTable {
    const document = openDocument(this.context, id, projectionRules(this.context, this.settings))
    const table = tablesOfType(document.record.type).find((one) => one.name === name)
    const page = pageOf(document.reading, index)
    if (!table || !page) throw new CodedError('NOT_FOUND', name)
    const places = document.fields.flatMap(({ path }) => cellPlace(path) ?? [])
    const standing = [...new Set(places.filter((place) => place.table === name).map(({ row }) => row))]
    return { document, table, page, standing }
  }

  private write({ document, table }: OpenTable, { edges: drawn, layout, inserted, removed }: PagesPlan): Cut {
    const { context } = this
    const { id } = document.record
    const [own] = drawn
    if (!own) throw new CodedError('INVALID_REQUEST', table.name)
    const { reading, verdicts } = document
    const isLaidOut = inserted.length > 0 || removed.length > 0
    const rows = isLaidOut ? { ...reading.rows, [table.name]: layout } : reading.rows
    const planned = drawn.flatMap((edges) => {
      const page = pageOf(reading, edges.page)
      return page ? planCells(reading, table, edges, context.tableCutter.cut(page, table, edges), page.source) : []
    })
    const rules = projectionRules(context, this.settings)
    const laidOut = { ...reading, ...(rows ? { rows } : {}) }
    const fieldsAfter = (cells: readonly CutRecord[]): ReviewField[] =>
      projectFields(document.record.type, withCut(laidOut, cells), verdicts, rules)
    const cells = judged(table, fieldsAfter(planned), planned)
    const after = withCut(laidOut, cells)
    const fields = new Map(fieldsAfter(cells).map((field) => [field.path, field]))
    context.store.write((tx) => {
      tx.undo.push(id, null, {
        ...beforeOf(document, null),
        table: tableBefore(reading, table.name, isLaidOut, cells, drawn),
      })
      if (isLaidOut) tx.tables.putRows(id, table.name, layout)
      tx.tables.putCells(id, cells)
      for (const edges of drawn) tx.tables.putEdges(id, table.name, edges.page, edges)
      tx.documents.update(id, { reviewState: 'IN_REVIEW' })
      refresh(tx, { record: document.record, reading: after }, verdicts, rules)
      for (const entry of this.entries(document, fields, table.name, { inserted, removed, cells }))
        tx.audit.append(entry)
    })
    this.notifier.changed(id)
    const human = new Set(verdicts.map(({ path }) => path))
    const isGone = (path: string): boolean => {
      const at = cellPlace(path)
      return at?.table === table.name && removed.includes(at.row)
    }
    return {
      detail: this.documents.detail(id),
      edges: own,
      further: drawn.length - 1,
      kept: cells.filter(({ path }) => human.has(path)).length,
      gone: verdicts.filter(({ path }) => isGone(path)).length,
    }
  }

  /** One for the table, one for each row that came or went, and one for each cell that says something else now. */
  private entries(
    document: OpenDocument,
    fields: ReadonlyMap<string, ReviewField>,
    table: string,
    { inserted, removed, cells }: CutChange,
  ): NewAuditEntry[] {
    const documentId = document.record.id
    const before = new Map(document.fields.map((field) => [field.path, field]))
    const changed = cells.flatMap(({ path }) => {
      const [was, now] = [before.get(path), fields.get(path)]
      const [from, to] = [was ? loggedValue(was, was.value) : null, now ? loggedValue(now, now.value) : null]
      return from === to ? [] : [auditEntry(this.context, 'table_cut', { documentId, path, before: from, after: to })]
    })
    return [
      auditEntry(this.context, 'table_cut', { documentId, path: table }),
      ...inserted.map((row) => rowEntry(this.context, document, 'row_added', table, row)),
      ...removed.map((row) => rowEntry(this.context, document, 'row_removed', table, row)),
      ...changed,
    ]
  }
}

interface CutChange {
  readonly inserted: readonly number[]
  readonly removed: readonly number[]
  readonly cells: readonly CutRecord[]
}

/** What undoing a cut brings back. */
function tableBefore(
  { rows, cut, edges }: StoredReading,
  name: string,
  isLaidOut: boolean,
  cells: readonly CutRecord[],
  drawn: readonly TableEdges[],
): TableBefore {
  return {
    name,
    ...(isLaidOut ? { rows: rows?.[name] ?? null } : {}),
    verdicts: [],
    cut: cells.map(({ path }) => ({ path, field: cut?.[path] === undefined ? 'as read' : cut[path] })),
    edges: drawn.map(({ page }) => ({ page, was: edges?.[name]?.find((one) => one.page === page) ?? null })),
  }
}

const pageOf = ({ pages }: StoredReading, index: number): PageReading | undefined =>
  pages.find((one) => one.index === index)

const pagesAfter = ({ pages }: StoredReading, { index }: PageReading): readonly PageReading[] =>
  pages.filter((one) => one.index > index).toSorted((a, b) => a.index - b.index)

/** Rows of edges that were drawn stand on their page, whether or not there are words between them. */
const drawnRows = ({ edges }: StoredReading, name: string) =>
  (edges?.[name] ?? []).flatMap(({ page, rows }) =>
    rows.bands.flatMap((row) => (typeof row === 'number' ? [{ row, page, column: '', quad: nowhere }] : [])),
  )
const nowhere = quadOf<'page'>({ x: 0, y: 0, width: 0, height: 0 })

function withCut(reading: StoredReading, cells: readonly CutRecord[]): StoredReading {
  const cut = { ...reading.cut }
  for (const { path, field } of cells) {
    if (field === 'as read') delete cut[path]
    else cut[path] = field
  }
  return { ...reading, cut }
}
