import type { EdgeMap } from './edges'

/** A straight edge across the picture: x cos + y sin = distance. */
export interface StraightLine {
  /** Direction across the line, degrees, 0 to 180. */
  readonly normal: number
  readonly cos: number
  readonly sin: number
  readonly distance: number
  /** Edge pixels found along the line up to each step; position `t` is at index t + offset. */
  readonly found: Int32Array
  readonly offset: number
  /** True for an edge of the picture itself, beyond which nothing can be seen. */
  readonly frame: boolean
}

const MAX_LINES = 48
const DISTANCE_STEP = 1.5
/** A pixel votes for lines whose normal is this near to its own, in degrees. */
const VOTE_REACH = 3
const INLIER_ANGLE = 9
const INLIER_DISTANCE = 2.2
/** A line must be seen unbroken over this share of the shorter side of the picture. */
const MIN_RUN = 0.13
const MAX_GAP = 5

/** Finds the straight edges of a picture, the strongest first, by a Hough transform that takes back what it used. */
export function findStraightLines(edges: EdgeMap): StraightLine[] {
  const diagonal = Math.hypot(edges.width, edges.height)
  const bins = Math.ceil((2 * diagonal) / DISTANCE_STEP) + 2
  const votes = new Int32Array(180 * bins)
  const used = new Uint8Array(edges.count)
  const vote = (edge: number, amount: number) => {
    const from = Math.round(edges.normal[edge]!) - VOTE_REACH
    for (let k = from; k <= from + 2 * VOTE_REACH; k++) {
      const degrees = (k + 180) % 180
      const distance = edges.x[edge]! * cosines[degrees]! + edges.y[edge]! * sines[degrees]!
      votes[degrees * bins + Math.round((distance + diagonal) / DISTANCE_STEP)]! += amount
    }
  }
  for (let edge = 0; edge < edges.count; edge++) vote(edge, 1)
  const minRun = MIN_RUN * Math.min(edges.width, edges.height)
  const lines: StraightLine[] = []
  for (let round = 0; round < MAX_LINES * 2 && lines.length < MAX_LINES; round++) {
    let peak = 0
    for (let i = 1; i < votes.length; i++) if (votes[i]! > votes[peak]!) peak = i
    if (votes[peak]! < minRun * 0.5) break
    const rough = { degrees: Math.floor(peak / bins), distance: (peak % bins) * DISTANCE_STEP - diagonal }
    const fitted = fit(edges, used, fit(edges, used, rough))
    const inliers = inliersOf(edges, used, fitted)
    for (const edge of inliers) {
      used[edge] = 1
      vote(edge, -1)
    }
    votes[peak] = 0
    const line = lineFrom(edges, fitted, inliers, diagonal)
    if (longestRun(line) >= minRun) lines.push(line)
  }
  return lines
}

const cosines = Float64Array.from({ length: 180 }, (_, degrees) => Math.cos((degrees * Math.PI) / 180))
const sines = Float64Array.from({ length: 180 }, (_, degrees) => Math.sin((degrees * Math.PI) / 180))

interface Rough {
  readonly degrees: number
  readonly distance: number
}

function inliersOf(edges: EdgeMap, used: Uint8Array, { degrees, distance }: Rough): number[] {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const inliers: number[] = []
  for (let edge = 0; edge < edges.count; edge++) {
    if (used[edge]) continue
    if (Math.abs(edges.x[edge]! * cos + edges.y[edge]! * sin - distance) > INLIER_DISTANCE) continue
    const turn = Math.abs(edges.normal[edge]! - degrees) % 180
    if (Math.min(turn, 180 - turn) <= INLIER_ANGLE) inliers.push(edge)
  }
  return inliers
}

/** The line through its inliers, by total least squares. */
function fit(edges: EdgeMap, used: Uint8Array, rough: Rough): Rough {
  const inliers = inliersOf(edges, used, rough)
  if (inliers.length < 8) return rough
  let mx = 0
  let my = 0
  for (const edge of inliers) {
    mx += edges.x[edge]!
    my += edges.y[edge]!
  }
  mx /= inliers.length
  my /= inliers.length
  let xx = 0
  let xy = 0
  let yy = 0
  for (const edge of inliers) {
    const dx = edges.x[edge]! - mx
    const dy = edges.y[edge]! - my
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const along = 0.5 * Math.atan2(2 * xy, xx - yy)
  const degrees = ((along * 180) / Math.PI + 90 + 360) % 180
  const radians = (degrees * Math.PI) / 180
  return { degrees, distance: mx * Math.cos(radians) + my * Math.sin(radians) }
}

function lineFrom(
  edges: EdgeMap,
  { degrees, distance }: Rough,
  inliers: readonly number[],
  diagonal: number,
): StraightLine {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const offset = Math.ceil(diagonal) + 1
  const found = new Int32Array(2 * offset + 1)
  for (const edge of inliers) found[Math.round(edges.y[edge]! * cos - edges.x[edge]! * sin) + offset] = 1
  // A step between two found pixels counts as found: a slanted line skips some positions.
  for (let i = 1; i < found.length - 1; i++) if (!found[i] && found[i - 1] === 1 && found[i + 1] === 1) found[i] = 1
  for (let i = 1; i < found.length; i++) found[i]! += found[i - 1]!
  return { normal: degrees, cos, sin, distance, found, offset, frame: false }
}

function longestRun({ found }: StraightLine): number {
  let best = 0
  let start = -1
  let last = -1
  for (let i = 1; i < found.length; i++) {
    if (found[i] === found[i - 1]) continue
    if (start < 0 || i - last > MAX_GAP) start = i
    last = i
    best = Math.max(best, last - start)
  }
  return best
}

/** Share of the stretch of a line between two positions along it where there is an edge. */
export function support({ found, offset }: StraightLine, from: number, to: number): number {
  const a = Math.max(0, Math.min(found.length - 1, Math.round(Math.min(from, to)) + offset))
  const b = Math.max(0, Math.min(found.length - 1, Math.round(Math.max(from, to)) + offset))
  return b > a ? (found[b]! - found[a]!) / (b - a) : 0
}

/** The four edges of the picture as lines that are seen all along. */
export function frameLines(width: number, height: number): StraightLine[] {
  const offset = Math.ceil(Math.hypot(width, height)) + 1
  const found = Int32Array.from({ length: 2 * offset + 1 }, (_, i) => i)
  const line = (normal: number, distance: number): StraightLine => ({
    normal,
    cos: normal === 0 ? 1 : 0,
    sin: normal === 0 ? 0 : 1,
    distance,
    found,
    offset,
    frame: true,
  })
  return [line(0, 0), line(0, width - 1), line(90, 0), line(90, height - 1)]
}
