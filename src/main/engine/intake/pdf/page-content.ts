import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api'
import { multiplyAffine, type Affine } from './affine'
import type { PdfLibrary } from './library'

/** What a page is made of, told from its drawing operations without drawing them. */
export interface PageContent {
  /** Share of the page that pictures cover, 0..1; overlaps are counted once a picture. */
  readonly imageShare: number
  /** Pixels a point in the largest picture; 0 without one. */
  readonly imageResolution: number
  /** Share of the glyphs that are drawn invisibly, as by programs that lay recognised text under a scan. */
  readonly hiddenTextShare: number
  /** Paths that are drawn: rules, boxes, and the squares of a code. */
  readonly shapes: number
}

const INVISIBLE = 3
/** Rendering modes from 4 on repeat the first four and add to the clipping path. */
const CLIPPING_MODES = 4

interface Placed {
  readonly area: number
  readonly resolution: number
}

/** Walks the operations of a page of `pageArea` square points. */
export function pageContent(list: PDFOperatorList, ops: PdfLibrary['OPS'], pageArea: number): PageContent {
  let matrix: Affine = [1, 0, 0, 1, 0, 0]
  let textMode = 0
  const saved: { matrix: Affine; textMode: number }[] = []
  const images: Placed[] = []
  let glyphs = 0
  let hidden = 0
  let shapes = 0
  const place = (width: number) => images.push(placedImage(matrix, width))

  for (let i = 0; i < list.fnArray.length; i++) {
    const args: unknown = list.argsArray[i]
    switch (list.fnArray[i]) {
      case ops.save:
      case ops.paintFormXObjectBegin:
        saved.push({ matrix, textMode })
        if (list.fnArray[i] === ops.paintFormXObjectBegin) matrix = transformed(matrix, at(args, 0))
        break
      case ops.restore:
      case ops.paintFormXObjectEnd: {
        const state = saved.pop()
        if (state) ({ matrix, textMode } = state)
        break
      }
      case ops.transform:
        matrix = transformed(matrix, args)
        break
      case ops.setTextRenderingMode:
        textMode = Number(at(args, 0)) % CLIPPING_MODES
        break
      case ops.showText: {
        const shown = at(args, 0)
        const count = Array.isArray(shown) ? shown.length : 0
        glyphs += count
        if (textMode === INVISIBLE) hidden += count
        break
      }
      case ops.constructPath:
        shapes++
        break
      case ops.paintImageXObject:
        place(Number(at(args, 1)))
        break
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
        place(widthOf(at(args, 0)))
        break
    }
  }
  const largest = images.reduce<Placed>((best, image) => (image.area > best.area ? image : best), nothing)
  return {
    imageShare: Math.min(1, images.reduce((sum, image) => sum + image.area, 0) / pageArea),
    imageResolution: largest.resolution,
    hiddenTextShare: glyphs === 0 ? 0 : hidden / glyphs,
    shapes,
  }
}

const nothing: Placed = { area: 0, resolution: 0 }

/** A picture fills the unit square of the matrix that is in force. */
function placedImage([a, b, c, d]: Affine, width: number): Placed {
  return { area: Math.abs(a * d - b * c), resolution: width / Math.max(1e-6, Math.hypot(a, b)) }
}

function at(args: unknown, index: number): unknown {
  return Array.isArray(args) ? (args[index] as unknown) : undefined
}

function widthOf(image: unknown): number {
  return typeof image === 'object' && image !== null && 'width' in image ? Number(image.width) : 0
}

function transformed(matrix: Affine, by: unknown): Affine {
  const list = by instanceof Float32Array || Array.isArray(by) ? Array.from(by as ArrayLike<number>) : []
  const [a, b, c, d, e, f] = list
  if (a === undefined || b === undefined || c === undefined || d === undefined) return matrix
  return multiplyAffine(matrix, [a, b, c, d, e ?? 0, f ?? 0])
}
