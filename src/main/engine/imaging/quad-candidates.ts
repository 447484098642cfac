import type { PagePoint, PageQuad } from '../model'
import { frameLines, support, type StraightLine } from './straight-lines'

export interface QuadCandidate {
  /** Pixels of the small picture; clockwise from the corner nearest to the top left. */
  readonly quad: PageQuad
  /** Share of its sides that are edges, 0..1. */
  readonly support: number
  readonly area: number
  readonly score: number
  /** 0..1: how clearly two sides go on beyond a third, as where that is not a border but a line on the card. */
  readonly runsOn: number
  /** The side that is an edge of the picture, where the card goes on outside: 0 joins the first two corners. */
  readonly cutSide: number | null
}

/** Degrees. */
const OPPOSITE_REACH = 22
const CORNER_MIN = 58
/** Share of the shorter side of the picture. */
const MIN_DISTANCE = 0.12
const MIN_AREA = 0.035
/** Corners may lie this far outside, as a share of the picture: most of a side that leaves it there is still seen. */
const OUTSIDE = 0.06
const MIN_SIDE_SUPPORT = 0.35
/** Things that lie under a card can hide one of its sides; then the others must be seen well. */
const MIN_MEAN_SUPPORT = 0.74
/** Cards have round corners: this share of a side, at either end, need not be an edge. */
const CORNER_SHARE = 0.07
/** How far beyond a corner, as a share of the side, a line is looked at for going on. */
const BEYOND = 0.12
const BEYOND_PENALTY = 1
const MAX_CANDIDATES = 60
/** A card that the picture cuts must be seen clearly on its other sides. */
const MIN_SIDE_SUPPORT_CUT = 0.85

/** Every four lines that enclose something, the best first. */
export function quadCandidates(lines: readonly StraightLine[], width: number, height: number): QuadCandidate[] {
  const pairs = oppositePairs(lines, width, height)
  const found: QuadCandidate[] = []
  for (let i = 0; i < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      const candidate = enclose(pairs[i]!, pairs[j]!, width, height)
      if (candidate) found.push(candidate)
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES)
}

/** Every three lines that enclose something together with an edge of the picture, the best first. */
export function cutCandidates(lines: readonly StraightLine[], width: number, height: number): QuadCandidate[] {
  const within = lines.filter((line) => !alongFrame(line, width, height))
  const all = quadCandidates([...within, ...frameLines(width, height)], width, height)
  return all.filter((candidate) => candidate.cutSide !== null)
}

/** True for what is seen where the picture ends: the dark rim of a scan, or nothing at all. */
function alongFrame(line: StraightLine, width: number, height: number): boolean {
  return frameLines(width, height).some((frame) => angleBetween(line, frame) < 1 && gap(line, frame, width, height) < 3)
}

interface Pair {
  readonly a: StraightLine
  readonly b: StraightLine
}

function oppositePairs(lines: readonly StraightLine[], width: number, height: number): Pair[] {
  const least = MIN_DISTANCE * Math.min(width, height)
  const pairs: Pair[] = []
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      if (angleBetween(a, b) > OPPOSITE_REACH) continue
      if ((a.frame && b.frame) || gap(a, b, width, height) < least) continue
      pairs.push({ a, b })
    }
  }
  return pairs
}

/** How far apart two lines of about one direction are in the middle of the picture. */
function gap(a: StraightLine, b: StraightLine, width: number, height: number): number {
  const from = ({ distance, cos, sin }: StraightLine) => distance - (width / 2) * cos - (height / 2) * sin
  // Normals may point either way where the angle passes 180.
  const sameWay = a.cos * b.cos + a.sin * b.sin > 0
  return Math.abs(from(a) - (sameWay ? from(b) : -from(b)))
}

function angleBetween(a: StraightLine, b: StraightLine): number {
  const turn = Math.abs(a.normal - b.normal) % 180
  return Math.min(turn, 180 - turn)
}

