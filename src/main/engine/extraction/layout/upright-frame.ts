/** The frame in which a page's text runs level, found from its lines. */
import type { Box, PageQuad, Point } from '../../../../shared/domain/geometry'
import { invert, mapPoint } from '../../imaging/matrix'
import type { ReadPage, TextLine } from '../../model'
import { boxOf } from './box-places'

/** Where a place of a page lies in the frame in which its words are laid out. */
export function uprightFrame(page: ReadPage): (quad: PageQuad) => Box<'sheet'> {
  const toSheet = page.sheet ? invert(page.sheet.toPage) : null
  const flat = (p: Point<'page'>): Point<'sheet'> =>
    toSheet ? mapPoint<'sheet'>(toSheet, p.x, p.y) : { x: p.x, y: p.y }
  const angle = readingAngle(page.lines, flat)
  return (quad) => boxOf(quad.map((p) => rotate(flat(p), -angle)))
}

/**
 * Direction of the text: that of the top edges of all lines that run as most of the print does, long ones weighing
 * more; a note that is set upright at the margin, or a mark that is laid across the page, has a direction of its own.
 * Radians.
 */
function readingAngle(lines: readonly TextLine<PageQuad>[], flat: (p: Point<'page'>) => Point<'sheet'>): number {
  const edges = lines.map((line) => {
    const [from, to] = [flat(line.place[0]), flat(line.place[1])]
    return { x: to.x - from.x, y: to.y - from.y }
  })
  const ways = quarterTurns.map((turn) => edges.filter((edge) => runsAlong(edge, turn)))
  const best = ways.reduce((at, way, i) => (lengthOf(way) > lengthOf(ways[at]!) ? i : at), 0)
  const most = alike(ways[best]!, quarterTurns[best]!)
  // A sum of directions rather than a median of angles: it has no seam at half a turn.
  const sum = most.reduce((s, e) => ({ x: s.x + e.x, y: s.y + e.y }), { x: 0, y: 0 })
  return sum.x === 0 && sum.y === 0 ? 0 : Math.atan2(sum.y, sum.x)
}

/** Lines of one page that is bent differ by no more, radians. */
const mostOff = 0.14

/** The edges about as steep as the one in the middle of all that run along a direction, each as heavy as it is long. */
function alike(edges: readonly Edge[], way: Edge): readonly Edge[] {
  const steep = (e: Edge): number => Math.atan2(way.x * e.y - way.y * e.x, way.x * e.x + way.y * e.y)
  const sorted = [...edges].sort((a, b) => steep(a) - steep(b))
  const half = lengthOf(edges) / 2
  let sum = 0
  const middle = sorted.find((edge) => (sum += Math.hypot(edge.x, edge.y)) >= half)
  return middle ? edges.filter((edge) => Math.abs(steep(edge) - steep(middle)) <= mostOff) : edges
}

interface Edge {
  readonly x: number
  readonly y: number
}

const quarterTurns: readonly Edge[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

/** True where an edge is less than an eighth of a turn off a direction. */
const runsAlong = (edge: Edge, way: Edge): boolean =>
  edge.x * way.x + edge.y * way.y > Math.abs(edge.x * way.y - edge.y * way.x)

const lengthOf = (edges: readonly Edge[]): number => edges.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0)

function rotate(p: Point<'sheet'>, angle: number): Point<'sheet'> {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: p.x * c - p.y * s, y: p.x * s + p.y * c }
}
