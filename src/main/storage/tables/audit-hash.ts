import { createHash } from 'node:crypto'

/** The part of an entry that its hash covers. */
export interface HashedEntry {
  readonly sequence: number
  readonly at: string
  readonly by: string
  readonly action: string
  readonly document: string | null
  readonly path: string | null
  readonly reason: string | null
  readonly values_digest: string | null
}

/** The hash before the first entry. */
export const chainStart = '0'.repeat(64)

/** SHA-256, hex, over the hash before and the entry as a JSON list in a fixed order. */
export function entryHash(previousHash: string, e: HashedEntry): string {
  const canonical = JSON.stringify([e.sequence, e.at, e.by, e.action, e.document, e.path, e.reason, e.values_digest])
  return createHash('sha256').update(previousHash).update(canonical).digest('hex')
}

/**
 * Stands for the values in the chain, so that they can be deleted with their document while the chain stays whole.
 * The salt keeps short values from being guessed from their digest.
 */
export function valuesDigest(salt: string, before: string | null, after: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, before, after]))
    .digest('hex')
}
