import type { GivenType } from '../../../shared/domain/document-types'
import { CodedError } from '../../../shared/errors/coded-error'
import { isDecided, type DocumentDetail, type ReviewState } from '../../../shared/domain/review'
import { auditEntry, type AuditAction } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { DocumentService } from '../queue/document-service'
import type { ReadQueue } from '../read-queue/read-queue'
import type { SettingsService } from '../settings/settings-service'
import { mergeReopened } from '../remote/late-result'
import { projectionRules } from './projection-rules'
import { beforeOf, openDocument, requireUndecided, type OpenDocument } from './review-change'

/** The human's word on whole documents. */
export class DecisionService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
    private readonly queue: ReadQueue,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** Throws FIELDS_OPEN where a field, or the type, still needs a human. */
  approve(id: string): DocumentDetail {
    const document = this.undecided(id)
    const open = document.fields.filter((field) => field.needsHuman).length
    if (open > 0 || document.record.type === 'UNRECOGNISED') throw new CodedError('FIELDS_OPEN', String(open))
    return this.move(document, 'APPROVED', 'approved', null)
  }

  postpone(id: string): DocumentDetail {
    return this.move(this.undecided(id), 'POSTPONED', 'postponed', null)
  }

  reject(id: string, reason: string): DocumentDetail {
    return this.move(this.undecided(id), 'REJECTED', 'rejected', reason)
  }

  /** The customer is asked for another image. */
  askAgain(id: string, reason: string): DocumentDetail {
    return this.move(this.undecided(id), 'RESUBMIT', 'resubmit', reason)
  }

  reopen(id: string, reason: string): DocumentDetail {
    const document = openDocument(this.context, id, projectionRules(this.context, this.settings))
    const { reviewState } = document.record
    if (reviewState === 'NEW' || reviewState === 'IN_REVIEW') throw new CodedError('INVALID_STATE', reviewState)
    const { record } = document
    this.context.store.write((tx) => {
      const found = mergeReopened(this.context, tx, record, projectionRules(this.context, this.settings))
      tx.undo.push(id, null, { ...beforeOf(document, null), ...(found ? { found } : {}) })
      tx.documents.update(id, { reviewState: 'IN_REVIEW', decidedAt: null })
      tx.audit.append(auditEntry(this.context, 'reopened', { documentId: id, reason }))
    })
    this.notifier.changed(id)
    return this.documents.detail(id)
  }

  /** Sets the type by hand; the document goes back into the queue and is read as that type. */
  changeType(id: string, type: GivenType): DocumentDetail {
    const document = this.undecided(id)
    const { record } = document
    this.context.store.write((tx) => {
      tx.undo.push(id, null, { ...beforeOf(document, null), forcedType: record.forcedType })
      tx.documents.update(id, { forcedType: type, reviewState: 'IN_REVIEW', readState: 'QUEUED', attempts: 0 })
      tx.audit.append(auditEntry(this.context, 'type_changed', { documentId: id, before: record.type, after: type }))
    })
    this.notifier.changed(id)
    this.queue.wake()
    return this.documents.detail(id)
  }

  private undecided(id: string): OpenDocument {
    const document = openDocument(this.context, id, projectionRules(this.context, this.settings))
    requireUndecided(document.record)
    return document
  }

  private move(
    document: OpenDocument,
    reviewState: ReviewState,
    action: AuditAction,
    reason: string | null,
  ): DocumentDetail {
    const { record } = document
    this.context.store.write((tx) => {
      tx.undo.push(record.id, null, beforeOf(document, null))
      tx.documents.update(record.id, {
        reviewState,
        decidedAt: isDecided(reviewState) ? this.context.now().toISOString() : null,
      })
      tx.audit.append(auditEntry(this.context, action, { documentId: record.id, reason }))
    })
    this.notifier.changed(record.id)
    return this.documents.detail(record.id)
  }
}
