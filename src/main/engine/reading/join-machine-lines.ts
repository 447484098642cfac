import type { SheetBox } from '../../../shared/domain/geometry'
import type { TextLine } from '../model'

type Line = TextLine<SheetBox>

const textOf = (line: Line): string => line.words.map(({ text }) => text).join('')
const isPiece = (line: Line): boolean => /^[A-Z0-9<«]{2,}$/.test(textOf(line))
const holdsFillers = (line: Line): boolean => (textOf(line).match(/</g)?.length ?? 0) >= 3

/** Joins the pieces of a machine-readable line that glare or a fold parted. */
export function joinMachineLines(lines: readonly Line[]): Line[] {
  const kept = [...lines]
  for (let i = 0; i < kept.length; i++) {
    const line = kept[i]!
    if (!holdsFillers(line)) continue
    const at = kept.findIndex((other, j) => j !== i && isPiece(other) && isPiece(line) && onOneRow(line, other))
    if (at < 0) continue
    const [left, right] = [line, kept[at]!].sort((a, b) => a.place.x - b.place.x)
    kept[i] = joined(left!, right!)
    kept.splice(at, 1)
    i = Math.max(-1, Math.min(i, at) - 1)
  }
  return kept
}

function onOneRow({ place: a }: Line, { place: b }: Line): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (
    overlap > 0.6 * Math.min(a.height, b.height) && Math.max(a.height, b.height) < 1.6 * Math.min(a.height, b.height)
  )
}

function joined(left: Line, right: Line): Line {
  const [a, b] = [left.place, right.place]
  const y = Math.min(a.y, b.y)
  return {
    words: [...left.words, ...right.words],
    script: left.script,
    place: {
      x: a.x,
      y,
      width: Math.max(a.x + a.width, b.x + b.width) - a.x,
      height: Math.max(a.y + a.height, b.y + b.height) - y,
    },
  }
}
