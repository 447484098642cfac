import type { IntakeLimits } from '../limits'
import type { PageContent } from './page-content'

const POINTS_PER_INCH = 72
const DOTS_PER_INCH = 200
/** A page the size of a card still needs this many pixels along its longer side. */
const MIN_LONG_SIDE = 2000
/** A picture that covers this share of a page is the page. */
const FULL_PAGE_IMAGE = 0.5

/** Pixels a point at which a page of this size, in points, is drawn. */
export function rasterScale(width: number, height: number, content: PageContent, limits: IntakeLimits): number {
  const ordinary = Math.max(DOTS_PER_INCH / POINTS_PER_INCH, MIN_LONG_SIDE / Math.max(width, height))
  // A scan is drawn at its own resolution: dense QR codes do not survive less.
  const wanted = content.imageShare > FULL_PAGE_IMAGE ? Math.max(ordinary, content.imageResolution) : ordinary
  return Math.min(wanted, Math.sqrt(limits.keepPixels / (width * height)))
}
