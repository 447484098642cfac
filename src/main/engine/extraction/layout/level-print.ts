/** Where print stands on a page whose rows still rise or fall: a photograph is never quite straight all over. */
import type { Box } from '../../../../shared/domain/geometry'
import { onceFor } from '../../once-for'
import { middle, middleX } from './box-places'

/** As much of a layout as tells how its rows run. */
export interface LaidPrint {
  readonly segments: readonly { readonly words: readonly { readonly box: Box<'sheet'> }[] }[]
  readonly box: Box<'sheet'>
  readonly textHeight: number
}

/** Pieces of print from so many heights of it on tell how it slopes; fewer of them tell nothing of a page. */
const longEnough = 5
const leastPieces = 6
/** The frame is level but for a few degrees: steeper print is a mark laid across the page. */
const steepest = 0.2
/** Print within so many heights of it tells of a place most; a slip that curls is level here and steep there. */
const reach = 5
/** How much the whole page says beside what stands near, in pieces as long as half of its width. */
const ofPage = 0.1

const steps = 4

interface Piece {
  /** Where its row stands at the left end of the print. */
  readonly y: number
  readonly slope: number
  /** Its length squared. */
  readonly weight: number
}

/**
 * The height at which a box stands once its row is level. The slope of a page changes from its top to its bottom: evenly,
 * as that of a sheet seen from the side does, and more in places where it curls and its print tells so. Where too little
 * tells it, rows are taken to be level.
 */
export function levelOf({ segments, box, textHeight }: LaidPrint): (box: Box<'sheet'>) => number {
  const pieces = segments.flatMap(({ words }): readonly Piece[] => {
    const [first, last] = [words[0]!.box, words.at(-1)!.box]
    const run = middleX(last) - middleX(first)
    const slope = (middle(last) - middle(first)) / run
    if (run < longEnough * textHeight || Math.abs(slope) > steepest) return []
    return [{ y: middle(first) - slope * (middleX(first) - box.x), slope, weight: run * run }]
  })
  // Of a text all is level: there is nothing to reckon, for each of its words.
  if (pieces.length < leastPieces || pieces.every(({ slope }) => slope === 0)) return middle
  const even = evenSlope(pieces)
  const ofAll = ofPage * (box.width / 2) ** 2
  const parts = pieces.map(({ y, slope, weight }) => ({ y, weight, off: slope - even(y) }))
  const slopeAt = (y: number): number => {
    let [all, off] = [ofAll, 0]
    for (const part of parts) {
      const weight = part.weight * closeness((part.y - y) / (reach * textHeight))
      all += weight
      off += weight * part.off
    }
    return even(y) + off / all
  }
  // Asked for again and again while rows are put in order.
  return onceFor((own: Box<'sheet'>) => {
    // Where a row stands at the left tells how it slopes, and how it slopes where it stands there: found in a few steps.
    let row = middle(own)
    for (let step = 0; step < steps; step++) row = middle(own) - slopeAt(row) * (middleX(own) - box.x)
    return row + slopeAt(row) * (middleX(box) - box.x)
  })
}

const closeness = (distance: number): number => Math.exp(-(distance ** 2) / 2)

/** The slope at a height of a page on which it changes evenly. */
function evenSlope(pieces: readonly Piece[]): (y: number) => number {
  const all = pieces.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (piece: Piece) => number): number =>
    pieces.reduce((sum, piece) => sum + piece.weight * of(piece), 0) / all
  const [y, slope] = [mean((p) => p.y), mean((p) => p.slope)]
  const spread = mean((p) => (p.y - y) ** 2)
  const change = spread > 0 ? mean((p) => (p.y - y) * (p.slope - slope)) / spread : 0
  return (at) => slope + change * (at - y)
}
