/** Heads of a table that stand over several columns, each of which has a head of its own under them. */
import type { Box } from '../../../../shared/domain/geometry'
import { middleX, right, type LaidWord } from '../layout/layout'

/** Words of a row of a head that no wide blank parts. */
export interface HeadPiece {
  readonly words: readonly LaidWord[]
  /** Which row of the head. */
  readonly line: number
  readonly box: Box<'sheet'>
}

/** The share of the narrower of two boxes that stands over or under the other. */
export function overlap(a: Box<'sheet'>, b: Box<'sheet'>): number {
  const shared = Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  return Math.max(0, shared) / Math.max(1, Math.min(a.width, b.width))
}

/** Less of a piece under another may be chance. */
const over = 0.3
/** So much of a piece under another is under it alone. */
const whole = 0.8
/** How much nearer one of the two may be, and how far apart they may stand, in heights of the print. */
const mostAskew = 3
const mostApart = 8

/**
 * The pieces that stand over the middle of two others, "CGST" over "Rate" and "Amount", with those two: nothing else
 * stands over either, and it is no first line of one of them.
 */
export function spansOf(pieces: readonly HeadPiece[]): Map<HeadPiece, readonly HeadPiece[]> {
  const aboveOf = (piece: HeadPiece): HeadPiece[] =>
    pieces.filter((other) => other.line < piece.line && overlap(other.box, piece.box) > over)
  const spans = new Map<HeadPiece, readonly HeadPiece[]>()
  for (const span of pieces) {
    const middle = middleX(span.box)
    const under = pieces.filter((other) => other.line > span.line).sort((a, b) => middleX(a.box) - middleX(b.box))
    const left = under.findLast(({ box }) => middleX(box) < middle)
    const next = under.find(({ box }) => middleX(box) > middle)
    if (!left || !next || left.line !== next.line) continue
    const isFree = [left, next].every((piece) => aboveOf(piece).every((other) => other === span))
    const away = [middle - middleX(left.box), middleX(next.box) - middle]
    const shares = [left, next].map(({ box }) => overlap(box, span.box))
    const isHead = Math.max(...shares) > whole && Math.min(...shares) <= over
    const isNear = next.box.x - right(left.box) < Math.max(1.5 * span.box.width, mostApart * span.box.height)
    if (isFree && isNear && !isHead && Math.max(...away) <= mostAskew * Math.min(...away)) spans.set(span, [left, next])
  }
  return spans
}
