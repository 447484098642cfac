import type { PageQuad } from '../../../../shared/domain/geometry'
import type { Affine, Size } from './view-transform'

export interface Crop {
  /** CSS pixels of the crop. */
  readonly size: Size
  /** Page pixels to crop pixels. */
  readonly matrix: Affine
}

/** Room around the text, as a share of its height. */
const room = 0.35

/**
 * The upright crop of a quad, `height` pixels high and `widest` at most. A parallelogram stands for the quad: over
 * one field the perspective left in it is below a pixel or two.
 */
export function cropOf(quad: PageQuad, height: number, widest: number): Crop {
  const [tl, tr, br, bl] = quad
  const across = { x: (tr.x - tl.x + br.x - bl.x) / 2, y: (tr.y - tl.y + br.y - bl.y) / 2 }
  const down = { x: (bl.x - tl.x + br.x - tr.x) / 2, y: (bl.y - tl.y + br.y - tr.y) / 2 }
  const width = Math.max(1, Math.hypot(across.x, across.y))
  const depth = Math.max(1, Math.hypot(down.x, down.y))
  const pad = depth * room
  const scale = Math.min(height / (depth + 2 * pad), widest / (width + 2 * pad))
  const size = { width: (width + 2 * pad) * scale, height: (depth + 2 * pad) * scale }
  const centre = { x: (tl.x + tr.x + br.x + bl.x) / 4, y: (tl.y + tr.y + br.y + bl.y) / 4 }
  // The inverse of the two unit vectors of the quad, scaled.
  const [ux, uy] = [across.x / width, across.y / width]
  const [vx, vy] = [down.x / depth, down.y / depth]
  const area = ux * vy - uy * vx || 1
  const a = (vy / area) * scale
  const c = (-vx / area) * scale
  const b = (-uy / area) * scale
  const d = (ux / area) * scale
  return {
    size,
    matrix: [
      a,
      b,
      c,
      d,
      size.width / 2 - (a * centre.x + c * centre.y),
      size.height / 2 - (b * centre.x + d * centre.y),
    ],
  }
}
