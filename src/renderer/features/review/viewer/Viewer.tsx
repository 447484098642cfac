import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useText } from '../../../i18n'
import { boxAround, type PageBox, type PageQuad, type QuarterTurn } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import type { DocumentDetail } from '../../../../shared/domain/review'
import { decodedPage, imagesStore, loadPage } from '../../../api/page-images'
import { useStore } from '../../../lib/store'
import { glideTarget } from '../logic/glide'
import { placeOf } from '../logic/place-of'
import { fitView, panBy, toPage, toScreenMatrix, zoomAt, type PageView, type Size } from '../logic/view-transform'
import { linesIn, unmaskedWords } from '../logic/words'
import { shown } from '../state/measures'
import { patchReview, reviewStore } from '../state/review-store'
import { EdgeLayer } from '../table-edges/EdgeLayer'
import { EdgeTools } from '../table-edges/EdgeTools'
import { leaveEdges } from '../table-edges/edges-actions'
import { edgesStore } from '../table-edges/edges-store'
import { useEdgeView } from '../table-edges/use-edge-view'
import { viewerCommands } from './commands'
import { drawMarks, drawPage } from './draw'
import { FieldBoxes, type FieldBox } from './FieldBoxes'
import { useElementSize } from './use-element-size'
import { usePageView } from './use-page-view'
import { usePointer } from './use-pointer'
import classes from './Viewer.module.css'
import { ViewerTools } from './ViewerTools'

const none: readonly PageWord[] = []

export interface Marks {
  readonly words: readonly PageWord[]
  readonly lasso: PageBox | null
}

