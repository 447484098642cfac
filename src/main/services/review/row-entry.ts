import type { NewAuditEntry } from '../../../shared/domain/records'
import { cellPlace } from '../../../shared/domain/tables'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import { loggedValue, type OpenDocument } from './review-change'

/** That a row came or went, with what stood in it. */
export function rowEntry(
  context: Pick<ServiceContext, 'analyst' | 'now'>,
  document: OpenDocument,
  action: 'row_added' | 'row_removed',
  table: string,
  row: number,
): NewAuditEntry {
  const values = document.fields.filter((field) => {
    const place = cellPlace(field.path)
    return place?.table === table && place.row === row && field.value !== null
  })
  const before = values.map((field) => loggedValue(field, field.value)).join(' | ')
  return auditEntry(context, action, {
    documentId: document.record.id,
    path: `${table}.${row}`,
    before: before === '' ? null : before,
  })
}
