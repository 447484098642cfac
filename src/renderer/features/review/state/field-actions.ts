import type { ReviewField } from '../../../../shared/domain/review'
import type { PageQuad } from '../../../../shared/domain/geometry'
import type { PointedAt } from '../../../../shared/domain/records'
import type { ErrorEnvelope } from '../../../../shared/errors/coded-error'
import { ask } from '../../../api/ask'
import { checkValue } from '../logic/check-value'
import { choicesOf } from '../logic/choices'
import { normaliseValue } from '../logic/normalise-value'
import { refusedAsDecided } from './decided'
import { currentDocument, focusedField, focusField, focusNeighbour, focusOpen } from './focus'
import { patchReview, reviewStore, setDraft } from './review-store'
import { withField, write } from './write'

/** True where a field is one of a few values and this is none of them. */
function isNoChoice({ kind, path }: ReviewField, value: string): boolean {
  const choices = choicesOf(kind, path)
  return choices.length > 0 && !choices.includes(value)
}

/** True where the value breaks a rule of its kind, so that it is kept only with a reason. */
export function breaksRule(field: ReviewField, value: string): boolean {
  if (isNoChoice(field, value)) return true
  const check = checkValue(field.kind, value)
  return check.kind === 'digit_bad' || check.kind === 'form_bad' || check.kind === 'short'
}

const fieldAt = (path: string): ReviewField | undefined =>
  currentDocument()?.fields.find((field) => field.path === path)

/** The value that a field's editor shows when nothing is being typed. */
export function shownValue(field: ReviewField): string {
  const { revealed } = reviewStore.get()
  return revealed?.path === field.path ? revealed.value : (field.value ?? '')
}

/** A pause in typing that is long enough to be one. */
const pauseMilliseconds = 400

/** Typing goes on; after a pause a value that keeps its rules is written of itself. */
let idle: ReturnType<typeof setTimeout> | undefined
export function typeInto(path: string, text: string): void {
  if (refusedAsDecided()) return
  const written = reviewStore.get().drafts[path]?.written ?? null
  setDraft(path, { text, written, error: null })
  patchReview({ editing: path, hint: null })
  clearTimeout(idle)
  idle = setTimeout(() => void writeDraft(path, { onlyIfSound: true }), pauseMilliseconds)
}

/**
 * Writes what was typed into a field. Answers false where it is not written: a reason is asked for, or the write
 * failed; the text then stays in the editor.
 */
export async function writeDraft(path: string, { onlyIfSound = false } = {}): Promise<boolean> {
  clearTimeout(idle)
  const field = fieldAt(path)
  const draft = reviewStore.get().drafts[path]
  const detail = currentDocument()
  if (!field || !draft || !detail) return true
  const value = normaliseValue(field.kind, path, draft.text)
  const unchanged = value === '' || value === (draft.written ?? shownValue(field))
  if (unchanged) {
    if (!onlyIfSound) setDraft(path, null)
    return true
  }
  if (breaksRule(field, value)) {
    if (!onlyIfSound) patchReview({ panel: { kind: 'reason', purpose: 'override', path, value } })
    return false
  }
  if (onlyIfSound) setDraft(path, { ...draft, written: value })
  else setDraft(path, null)
  return correct(field, value, 'typed', draft.text, { continues: draft.written !== null })
}

/**
 * Gives a field a value; the text comes back into the editor where it could not be written. `continues`: more of
 * what was written before, so that one undo takes back the whole edit.
 */
function correct(
  field: ReviewField,
  value: string,
  how: 'typed' | 'words',
  text: string,
  { continues = false, place = null }: { continues?: boolean; place?: PointedAt | null } = {},
): Promise<boolean> {
  const id = reviewStore.get().documentId ?? ''
  const { path } = field
  const foreseen = withField(path, {
    ...(field.masked ? {} : { value }),
    band: 'corrected',
    verdict: 'corrected',
    needsHuman: false,
  })
  return write(
    id,
    foreseen,
    () =>
      ask('review:correct', {
        id,
        path,
        value,
        how,
        continues,
        place: place && { page: place.page, quad: plainQuad(place.quad) },
      }),
    (error) => {
      if (reviewStore.get().documentId !== id) return
      keepText(path, text, error)
      if (error.code === 'REASON_REQUIRED') patchReview({ panel: { kind: 'reason', purpose: 'override', path, value } })
    },
  )
}

const plainQuad = (quad: PageQuad) => quad.map(({ x, y }) => ({ x, y })) as [Corner, Corner, Corner, Corner]
type Corner = { x: number; y: number }

const keepText = (path: string, text: string, error: ErrorEnvelope): void =>
  setDraft(path, { text, written: null, error })

/** Keeps a value against its rule, for a reason. */
export function overrideField(path: string, value: string, reason: string): Promise<boolean> {
  const id = reviewStore.get().documentId ?? ''
  setDraft(path, null)
  patchReview({ editing: null })
  return write(
    id,
    withField(path, { verdict: 'overridden', band: 'corrected', needsHuman: false }),
    () => ask('review:override', { id, path, value, reason }),
    (error) => keepText(path, value, error),
  )
}

