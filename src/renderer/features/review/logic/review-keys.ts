import type { ActionId } from '../../../keys/actions'

/** Actions that a key starts while a value is being edited: those that type nothing. */
const whileEditing: readonly ActionId[] = [
  'confirmNext', 'confirmPrevious', 'leaveEdit', 'illegible', 'notOnDocument', 'override', 'reveal', 'approve',
  'postpone', 'nextDocument', 'previousDocument', 'centreField', 'zoomIn', 'zoomOut', 'zoomFit', 'turn', 'tableEdges', 'pageWords',
  'nextPage', 'previousPage', 'backToQueue', 'addresses', 'cases', 'batches', 'onboarding', 'export', 'settings',
  'history', 'changeType', 'joinSides', 'divide', 'intoCase',
] // prettier-ignore

/** Actions that a key starts on a focused field that is not being edited, or with no field focused at all. */
const onField: readonly ActionId[] = [
  ...whileEditing, 'editField', 'alternate1', 'alternate2', 'alternate3', 'alternate4', 'undo', 'hideOverlays', 'keySheet',
] // prettier-ignore

export interface KeyContext {
  readonly editing: boolean
  /** How many alternates the focused field has. */
  readonly alternates: number
}

/** The actions that are on in a context. A digit without an alternate behind it is typed. */
export function activeActions({ editing, alternates }: KeyContext): readonly ActionId[] {
  if (editing) return whileEditing
  return onField.filter((action) => {
    const number = /^alternate(\d)$/.exec(action)?.[1]
    return number === undefined || Number(number) <= alternates
  })
}
