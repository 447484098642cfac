import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { heightOf, type Shape } from './shapes'

interface Piece {
  shapes: Shape[]
  readonly left: number
  right: number
  readonly top: number
  readonly bottom: number
}

/** The gap after a comma, in heights of the line. */
const mostGap = 2
const mostRatio = 1.6

function pieceOf(line: ShapeLine): Piece {
  const letters = line.filter((s) => heightOf(s) >= 7)
  const of = letters.length > 0 ? letters : line
  return {
    shapes: [...line],
    left: Math.min(...line.map((s) => s.left)),
    right: Math.max(...line.map((s) => s.right)),
    top: median(of.map((s) => s.top)),
    bottom: median(of.map((s) => s.bottom)),
  }
}

/** Whether the last shape is a comma or a full stop: small, and at the base line. */
function endsInComma({ shapes, right, top, bottom }: Piece): boolean {
  const last = shapes.find((s) => s.right === right)!
  const height = bottom - top
  return heightOf(last) < 0.7 * height && last.top > top + 0.5 * height
}

/**
 * Joins what a comma with a wide blank parted: in typewritten print the blank is as wide as a letter and the comma
 * takes little of its own place.
 */
export function joinCommas(lines: readonly ShapeLine[]): ShapeLine[] {
  const pieces = lines.map(pieceOf).sort((a, b) => b.left - a.left)
  const kept: Piece[] = []
  for (const piece of pieces) {
    const height = piece.bottom - piece.top
    const next = endsInComma(piece)
      ? kept.find((other) => {
          const otherHeight = other.bottom - other.top
          const overlap = Math.min(piece.bottom, other.bottom) - Math.max(piece.top, other.top)
          const gap = other.left - piece.right
          const ratio = Math.max(height, otherHeight) / Math.max(1, Math.min(height, otherHeight))
          return gap >= 0 && gap < mostGap * height && overlap > 0.5 * height && ratio < mostRatio
        })
      : undefined
    if (next) kept.splice(kept.indexOf(next), 1)
    kept.push(next ? { ...piece, shapes: [...piece.shapes, ...next.shapes], right: next.right } : piece)
  }
  return kept.map((piece) => piece.shapes.sort((a, b) => a.left - b.left))
}
