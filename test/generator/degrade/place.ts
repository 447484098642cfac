import type { Random } from '../random'
import { layOver, toCorners, type Matrix, type Point } from './homography'
import type { Picture } from './profile'
import type { Raster } from './raster'
import { shadeBy } from './raster'

export interface Placement {
  /** Share of the frame's width (card) or height (page) that the document takes. */
  readonly share: number
  /** Degrees. */
  readonly turn: number
  /** How far corners stray from a flat view, as a share of the document's size. */
  readonly tilt: number
  /** Pixels by which its middle is off the frame's. */
  readonly shift: Point
}

/** Where the corners of a document come to lie in a frame. */
export function corners(frame: Raster, picture: Picture, place: Placement, random: Random): readonly Point[] {
  const { width, height } = picture.raster
  const scale = Math.min((frame.width * place.share) / width, (frame.height * place.share) / height)
  const angle = (place.turn * Math.PI) / 180
  const strayed: readonly Point[] = (
    [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const
  ).map(([x, y]) => {
    const px = (x + place.tilt * random.between(-0.5, 0.5)) * width * scale
    const py = (y + place.tilt * random.between(-0.5, 0.5)) * height * scale
    return [px * Math.cos(angle) - py * Math.sin(angle), px * Math.sin(angle) + py * Math.cos(angle)]
  })
  const cx = frame.width / 2 + place.shift[0]
  const cy = frame.height / 2 + place.shift[1]
  return strayed.map(([x, y]) => [x + cx, y + cy])
}

/** Lays the document on the frame with the thin shadow of its own edge; returns the homography. */
export function lay(
  frame: Raster,
  picture: Picture,
  quad: readonly Point[],
  random: Random,
  edgeShadow = 0.35,
): Matrix {
  const { width, height } = picture.raster
  if (edgeShadow > 0) dropShadow(frame, quad, random, edgeShadow)
  const matrix = toCorners(width, height, quad)
  layOver(frame, picture.raster, matrix)
  return matrix
}

function dropShadow(frame: Raster, quad: readonly Point[], random: Random, strength: number): void {
  const dx = random.between(2, 7)
  const dy = random.between(2, 8)
  const soft = random.between(4, 11)
  const box = quad.map(([x, y]) => [x + dx, y + dy] as const)
  const edges = box.map((p, i) => {
    const q = box[(i + 1) % 4] ?? p
    const length = Math.hypot(q[0] - p[0], q[1] - p[1])
    return { x: p[0], y: p[1], nx: (q[1] - p[1]) / length, ny: -(q[0] - p[0]) / length }
  })
  shadeBy(frame, (x, y) => {
    let outside = -Infinity
    for (const e of edges) outside = Math.max(outside, (x - e.x) * e.nx + (y - e.y) * e.ny)
    return outside > 3 * soft ? 1 : 1 - strength / (1 + Math.exp(outside / soft))
  })
}