/** The page, with everything that was found on it; zooms, pans, turns, and hands words to the focused field. */
export function Viewer({ id, detail }: { readonly id: string; readonly detail: DocumentDetail | undefined }) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const group = useRef<SVGGElement>(null)
  const edgeGroup = useRef<SVGGElement>(null)
  const size = useElementSize(frame)
  const page = useStore(reviewStore, (state) => (state.documentId === id ? state.page : 0))
  const focused = useStore(reviewStore, (state) => state.focusedPath)
  const hidden = useStore(reviewStore, (state) => state.overlaysHidden)
  const revealed = useStore(reviewStore, (state) => state.revealed !== null)
  const drawsEdges = useStore(edgesStore, (state) => state?.documentId === id)
  const [turns, setTurns] = useState<Readonly<Record<string, QuarterTurn>>>({})
  const [hand, setHand] = useState(false)
  const marks = useRef<Marks>({ words: none, lasso: null })

  const pages = useMemo(() => (detail?.pageReadings ?? []).map(({ index }) => index), [detail?.pageReadings])
  const first = pages[0]
  useEffect(() => {
    // A document in the middle of a file has no page 0.
    if (first !== undefined && !pages.includes(page)) patchReview({ page: first })
  }, [first, page, pages])
  const image = useStore(imagesStore, () => decodedPage(id, page))
  const reading = detail?.pageReadings.find((one) => one.index === page)
  const turn = turns[`${id}/${page}`] ?? reading?.turn ?? 0
  const pageSize = useMemo<Size | null>(() => {
    if (image) return { width: image.width, height: image.height }
    return reading ? { width: reading.width, height: reading.height } : null
  }, [image, reading])
  const masks = useMemo<readonly PageQuad[]>(
    () => (detail?.maskedRegions ?? []).flatMap((region) => (region.page === page && region.quad ? [region.quad] : [])),
    [detail?.maskedRegions, page],
  )
  const words = useMemo(
    () => (revealed ? (reading?.words ?? none) : unmaskedWords(reading?.words ?? none, masks)),
    [reading, masks, revealed],
  )
  const boxes = useMemo<readonly FieldBox[]>(
    () =>
      (detail?.fields ?? []).flatMap((field) => {
        const seen = placeOf(field, page)
        return seen
          ? [{ path: field.path, band: field.verdict === null ? field.band : 'corrected', quad: seen.quad }]
          : []
      }),
    [detail?.fields, page],
  )

  useEffect(() => {
    if (!image) void loadPage(id, page)
  }, [detail?.readState, id, image, page])

  const draw = useCallback(
    (view: PageView) => {
      if (!canvas.current || size.width === 0) return
      const matrix = toScreenMatrix(view, size)
      const painted = revealed ? [] : masks
      const context = drawPage(canvas.current, image, { size, matrix, masks: painted, ratio: window.devicePixelRatio })
      if (context && image)
        drawMarks(
          context,
          marks.current.words.map((word) => word.quad),
          marks.current.lasso,
          view.scale,
        )
      for (const layer of [group.current, edgeGroup.current])
        layer?.setAttribute('transform', `matrix(${matrix.join(' ')})`)
      edgeGroup.current?.style.setProperty('--unit', String(1 / view.scale))
      if (!image) return
      shown('next-document', 'in frame')
      shown('open-document', 'in frame')
    },
    [image, masks, revealed, size],
  )
  const view = usePageView(draw)
  const box = boxes.find((one) => one.path === focused) ?? null

  // A new page, a turn or a new size of the pane starts from the whole page; the focused field is then sought on it.
  // Words only tell how many lines a box has: a reveal, which changes them, must not move the page.
  const framed = useRef('')
  const seek = useEffectEvent(() => {
    if (!pageSize || size.width === 0) return
    const key = `${id}/${page}/${turn}/${pageSize.width}x${pageSize.height}/${size.width}x${size.height}`
    const fresh = framed.current !== key
    framed.current = key
    const from = fresh ? fitView(pageSize, size, turn) : view.get()
    if (!from) return
    const target =
      box && !drawsEdges ? glideTarget(from, pageSize, size, boxAround(box.quad), linesIn(words, box.quad)) : from
    if (fresh) view.set(target)
    else view.glide(target)
  })
  const boxPath = box?.path ?? null
  useEffect(() => seek(), [id, page, turn, pageSize, size, boxPath])
  useEdgeView(view, pageSize, size, turn)
  // With the document its edges go.
  useEffect(() => () => void leaveEdges(), [id])
  useEffect(() => view.refresh(), [draw, view])
  useEffect(() => shown('field-focus', 'before frame'), [focused, id])

  useEffect(() => {
    const middle = { x: size.width / 2, y: size.height / 2 }
    const zoom = (factor: number) => (): void => {
      const now = view.get()
      if (now) view.glide(zoomAt(now, size, middle, factor))
    }
    viewerCommands.zoomIn = zoom(1.4)
    viewerCommands.zoomOut = zoom(1 / 1.4)
    viewerCommands.zoomFit = () => pageSize && view.glide(fitView(pageSize, size, turn))
    viewerCommands.turn = () => setTurns((all) => ({ ...all, [`${id}/${page}`]: ((turn + 90) % 360) as QuarterTurn }))
    viewerCommands.centreField = () => {
      const now = view.get()
      if (!now || !pageSize || !box) return
      const around = boxAround(box.quad)
      const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
      view.glide(glideTarget({ ...now, centre }, pageSize, size, around, linesIn(words, box.quad)))
    }
    viewerCommands.nextPage = () => patchReview({ page: pages.find((one) => one > page) ?? page })
    viewerCommands.previousPage = () => patchReview({ page: pages.findLast((one) => one < page) ?? page })
  }, [box, pages, id, page, pageSize, size, turn, view, words])

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
  const keys = (event: React.KeyboardEvent): void => {
    const now = view.get()
    if (event.defaultPrevented || event.ctrlKey || event.altKey || !now || !pageSize) return
    const step = 60
    const moves: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] } // prettier-ignore
    const move = moves[event.key]
    if (move) view.glide(panBy(now, pageSize, move[0], move[1]))
    else if (event.key === '+' || event.key === '=') viewerCommands.zoomIn()
    else if (event.key === '-') viewerCommands.zoomOut()
    else if (event.key === '0') viewerCommands.zoomFit()
    else return
    event.preventDefault()
  }

  return (
    <section className={classes.viewer} aria-label={t('review.page')}>
      <div
        ref={frame}
        className={classes.stage}
        data-testid="viewer"
        data-hand={hand || undefined}
        data-edges={drawsEdges || undefined}
        role="application"
        aria-label={t('review.viewer')}
        tabIndex={0}
        onKeyDown={keys}
        {...pointer}
      >
        <canvas ref={canvas} className={classes.canvas} />
        {!hidden && !drawsEdges && <FieldBoxes boxes={boxes} group={group} />}
        {!hidden && drawsEdges && (
          <EdgeLayer page={page} revision={detail?.revision ?? -1} group={placed} pointAt={pointAt} />
        )}
      </div>
      {drawsEdges && <EdgeTools />}
      <ViewerTools
        page={Math.max(0, pages.indexOf(page))}
        pages={Math.max(1, pages.length)}
        hand={hand}
        onHand={setHand}
      />
    </section>
  )
}
