import { useEffect, useRef, type ChangeEvent, type FocusEvent, type MouseEvent } from 'react'
import type { ReviewField } from '../../../shared/domain/review'
import { overlayStore } from '../../app/navigation'
import { useStore } from '../../lib/store'
import { typeInto } from './state/field-actions'
import { focusField } from './state/focus'
import { reviewStore } from './state/review-store'

type Input = HTMLInputElement & HTMLTextAreaElement

/**
 * An input of a field, alone or in a cell. It always takes input; until something is typed its value, `settled`, is
 * selected whole, so that the first character replaces it, and the other keys are commands.
 */
export function useFieldInput(field: ReviewField, focused: boolean, settled: string) {
  const { path } = field
  const element = useRef<Input>(null)
  const draft = useStore(reviewStore, (state) => state.drafts[path] ?? null)
  const editing = useStore(reviewStore, (state) => state.editing === path)
  const documentId = useStore(reviewStore, (state) => state.documentId)
  const underPanel = useStore(reviewStore, (state) => state.panel.kind !== 'none')
  const underOverlay = useStore(overlayStore, (overlay) => overlay.kind !== 'none')
  const covered = underPanel || underOverlay
  const value = draft?.text ?? settled
  /** Whether it was clicked since it has the keys. */
  const wasClicked = useRef(false)

  useEffect(() => {
    // A dialog takes the keys, and gives them back to the field when it closes.
    if (!focused || covered || !element.current) return
    if (document.activeElement !== element.current) element.current.focus({ preventScroll: true })
    // A value that changes while it is typed must not move the caret.
    if (!editing) element.current.select()
  }, [covered, documentId, focused, editing, value])

  const input = {
    ref: element,
    'data-testid': `field:${path}`,
    'data-field-path': path,
    'data-band': field.band,
    'data-confidence': field.confidence ?? '',
    'data-verdict': field.verdict ?? undefined,
    'data-needs-human': field.needsHuman || undefined,
    autoComplete: 'off',
    spellCheck: false,
    value,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      focusField(path)
      wasClicked.current = false
      event.currentTarget.select()
    },
    onMouseDown: (event: MouseEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      // The first click takes the field, also where the desk had given it the keys before; the next one sets the caret.
      const isHere = document.activeElement === event.currentTarget
      if (isHere && !wasClicked.current && !editing) event.preventDefault()
    },
    onClick: (): void => {
      wasClicked.current = true
    },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
      typeInto(path, event.currentTarget.value),
  }
  return { element, input, value, editing, isRefused: Boolean(draft?.error) }
}
