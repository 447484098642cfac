import { CodedError } from '../../../shared/errors/coded-error'
import type { DocumentDetail, ReviewField } from '../../../shared/domain/review'
import type { PointedAt, VerdictRecord } from '../../../shared/domain/records'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { DocumentService } from '../queue/document-service'
import type { SettingsService } from '../settings/settings-service'
import { confirmed, corrected, illegible, notOnDocument, overridden, type Said } from './field-verdicts'
import { projectionRules } from './projection-rules'
import { beforeOf, fieldAt, loggedValue, openDocument, refresh, requireUndecided } from './review-change'

/** The human's word on single fields. Each is written, logged and can be undone before the answer is given. */
export class FieldService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** `continues`: the field's last correction goes on; the two are one step to undo. */
  correct(
    id: string,
    path: string,
    value: string,
    { continues = false, place = null }: { continues?: boolean; place?: PointedAt | null } = {},
  ): DocumentDetail {
    return this.say(id, path, (field) => ({ ...corrected(field, value, this.context.rules), place }), continues)
  }

  /** Takes the alternate at `index` of the field's list. Throws INVALID_REQUEST where there is none. */
  takeAlternate(id: string, path: string, index: number): DocumentDetail {
    return this.say(id, path, (field) => {
      const alternate = field.alternates[index]
      if (!alternate) throw new CodedError('INVALID_REQUEST', path)
      return corrected(field, alternate.value, this.context.rules)
    })
  }

  override(id: string, path: string, value: string, reason: string): DocumentDetail {
    return this.say(id, path, (field) => overridden(field, value, reason, this.context.rules))
  }

  confirm(id: string, path: string): DocumentDetail {
    return this.say(id, path, confirmed)
  }

  markIllegible(id: string, path: string): DocumentDetail {
    return this.say(id, path, () => illegible)
  }

  markNotOnDocument(id: string, path: string): DocumentDetail {
    return this.say(id, path, () => notOnDocument)
  }

  /** Remembers where the analyst is, so that the desk opens there again. */
  focus(id: string, path: string): void {
    const { store } = this.context
    if (!store.documents.byId(id)) throw new CodedError('NOT_FOUND')
    store.write((tx) => {
      tx.documents.update(id, { focusedPath: path })
      tx.settings.put('underReview', id)
    })
  }

  /** Nothing is under review any more: the analyst went back to the queue. */
  leave(): void {
    const { store } = this.context
    if (typeof store.settings.all()['underReview'] === 'string')
      store.write((tx) => tx.settings.put('underReview', null))
  }

  /** The document of the last focus, unless it was left, finished or removed since. */
  underReview(): string | null {
    const id = this.context.store.settings.all()['underReview']
    const record = typeof id === 'string' ? this.context.store.documents.byId(id) : undefined
    return record && (record.reviewState === 'NEW' || record.reviewState === 'IN_REVIEW') ? record.id : null
  }

  /** The value unmasked; logged before it is given. */
  reveal(id: string, path: string): string {
    const field = fieldAt(openDocument(this.context, id, projectionRules(this.context, this.settings)), path)
    if (field.value === null) throw new CodedError('INVALID_STATE', path)
    this.context.store.write((tx) => tx.audit.append(auditEntry(this.context, 'revealed', { documentId: id, path })))
    return field.value
  }

  private say(
    id: string,
    path: string,
    decide: (field: ReviewField) => Said & { place?: PointedAt | null },
    continues = false,
  ): DocumentDetail {
    const { store, analyst, now } = this.context
    const rules = projectionRules(this.context, this.settings)
    const document = openDocument(this.context, id, rules)
    requireUndecided(document.record)
    const field = fieldAt(document, path)
    const said = decide(field)
    const verdict: VerdictRecord = { documentId: id, path, ...said, by: analyst, at: now().toISOString() }
    const others = document.verdicts.filter((v) => v.path !== path)
    const last = continues ? store.undo.last() : undefined
    const isOneStep = last?.documentId === id && last.path === path
    store.write((tx) => {
      if (!isOneStep) tx.undo.push(id, path, beforeOf(document, path))
      tx.verdicts.put(verdict)
      tx.documents.update(id, { reviewState: 'IN_REVIEW', focusedPath: path })
      refresh(tx, document, [...others, verdict], rules)
      tx.audit.append(
        auditEntry(this.context, said.verdict === 'confirmed' ? 'field_confirmed' : 'field_changed', {
          documentId: id,
          path,
          before: loggedValue(field, field.value),
          after: said.value === null ? said.verdict : loggedValue(field, said.value),
          reason: said.reason,
        }),
      )
    })
    this.notifier.changed(id)
    return this.documents.detail(id)
  }
}
