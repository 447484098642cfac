import type { FieldKind } from '../../../shared/domain/field-catalogue'

/** What the grammar and the check digits of a field's kind say of a value. */
export interface ValueVerdict {
  /** In the form in which values are kept: dates yyyy-mm-dd, identifiers without spaces. */
  readonly value: string
  readonly ok: boolean
}

/** A text of another script in Latin letters, as people write it on forms; null where that script is not known. */
export type ToLatin = (text: string) => string | null

export type ValueRules = (kind: FieldKind, value: string) => ValueVerdict
