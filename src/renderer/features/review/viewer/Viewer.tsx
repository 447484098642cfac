import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n'
import type { DocumentDetail } from '../../../../shared/domain/review'
import { useStore } from '../../../lib/store'
import { panBy, toPage, toScreenMatrix, type PageView, type Size } from '../logic/view-transform'
import { shown } from '../state/measures'
import { reviewStore } from '../state/review-store'
import { EdgeLayer } from '../table-edges/EdgeLayer'
import { EdgeTools } from '../table-edges/EdgeTools'
import { leaveEdges } from '../table-edges/edges-actions'
import { edgesStore } from '../table-edges/edges-store'
import { useEdgeView } from '../table-edges/use-edge-view'
import { viewerCommands } from './commands'
import { drawCursor, drawMarks, drawPage, type CursorMarks, type Marks } from './draw'
import { FieldBoxes } from './FieldBoxes'
import { useElementSize } from './use-element-size'
import { usePageView, type PageViewHandle } from './use-page-view'
import { usePointer } from './use-pointer'
import { useSeek } from './use-seek'
import { useShownPage } from './use-shown-page'
import { useViewerCommands } from './use-viewer-commands'
import { useWordCursor } from './use-word-cursor'
import classes from './Viewer.module.css'
import { ViewerTools } from './ViewerTools'
import { useWordTarget, WordBar } from './WordBar'

/** The page, with everything that was found on it; zooms, pans, turns, and hands words to the focused field. */
export function Viewer({ id, detail }: { readonly id: string; readonly detail: DocumentDetail | undefined }) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const group = useRef<SVGGElement>(null)
  const edgeGroup = useRef<SVGGElement>(null)
  const size = useElementSize(frame)
  const shownPage = useShownPage(id, detail)
  const { page, pages, image, size: pageSize, turn, masks, words, boxes } = shownPage
  const focused = useStore(reviewStore, (state) => state.focusedPath)
  const hidden = useStore(reviewStore, (state) => state.overlaysHidden)
  const drawsEdges = useStore(edgesStore, (state) => state?.documentId === id)
  const [hand, setHand] = useState(false)
  const marks = useRef<Marks>({ words: [], lasso: null })
  const keyMarks = useRef<CursorMarks | null>(null)

  const draw = useCallback(
    (view: PageView) => {
      if (!canvas.current || size.width === 0) return
      const matrix = toScreenMatrix(view, size)
      const context = drawPage(canvas.current, image, { size, matrix, masks, ratio: window.devicePixelRatio })
      if (context && image) drawMarks(context, marks.current, view.scale)
      if (context && image && keyMarks.current) drawCursor(context, keyMarks.current, view.scale)
      for (const layer of [group.current, edgeGroup.current])
        layer?.setAttribute('transform', `matrix(${matrix.join(' ')})`)
      edgeGroup.current?.style.setProperty('--unit', String(1 / view.scale))
      if (!image) return
      shown('next-document', 'in frame')
      shown('open-document', 'in frame')
    },
    [image, masks, size],
  )
  const view = usePageView(draw)
  const box = boxes.find((one) => one.path === focused) ?? null

  useSeek({ id, shown: shownPage, pane: size, view, box, stays: drawsEdges })
  useEdgeView(view, pageSize, size, turn)
  // With the document its edges go.
  useEffect(() => () => void leaveEdges(), [id])
  useEffect(() => view.refresh(), [draw, view])
  useEffect(() => shown('field-focus', 'before frame'), [focused, id])
  useViewerCommands(shownPage, size, view, box)
  const keys = useWordCursor({ id, frame, shown: shownPage, pane: size, view, box, marks: keyMarks })
  const target = useWordTarget(detail, focused)

  // A layer that comes later stands where the page stands.
  const placed = useCallback(
    (layer: SVGGElement | null) => {
      edgeGroup.current = layer
      if (layer) view.refresh()
    },
    [view],
  )
  const pointAt = useCallback(
    (event: React.PointerEvent) => {
      const now = view.get()
      const box = frame.current?.getBoundingClientRect()
      return now && box ? toPage(now, size, { x: event.clientX - box.left, y: event.clientY - box.top }) : null
    },
    [size, view],
  )
  const pointer = usePointer({ frame, view, size, page: pageSize, words, boxes, hand, marks })

  return (
    <section className={classes.viewer} aria-label={t('review.page')}>
      <div
        ref={frame}
        className={classes.stage}
        data-testid="viewer"
        data-hand={hand || undefined}
        data-edges={drawsEdges || undefined}
        role="application"
        aria-label={keys.chosen ? t('review.words.of', { target }) : t('review.viewer')}
        tabIndex={0}
        onKeyDown={(event) => keys.onKeyDown(event) || moveByKey(event, view, pageSize)}
        onBlur={keys.onBlur}
        {...pointer}
      >
        <canvas ref={canvas} className={classes.canvas} />
        {!hidden && !drawsEdges && <FieldBoxes boxes={boxes} group={group} />}
        {!hidden && drawsEdges && (
          <EdgeLayer page={page} revision={detail?.revision ?? -1} group={placed} pointAt={pointAt} />
        )}
      </div>
      {drawsEdges && <EdgeTools />}
      <WordBar chosen={keys.chosen} target={target} />
      {!keys.chosen && (
        <ViewerTools
          page={Math.max(0, pages.indexOf(page))}
          pages={Math.max(1, pages.length)}
          hand={hand}
          onHand={setHand}
        />
      )}
    </section>
  )
}

const step = 60
const moves: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] } // prettier-ignore

function moveByKey(event: React.KeyboardEvent, view: PageViewHandle, page: Size | null): void {
  const now = view.get()
  if (event.defaultPrevented || event.ctrlKey || event.altKey || !now || !page) return
  const move = moves[event.key]
  if (move) view.glide(panBy(now, page, move[0], move[1]))
  else if (event.key === '+' || event.key === '=') viewerCommands.zoomIn()
  else if (event.key === '-') viewerCommands.zoomOut()
  else if (event.key === '0') viewerCommands.zoomFit()
  else return
  event.preventDefault()
}
