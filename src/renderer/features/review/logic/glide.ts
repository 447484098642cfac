import type { PageBox } from '../../../../shared/domain/geometry'
import { boxOnScreen, fitView, panBy, type PageView, type Size } from './view-transform'

/** Share of the viewport, on each side, in which a box is not at ease. */
const edge = 0.14
/** Of the viewport's foot, in pixels, where its tools lie over the page. */
const underTools = 60
/** Height on the screen, in pixels, at which one line of text is read with ease. */
const easy = { least: 22, wanted: 30, most: 110 }

/**
 * The view in which the analyst sees a box at ease, by the smallest change: none where it is seen well already,
 * a move where it stands at the edge or outside, a zoom only where its text is too small or too large.
 * `lines` is how many lines of text the box holds.
 */
export function glideTarget(view: PageView, page: Size, viewport: Size, box: PageBox, lines = 1): PageView {
  // Nothing is better seen on a page smaller than the window: a QR code has no lines, and would be taken for a tall one.
  const whole = Math.min(view.scale, fitView(page, viewport, view.turn).scale)
  const scaled = { ...view, scale: Math.max(whole, scaleFor(view, viewport, box, lines)) }
  return settle(view, scaled, page, viewport, box)
}

/** The view in which a box is at ease by a move alone. */
export const moveTarget = (view: PageView, page: Size, viewport: Size, box: PageBox): PageView =>
  settle(view, view, page, viewport, box)

/** A view, scaled from another, moved so that a box is at ease. */
function settle(view: PageView, scaled: PageView, page: Size, viewport: Size, box: PageBox): PageView {
  const free = { x: viewport.width * edge, y: viewport.height * edge }
  const before = boxOnScreen(view, viewport, box)
  const seen = boxOnScreen(scaled, viewport, box)
  // A zoom leaves the box where it stood: about the middle of the view it would drive it to an edge.
  const keepX = (before.left + before.right - seen.left - seen.right) / 2
  const keepY = (before.top + before.bottom - seen.top - seen.bottom) / 2
  // Where the page itself ends in sight there is nothing more to be seen beyond a box: it is at ease up to there.
  const ends = boxOnScreen(scaled, viewport, { x: 0, y: 0, ...page })
  const low = (end: number, ease: number): number => (end < 0 ? ease : Math.min(ease, end))
  const high = (end: number, last: number, ease: number): number => (end > last ? ease : Math.max(ease, end))
  const right = high(ends.right + keepX, viewport.width, viewport.width - free.x)
  const foot = Math.min(
    high(ends.bottom + keepY, viewport.height, viewport.height - free.y),
    Math.max(viewport.height - underTools, viewport.height - free.y),
  )
  const dx = keepX + shift(seen.left + keepX, seen.right + keepX, low(ends.left + keepX, free.x), right)
  const dy = keepY + shift(seen.top + keepY, seen.bottom + keepY, low(ends.top + keepY, free.y), foot)
  return dx === 0 && dy === 0 && scaled.scale === view.scale ? view : panBy(scaled, page, dx, dy)
}

function scaleFor(view: PageView, viewport: Size, box: PageBox, lines: number): number {
  const sideways = view.turn === 90 || view.turn === 270
  const width = sideways ? box.height : box.width
  const height = sideways ? box.width : box.height
  // Text runs along the longer side; on a page that was turned by hand that is the height.
  const line = (Math.min(width, height) / Math.max(1, lines)) * view.scale
  const widest = (viewport.width * (1 - 2 * edge)) / Math.max(1, width)
  const highest = (viewport.height * (1 - 2 * edge)) / Math.max(1, height)
  const wanted = line < easy.least || line > easy.most ? (view.scale * easy.wanted) / line : view.scale
  return Math.min(wanted, widest, highest)
}

/** How far an interval must move to lie between two bounds; to their middle where it does not fit. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2
  if (from < low) return low - from
  if (to > high) return high - to
  return 0
}

/** A view between two, `t` from 0 to 1, eased out: quick at the start, still at the end. */
export function viewBetween(from: PageView, to: PageView, t: number): PageView {
  const eased = 1 - (1 - t) ** 3
  const mix = (a: number, b: number): number => a + (b - a) * eased
  return {
    turn: to.turn,
    // Zoom is felt by ratio, not by difference.
    scale: from.scale * (to.scale / from.scale) ** eased,
    centre: { x: mix(from.centre.x, to.centre.x), y: mix(from.centre.y, to.centre.y) },
  }
}
