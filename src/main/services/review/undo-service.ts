import type { FilePart } from '../../../shared/domain/file-part'
import { CodedError } from '../../../shared/errors/coded-error'
import { isDecided } from '../../../shared/domain/review'
import type { TableBefore, UndoStep, VerdictRecord } from '../../../shared/domain/records'
import type { Undone } from '../../../shared/ipc/review'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import type { DivisionService } from '../division/division-service'
import type { PairingService } from '../pairing/pairing-service'
import type { ReadQueue } from '../read-queue/read-queue'
import type { SettingsService } from '../settings/settings-service'
import { loggedValue, refresh } from './review-change'
import { projectFields } from './project'
import { mergeReopened, takeMergeBack } from '../remote/late-result'
import { putBack } from './table-before'
import { projectionRules } from './projection-rules'

/** Takes back the last change, whichever document and field it was on. */
export class UndoService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly queue: ReadQueue,
    private readonly division: DivisionService,
    private readonly pairing: PairingService,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** The document that the next undo is about; null where it is about several, or where there is none. */
  next(): string | null {
    const step = this.context.store.undo.last()
    const isOfSeveral = step?.before.division !== undefined || step?.before.wereJoined !== undefined
    return step === undefined || isOfSeveral ? null : step.documentId
  }

  /** Throws NOTHING_TO_UNDO. A change of type is taken back by reading once more. */
  undo(): Undone {
    const { store } = this.context
    const step = store.undo.last()
    if (!step) throw new CodedError('NOTHING_TO_UNDO')
    const { documentId, path, before } = step
    if (before.division !== undefined) return this.divideBack(step, before.division)
    if (before.wereJoined !== undefined) return this.pairBack(step, before.wereJoined)
    if (before.forcedType !== undefined) this.queue.forget(documentId)
    store.write((tx) => {
      tx.undo.remove(step.number)
      tx.documents.update(documentId, {
        reviewState: before.reviewState,
        decidedAt: before.decidedAt,
        ...(path === null ? {} : { focusedPath: path }),
        ...(before.forcedType === undefined ? {} : { forcedType: before.forcedType, readState: 'QUEUED', attempts: 0 }),
      })
      if (before.table !== undefined) this.restoreTable(tx, step, before.table)
      else if (path !== null && before.verdict !== undefined) this.restore(tx, step, before.verdict, path)
      else this.restoreDecision(tx, step)
    })
    this.notifier.changed(documentId)
    this.queue.wake()
    return { documentId, path }
  }

  private divideBack({ number, documentId }: UndoStep, division: readonly FilePart[]): Undone {
    this.context.store.write((tx) => {
      tx.undo.remove(number)
      tx.audit.append(auditEntry(this.context, 'undone', { documentId }))
      this.division.apply(tx, documentId, division)
    })
    this.notifier.changedMany()
    this.queue.wake()
    return { documentId, path: null }
  }

  private pairBack({ number, documentId }: UndoStep, wereJoined: boolean): Undone {
    const shown = this.context.store.write((tx) => {
      tx.undo.remove(number)
      tx.audit.append(auditEntry(this.context, 'undone', { documentId }))
      return this.pairing.takeBack(tx, documentId, wereJoined)
    })
    this.notifier.changedMany()
    this.queue.wake()
    return { documentId: shown, path: null }
  }

  /** A decision that is taken back, or stands again, also settles what the service has said meanwhile. */
  private restoreDecision(tx: StoreWrites, { documentId, before }: UndoStep): void {
    const rules = projectionRules(this.context, this.settings)
    const record = this.context.store.documents.byId(documentId)
    if (record && before.found) takeMergeBack(this.context, tx, record, before.found, rules)
    else if (record && before.forcedType === undefined && !isDecided(before.reviewState))
      mergeReopened(this.context, tx, record, rules)
    tx.audit.append(auditEntry(this.context, 'undone', { documentId }))
  }

  private restoreTable(tx: StoreWrites, { documentId, path }: UndoStep, before: TableBefore): void {
    const { store } = this.context
    const record = store.documents.byId(documentId)
    if (!record) return
    putBack(tx, documentId, before)
    const reading = store.readings.byDocument(documentId)
    const rules = projectionRules(this.context, this.settings)
    if (reading) refresh(tx, { record, reading }, store.verdicts.byDocument(documentId), rules)
    tx.audit.append(auditEntry(this.context, 'undone', { documentId, path: path ?? before.name }))
  }

  private restore(tx: StoreWrites, { documentId }: UndoStep, verdict: VerdictRecord | null, path: string): void {
    const { store } = this.context
    const rules = projectionRules(this.context, this.settings)
    const record = store.documents.byId(documentId)
    const reading = store.readings.byDocument(documentId)
    const was = store.verdicts.byDocument(documentId)
    if (verdict) tx.verdicts.put(verdict)
    else tx.verdicts.remove(documentId, path)
    const others = was.filter((v) => v.path !== path)
    const now = verdict ? [...others, verdict] : others
    if (!record || !reading) return
    const field = (verdicts: readonly VerdictRecord[]) =>
      projectFields(record.type, reading, verdicts, rules).find((f) => f.path === path)
    const [from, to] = [field(was), field(now)]
    refresh(tx, { record, reading }, now, rules)
    tx.audit.append(
      auditEntry(this.context, 'undone', {
        documentId,
        path,
        before: from ? loggedValue(from, from.value) : null,
        after: to ? loggedValue(to, to.value) : null,
      }),
    )
  }
}
