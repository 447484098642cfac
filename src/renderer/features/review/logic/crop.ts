import type { PageQuad } from '../../../../shared/domain/geometry'
import { axesOf } from './quad-axes'
import type { Affine, Size } from './view-transform'

export interface Crop {
  /** CSS pixels of the crop. */
  readonly size: Size
  /** Page pixels to crop pixels. */
  readonly matrix: Affine
  /** CSS pixels left of it, so that what stands below each other begins at one place. */
  readonly indent: number
}

/** The upright crop of a quad and of nothing around it, `scale` CSS pixels a page pixel; `indent` in page pixels. */
export function cropOf(quad: PageQuad, scale: number, indent = 0): Crop {
  const { width, height, quadOf } = axesOf(quad)
  const [tl, right, , below] = quadOf({ left: 0, top: 0, right: 1, bottom: 1 })
  // The inverse of the two unit vectors of the quad, scaled.
  const [ux, uy] = [right.x - tl.x, right.y - tl.y]
  const [vx, vy] = [below.x - tl.x, below.y - tl.y]
  const turn = ux * vy - uy * vx || 1
  const [a, b, c, d] = [vy, -uy, -vx, ux].map((part) => (part / turn) * scale) as [number, number, number, number]
  return {
    size: { width: width * scale, height: height * scale },
    indent: indent * scale,
    matrix: [a, b, c, d, -(a * tl.x + c * tl.y), -(b * tl.x + d * tl.y)],
  }
}
