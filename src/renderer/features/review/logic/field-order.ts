import type { ReviewField } from '../../../../shared/domain/review'

/** The fields as they stand on the screen: a plain one, or a group under the field it was derived from. */
export type FieldGroup =
  | { readonly kind: 'field'; readonly field: ReviewField }
  | { readonly kind: 'group'; readonly name: string; readonly fields: readonly ReviewField[] }

const groupName = (path: string): string | null => (path.includes('.') ? (path.split('.')[0] ?? null) : null)

/** Members of one object stand together where its first member stands. */
export function groupFields(fields: readonly ReviewField[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const field of fields) {
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

export const openCount = (fields: readonly ReviewField[]): number => fields.filter((field) => field.needsHuman).length
