import type { Shape } from '../../../../../src/main/engine/reading/segmentation/shapes'

/** A shape of print as a line finder sees it, in pixels. */
export const shape = (left: number, top: number, right: number, bottom: number): Shape => ({
  left,
  top,
  right,
  bottom,
  ink: (right - left) * (bottom - top) * 0.4,
  headline: 0.5,
  contrast: 3,
})
