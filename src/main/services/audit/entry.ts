import type { NewAuditEntry } from '../../../shared/domain/records'
import type { ServiceContext } from '../context'

/** What is logged. */
export type AuditAction =
  | 'taken_in'
  | 'read'
  | 'read_failed'
  | 'field_changed'
  | 'field_confirmed'
  | 'file_divided'
  | 'sides_joined'
  | 'sides_separated'
  | 'type_defined'
  | 'type_edited'
  | 'types_imported'
  | 'types_exported'
  | 'type_removed'
  | 'language_added'
  | 'language_removed'
  | 'row_added'
  | 'row_removed'
  | 'table_cut'
  | 'revealed'
  | 'type_changed'
  | 'approved'
  | 'postponed'
  | 'rejected'
  | 'resubmit'
  | 'reopened'
  | 'undone'
  | 'exported'
  | 'addresses_compared'
  | 'removed'
  | 'case_erased'
  | 'values_removed'
  | 'sent_to_service'
  | 'remote_result'
  | 'settings_changed'
  | 'held'
  | 'hold_lifted'
  | 'backed_up'
  | 'restored'
  | 'compacted'
  | 'key_changed'
  | 'evidence_exported'

/** An entry signed and dated; what is not given is null. Values must come masked where the field is. */
export function auditEntry(
  context: Pick<ServiceContext, 'analyst' | 'now'>,
  action: AuditAction,
  rest: Partial<Omit<NewAuditEntry, 'at' | 'by' | 'action'>>,
): NewAuditEntry {
  return {
    at: context.now().toISOString(),
    by: context.analyst,
    action,
    documentId: null,
    path: null,
    before: null,
    after: null,
    reason: null,
    ...rest,
  }
}
