import { mapCorners, type PagePoint, type PageQuad } from '../../../../shared/domain/geometry'

/** A place along the sides of a quad, in page pixels from its top left corner. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The sides of a quad as axes: on a page that lies askew its lines are level along them. */
export function axesOf([tl, tr, br, bl]: PageQuad) {
  // A parallelogram stands for the quad: over one field the perspective left in it is below a pixel or two.
  const across = { x: (tr.x - tl.x + br.x - bl.x) / 2, y: (tr.y - tl.y + br.y - bl.y) / 2 }
  const down = { x: (bl.x - tl.x + br.x - tr.x) / 2, y: (bl.y - tl.y + br.y - tr.y) / 2 }
  const width = Math.max(1, Math.hypot(across.x, across.y))
  const height = Math.max(1, Math.hypot(down.x, down.y))
  const [ux, uy, vx, vy] = [across.x / width, across.y / width, down.x / height, down.y / height]
  const turn = ux * vy - uy * vx || 1
  const along = ({ x, y }: PagePoint) => ({
    u: ((x - tl.x) * vy - (y - tl.y) * vx) / turn,
    v: ((y - tl.y) * ux - (x - tl.x) * uy) / turn,
  })
  const pointAt = (u: number, v: number): PagePoint => ({ x: tl.x + u * ux + v * vx, y: tl.y + u * uy + v * vy })
  return {
    width,
    height,
    areaOf: (quad: PageQuad): Area => {
      const corners = quad.map(along)
      return {
        left: Math.min(...corners.map(({ u }) => u)),
        right: Math.max(...corners.map(({ u }) => u)),
        top: Math.min(...corners.map(({ v }) => v)),
        bottom: Math.max(...corners.map(({ v }) => v)),
      }
    },
    quadOf: ({ left, right, top, bottom }: Area): PageQuad =>
      mapCorners<'page', 'page'>(
        [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
        ({ x, y }) => pointAt(x, y),
      ),
  }
}

/** The smallest area around others; there must be one. */
export const areaAround = (all: readonly Area[]): Area => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})
