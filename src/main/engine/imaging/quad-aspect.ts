import type { PageQuad } from '../model'
import { sideLengths } from './matrix'

/** Width by height of what a quad shows. Sides stand in for perspective, which shortens both of a kind alike. */
export function quadAspect(quad: PageQuad): number {
  const [top, right, bottom, left] = sideLengths(quad)
  return (top + bottom) / (left + right)
}