/** Enter: what was typed is written, what was read is confirmed, and the next open field comes up. */
export async function confirmAndGo(direction: 1 | -1): Promise<'moved' | 'stayed' | 'none_open'> {
  const field = focusedField()
  if (field) {
    const typed = reviewStore.get().drafts[field.path]
    if (typed && normaliseValue(field.kind, field.path, typed.text) !== '') {
      if (breaksRule(field, normaliseValue(field.kind, field.path, typed.text))) {
        await writeDraft(field.path)
        return 'stayed'
      }
      void writeDraft(field.path)
    } else if (field.needsHuman) {
      if (field.value === null || field.value === '') {
        patchReview({ hint: 'review.hint.noValue' })
        return 'stayed'
      }
      void confirmField(field)
    }
  }
  patchReview({ editing: null })
  return focusOpen(direction) ? 'moved' : 'none_open'
}

function confirmField(field: ReviewField): Promise<boolean> {
  const id = reviewStore.get().documentId ?? ''
  const { path } = field
  return write(
    id,
    withField(path, { verdict: 'confirmed', needsHuman: false }),
    () => ask('review:confirm', { id, path }),
    () => reviewStore.get().documentId === id && focusField(path),
  )
}

/** The field cannot be read, or the document does not have it; the next open field comes up. */
export function setAside(verdict: 'illegible' | 'not_on_document'): void {
  const field = focusedField()
  const id = reviewStore.get().documentId
  if (!field || id === null) return
  const { path } = field
  setDraft(path, null)
  const channel = verdict === 'illegible' ? 'review:illegible' : 'review:notOnDocument'
  void write(
    id,
    withField(path, { verdict, band: 'corrected', value: null, needsHuman: false }),
    () => ask(channel, { id, path }),
    () => undefined,
  )
  patchReview({ editing: null })
  if (!focusOpen(1)) focusNeighbour(1)
}

/** Takes another reading of the focused field by its place among the alternates, from 0. */
export function takeAlternate(index: number): void {
  const field = focusedField()
  const id = reviewStore.get().documentId
  const alternate = field?.alternates[index]
  if (!field || !alternate || id === null) return
  const { path } = field
  setDraft(path, null)
  patchReview({ editing: null })
  void write(
    id,
    withField(path, { value: alternate.value, verdict: 'corrected', band: 'corrected', needsHuman: false }),
    () => ask('review:takeAlternate', { id, path, index }),
    (error) => patchReview({ hint: `error.${error.code}.message` }),
  )
}

/**
 * Words that were pointed at, into the focused field, which is then seen there; `append` sets them behind what it
 * holds. Answers false where they are not taken, and says why.
 */
export function takeWords(text: string, append: boolean, place: PointedAt): boolean {
  const field = focusedField()
  if (refusedAsDecided()) return false
  if (!field) {
    patchReview({ hint: 'review.hint.noField' })
    return false
  }
  const before = append ? (reviewStore.get().drafts[field.path]?.text ?? shownValue(field)) : ''
  const value = normaliseValue(field.kind, field.path, `${before} ${text}`)
  if (value === '' || isNoChoice(field, value)) {
    patchReview({ hint: 'review.hint.nothingFits' })
    return false
  }
  if (breaksRule(field, value)) typeInto(field.path, value)
  else {
    setDraft(field.path, null)
    patchReview({ editing: null })
    void correct(field, value, 'words', value, { place: append ? null : place })
  }
  return true
}

const revealSeconds = 10
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows a masked value for a while; the log keeps that it was seen. */
export async function reveal(path: string): Promise<void> {
  const id = reviewStore.get().documentId
  if (id === null) return
  try {
    const { value } = await ask('review:reveal', { id, path })
    if (reviewStore.get().documentId !== id) return
    patchReview({ revealed: { path, value } })
    clearTimeout(hiding)
    hiding = setTimeout(() => patchReview({ revealed: null }), revealSeconds * 1000)
  } catch {
    patchReview({ hint: 'review.hint.notRevealed' })
  }
}

/** Starts an edit of what stands in the field; a masked value is revealed for it. */
export async function editField(): Promise<void> {
  const field = focusedField()
  if (!field) return
  if (field.masked && field.value !== null) await reveal(field.path)
  patchReview({ editing: field.path })
}

/**
 * Leaves the edit of the focused field and drops it: what is being typed, or was typed before and refused. `written`: a
 * part of it is kept already, to be taken back.
 */
export function leaveEdit(): 'none' | 'dropped' | 'written' {
  const { editing, focusedPath, drafts } = reviewStore.get()
  const path = editing ?? focusedPath
  const draft = path === null ? undefined : drafts[path]
  if (path === null || (editing === null && !draft)) return 'none'
  clearTimeout(idle)
  setDraft(path, null)
  patchReview({ editing: null })
  return (draft?.written ?? null) === null ? 'dropped' : 'written'
}
