import { alongLetters } from './next-letters'

/** The slope of the text lines of a sheet. */
export interface LineAngle {
  /** Degrees by which the lines fall to the right, -45 to 45, quarter turns aside. */
  readonly degrees: number
  /** How far the best slope stands out from the others; 1 means not at all. */
  readonly clarity: number
  /** True where the lines run up and down rather than across. */
  readonly vertical: boolean
}

interface Points {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly weight: Float32Array
  readonly count: number
  /** Boxes of the shapes that the points are of, where they are known: left, top, right, bottom, one after the other. */
  readonly boxes?: Float32Array
}

const MAX_POINTS = 12_000
/** A slope at which rows are less sharp than this share of the best is none, however fine rows of little ink look. */
const RIVAL = 0.6

/**
 * Finds the slope at which the ink falls into the sharpest rows. `pixel` is the height of a row; a sixth of a
 * letter does. Searches `reach` degrees either way of both axes.
 */
export function lineAngle(points: Points, pixel: number, reach = 45, maxPoints = MAX_POINTS): LineAngle | null {
  if (points.count < 50) return null
  const profile = new Profile(points, pixel, maxPoints)
  const coarse: { degrees: number; vertical: boolean; score: number }[] = []
  for (const vertical of [false, true]) {
    for (let degrees = -reach; degrees <= reach; degrees++) {
      coarse.push({ degrees, vertical, score: profile.score(degrees, vertical, 3) })
    }
  }
  const ranked = coarse.toSorted((a, b) => b.score - a.score)
  const median = ranked[ranked.length >> 1]!.score
  let best = { degrees: 0, vertical: false, score: -1 }
  const rivals = ranked.slice(0, 4).filter(({ score }) => score >= RIVAL * ranked[0]!.score)
  for (const start of points.boxes ? alongLetters(rivals, points.boxes) : rivals) {
    const near = refine(profile, refine(profile, start, 0.25, 1.25, 1.5), 0.05, 0.25, 1)
    if (near.score > best.score) best = near
  }
  const clarity = profile.score(best.degrees, best.vertical, 3) / Math.max(1e-9, median)
  return { degrees: best.degrees, vertical: best.vertical, clarity }
}

function refine(
  profile: Profile,
  from: { degrees: number; vertical: boolean },
  step: number,
  span: number,
  rows: number,
): { degrees: number; vertical: boolean; score: number } {
  let best = { degrees: from.degrees, vertical: from.vertical, score: -1 }
  for (let degrees = from.degrees - span; degrees <= from.degrees + span + 1e-9; degrees += step) {
    const score = profile.score(degrees, from.vertical, rows)
    if (score > best.score) best = { degrees, vertical: from.vertical, score }
  }
  return best
}

/** Ink by row at any slope. */
class Profile {
  readonly #x: Float32Array
  readonly #y: Float32Array
  readonly #weight: Float32Array
  readonly #rows: Float32Array

  constructor({ x, y, weight, count }: Points, pixel: number, maxPoints: number) {
    const stride = Math.max(1, Math.ceil(count / maxPoints))
    const length = Math.floor(count / stride)
    this.#x = new Float32Array(length)
    this.#y = new Float32Array(length)
    this.#weight = new Float32Array(length)
    let minX = Infinity,
      maxX = -Infinity,
      minY = Infinity,
      maxY = -Infinity
    for (let i = 0; i < length; i++) {
      // A stride through runs in raster order would favour some rows; a step that wanders does not.
      const from = i * stride + (i % stride)
      const px = (this.#x[i] = x[from]! / pixel)
      const py = (this.#y[i] = y[from]! / pixel)
      this.#weight[i] = weight[from]!
      if (px < minX) minX = px
      if (px > maxX) maxX = px
      if (py < minY) minY = py
      if (py > maxY) maxY = py
    }
    const cx = (minX + maxX) / 2
    const cy = (minY + maxY) / 2
    for (let i = 0; i < length; i++) {
      this.#x[i]! -= cx
      this.#y[i]! -= cy
    }
    this.#rows = new Float32Array(Math.ceil(Math.hypot(maxX - minX, maxY - minY)) + 8)
  }

  /** How sharply the rows, `height` pixels each, differ from their neighbours. */
  score(degrees: number, vertical: boolean, height: number): number {
    const radians = (degrees * Math.PI) / 180
    // Lines that fall to the right by this angle share a row when turned back by it.
    const sx = (vertical ? Math.cos(radians) : -Math.sin(radians)) / height
    const sy = (vertical ? Math.sin(radians) : Math.cos(radians)) / height
    const rows = this.#rows
    rows.fill(0)
    const middle = rows.length / 2
    const x = this.#x
    const y = this.#y
    const weight = this.#weight
    for (let i = 0; i < x.length; i++) rows[(x[i]! * sx + y[i]! * sy + middle) | 0]! += weight[i]!
    let sum = 0
    for (let i = 1; i < rows.length; i++) {
      const step = rows[i]! - rows[i - 1]!
      sum += step * step
    }
    return sum
  }
}
