import { findComponents, type Components } from '../../imaging/components'
import type { GreyRaster } from '../../model'
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

/** A headline lies above this share of a shape's height. */
const upperPart = 0.42

/**
 * A shape larger than any letter that is mostly air is a net: lines of a security ground that cross, with the print
 * through which they run. Its print is found again as what is this much stronger than the limit, once or twice.
 */
const net = { height: 56, fill: 0.22, contrast: 2.2 } as const
const stricter = 1.7
const mostRounds = 2

const isNet = (s: Shape): boolean =>
  heightOf(s) > net.height && s.ink < net.fill * widthOf(s) * heightOf(s) && s.contrast > net.contrast

const leastLetter = 7
/** With more of its ink left than this it is an outline: stronger ink is what it is made of. */
const mostLeft = 0.5

/** All pieces of ink; what hangs together by a security ground alone comes apart. */
export function findShapes({ raster, limit }: InkMask, round = 0): Shape[] {
  const found = findComponents(raster, limit)
  const shapes = shapesOf(found, raster, limit)
  const inner = 255 - stricter * (255 - limit)
  const nets = netsOf(found, shapes, raster, inner)
  if (nets.size === 0 || round === mostRounds) return shapes
  const alone = new Uint8Array(raster.data.length).fill(255)
  eachRun(found, raster.width, (component, from, to) => {
    if (nets.has(component)) alone.set(raster.data.subarray(from, to), from)
  })
  const apart = findShapes({ raster: { ...raster, data: alone }, limit: inner }, round + 1)
  return [...shapes.filter((_, c) => !nets.has(c)), ...(round === 0 ? inCompany(apart) : apart)]
}

/** Those beside which two others of their height stand close on one row, as letters do and edges of photos do not. */
function inCompany(shapes: readonly Shape[]): Shape[] {
  const letters = shapes.filter((s) => heightOf(s) >= leastLetter && heightOf(s) <= net.height)
  const neighbours = (a: Shape, b: Shape): boolean => {
    const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))]
    const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const gap = Math.max(b.left - a.right, a.left - b.right)
    return a !== b && high < 1.5 * low && overlap > 0.6 * low && gap > -0.2 * low && gap < 1.5 * high
  }
  return letters.filter((a) => letters.filter((b) => neighbours(a, b)).length >= 2)
}

function netsOf(found: Components, shapes: readonly Shape[], raster: GreyRaster, inner: number): ReadonlySet<number> {
  const nets = new Set(shapes.flatMap((shape, c) => (isNet(shape) ? [c] : [])))
  const left = new Map<number, number>()
  eachRun(found, raster.width, (component, from, to) => {
    if (!nets.has(component)) return
    let strong = left.get(component) ?? 0
    for (let i = from; i < to; i++) if (raster.data[i]! < inner) strong++
    left.set(component, strong)
  })
  for (const [component, strong] of left) if (strong > mostLeft * shapes[component]!.ink) nets.delete(component)
  return nets
}

/** Every run with its component, and its first pixel and the one past its last in the raster's data. */
function eachRun(found: Components, width: number, visit: (component: number, from: number, to: number) => void): void {
  for (let run = 0; run < found.runs; run++) {
    const row = found.runRow[run]! * width
    visit(found.runComponent[run]!, row + found.runStart[run]!, row + found.runEnd[run]!)
  }
}

function shapesOf(found: Components, raster: GreyRaster, limit: number): Shape[] {
  const longest = new Int32Array(found.count)
  const strongest = new Uint8Array(found.count)
  for (let run = 0; run < found.runs; run++) {
    const c = found.runComponent[run]!
    const upper = found.top[c]! + (found.bottom[c]! - found.top[c]!) * upperPart
    const length = found.runEnd[run]! - found.runStart[run]!
    const row = found.runRow[run]! * raster.width
    for (let i = row + found.runStart[run]!; i < row + found.runEnd[run]!; i++) {
      if (255 - raster.data[i]! > strongest[c]!) strongest[c] = 255 - raster.data[i]!
    }
    if (found.runRow[run]! <= upper && length > longest[c]!) longest[c] = length
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
