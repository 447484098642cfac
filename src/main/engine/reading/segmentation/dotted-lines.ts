/** Dotted lines to write on: the dots are specks of their own, which would be taken for signs of what stands over them. */
import { median } from '../../median'
import { heightOf, type Shape, widthOf } from './shapes'
import { ruleAt, type StraightRule } from './straight-side'

/** Fewer dots in a row lead from a name to its amount, or are of a pattern. */
const leastDots = 16
/** In pixels: a dot is no larger, no farther from the next, and no more off the row or larger than the last. */
const mostSize = 7
const mostGap = 8
const mostOff = 2
/** Dots of one row are as far from one another, within this. */
const mostUneven = 2.5

interface Row {
  readonly dots: Shape[]
  /** From the left of the last dot but one to that of the last; null for one dot. */
  pitch: number | null
}

export interface DottedLine {
  readonly rule: StraightRule
  readonly dots: readonly Shape[]
}

/** The dotted lines that are nearly level, from the dots among the shapes of a sheet. */
export function findDottedLines(shapes: readonly Shape[]): DottedLine[] {
  const dots = shapes
    .filter((shape) => heightOf(shape) <= mostSize && widthOf(shape) <= mostSize)
    .sort((a, b) => a.left - b.left)
  const growing = new Map<number, Row[]>()
  const rows: Row[] = []
  for (const dot of dots) {
    const level = Math.round(middle(dot))
    const near = Array.from({ length: 2 * mostOff + 1 }, (_, i) => growing.get(level - mostOff + i) ?? []).flat()
    const row = near.filter((other) => goesOn(other, dot)).sort((a, b) => gapOf(a, dot) - gapOf(b, dot))[0]
    if (row) {
      const last = row.dots.at(-1)!
      forget(growing, row)
      row.pitch = dot.left - last.left
      row.dots.push(dot)
      remember(growing, row)
    } else {
      const begun: Row = { dots: [dot], pitch: null }
      rows.push(begun)
      remember(growing, begun)
    }
  }
  return rows.filter((row) => row.dots.length >= leastDots).map(({ dots: own }) => ({ rule: ruleOf(own), dots: own }))
}

const middle = (shape: Shape): number => (shape.top + shape.bottom) / 2
const levelOf = ({ dots }: Row): number => Math.round(middle(dots.at(-1)!))
const gapOf = ({ dots }: Row, dot: Shape): number => dot.left - dots.at(-1)!.right

function goesOn(row: Row, dot: Shape): boolean {
  const last = row.dots.at(-1)!
  const gap = dot.left - last.right
  const isAlike =
    Math.abs(heightOf(dot) - heightOf(last)) <= mostOff && Math.abs(widthOf(dot) - widthOf(last)) <= 2 * mostOff
  const isEven = row.pitch === null || Math.abs(dot.left - last.left - row.pitch) <= mostUneven
  return gap >= 1 && gap <= mostGap && Math.abs(middle(dot) - middle(last)) <= mostOff && isAlike && isEven
}

/** Rows by the level of their last dot. */
function remember(growing: Map<number, Row[]>, row: Row): void {
  const level = levelOf(row)
  growing.set(level, [...(growing.get(level) ?? []), row])
}

function forget(growing: Map<number, Row[]>, row: Row): void {
  const level = levelOf(row)
  growing.set(
    level,
    (growing.get(level) ?? []).filter((other) => other !== row),
  )
}

/** The rule that would run through the dots. */
function ruleOf(dots: readonly Shape[]): StraightRule {
  const third = Math.ceil(dots.length / 3)
  const place = (own: readonly Shape[]): { readonly x: number; readonly y: number } => ({
    x: median(own.map((dot) => dot.left)),
    y: median(own.map((dot) => dot.top)),
  })
  const [start, end] = [place(dots.slice(0, third)), place(dots.slice(-third))]
  const slope = (end.y - start.y) / (end.x - start.x)
  const base = median(dots.map((dot) => dot.top - slope * dot.left))
  const along = { level: true, from: dots[0]!.left, to: dots.at(-1)!.right, slope, thickness: 1 }
  const lowest = median(dots.map((dot) => dot.bottom - ruleAt({ ...along, base }, dot.left)))
  return { ...along, base, thickness: Math.max(1, lowest) }
}
