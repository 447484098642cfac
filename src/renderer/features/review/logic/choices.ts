import type { FieldKind } from '../../../../shared/domain/field-catalogue'

/** The values among which a field is chosen; empty where it is free. */
export function choicesOf(kind: FieldKind, path: string): readonly string[] {
  if (kind === 'gender') return path === 'sex' ? ['M', 'F', 'X'] : ['MALE', 'FEMALE', 'TRANSGENDER']
  if (kind === 'flag') return ['original', 'photocopy', 'screen', 'blurred', 'cut']
  return []
}

/** True for values that may take several lines of an editor: whatever is words. */
export const isLong = (kind: FieldKind): boolean => ['address', 'name', 'text', 'list'].includes(kind)

/** True for values that are read character by character: shown in the monospace face. */
export const isCode = (kind: FieldKind): boolean =>
  kind.endsWith('_number') ||
  ['gstin', 'ifsc', 'code', 'number', 'mrz_line', 'postcode', 'date', 'amount'].includes(kind)
