import type { PageQuad } from '../model'

/** A quad grown by so many pixels along its lines and across them, at each side. */
export function paddedQuad(quad: PageQuad, across: number, down: number): PageQuad {
  const [tl, tr, br, bl] = quad
  const u = unit(tl, tr)
  const v = unit(tl, bl)
  const move = (p: { x: number; y: number }, a: number, b: number) => ({
    x: p.x + u.x * a + v.x * b,
    y: p.y + u.y * a + v.y * b,
  })
  return [move(tl, -across, -down), move(tr, across, -down), move(br, across, down), move(bl, -across, down)]
}

function unit(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
