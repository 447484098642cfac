import type { ErrorEnvelope } from '../../../../shared/errors/coded-error'
import { createStore } from '../../../lib/store'

/** What was typed into a field and is not, or could not be, written yet. It is never thrown away by a failure. */
export interface Draft {
  readonly text: string
  /** What of it is written already; null where nothing is. */
  readonly written: string | null
  readonly error: ErrorEnvelope | null
}

export type ReasonPurpose = 'override' | 'reject' | 'resubmit' | 'reopen'

export type ReviewPanel =
  | { readonly kind: 'none' }
  | { readonly kind: 'history' }
  | { readonly kind: 'type' }
  | { readonly kind: 'reason'; readonly purpose: ReasonPurpose; readonly path: string | null; readonly value: string }

export interface ReviewState {
  readonly documentId: string | null
  /** `performance.now()` at which the document came onto the desk. */
  readonly openedAt: number
  /** The field at which the document was asked to open; null: where the work on it begins. */
  readonly askedPath: string | null
  readonly focusedPath: string | null
  readonly hoveredPath: string | null
  /** The field whose value is being typed; null while its keys are commands. */
  readonly editing: string | null
  readonly drafts: Readonly<Record<string, Draft>>
  readonly revealed: { readonly path: string; readonly value: string } | null
  readonly saving: 'idle' | 'saving' | 'saved' | 'failed'
  readonly page: number
  readonly overlaysHidden: boolean
  readonly panel: ReviewPanel
  /** Why the last key did nothing: a key of the language files. */
  readonly hint: string | null
}

export const freshReview: ReviewState = {
  documentId: null,
  openedAt: 0,
  askedPath: null,
  focusedPath: null,
  hoveredPath: null,
  editing: null,
  drafts: {},
  revealed: null,
  saving: 'idle',
  page: 0,
  overlaysHidden: false,
  panel: { kind: 'none' },
  hint: null,
}

export const reviewStore = createStore<ReviewState>(freshReview)

export const patchReview = (patch: Partial<ReviewState>): void =>
  reviewStore.update((state) => ({ ...state, ...patch }))

/**
 * Keeps, or drops, what was typed into a field. Where nothing is left that could not be written, nothing is unsaved.
 */
export function setDraft(path: string, draft: Draft | null): void {
  reviewStore.update((state) => {
    const { [path]: _gone, ...others } = state.drafts
    const drafts = draft ? { ...others, [path]: draft } : others
    const refused = Object.values(drafts).some(({ error }) => error !== null)
    return { ...state, drafts, saving: state.saving === 'failed' && !refused ? 'idle' : state.saving }
  })
}

export const closePanel = (): void => patchReview({ panel: { kind: 'none' } })
