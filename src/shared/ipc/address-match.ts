import { z } from 'zod'
import type { AddressMatch } from '../domain/address-match'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

/** A case that is compared within; null for none. */
const caseId = z.guid().nullable().default(null)

/** The most that one comparison takes, as the service's interface has it. */
export const mostTargets = 200

/** An address to compare: pasted, or that of a document. */
const comparedAddressSchema = z.object({
  address: z.string().max(10_000),
  documentId: documentIdSchema.nullable(),
})
export type ComparedAddress = z.infer<typeof comparedAddressSchema>

/** The address that a document in the workspace holds. */
export interface KnownAddress {
  readonly documentId: string
  /** The file's name without extension. */
  readonly name: string
  readonly type: string | null
  readonly address: string
  /** Whom the document names; null where nobody. */
  readonly person: string | null
}

/** What was compared and what came of it, as it is kept. */
export interface AddressComparison {
  /** ISO time. */
  readonly at: string
  /** The case that it is kept with. */
  readonly caseId: string | null
  readonly source: ComparedAddress
  readonly targets: readonly ComparedAddress[]
  /** One a target, in their order. */
  readonly matches: readonly AddressMatch[]
}

export const addressChannels = {
  /** Addresses of the documents of a case; else of those that were taken in last, or that a search finds. */
  'addresses:known': channel<readonly KnownAddress[]>()(z.object({ search: z.string().max(200).default(''), caseId })),
  /** Addresses of these documents in their order; those that hold none are left out. */
  'addresses:of': channel<readonly KnownAddress[]>()(
    z.object({ documents: z.array(documentIdSchema).max(mostTargets + 1) }),
  ),
  /** Kept, and logged with every document that takes part. */
  'addresses:compare': channel<AddressComparison>()(
    z.object({
      source: comparedAddressSchema,
      targets: z.array(comparedAddressSchema).min(1).max(mostTargets),
      caseId,
    }),
  ),
  /** The comparison made last within a case, or outside of all; null where there is none. */
  'addresses:last': channel<AddressComparison | null>()(z.object({ caseId })),
} as const
