import type { DocumentDetail, ReviewField } from './review'

/** What a document under review is beside its fields and its pages. */
export type DocumentState = Omit<DocumentDetail, 'fields' | 'pageReadings' | 'maskedRegions'>

/**
 * What a change by the analyst made of a document: a statement of many rows is not told anew for one of its cells.
 * It says what follows from revision `from`; to any other it must not be applied.
 */
export interface DocumentChange {
  readonly from: number
  /** As it now stands, whole. */
  readonly state: DocumentState
  /** Those that are not as before, and those that the change was about. */
  readonly fields: readonly ReviewField[]
  /** Of all fields, in their order; absent where they are those of before. */
  readonly paths?: readonly string[]
}

/** `touched`: the paths that the change was about; whoever asked for it may have foreseen something else of them. */
export function changeBetween(
  before: DocumentDetail,
  after: DocumentDetail,
  touched: readonly string[] = [],
): DocumentChange {
  const { fields: _fields, pageReadings: _pages, maskedRegions: _masks, ...state } = after
  const was = new Map(before.fields.map((field) => [field.path, field]))
  const about = new Set(touched)
  const changed = after.fields.filter((field) => {
    const old = was.get(field.path)
    return !old || about.has(field.path) || JSON.stringify(old) !== JSON.stringify(field)
  })
  const isSameOrder =
    before.fields.length === after.fields.length && after.fields.every(({ path }, i) => before.fields[i]?.path === path)
  const paths = after.fields.map(({ path }) => path)
  return { from: before.revision, state, fields: changed, ...(isSameOrder ? {} : { paths }) }
}

/** The document after a change; fields that did not change stay the same objects. Null: it follows from another. */
export function withChange(detail: DocumentDetail, change: DocumentChange): DocumentDetail | null {
  if (detail.revision !== change.from) return null
  const { pageReadings, maskedRegions } = detail
  const changed = new Map(change.fields.map((field) => [field.path, field]))
  if (!change.paths) {
    const fields = detail.fields.map((field) => changed.get(field.path) ?? field)
    return { ...change.state, pageReadings, maskedRegions, fields }
  }
  const known = new Map(detail.fields.map((field) => [field.path, field]))
  const fields = change.paths.flatMap((path) => changed.get(path) ?? known.get(path) ?? [])
  return fields.length < change.paths.length ? null : { ...change.state, pageReadings, maskedRegions, fields }
}
