import type { SheetBox } from '../../../../shared/domain/geometry'
import type { GreyRaster } from '../../model'

/** Side of the squares that the sheet is judged by. */
const BLOCK = 12
/** A code is half dark: its squares have a middling brightness; those of text are brighter. */
const DARKEST = 45
const BRIGHTEST = 205
/** Mean step between neighbouring pixels. */
const LEAST_TEXTURE = 9
const LEAST_SIDE = 5
const LEAST_FILL = 0.6
const MOST_ASPECT = 1.8
/** Margin around what is found, as a share of it: a code wants its quiet zone. */
const MARGIN = 0.12

/** Where a sheet may hold a code. */
export interface CodeRegions {
  /** Square places of such a texture, largest first. */
  readonly squares: readonly SheetBox[]
  /** True where such a texture covers some place of another shape: a code may be part of it. */
  readonly others: boolean
}

/**
 * Places of a sheet whose texture may be that of a QR code. Cheap: sees every fourth pixel once. Wants even
 * light, paper near 245.
 */
export function codeRegions(sheet: GreyRaster): CodeRegions {
  const columns = Math.floor(sheet.width / BLOCK)
  const rows = Math.floor(sheet.height / BLOCK)
  const dense = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isDense(sheet, column * BLOCK, row * BLOCK)) dense[row * columns + column] = 1

  const found = components(dense, columns, rows).filter(({ count }) => count >= LEAST_SIDE * LEAST_SIDE * LEAST_FILL)
  const squares = found.filter(isSquare).sort((a, b) => b.count - a.count || a.y - b.y || a.x - b.x)
  return {
    squares: squares.map((square) => boxOf(square, columns, rows)),
    others: found.some((one) => !isSquare(one) && Math.min(one.width, one.height) >= LEAST_SIDE),
  }
}

function isSquare({ width, height, count }: Component): boolean {
  const aspect = Math.max(width, height) / Math.min(width, height)
  return Math.min(width, height) >= LEAST_SIDE && aspect <= MOST_ASPECT && count >= LEAST_FILL * width * height
}

function isDense({ width, data }: GreyRaster, left: number, top: number): boolean {
  let sum = 0
  let steps = 0
  let count = 0
  // Every fourth pixel, staggered: drawn codes have modules whose edges a straight grid would all miss.
  for (let y = top; y < top + BLOCK - 1; y += 1)
    for (let x = left + (y % 4); x < left + BLOCK - 1; x += 4) {
      const at = y * width + x
      const here = data[at] ?? 0
      sum += here
      steps += Math.abs(here - (data[at + 1] ?? 0)) + Math.abs(here - (data[at + width] ?? 0))
      count += 1
    }
  const mean = sum / count
  return mean >= DARKEST && mean <= BRIGHTEST && steps / (2 * count) >= LEAST_TEXTURE
}

interface Component {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly count: number
}

/** Groups of set squares that touch at a side. */
function components(set: Uint8Array, columns: number, rows: number): readonly Component[] {
  const left = set.slice()
  const found: Component[] = []
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] !== 1) continue
    left[start] = 0
    const stack = [start]
    let [x0, x1, y0, y1, count] = [columns, 0, rows, 0, 0]
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % columns
      const y = (at - x) / columns
      count += 1
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
      const visit = (next: number, inside: boolean): void => {
        if (!inside || left[next] !== 1) return
        left[next] = 0
        stack.push(next)
      }
      visit(at - 1, x > 0)
      visit(at + 1, x < columns - 1)
      visit(at - columns, y > 0)
      visit(at + columns, y < rows - 1)
    }
    found.push({ x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1, count })
  }
  return found
}

/** The place with its margin. A code that the sheet's edge cuts is completed to a square, beyond the sheet. */
function boxOf({ x, y, width, height }: Component, columns: number, rows: number): SheetBox {
  const side = Math.max(width, height)
  const [left, right] = grown(x, width, side, columns)
  const [top, bottom] = grown(y, height, side, rows)
  const margin = side * MARGIN
  return {
    x: (left - margin) * BLOCK,
    y: (top - margin) * BLOCK,
    width: (right - left + 2 * margin) * BLOCK,
    height: (bottom - top + 2 * margin) * BLOCK,
  }
}

/** Start and end of a stretch; up to `side` long where it touches an end of the sheet. */
function grown(start: number, length: number, side: number, limit: number): readonly [number, number] {
  const end = start + length
  const missing = side - length
  const atStart = start <= 1
  const atEnd = end >= limit - 1
  return [atStart ? start - missing : start, atEnd ? end + missing : end]
}
