import { boxAround, quadOf, type PageQuad } from '../../../shared/domain/geometry'
import type { PageWord } from '../../../shared/domain/reading'
import type { UserFieldKind } from '../../../shared/domain/user-types/spec'
import { createStore } from '../../lib/store'

export interface TaughtField {
  readonly name: string
  readonly kind: UserFieldKind
  readonly page: number
  readonly quad: PageQuad
  readonly text: string
}

/** A type that is being defined on a document; null where none is. */
export interface Teaching {
  readonly documentId: string
  readonly name: string
  readonly fields: readonly TaughtField[]
}

export const teachStore = createStore<Teaching | null>(null)

export const teach = (documentId: string): void => teachStore.set({ documentId, name: '', fields: [] })
export const patchTeaching = (patch: Partial<Teaching>): void =>
  teachStore.update((now) => (now ? { ...now, ...patch } : now))

/** What a value looks like. */
function kindOf(text: string): UserFieldKind {
  if (/^\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ,]+\d{2,4}$/u.test(text)) return 'date'
  if (/^(?:₹|rs\.?|inr)?\s*\d[\d,]*\.\d{2}$/i.test(text)) return 'amount'
  return /\d/.test(text) && !/\s.*\s/.test(text) ? 'identifier' : 'text'
}

/** Words that were pointed at become a field; its name is asked for then. */
export function showField(page: number, words: readonly PageWord[]): void {
  const text = words.map((word) => word.text).join(' ')
  const quad = quadOf(boxAround(words.flatMap((word) => word.quad)))
  teachStore.update((now) =>
    now ? { ...now, fields: [...now.fields, { name: '', kind: kindOf(text), page, quad, text }] } : now,
  )
}

/** A name as it stands in exported JSON. */
export const fieldName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 60)
