import { CodedError } from '../../../shared/errors/coded-error'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'

/** Documents that nobody may delete, neither by hand nor by age. */
export class LegalHoldService {
  constructor(private readonly context: ServiceContext) {}

  /** Throws NOT_FOUND. */
  hold(ids: readonly string[], reason: string): void {
    const { store, analyst, now } = this.context
    this.requireAll(ids)
    store.write((tx) => {
      for (const id of ids) {
        tx.legalHolds.put(id, { reason, by: analyst, at: now().toISOString() })
        tx.audit.append(auditEntry(this.context, 'held', { documentId: id, reason }))
      }
    })
  }

  /** Throws NOT_FOUND. */
  lift(ids: readonly string[]): void {
    this.requireAll(ids)
    this.context.store.write((tx) => {
      for (const id of ids) {
        tx.legalHolds.remove(id)
        tx.audit.append(auditEntry(this.context, 'hold_lifted', { documentId: id }))
      }
    })
  }

  private requireAll(ids: readonly string[]): void {
    for (const id of ids) if (!this.context.store.documents.byId(id)) throw new CodedError('NOT_FOUND')
  }
}
