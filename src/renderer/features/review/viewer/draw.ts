import type { PageBox, PageQuad } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import type { PageImage } from '../../../api/page-images'
import type { Affine, Size } from '../logic/view-transform'

/** The smallest kept size of a page that is not blurred at a scale (device pixels a page pixel). */
function levelFor(image: PageImage, scale: number): ImageBitmap | undefined {
  const fine = image.levels.filter((level) => level.width >= image.width * scale * 0.95)
  return fine.at(-1) ?? image.levels[0]
}

/** Sets the space of a canvas to page pixels. */
function enterPage(context: CanvasRenderingContext2D, matrix: Affine, ratio: number): void {
  const [a, b, c, d, e, f] = matrix
  context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio)
}

function trace(context: CanvasRenderingContext2D, quad: PageQuad): void {
  context.beginPath()
  quad.forEach((point, index) => (index === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)))
  context.closePath()
}

/** Draws a page and paints its masks over it; what lies under a mask never reaches the screen. */
export function drawPage(
  canvas: HTMLCanvasElement,
  image: PageImage | null,
  { size, matrix, masks, ratio }: { size: Size; matrix: Affine; masks: readonly PageQuad[]; ratio: number },
): CanvasRenderingContext2D | null {
  const width = Math.max(1, Math.round(size.width * ratio))
  const height = Math.max(1, Math.round(size.height * ratio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  if (!image) return context
  const level = levelFor(image, Math.hypot(matrix[0], matrix[1]) * ratio)
  if (!level) return context
  enterPage(context, matrix, ratio)
  // The kept sizes are halvings: from the nearest, the quick way shrinks by two at most and loses nothing.
  context.imageSmoothingQuality = 'low'
  context.drawImage(level, 0, 0, image.width, image.height)
  context.fillStyle = '#15171c'
  for (const mask of masks) {
    trace(context, mask)
    context.fill()
  }
  return context
}

/** The words under the pointer or in a lasso, and the lasso. */
export interface Marks {
  readonly words: readonly PageWord[]
  readonly lasso: PageBox | null
}

/** Marks words and lasso on a page; the space of the canvas is page pixels, `unit` screen pixels each. */
export function drawMarks(context: CanvasRenderingContext2D, { words, lasso }: Marks, unit: number): void {
  context.fillStyle = 'rgb(66 87 196 / 22%)'
  context.strokeStyle = '#4257c4'
  context.lineWidth = 1.5 / unit
  for (const { quad } of words) {
    trace(context, quad)
    context.fill()
  }
  if (!lasso) return
  context.setLineDash([5 / unit, 4 / unit])
  context.strokeRect(lasso.x, lasso.y, lasso.width, lasso.height)
  context.setLineDash([])
}

/** The words that the keys have chosen, and the one at which they are. */
export interface CursorMarks {
  readonly words: readonly PageWord[]
  readonly head: PageWord
}

export function drawCursor(context: CanvasRenderingContext2D, { words, head }: CursorMarks, unit: number): void {
  drawMarks(context, { words, lasso: null }, unit)
  context.lineWidth = 3 / unit
  trace(context, head.quad)
  context.stroke()
}
