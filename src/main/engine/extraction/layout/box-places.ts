/** Where the ends and the middle of a box lie, and the box around points. */
import type { Box, Point } from '../../../../shared/domain/geometry'

export const right = (box: Box<'sheet'>): number => box.x + box.width
export const bottom = (box: Box<'sheet'>): number => box.y + box.height
export const middle = (box: Box<'sheet'>): number => box.y + box.height / 2
export const middleX = (box: Box<'sheet'>): number => box.x + box.width / 2

/** Share of the lower of two boxes that lies beside the other. */
export function verticalOverlap(a: Box<'sheet'>, b: Box<'sheet'>): number {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  return Math.max(0, shared) / Math.max(1, Math.min(a.height, b.height))
}

/**
 * True for what begins under a line at its left edge, all in heights of that line: at most `far` under it, and less than
 * `aside` beside its edge.
 */
export const beginsUnder = (under: Box<'sheet'>, over: Box<'sheet'>, far: number, aside = 1): boolean =>
  Math.abs(under.x - over.x) < aside * over.height &&
  under.y > middle(over) &&
  under.y - bottom(over) < far * over.height

/** The least box around points; an empty one of none. */
export function boxOf(points: readonly Point<'sheet'>[]): Box<'sheet'> {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
