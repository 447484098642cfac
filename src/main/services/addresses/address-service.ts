import { rowFilterSchema } from '../../../shared/domain/review'
import type { AddressComparison, ComparedAddress, KnownAddress } from '../../../shared/ipc/address-match'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { NamedAddress } from '../ports/compare-addresses'
import type { DocumentService } from '../queue/document-service'

const kept = 'addresses.last'
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

  /** Addresses of the documents that a search finds, of all where it is empty; those taken in last come first. */
  known(search: string): KnownAddress[] {
    const view = { filter: rowFilterSchema.parse({ search }), sort: { by: 'taken_in', direction: 'desc' } } as const
    return this.documents.list(view, 0, most).rows.flatMap(({ id }) => this.addressOf(id) ?? [])
  }

  /** Throws NOT_FOUND where a document that takes part has been removed. */
  compare(source: ComparedAddress, targets: readonly ComparedAddress[]): AddressComparison {
    const matches = this.context.compareAddresses(
      this.named(source),
      targets.map((target) => this.named(target)),
    )
    const comparison = { at: this.context.now().toISOString(), source, targets, matches }
    this.context.store.write((tx) => {
      tx.settings.put(kept, comparison)
      targets.forEach((target, index) => {
        const match = matches[index]
        if (match === undefined) return
        for (const [documentId, other] of [
          [source.documentId, target],
          [target.documentId, source],
        ] as const) {
          if (documentId === null) continue
          tx.audit.append(auditEntry(this.context, 'addresses_compared', { documentId, path: 'address', before: other.address, after: match.kind === 'compared' ? `${match.similarity.toFixed(2)} / ${match.samePerson.toFixed(2)}` : null })) // prettier-ignore
        }
      })
    })
    return comparison
  }

  /** The comparison made last; null where there is none. */
  last(): AddressComparison | null {
    // Written by `compare` alone, in this form.
    return (this.context.store.settings.all()[kept] as AddressComparison | undefined) ?? null
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
