import { lastClick, type Press } from '../../lib/last-click'
import { reviewStore } from './state/review-store'

/** Clicks further apart are no double click, in milliseconds and in pixels. */
const longest = 500
const widest = 6

interface PressEvent extends Press {
  preventDefault(): void
  stopPropagation(): void
}

/** Whether the first click of a double click brought the document that its second press falls on. */
export function isOpeningAgain(press: Press, first: Press | null, openedAt: number): boolean {
  if (first === null || first.timeStamp > openedAt || press.timeStamp - first.timeStamp > longest) return false
  return Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) <= widest
}

/**
 * Who opens a document by a double click, or approves one by it, presses once more where the document by then is: that
 * press takes no field, no word of the page and no button. Handlers for what lies under the panes; the header, in which
 * clicks follow each other from document to document, is not.
 */
export function withoutOpeningClick() {
  let isStopped = false
  const stop = (event: PressEvent): void => {
    if (!isStopped) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDownCapture: (event: PressEvent): void => {
      isStopped = isOpeningAgain(event, lastClick(), reviewStore.get().openedAt)
      stop(event)
    },
    onMouseDownCapture: stop,
    onClickCapture: stop,
    onDoubleClickCapture: stop,
  }
}
