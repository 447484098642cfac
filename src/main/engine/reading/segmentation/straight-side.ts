/** The straight thin rule that a shape ends in at one of its sides, if it does. */
import type { SheetBox } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import type { InkMask } from './ink-mask'

/** A rule along an axis: at `along` it begins at `base + slope * along` across the axis, and is so thick. */
export interface StraightRule {
  /** True for one that runs from left to right, false from top to bottom. */
  readonly level: boolean
  readonly from: number
  readonly to: number
  readonly base: number
  readonly slope: number
  readonly thickness: number
}

export type Side = 'top' | 'bottom' | 'left' | 'right'

/** A rule is no thicker, in pixels, and its edge lies so near to a straight line. */
export const mostThick = 7
const offLine = 1.5
export const steepest = 0.06

/** Where a rule begins across its axis. */
export const ruleAt = ({ base, slope }: StraightRule, along: number): number => base + slope * along

/** True where a pixel of the mask is ink. */
export const isInk = ({ raster, limit }: InkMask, x: number, y: number): boolean =>
  raster.data[y * raster.width + x]! < limit

/** Where the first ink across a side begins and ends. */
interface Edge {
  readonly along: number
  readonly first: number
  readonly last: number
}

interface Fit {
  readonly slope: number
  readonly base: number
  readonly on: readonly Edge[]
}

/**
 * The rule that is the first ink from a side of a box inwards, seen along at least `share` of the side; null where there
 * is none.
 */
export function straightSide(mask: InkMask, box: SheetBox, side: Side, share: number): StraightRule | null {
  const level = side === 'top' || side === 'bottom'
  const [from, to] = level ? [box.x, box.x + box.width] : [box.y, box.y + box.height]
  const [near, far] = level ? [box.y, box.y + box.height] : [box.x, box.x + box.width]
  const step = side === 'top' || side === 'left' ? 1 : -1
  const hasInk = (along: number, across: number): boolean =>
    level ? isInk(mask, along, across) : isInk(mask, across, along)
  const edges: Edge[] = []
  for (let along = from; along < to; along++) {
    let across = step > 0 ? near : far - 1
    while (across >= near && across < far && !hasInk(along, across)) across += step
    const first = across
    while (across >= near && across < far && hasInk(along, across)) across += step
    if (first !== across) edges.push({ along, first, last: across - step })
  }
  const third = Math.ceil(edges.length / 3)
  const [start, end] = [edges.slice(0, third), edges.slice(-third)]
  const run = median(end.map((e) => e.along)) - median(start.map((e) => e.along))
  if (edges.length < share * (to - from) || run <= 0) return null
  const fallen = (median(end.map((e) => e.first)) - median(start.map((e) => e.first))) / run
  // A side that broke in one of its thirds seems to fall.
  const [straight, askew] = [fitOf(edges, 0), fitOf(edges, fallen)]
  const { slope, base, on } = straight.on.length >= askew.on.length ? straight : askew
  const thickness = median(on.map((e) => Math.abs(e.last - e.first) + 1))
  const isRule = on.length >= share * (to - from) && thickness <= mostThick && Math.abs(slope) <= steepest
  return isRule ? { level, from, to, base: step > 0 ? base : base - thickness + 1, slope, thickness } : null
}

function fitOf(edges: readonly Edge[], slope: number): Fit {
  const base = median(edges.map((e) => e.first - slope * e.along))
  return { slope, base, on: edges.filter((e) => Math.abs(e.first - slope * e.along - base) <= offLine) }
}
