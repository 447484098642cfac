import type { ReviewField } from '../../../../shared/domain/review'
import { nextRow } from '../../../../shared/domain/table-rows'
import { cellPath } from '../../../../shared/domain/tables'
import { ask } from '../../../api/ask'
import { normaliseValue } from '../logic/normalise-value'
import { openCount, openField } from '../logic/field-order'
import { refusedAsDecided } from '../state/decided'
import { breaksRule, typeInto, writeDraft } from '../state/field-actions'
import { currentDocument, focusApproval, focusedField, focusField } from '../state/focus'
import { patchReview, reviewStore, setDraft } from '../state/review-store'
import { write } from '../state/write'
import { cellAt, gridOf, type GridModel, type GridPlace } from './grid-model'
import { chosenRange, focusedPlace, gridStore, patchGrid } from './grid-store'
import { cellsIn, isOneCell } from './range'

interface CellValue {
  readonly path: string
  readonly value: string | null
}

interface Rows {
  readonly insert?: readonly { readonly row: number; readonly after: number | null }[]
  readonly remove?: readonly number[]
}

export const currentGrid = (): GridModel | null => gridOf(currentDocument())

export function goTo(place: GridPlace, extend = false): void {
  const model = currentGrid()
  const cell = model && cellAt(model, place)
  if (!model || !cell) return
  const { focusedPath } = reviewStore.get()
  patchGrid({ anchor: extend ? (gridStore.get().anchor ?? focusedPath) : null, caret: false })
  focusField(cell.path)
}

/** To the next cell that needs a human, round the ends of the table; from a field beside it to the first one. */
export function goToOpen(): void {
  const cells = currentGrid()?.rows.flatMap((row) => row.cells) ?? []
  const next = openField(cells, reviewStore.get().focusedPath, 1)
  if (!next) return
  patchGrid({ anchor: null, caret: false })
  focusField(next.path)
}

/** Writes cells and rows as one step. Cells show their values at once; rows come with the answer. */
function editTable(
  name: string,
  cells: readonly CellValue[],
  { insert = [], remove = [] }: Rows = {},
): Promise<boolean> {
  const id = reviewStore.get().documentId
  if (id === null || refusedAsDecided()) return Promise.resolve(false)
  const values = new Map(cells.map(({ path, value }) => [path, value]))
  const foreseen = (field: ReviewField): ReviewField => {
    const value = values.get(field.path)
    if (value === undefined || value === field.value) return field
    const verdict = value === null ? 'not_on_document' : 'corrected'
    return { ...field, value, verdict, band: 'corrected', needsHuman: false }
  }
  for (const { path } of cells) setDraft(path, null)
  return write(
    id,
    (detail) => ({ ...detail, fields: detail.fields.map(foreseen) }),
    () => ask('review:editTable', { id, table: name, cells: [...cells], insert: [...insert], remove: [...remove] }),
    (error) => patchReview({ hint: `error.${error.code}.message` }),
  )
}

/** Blanks what is chosen. */
export function clearChosen(): void {
  const model = currentGrid()
  const range = model && chosenRange(model)
  if (!model || !range) return
  const filled = cellsIn(model, range)
    .flat()
    .filter((cell) => cell.value !== null)
  patchReview({ editing: null })
  if (filled.length > 0)
    void editTable(
      model.name,
      filled.map(({ path }) => ({ path, value: null })),
    )
}

/** Values into cells; what breaks the rule of its column is left out, and the analyst told how many. */
export function fillCells(
  model: GridModel,
  cells: readonly { field: ReviewField; text: string }[],
  rows: Rows = {},
): void {
  const values = cells.map(({ field, text }) => ({ field, value: normaliseValue(field.kind, field.path, text) }))
  const sound = values.filter(({ field, value }) => value === '' || !breaksRule(field, value))
  const only = values[0]
  if (sound.length === 0 && values.length === 1 && only) return typeInto(only.field.path, only.value)
  const changed = sound.map(({ field, value }) => ({ path: field.path, value: value === '' ? null : value }))
  void editTable(model.name, changed, rows).then((written) => {
    if (written && sound.length < values.length) patchReview({ hint: 'table.someLeftOut' })
  })
}