function enclose(p: Pair, q: Pair, width: number, height: number): QuadCandidate | null {
  if (angleBetween(p.a, q.a) < CORNER_MIN - 10) return null
  const lines = [p.a, q.a, p.b, q.b] as const
  const cut = lines.filter((line) => line.frame)
  if (cut.length > 1) return null
  const corners = [cross(q.b, p.a), cross(p.a, q.a), cross(q.a, p.b), cross(p.b, q.b)]
  if (!corners.every((corner) => corner !== null && inside(corner, width, height))) return null
  const [c0, c1, c2, c3] = corners as [PagePoint, PagePoint, PagePoint, PagePoint]
  const area = Math.abs((c2.x - c0.x) * (c3.y - c1.y) - (c3.x - c1.x) * (c2.y - c0.y)) / 2
  if (area < MIN_AREA * width * height || !isConvex([c0, c1, c2, c3])) return null
  const ends = [
    [c0, c1],
    [c1, c2],
    [c2, c3],
    [c3, c0],
  ] as const
  let total = 0
  // By side: what is seen of its line before its first corner and after its last.
  const before = [0, 0, 0, 0]
  const after = [0, 0, 0, 0]
  for (const [k, [from, to]] of ends.entries()) {
    const line = lines[k]!
    const start = along(line, from)
    const end = along(line, to)
    const margin = (end - start) * CORNER_SHARE
    const share = support(line, start + margin, end - margin)
    if (share < (cut.length > 0 ? MIN_SIDE_SUPPORT_CUT : MIN_SIDE_SUPPORT)) return null
    total += share
    const reach = (end - start) * BEYOND
    const gap = Math.sign(end - start) * 3
    if (line.frame) continue
    before[k] = support(line, start - gap - reach, start - gap)
    after[k] = support(line, end + gap, end + gap + reach)
  }
  const mean = total / 4
  if (mean < MIN_MEAN_SUPPORT) return null
  // Lines that end at the corners mark an object; lines that go on mark a grid or a band inside one.
  const beyond = [...before, ...after].reduce((sum, value) => sum + value, 0)
  const runsOn = Math.max(...ends.map((_, k) => Math.min(after[(k + 3) % 4]!, before[(k + 1) % 4]!)))
  const score = mean * mean * Math.sqrt(area / (width * height)) * (1 - BEYOND_PENALTY * (beyond / 8))
  const quad = clockwise([c0, c1, c2, c3])
  return { quad, support: mean, area, score, runsOn, cutSide: cut[0] ? sideOn(quad, cut[0]) : null }
}

function along(line: StraightLine, { x, y }: PagePoint): number {
  return y * line.cos - x * line.sin
}

/** The side of a quad that lies on a line. */
function sideOn(quad: PageQuad, line: StraightLine): number {
  const off = (point: PagePoint) => Math.abs(point.x * line.cos + point.y * line.sin - line.distance)
  const sides = [0, 1, 2, 3].map((i) => off(quad[i]!) + off(quad[(i + 1) % 4]!))
  return sides.indexOf(Math.min(...sides))
}

function cross(a: StraightLine, b: StraightLine): PagePoint | null {
  const determinant = a.cos * b.sin - a.sin * b.cos
  if (Math.abs(determinant) < 0.2) return null
  return {
    x: (a.distance * b.sin - b.distance * a.sin) / determinant,
    y: (a.cos * b.distance - b.cos * a.distance) / determinant,
  }
}

function inside({ x, y }: PagePoint, width: number, height: number): boolean {
  return x > -OUTSIDE * width && x < (1 + OUTSIDE) * width && y > -OUTSIDE * height && y < (1 + OUTSIDE) * height
}

function isConvex(quad: PageQuad): boolean {
  let sign = 0
  for (let i = 0; i < 4; i++) {
    const a = quad[i]!
    const b = quad[(i + 1) % 4]!
    const c = quad[(i + 2) % 4]!
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    const sine = turn / (Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y) || 1)
    if (Math.abs(sine) < Math.sin((CORNER_MIN * Math.PI) / 180)) return false
    if (sign !== 0 && Math.sign(turn) !== sign) return false
    sign = Math.sign(turn)
  }
  return true
}

/** The corners clockwise as seen on a screen, beginning with the one nearest to the top left. */
function clockwise(corners: PageQuad): PageQuad {
  const [a, b, c] = corners
  const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  const ring = turn > 0 ? [...corners] : [...corners].reverse()
  let first = 0
  for (let i = 1; i < 4; i++) if (ring[i]!.x + ring[i]!.y < ring[first]!.x + ring[first]!.y) first = i
  const at = (i: number) => ring[(first + i) % 4]!
  return [at(0), at(1), at(2), at(3)]
}
