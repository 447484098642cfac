import { findComponents } from '../../imaging/components'
import type { InkMask } from './ink-mask'

/** A connected piece of ink. */
export interface Shape {
  readonly left: number
  readonly top: number
  /** One past the last column and row. */
  readonly right: number
  readonly bottom: number
  readonly ink: number
  /** Length of its longest horizontal run of ink in the upper part, as a share of its width. */
  readonly headline: number
  /** The strongest ink in it, in thresholds; print stands well above 1, a security ground or noise hardly. */
  readonly contrast: number
}

export const widthOf = (s: Pick<Shape, 'left' | 'right'>): number => s.right - s.left
export const heightOf = (s: Pick<Shape, 'top' | 'bottom'>): number => s.bottom - s.top

export type Bounds = Pick<Shape, 'left' | 'right' | 'top' | 'bottom'>

/** What some shapes take up together. */
export const boundsOf = (shapes: readonly Bounds[]): Bounds => ({
  left: Math.min(...shapes.map(({ left }) => left)),
  right: Math.max(...shapes.map(({ right }) => right)),
  top: Math.min(...shapes.map(({ top }) => top)),
  bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
})

/** A headline lies above this share of a shape's height. */
const upperPart = 0.42

/** All pieces of ink. */
export function findShapes({ raster, limit }: InkMask): Shape[] {
  const found = findComponents(raster, limit)
  const longest = new Int32Array(found.count)
  const strongest = new Uint8Array(found.count)
  for (let run = 0; run < found.runs; run++) {
    const c = found.runComponent[run]!
    const limit = found.top[c]! + (found.bottom[c]! - found.top[c]!) * upperPart
    const length = found.runEnd[run]! - found.runStart[run]!
    const row = found.runRow[run]! * raster.width
    for (let i = row + found.runStart[run]!; i < row + found.runEnd[run]!; i++) {
      if (255 - raster.data[i]! > strongest[c]!) strongest[c] = 255 - raster.data[i]!
    }
    if (found.runRow[run]! <= limit && length > longest[c]!) longest[c] = length
  }
  return Array.from({ length: found.count }, (_, c) => {
    const left = found.left[c]!
    const right = found.right[c]!
    return {
      left,
      right,
      top: found.top[c]!,
      bottom: found.bottom[c]!,
      ink: found.ink[c]!,
      headline: longest[c]! / (right - left),
      contrast: strongest[c]! / (255 - limit),
    }
  })
}