/** Rows are added before or after those that are chosen, as many as are chosen. */
export function insertRows(where: 'above' | 'below'): void {
  const model = currentGrid()
  if (!model) return
  const range = chosenRange(model)
  const count = range ? range.bottom - range.top + 1 : 1
  const at = range ? (where === 'above' ? range.top - 1 : range.bottom) : model.rows.length - 1
  const { insert, first } = newRows(model, at, count)
  const column = focusedPlace(model)?.column ?? 0
  void editTable(model.name, [], { insert }).then((written) => {
    const name = model.columns[column]?.name
    if (written && name !== undefined) focusField(cellPath(model.name, first, name))
    patchGrid({ anchor: null })
  })
}

/** Rows with numbers of their own, to stand after the row at `at`; -1: before all. */
export function newRows(model: GridModel, at: number, count: number) {
  const standing = model.rows.map(({ row }) => row)
  const first = nextRow(standing, currentDocument()?.rows?.[model.name])
  const insert = Array.from({ length: count }, (_, i) => ({
    row: first + i,
    after: i > 0 ? first + i - 1 : (model.rows[at]?.row ?? null),
  }))
  return { insert, first }
}

/** Takes the chosen rows out; the row that follows comes up. */
export function removeRows(): void {
  const model = currentGrid()
  const range = model && chosenRange(model)
  const at = model && focusedPlace(model)
  if (!model || !range || !at) return
  const remove = model.rows.slice(range.top, range.bottom + 1).map(({ row }) => row)
  const next = model.rows[range.bottom + 1] ?? model.rows[range.top - 1]
  patchGrid({ anchor: null })
  void editTable(model.name, [], { remove })
  focusField(next?.cells[at.column]?.path ?? null)
}

/** The values that stand in what is chosen are right. */
function confirmCells(model: GridModel, cells: readonly ReviewField[]): void {
  const id = reviewStore.get().documentId
  const open = cells.filter((cell) => cell.needsHuman && cell.value !== null).map(({ path }) => path)
  if (id === null || open.length === 0 || refusedAsDecided()) return
  const known = new Set(open)
  void write(
    id,
    (detail) => ({
      ...detail,
      fields: detail.fields.map((field) =>
        known.has(field.path) ? { ...field, verdict: 'confirmed', needsHuman: false } : field,
      ),
    }),
    () => ask('review:confirmCells', { id, table: model.name, paths: open }),
    (error) => patchReview({ hint: `error.${error.code}.message` }),
  )
}

/** Writes what is being typed; false where a reason is asked for first. An edit that left nothing blanks the cell. */
export function commit(): boolean {
  const field = focusedField()
  const draft = field && reviewStore.get().drafts[field.path]
  patchGrid({ caret: false })
  if (!field || !draft) {
    patchReview({ editing: null })
    return true
  }
  const value = normaliseValue(field.kind, field.path, draft.text)
  const sound = value === '' || !breaksRule(field, value)
  if (value === '') clearChosen()
  else void writeDraft(field.path)
  if (sound) patchReview({ editing: null })
  return sound
}

/**
 * Enter: what was typed is written and what was read confirmed. On a cell that needed a human the next such cell
 * comes up, and after the last of them the approval; on any other cell the one below.
 */
export function enter(direction: 1 | -1): void {
  const model = currentGrid()
  const at = model && focusedPlace(model)
  const range = model && chosenRange(model)
  const field = focusedField()
  if (!model || !at || !range || !field) return
  const wasOpen = field.needsHuman || !isOneCell(range)
  const openBefore = openCount(currentDocument()?.fields ?? [])
  const typed = reviewStore.get().drafts[field.path] !== undefined
  if (typed && !commit()) return
  if (!typed) confirmCells(model, cellsIn(model, range).flat())
  patchReview({ editing: null })
  const fields = currentDocument()?.fields ?? []
  const next = wasOpen ? openField(fields, field.path, direction) : null
  if (next) {
    patchGrid({ anchor: null, caret: false })
    focusField(next.path)
  } else if (direction === 1 && openBefore > 0 && openCount(fields) === 0) focusApproval()
  else goTo({ row: Math.min(model.rows.length - 1, Math.max(0, at.row + direction)), column: at.column })
}
