import { areaAround, type Area } from './quad-axes'

/** Words, from the top, as lines: those whose middles stand at one height, also where the reading took them for two. */
export function linesOf<A extends Area>(words: readonly A[]): readonly (readonly A[])[] {
  const lines: A[][] = []
  for (const word of [...words].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const line = lines.at(-1)
    const middle = (word.top + word.bottom) / 2
    const { top, bottom } = areaAround(line ?? [word])
    if (line && middle < bottom && middle > top) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

/** A line in as few pieces of about one width as let each of them fit; a single word is one that fits by no cut. */
export function cutLine(
  line: readonly Area[],
  fits: (piece: readonly Area[]) => boolean,
): readonly (readonly Area[])[] {
  for (let count = 1; count < line.length; count += 1) {
    const pieces = piecesOf(line, count)
    if (pieces.every(fits)) return pieces
  }
  return line.map((word) => [word])
}

/** Cut in the gaps nearest to where equal pieces would end. */
function piecesOf(line: readonly Area[], count: number): readonly (readonly Area[])[] {
  const { left, right } = areaAround(line)
  const gaps = line.slice(1).map((word, i) => ((line[i]?.right ?? word.left) + word.left) / 2)
  const starts = Array.from({ length: count - 1 }, (_, i) => {
    const wanted = left + ((right - left) * (i + 1)) / count
    const off = gaps.map((gap) => Math.abs(gap - wanted))
    return off.indexOf(Math.min(...off)) + 1
  })
  const edges = [0, ...new Set(starts), line.length]
  return edges.slice(1).map((end, i) => line.slice(edges[i], end))
}
