import type { SheetBox } from '../../../shared/domain/geometry'
import type { TextLine } from '../model'

type Line = TextLine<SheetBox>

/** Whether half of the smaller of two boxes lies in the larger. */
function overlap({ place: a }: Line, { place: b }: Line): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 0 && tall > 0 && 2 * wide * tall > Math.min(a.width * a.height, b.width * b.height)
}

/** How many characters were read, each counted by how sure it is. */
export function surenessOf(line: Line): number {
  return line.words.flatMap((word) => word.chars).reduce((sum, char) => sum + char.confidence ** 4, 0)
}

/** Of lines that lie in one place (print, and what the ground between its letters looks like) the surest alone. */
export function withoutShadows(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const line of [...lines].sort((a, b) => surenessOf(b) - surenessOf(a))) {
    if (!kept.some((other) => overlap(other, line))) kept.push(line)
  }
  return kept
}
