import type { DocumentRecord, JoinedSides, VerdictRecord } from '../../../shared/domain/records'
import { isDecided, type ReviewField } from '../../../shared/domain/review'
import { CodedError } from '../../../shared/errors/coded-error'
import type { OtherSide } from '../../../shared/ipc/pairing'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { searchText } from '../queue/search-text'
import type { ReadQueue } from '../read-queue/read-queue'
import { projectFields } from '../review/project'
import { projectionRules } from '../review/projection-rules'
import { requireUndecided } from '../review/review-change'
import type { SettingsService } from '../settings/settings-service'
import { carryOver, type SaidOfSide } from './carry-over'
import { findPair, isCardType, type CardImage, type FoundPair } from './find-pair'

/** Two sides of one card come near each other; reading far around would cost more than it finds. */
const span = 12

/** The front and the back of a card in two files: found, joined to one document, and separated again. */
export class PairingService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly queue: ReadQueue,
    private readonly notifier: ChangeNotifier,
  ) {}

  /** The document that seems to be the other side of this one; null where none is, or where it is not clear which. */
  suggest(id: string): OtherSide | null {
    const pair = this.pairOf(id)
    if (!pair) return null
    const isFront = pair.front === id
    const other = this.record(isFront ? pair.back : pair.front)
    return { ...pair, isFront, otherId: other.id, otherName: other.fileName }
  }

  /**
   * Makes one document of a front and its back, front first, and has it read. Both stay as they are, out of sight.
   * One step to undo. Answers the id of the joined document. Throws NOT_FOUND, INVALID_STATE where the two are no pair
   * any more or one is finished, SIDES_DISAGREE where both were corrected in one field to different values.
   */
  join({ front, back }: JoinedSides): string {
    for (const id of [front, back]) requireUndecided(this.record(id))
    const pair = this.pairOf(front)
    if (pair?.front !== front || pair.back !== back) throw new CodedError('INVALID_STATE', 'no pair')
    const { store, newId } = this.context
    const id = store.documents.joinedOf(pair)?.id ?? newId()
    const said = carryOver(id, this.saidOf(front), this.saidOf(back), this.record(front).pages)
    store.write((tx) => {
      this.showJoined(tx, id, pair)
      const before = store.verdicts.byDocument(id)
      for (const verdict of said) if (isNewer(verdict, before)) tx.verdicts.put(verdict)
      tx.undo.push(id, null, { reviewState: 'NEW', decidedAt: null, wereJoined: false })
      this.log(tx, id, pair, 'sides_joined')
    })
    this.changed()
    return id
  }

  /** Shows the two again as they were. What was said of the joined document comes back when they are joined again. */
  separate(id: string): JoinedSides {
    const record = this.record(id)
    if (record.joined === null || record.mergedInto !== null) throw new CodedError('INVALID_STATE', 'not joined')
    requireUndecided(record)
    const { joined } = record
    this.context.store.write((tx) => {
      this.showSides(tx, record, joined)
      tx.undo.push(id, null, { reviewState: record.reviewState, decidedAt: null, wereJoined: true })
      this.log(tx, id, joined, 'sides_separated')
    })
    this.changed()
    return joined
  }

  /** Takes back the joining or separating of a document; within a transaction of who asks. Answers which to show. */
  takeBack(tx: StoreWrites, id: string, wereJoined: boolean): string {
    const record = this.record(id)
    if (record.joined === null) throw new CodedError('INVALID_STATE', 'not joined')
    if (wereJoined) this.showJoined(tx, id, record.joined)
    else this.showSides(tx, record, record.joined)
    return wereJoined ? id : record.joined.front
  }

  private showJoined(tx: StoreWrites, id: string, joined: JoinedSides): void {
    const known = this.context.store.documents.byId(id)
    if (!known) this.insert(tx, id, joined)
    else {
      const isRead = known.readState === 'EXTRACTED' || known.readState === 'UNRECOGNISED'
      tx.documents.update(id, { mergedInto: null, ...(isRead ? {} : { readState: 'QUEUED', attempts: 0 }) })
    }
    for (const side of [joined.front, joined.back]) tx.documents.update(side, { mergedInto: id })
  }

  private showSides(tx: StoreWrites, { id }: DocumentRecord, { front, back }: JoinedSides): void {
    const { store } = this.context
    // Out of sight, a hold could never be lifted.
    if (store.legalHolds.byDocument(id)) throw new CodedError('LEGAL_HOLD')
    this.queue.forget(id)
    tx.documents.update(id, { mergedInto: front })
    for (const side of [front, back]) tx.documents.update(side, { mergedInto: null })
  }

  private insert(tx: StoreWrites, id: string, joined: JoinedSides): void {
    const [front, back] = [this.record(joined.front), this.record(joined.back)]
    const { documentId, fileName, originalBlob, takenInAt } = front
    const pages = Array.from({ length: front.pages + back.pages }, (_, page) => page)
    tx.documents.insert({
      id,
      documentId,
      fileName,
      originalBlob,
      takenInAt,
      duplicateOf: null,
      part: { pages, at: null },
      joined,
    })
    tx.search.put(id, searchText({ documentId, fileName }, null, []))
  }

  private pairOf(id: string): FoundPair | null {
    const record = this.record(id)
    const { type } = record
    if (!isCardType(type) || !this.mayBeJoined(record)) return null
    const around = this.context.store.documents.around(record.number, span, type)
    return findPair(
      id,
      around.filter((one) => this.mayBeJoined(one)).map((one) => this.imageOf(one)),
    )
  }

  /** A page of its own on which nobody has decided, and that nobody else counts on. */
  private mayBeJoined({ id, readState, reviewState, pages, joined, mergedInto, partOf }: DocumentRecord): boolean {
    const { store } = this.context
    return (
      readState === 'EXTRACTED' &&
      !isDecided(reviewState) &&
      pages === 1 &&
      joined === null &&
      mergedInto === null &&
      partOf === null &&
      store.documents.ofFile(id).length === 1 &&
      store.outbox.openOf(id) === undefined &&
      store.service.cases.ofDocument(id).length === 0 &&
      !store.service.files.isServed(id)
    )
  }

  private imageOf({ id, number, takenInAt, fileName, type }: DocumentRecord): CardImage {
    const fields = this.fieldsOf(id)
    const values = new Map(fields.flatMap(({ path, value }) => (value === null ? [] : [[path, value]])))
    const isCoded = ({ evidence }: ReviewField): boolean =>
      evidence.length > 0 && evidence.every(({ source }) => source === 'qr')
    const coded = new Set(fields.filter(isCoded).map(({ path }) => path))
    return { id, number, takenInAt, fileName, type: type ?? 'UNRECOGNISED', values, coded }
  }

  private saidOf(id: string): SaidOfSide {
    const valued = new Set(this.fieldsOf(id).flatMap(({ path, value }) => (value === null ? [] : [path])))
    return { verdicts: this.context.store.verdicts.byDocument(id), valued }
  }

  private fieldsOf(id: string): readonly ReviewField[] {
    const { readings, verdicts } = this.context.store
    const reading = readings.byDocument(id)
    if (!reading) return []
    const rules = projectionRules(this.context, this.settings)
    return projectFields(this.record(id).type, reading, verdicts.byDocument(id), rules)
  }

  private log(
    tx: StoreWrites,
    id: string,
    { front, back }: JoinedSides,
    action: 'sides_joined' | 'sides_separated',
  ): void {
    const names = [front, back].map((side) => this.record(side).documentId).join(' + ')
    tx.audit.append(auditEntry(this.context, action, { documentId: id, after: names }))
    for (const side of [front, back]) tx.audit.append(auditEntry(this.context, action, { documentId: side }))
  }

  private changed(): void {
    this.notifier.changedMany()
    this.queue.wake()
  }

  private record(id: string): DocumentRecord {
    const record = this.context.store.documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    return record
  }
}

const isNewer = ({ path, at }: VerdictRecord, before: readonly VerdictRecord[]): boolean =>
  !before.some((verdict) => verdict.path === path && verdict.at >= at)
