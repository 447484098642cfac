import { boxAround, type PagePoint, type PageQuad } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import { wordsIn } from './words'

/** Where something stands in a quad: shares of its width and of its height. */
interface Stretch {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The lines of print in a quad, from the top, each cut between words into as many pieces as leave none of them much
 * wider than `widest` times its height: in a narrow pane a long line is read in pieces or not at all.
 */
export function cropPieces(words: readonly PageWord[], quad: PageQuad, widest: number): readonly PageQuad[] {
  const { width, height, shares } = axesOf(quad)
  return linesOf(wordsIn(words, boxAround(quad)).map((word) => stretchOf(word.quad.map(shares)))).flatMap((line) => {
    const { left, right, top, bottom } = around(line)
    const count = Math.ceil(((right - left) * width) / ((bottom - top) * height * widest))
    const cuts = cutsOf(line, left, right, count)
    const edges = [left, ...cuts, right]
    return edges.slice(1).map((end, i) => within(quad, { left: edges[i] ?? left, right: end, top, bottom }))
  })
}

function axesOf([tl, tr, , bl]: PageQuad) {
  const across = { x: tr.x - tl.x, y: tr.y - tl.y }
  const down = { x: bl.x - tl.x, y: bl.y - tl.y }
  const area = across.x * down.y - across.y * down.x || 1
  const shares = ({ x, y }: PagePoint) => ({
    u: ((x - tl.x) * down.y - (y - tl.y) * down.x) / area,
    v: (across.x * (y - tl.y) - across.y * (x - tl.x)) / area,
  })
  return { width: Math.hypot(across.x, across.y), height: Math.hypot(down.x, down.y), shares }
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

const stretchOf = (corners: readonly { readonly u: number; readonly v: number }[]): Stretch => ({
  left: clamp(Math.min(...corners.map(({ u }) => u))),
  right: clamp(Math.max(...corners.map(({ u }) => u))),
  top: clamp(Math.min(...corners.map(({ v }) => v))),
  bottom: clamp(Math.max(...corners.map(({ v }) => v))),
})

const around = (all: readonly Stretch[]): Stretch => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})

/** Words whose middles stand at one height are of one line, also where the reading took them for two. */
function linesOf(words: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const lines: Stretch[][] = []
  for (const word of [...words].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const line = lines.at(-1)
    const middle = (word.top + word.bottom) / 2
    if (line && middle < around(line).bottom && middle > around(line).top) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

/** The gaps nearest to where equal pieces would end; a line of few words has fewer pieces. */
function cutsOf(line: readonly Stretch[], left: number, right: number, count: number): readonly number[] {
  const gaps = line.slice(1).map((word, i) => ((line[i]?.right ?? word.left) + word.left) / 2)
  if (gaps.length === 0) return []
  const cuts = Array.from({ length: count - 1 }, (_, i) => {
    const wanted = left + ((right - left) * (i + 1)) / count
    return gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best))
  })
  return [...new Set(cuts)]
}

function within([tl, tr, br, bl]: PageQuad, { left, right, top, bottom }: Stretch): PageQuad {
  const at = (u: number, v: number): PagePoint => ({
    x: (tl.x * (1 - u) + tr.x * u) * (1 - v) + (bl.x * (1 - u) + br.x * u) * v,
    y: (tl.y * (1 - u) + tr.y * u) * (1 - v) + (bl.y * (1 - u) + br.y * u) * v,
  })
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}
