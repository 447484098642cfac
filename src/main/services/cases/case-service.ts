import { CodedError } from '../../../shared/errors/coded-error'
import { hasEnded } from '../../../shared/contract/states'
import { keptFileId } from '../../../shared/contract/kept-files'
import type { CaseDetail, CaseLine } from '../../../shared/ipc/cases'
import type { Erased } from '../../../shared/ipc/keeping'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import { deskCaller, deskClientId, keptProduct, missingKinds, productOf, type LocalContext } from '../local'
import { findingsOf } from '../local/cross-checks'
import { whatWent, type DocumentService, type ErasedAlong } from '../queue/document-service'
import { projectionRules } from '../review/projection-rules'
import { asCoded } from '../served/as-coded'
import type { Moved } from '../served/moved'
import type { SettingsService } from '../settings/settings-service'
import { caseCheck } from './case-check'
import { caseDocument, checkedDocument, readMember } from './case-document'
import type { FlowRecord } from '../ports/service-records'

/**
 * Cases: the documents of one application beside each other, those that came by the interface and those put to it here.
 */
export class CaseService {
  constructor(
    private readonly context: ServiceContext,
    private readonly local: LocalContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
    private readonly moved: Moved,
  ) {}

  products(): string[] {
    return this.local.products.map(({ product_type }) => product_type)
  }

  list(search: string, offset: number, limit: number): { rows: CaseLine[]; total: number } {
    const { cases, conversations } = this.local.store
    const rows = cases.list(search, offset, limit).map(({ client, clientName, area: _area, ...rest }): CaseLine => ({
      ...rest,
      client: client === deskClientId ? null : clientName,
      isConversation: conversations.byFlow(rest.id) !== undefined,
    }))
    return { rows, total: cases.count(search) }
  }

  /** Makes a case of documents. Throws INVALID_REQUEST for an unknown product, NOT_FOUND for an unknown document. */
  async create(applicationId: string, productType: string, documents: readonly string[]): Promise<string> {
    const { store, newId, now, products } = this.local
    await asCoded(() => productOf(products, productType))
    const { client } = deskCaller(this.local)
    const id = newId()
    store.write((tx) => {
      tx.flows.insert({
        id,
        client: client.id,
        area: 'flow',
        productType,
        applicationId,
        authUrl: null,
        callbackUrl: null,
        status: 'COLLECTING',
        submitted: false,
        createdAt: now().toISOString(),
        crossChecks: null,
      })
      this.put(tx, id, documents)
    })
    this.moved.tell()
    return id
  }

  /** Throws NOT_FOUND. */
  add(id: string, documents: readonly string[]): void {
    this.flow(id)
    this.local.store.write((tx) => this.put(tx, id, documents))
    this.moved.tell()
  }

  takeOut(id: string, document: string): void {
    this.local.store.write((tx) => tx.cases.remove(id, document))
    this.moved.tell()
  }

  /**
   * Erases the case: its documents, as DocumentService.remove does, also where another case has them too, and in the
   * same transaction the case with its application, files, conversation, cross-checks, callbacks and compared
   * addresses. The log keeps its id. Throws NOT_FOUND, and LEGAL_HOLD where one of its documents is held: then nothing
   * goes.
   */
  async erase(id: string): Promise<Erased> {
    const { store } = this.local
    const flow = this.flow(id)
    const files = store.files.ofFlow(flow.id)
    // What a client left here to be read and nobody has looked at yet.
    const left = files
      .flatMap(({ url }) => store.keptFiles.byId(keptFileId(url) ?? '') ?? [])
      .filter(({ client }) => client === flow.client)
    const members = store.cases.members(flow.id).map(({ document }) => document)
    const along: ErasedAlong = {
      since: flow.createdAt,
      blobs: [...files, ...left].flatMap(({ blob }) => blob ?? []),
      remove: (tx, documents, backups) => {
        store.write((service) => {
          for (const kept of left) service.keptFiles.remove(kept.id)
          service.flows.remove(flow.id)
        })
        const reason = whatWent(`case ${flow.id} with ${documents} documents: ${caseParts}`, backups)
        tx.audit.append(auditEntry(this.context, 'case_erased', { reason }))
      },
    }
    const erased = await this.documents.remove(members, { along })
    this.moved.tell()
    return erased
  }

  ofDocument(document: string): { readonly id: string; readonly applicationId: string }[] {
    return this.local.store.cases.ofDocument(document)
  }

  /** Everything that the matrix shows, as the documents now stand. Throws NOT_FOUND. */
  detail(id: string): CaseDetail {
    const { store, products } = this.local
    const flow = this.flow(id)
    const product = keptProduct(products, flow.productType)
    const rules = projectionRules(this.context, this.settings)
    const members = store.cases.members(id).flatMap(({ document, added }) => {
      const read = readMember(this.context.store, document, rules)
      return read ? [{ ...read, added }] : []
    })
    const checked = members.flatMap((member) => checkedDocument(member) ?? [])
    const checks = findingsOf(this.local, product, checked).map(caseCheck)
    const files = store.files.sentToFlow(id).filter(({ document, state }) => document === null || !hasEnded(state))
    return {
      ...this.line(flow),
      documents: members.map((member) => caseDocument(member, checks)),
      files: files.map(({ documentId, state, errorCode, failure, canRetry }) => {
        return { documentId, state, errorCode, failure, canRetry }
      }),
      missing: missingKinds(
        product,
        checked.map(({ type }) => type),
      ),
      checks,
      shared: members.filter(({ record }) => this.ofDocument(record.id).length > 1).length,
    }
  }

  private line({ id, applicationId, productType, client, status, createdAt }: FlowRecord) {
    const { clients, conversations } = this.local.store
    return {
      id,
      applicationId,
      productType,
      client: client === deskClientId ? null : (clients.byId(client)?.name ?? ''),
      isConversation: conversations.byFlow(id) !== undefined,
      status,
      createdAt,
    }
  }

  private put(tx: CaseWrites, id: string, documents: readonly string[]): void {
    const at = this.local.now().toISOString()
    for (const document of documents) {
      if (!this.context.store.documents.byId(document)) throw new CodedError('NOT_FOUND')
      tx.cases.add(id, document, at)
    }
  }

  private flow(id: string): FlowRecord {
    const flow = this.local.store.flows.byId(id.toLowerCase())
    if (!flow) throw new CodedError('NOT_FOUND')
    return flow
  }
}

const caseParts =
  'rows, application, files, conversation, cross-checks, callbacks, comparisons, copies within the workspace'

type CaseWrites = Pick<Parameters<Parameters<LocalContext['store']['write']>[0]>[0], 'cases'>
