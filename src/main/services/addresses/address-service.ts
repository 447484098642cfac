import { rowFilterSchema } from '../../../shared/domain/review'
import { CodedError } from '../../../shared/errors/coded-error'
import type { AddressComparison, ComparedAddress, KnownAddress } from '../../../shared/ipc/address-match'
import { comparedWithDocument } from '../../../shared/ipc/keeping'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { NamedAddress } from '../ports/compare-addresses'
import type { DocumentService } from '../queue/document-service'

/** Documents looked through for addresses: those taken in last. */
const most = 300
/** Fields that say whose document it is, first come first. */
const people = ['name', 'name_as_per_pan', 'full_name', 'consumer_name', 'customer_name', 'account_holder_name', 'owner_name', 'tenant_name'] // prettier-ignore

/** Addresses of documents and of the clipboard, compared; every comparison is kept and logged. */
export class AddressService {
  constructor(
    private readonly context: ServiceContext,
    private readonly documents: DocumentService,
  ) {}

  /**
   * Addresses of the documents of a case in their order; without one, of those that a search finds, of all where it is
   * empty, those taken in last first.
   */
  known(search: string, caseId: string | null = null): KnownAddress[] {
    if (caseId !== null)
      return this.context.store.service.cases.members(caseId).flatMap(({ document }) => this.addressOf(document) ?? [])
    const view = { filter: rowFilterSchema.parse({ search }), sort: { by: 'taken_in', direction: 'desc' } } as const
    return this.documents.list(view, 0, most).rows.flatMap(({ id }) => this.addressOf(id) ?? [])
  }

  /** Addresses of these documents, in their order. Throws NOT_FOUND where one has been removed. */
  of(documents: readonly string[]): KnownAddress[] {
    return documents.flatMap((id) => this.addressOf(id) ?? [])
  }

  /** Throws NOT_FOUND where the case or a document that takes part has been removed. */
  compare(
    source: ComparedAddress,
    targets: readonly ComparedAddress[],
    caseId: string | null = null,
  ): AddressComparison {
    if (caseId !== null && !this.context.store.service.flows.byId(caseId)) throw new CodedError('NOT_FOUND')
    const matches = this.context.compareAddresses(
      this.named(source),
      targets.map((target) => this.named(target)),
    )
    const comparison = { at: this.context.now().toISOString(), caseId, source, targets, matches }
    this.context.store.write((tx) => {
      tx.comparisons.put(caseId, comparison)
      targets.forEach((target, index) => {
        const match = matches[index]
        if (match === undefined) return
        for (const [documentId, other] of [
          [source.documentId, target],
          [target.documentId, source],
        ] as const) {
          if (documentId === null) continue
          const after =
            match.kind === 'compared' ? `${match.similarity.toFixed(2)} / ${match.samePerson.toFixed(2)}` : null
          tx.audit.append(
            auditEntry(this.context, 'addresses_compared', {
              documentId,
              path: 'address',
              ...comparedWith(other),
              after,
            }),
          )
        }
      })
    })
    return comparison
  }

  /** The comparison made last within a case, or outside of all; null where there is none. */
  last(caseId: string | null = null): AddressComparison | null {
    return this.context.store.comparisons.last(caseId) ?? null
  }

  private named({ address, documentId }: ComparedAddress): NamedAddress {
    return { address, person: documentId === null ? '' : (this.addressOf(documentId)?.person ?? '') }
  }

  private addressOf(id: string): KnownAddress | null {
    const { documentId: name, type, fields } = this.documents.detail(id)
    const value = (path: string): string | null =>
      fields.find((field) => field.path === path && !field.masked)?.value ?? null
    const address = value('address') ?? fields.find(({ path }) => path.endsWith('_address'))?.value ?? null
    if (address === null || address.trim() === '') return null
    const person = people.map(value).find((found) => found !== null) ?? null
    return { documentId: id, name, type, address, person }
  }
}

/**
 * What the log of a document says of the other side: another document by its id alone, lest its address outlive it in
 * the log of this one, or be handed out with this one's evidence; what was pasted belongs to no other.
 */
const comparedWith = ({
  address,
  documentId,
}: ComparedAddress): { readonly before?: string; readonly reason?: string } =>
  documentId === null ? { before: address } : { reason: `${comparedWithDocument}${documentId}` }
