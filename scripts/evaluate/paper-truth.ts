/** What a stranger's paper says, and whether what was read says the same. */
import { latinDigits } from '../../src/main/engine/identifiers'
import type { DocumentType } from '../../src/shared/domain/document-types'
import { fieldCatalogue, type FieldKind } from '../../src/shared/domain/field-catalogue'
import { identifierKinds } from '../../src/shared/domain/fields/spec'
import { tableCatalogue } from '../../src/shared/domain/table-catalogue'
import { cellPlace } from '../../src/shared/domain/tables'
import { normalised } from './compare'

/** As in truths.json: values by path, cells of tables too (`transactions.0.date`), as their writer would type them. */
export interface PaperTruth {
  readonly type: DocumentType
  readonly fields: Readonly<Record<string, string>>
}

/** The kind of a field or of a cell's column; text where the catalogue has none of that path. */
export function kindOf(type: DocumentType, path: string): FieldKind {
  const cell = cellPlace(path)
  const table = tableCatalogue[type]?.find(({ name }) => name === cell?.table)
  const specs = cell ? table?.columns.map(({ name, kind }) => ({ path: name, kind })) : fieldCatalogue[type]
  return specs?.find((spec) => spec.path === (cell?.column ?? path))?.kind ?? 'text'
}

/**
 * A value in the form in which two of one meaning are the same. Blanks and marks do not count in codes, nor marks in
 * texts: where a line of an address ends, each writer joins it as they like; digits are as good in another script of
 * India, a gender by its first letter.
 */
export function comparable(kind: FieldKind, value: string): string {
  const text = normalised(latinDigits(value.normalize('NFC')))
  if (kind === 'gender') return text.slice(0, 1)
  if (kind === 'amount' || kind === 'number') return String(Number(text.replaceAll(',', '')))
  if (kind === 'license_number') return text.replace(/[^\p{L}\p{N}]/gu, '')
  if (kind === 'code' || identifierKinds.includes(kind)) return text.replace(/\s/g, '')
  return ['address', 'text', 'name'].includes(kind) ? text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') : text
}
