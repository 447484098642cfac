import type { DocumentKind, DocumentType } from '../../../../../shared/domain/document-types'

/** Why a document is asked for again. */
export type Refusal =
  | 'wrong_kind'
  | 'unrecognised'
  | 'unreadable'
  | 'expired'
  | 'cut'
  | 'screen'
  | 'damaged'
  | 'not_fetched'
  | 'too_large'
  | 'password'
  | 'format'

/**
 * What the service says in one language. `{kind}`, `{types}` and `{type}` are filled in as they are listed: no sentence
 * may want them in another case, or agree with their gender, for that changes the words themselves.
 */
export interface Texts {
  readonly kinds: Readonly<Record<DocumentKind, string>>
  readonly types: Readonly<Record<DocumentType, string>>
  readonly or: string
  readonly welcome: string
  readonly ask: string
  readonly canSkip: string
  readonly accepted: string
  readonly skipped: string
  readonly cannotSkip: string
  readonly done: string
  readonly abandoned: string
  readonly refusals: Readonly<Record<Refusal, string>>
  /** Words that mean skipping. */
  readonly skipWords: readonly string[]
}

export const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
