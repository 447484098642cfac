import { typeName } from '../../../shared/domain/document-types'
import { stringify } from 'csv-stringify/sync'
import type { ExportFormat } from '../../../shared/ipc/app'
import { assertNever } from '../../../shared/lib/assert-never'
import type { ProjectionRules } from '../review/project'
import { exportFields, insteadOfFields, reviewedItem, type ExportSource } from './reviewed-item'

const csvColumns = [
  'document_id',
  'document_type',
  'field',
  'value',
  'confidence_score',
  'original_value',
  'corrected',
  'by',
  'at',
  'verdict',
  'transliteration',
] as const

/** A row of the table by its columns; what a row lacks stays blank. */
type CsvRow = Partial<Record<(typeof csvColumns)[number], string | number | null | undefined>>

/** The text of an export file, ended by a newline. */
export function exportText(
  sources: readonly ExportSource[],
  format: ExportFormat,
  rules: ProjectionRules,
  masked: boolean,
): string {
  const items = () => sources.map((source) => reviewedItem(source, rules, masked))
  switch (format) {
    case 'json':
      return `${JSON.stringify({ data: items() }, null, 2)}\n`
    case 'jsonl':
      return items()
        .map((item) => `${JSON.stringify(item)}\n`)
        .join('')
    case 'csv':
      return csv(sources, rules, masked)
    default:
      return assertNever(format)
  }
}

/** A row for each field: documents of different types fit one table. What has no fields says why. */
function csv(sources: readonly ExportSource[], rules: ProjectionRules, masked: boolean): string {
  const rows = sources.flatMap((source): CsvRow[] => {
    const { documentId: document_id, type } = source.record
    const nothing = insteadOfFields(source)
    if (nothing) {
      const { document_type, ...why } = nothing
      return Object.entries(why).map(([field, value]) => ({ document_id, document_type, field, value }))
    }
    const document_type = type === null ? null : typeName(type)
    return exportFields(source, rules, masked).map(({ path, value }) => ({
      document_id,
      document_type,
      field: path,
      ...value,
      corrected: String(value.corrected),
    }))
  })
  // A value from a document must never run as a formula in a spreadsheet.
  return stringify(rows, { header: true, columns: [...csvColumns], escape_formulas: true, bom: true })
}
