import { boxAround, quadOf, type PageQuad } from '../../../shared/domain/geometry'
import type { PageReading, PageWord } from '../../../shared/domain/reading'
import { labelBeside, withoutMarks } from '../../../shared/domain/user-types/make'
import { patternOf, type UserFieldKind } from '../../../shared/domain/user-types/spec'
import { createStore } from '../../lib/store'
import type { FieldBox } from '../review/logic/boxes'

export interface TaughtField {
  /** What the user calls it. */
  readonly label: string
  readonly kind: UserFieldKind
  /** Of an identifier; kept while another kind is chosen. */
  readonly pattern: string
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

/** Words that were pointed at become a field, called as what is printed beside it until the user says otherwise. */
export function showField(page: PageReading, pointed: readonly PageWord[]): void {
  const words = withoutMarks(pointed)
  if (words.length === 0) return
  const text = words.map((word) => word.text).join(' ')
  const quad = quadOf(boxAround(words.flatMap((word) => word.quad)))
  teachStore.update((now) => {
    if (!now) return now
    const label = labelBeside(page, [...now.fields, { page: page.index, quad }])
    const field = { label, kind: kindOf(text), pattern: patternOf(text), page: page.index, quad, text }
    return { ...now, fields: [...now.fields, field] }
  })
}

/** How the box of a taught field is called on the page, by its place among the fields. */
export const taughtPath = (at: number): string => `taught.${at}`

/** Where the fields stand that were shown on a page so far. */
export const taughtBoxes = (page: number, fields: readonly TaughtField[]): readonly FieldBox[] =>
  fields.flatMap((field, at) =>
    field.page === page ? [{ path: taughtPath(at), band: 'corrected', quad: field.quad }] : [],
  )

/** True where each field is called something, no two alike. */
export const areNamed = (fields: readonly { readonly label: string }[]): boolean => {
  const labels = fields.map(({ label }) => label.trim().toLowerCase())
  return labels.every((label, i) => label !== '' && labels.indexOf(label) === i)
}

/** The pattern that goes with a kind; null where there is none, or nothing was given. */
export const patternGiven = (kind: UserFieldKind, pattern: string): string | null =>
  kind === 'identifier' && pattern.trim() !== '' ? pattern.trim() : null
