import type { DocumentDetail, ReviewField } from '../../../../shared/domain/review'
import { groupTables, type Table } from '../../../../shared/domain/tables'

/**
 * The fields as they stand on the screen: a plain one, a group under the field it was derived from, or a table with
 * those of its cells that need a human or have had one.
 */
export type FieldGroup =
  | { readonly kind: 'field'; readonly field: ReviewField }
  | { readonly kind: 'table'; readonly table: Table<ReviewField>; readonly fields: readonly ReviewField[] }
  | { readonly kind: 'group'; readonly name: string; readonly fields: readonly ReviewField[] }

const groupName = (path: string): string | null => (path.includes('.') ? (path.split('.')[0] ?? null) : null)

/** Members of one object stand together where its first member stands; tables come last. */
export function groupFields(fields: readonly ReviewField[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = []
  const { fields: alone, tables } = groupTables(fields, 'as given')
  for (const field of alone) {
    const name = groupName(field.path)
    if (name === null) {
      groups.push({ kind: 'field', field })
      continue
    }
    const at = groups.findIndex((group) => group.kind === 'group' && group.name === name)
    const group = groups[at]
    if (group?.kind === 'group') groups[at] = { ...group, fields: [...group.fields, field] }
    else groups.push({ kind: 'group', name, fields: [field] })
  }
  for (const table of tables) {
    const cells = table.rows.flatMap((row) => table.columns.flatMap((column) => row.cells[column] ?? []))
    groups.push({ kind: 'table', table, fields: cells.filter((cell) => cell.needsHuman || cell.verdict !== null) })
  }
  return groups
}

/** The fields in the order in which Tab walks them. */
export const walkOrder = (fields: readonly ReviewField[]): readonly ReviewField[] =>
  groupFields(fields).flatMap((group) => (group.kind === 'field' ? [group.field] : group.fields))

/** The nearest field before or after `from` that needs a human, round the ends; null where none other does. */
export function openField(fields: readonly ReviewField[], from: string | null, direction: 1 | -1): ReviewField | null {
  const order = walkOrder(fields)
  const start = order.findIndex((field) => field.path === from)
  for (let step = 1; step <= order.length; step += 1) {
    const index = start === -1 ? (direction === 1 ? step - 1 : order.length - step) : start + step * direction
    const field = order[((index % order.length) + order.length) % order.length]
    if (field?.needsHuman && field.path !== from) return field
  }
  return null
}

/** Where the work on a document begins: where the analyst was last in it, its first open field, or its first. */
export function startField({
  fields,
  focusedPath,
}: Pick<DocumentDetail, 'fields' | 'focusedPath'>): ReviewField | null {
  const last = fields.find((field) => field.path === focusedPath)
  return last ?? openField(fields, null, 1) ?? fields[0] ?? null
}

export const openCount = (fields: readonly ReviewField[]): number => fields.filter((field) => field.needsHuman).length
