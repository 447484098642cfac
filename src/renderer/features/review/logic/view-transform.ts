import type { PageBox, PagePoint, QuarterTurn } from '../../../../shared/domain/geometry'

/**
 * What of a page is seen: `centre` (page pixels) stands in the middle of the viewport; `scale` screen pixels a page
 * pixel.
 */
export interface PageView {
  readonly scale: number
  readonly centre: PagePoint
  readonly turn: QuarterTurn
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A point of the viewport, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
  readonly space?: 'screen'
}

/** a, b, c, d, e, f as in CSS `matrix()`. */
export type Affine = readonly [number, number, number, number, number, number]

const cosines: Readonly<Record<QuarterTurn, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

/** Page pixels to viewport pixels. */
export function toScreenMatrix(view: PageView, viewport: Size): Affine {
  const [cos, sin] = cosines[view.turn]
  const a = cos * view.scale
  const b = sin * view.scale
  const e = viewport.width / 2 - (a * view.centre.x - b * view.centre.y)
  const f = viewport.height / 2 - (b * view.centre.x + a * view.centre.y)
  return [a, b, -b, a, e, f]
}

export function toScreen(view: PageView, viewport: Size, point: PagePoint): ScreenPoint {
  const [a, b, c, d, e, f] = toScreenMatrix(view, viewport)
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
}

export function toPage(view: PageView, viewport: Size, point: ScreenPoint): PagePoint {
  const [cos, sin] = cosines[view.turn]
  const dx = (point.x - viewport.width / 2) / view.scale
  const dy = (point.y - viewport.height / 2) / view.scale
  return { x: view.centre.x + cos * dx + sin * dy, y: view.centre.y - sin * dx + cos * dy }
}

/** The page as it stands on the screen: sides swapped on its side. */
export const turnedSize = (page: Size, turn: QuarterTurn): Size =>
  turn === 90 || turn === 270 ? { width: page.height, height: page.width } : page

const margin = 24

/** The whole page in the middle of the viewport. */
export function fitView(page: Size, viewport: Size, turn: QuarterTurn): PageView {
  const turned = turnedSize(page, turn)
  const scale = Math.min(
    Math.max(1, viewport.width - 2 * margin) / turned.width,
    Math.max(1, viewport.height - 2 * margin) / turned.height,
  )
  return { scale, centre: { x: page.width / 2, y: page.height / 2 }, turn }
}

const minScale = 0.02
const maxScale = 16
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Zooms so that what is under `at` stays under it. */
export function zoomAt(view: PageView, viewport: Size, at: ScreenPoint, factor: number): PageView {
  const scale = clamp(view.scale * factor, minScale, maxScale)
  const under = toPage(view, viewport, at)
  const moved = toPage({ ...view, scale }, viewport, at)
  return {
    ...view,
    scale,
    centre: { x: view.centre.x + under.x - moved.x, y: view.centre.y + under.y - moved.y },
  }
}

/** Moves the page with the pointer; some of it always stays in the viewport's middle. */
export function panBy(view: PageView, page: Size, dx: number, dy: number): PageView {
  const [cos, sin] = cosines[view.turn]
  const x = view.centre.x - (cos * dx + sin * dy) / view.scale
  const y = view.centre.y - (-sin * dx + cos * dy) / view.scale
  return { ...view, centre: { x: clamp(x, 0, page.width), y: clamp(y, 0, page.height) } }
}

/** A box on the screen. */
export function boxOnScreen(
  view: PageView,
  viewport: Size,
  box: PageBox,
): { left: number; top: number; right: number; bottom: number } {
  const one = toScreen(view, viewport, { x: box.x, y: box.y })
  const other = toScreen(view, viewport, { x: box.x + box.width, y: box.y + box.height })
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  }
}
