import { useRef, type RefObject } from 'react'
import { turnedBy, type PagePoint } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import type { TableEdges } from '../../../../shared/domain/table-edges'
import { panBy, toPage, type ScreenPoint, type Size } from '../logic/view-transform'
import { boxBetween, inQuad, wordAt, wordsIn } from '../logic/words'
import { focusField } from '../state/focus'
import { patchReview, reviewStore } from '../state/review-store'
import { insertEdge, markAt } from '../table-edges/edges-actions'
import { edgesStore } from '../table-edges/edges-store'
import { teachStore } from '../../user-types/teach-store'
import type { FieldBox } from '../logic/boxes'
import type { PageViewHandle } from './use-page-view'
import { takePointed } from './take-pointed'
import { useSpaceHeld } from './use-space-held'
import { useWheel } from './use-wheel'
import type { Marks } from './draw'

interface Options {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: PageViewHandle
  readonly size: Size
  readonly page: Size | null
  readonly words: readonly PageWord[]
  readonly boxes: readonly FieldBox[]
  /** True where a drag moves the page instead of taking words. */
  readonly hand: boolean
  readonly marks: RefObject<Marks>
}

type Drag =
  | { readonly kind: 'pan'; readonly last: ScreenPoint }
  | { readonly kind: 'lasso'; readonly from: PagePoint; readonly start: ScreenPoint }

/** Below this a drag is a click, in pixels. */
const still = 5

/** Wheel, drag and click on the page. Space, the middle button or the hand tool pan; else a drag is a lasso. */
export function usePointer({ frame, view, size, page, words, boxes, hand, marks }: Options) {
  const drag = useRef<Drag | null>(null)
  const space = useSpaceHeld()
  useWheel({ frame, view, size, page })

  const screenPoint = (event: React.MouseEvent): ScreenPoint => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const mark = (next: Marks): void => {
    const now = marks.current
    if (now.words.length === next.words.length && now.words[0] === next.words[0] && !now.lasso && !next.lasso) return
    marks.current = next
    view.refresh()
  }
  const clear = (): void => mark({ words: [], lasso: null })

  const onPointerDown = (event: React.PointerEvent): void => {
    const now = view.get()
    if (!now || event.button > 1) return
    // The field keeps the keys while its words are pointed at.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = screenPoint(event)
    const pans = hand || space.current || event.button === 1
    drag.current = pans ? { kind: 'pan', last: at } : { kind: 'lasso', from: toPage(now, size, at), start: at }
  }
  const onPointerMove = (event: React.PointerEvent): void => {
    const now = view.get()
    if (!now || !page) return
    const at = screenPoint(event)
    const point = toPage(now, size, at)
    const current = drag.current
    if (current?.kind === 'pan') {
      view.set(panBy(now, page, at.x - current.last.x, at.y - current.last.y))
      drag.current = { kind: 'pan', last: at }
    } else if (current?.kind === 'lasso') {
      const lasso = boxBetween(current.from, point)
      mark({ words: wordsIn(words, lasso), lasso })
    } else {
      const word = hand ? null : wordAt(words, point)
      mark({ words: word ? [word] : [], lasso: null })
      const over = boxes.find((box) => inQuad(box.quad, point))?.path ?? null
      if (reviewStore.get().hoveredPath !== over) patchReview({ hoveredPath: over })
    }
  }
  const onPointerUp = (event: React.PointerEvent): void => {
    const current = drag.current
    const now = view.get()
    drag.current = null
    if (current?.kind !== 'lasso' || !now) return
    const at = screenPoint(event)
    const point = toPage(now, size, at)
    const click = Math.hypot(at.x - current.start.x, at.y - current.start.y) < still
    const chosen = click
      ? [wordAt(words, point)].filter((word) => word !== null)
      : wordsIn(words, boxBetween(current.from, point))
    clear()
    const drawn = edgesStore.get()?.edges
    const under = click ? boxes.find((box) => inQuad(box.quad, point)) : undefined
    if (drawn) {
      if (!click) markRows(drawn, current.from, point)
      // With Alt, or where there is no word, a click goes to the field under it.
    } else if (under && !teachStore.get() && (event.altKey || chosen.length === 0)) focusField(under.path)
    else if (chosen.length > 0) takePointed(chosen, event.shiftKey)
  }
  const onPointerLeave = (): void => {
    clear()
    if (reviewStore.get().hoveredPath !== null) patchReview({ hoveredPath: null })
  }
  /** The system took the pointer away, for a gesture of its own. */
  const onPointerCancel = (): void => {
    drag.current = null
    clear()
  }
  /** A new edge of the table where it was pointed at: of rows, or with Shift of columns. */
  const onDoubleClick = (event: React.MouseEvent): void => {
    const now = view.get()
    const drawn = edgesStore.get()?.edges
    if (!now || !drawn) return
    const { x, y } = turnedBy(-drawn.angle)(toPage(now, size, screenPoint(event)))
    insertEdge(event.shiftKey ? 'columns' : 'rows', event.shiftKey ? x : y)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onDoubleClick }
}

/** Marks the rows of the drawn table over which was dragged. */
function markRows({ angle }: TableEdges, from: PagePoint, to: PagePoint): void {
  const upright = turnedBy(-angle)
  const [one, other] = [upright(from).y, upright(to).y]
  markAt(Math.min(one, other), Math.max(one, other))
}
