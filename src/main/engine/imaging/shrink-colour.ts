import type { ColourRaster } from '../model'

/** Averages squares of `factor` pixels to one; of large squares every second pixel is enough. */
export function shrinkColour({ width, height, data }: ColourRaster, factor: number): ColourRaster {
  const columns = Math.max(1, Math.floor(width / factor))
  const rows = Math.max(1, Math.floor(height / factor))
  const result = new Uint8Array(columns * rows * 3)
  const stride = factor > 3 ? 2 : 1
  const side = Math.ceil(factor / stride)
  const area = side * side
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let y = 0; y < factor; y += stride) {
        let at = ((row * factor + y) * width + column * factor) * 3
        for (let x = 0; x < factor; x += stride, at += 3 * stride) {
          red += data[at]!
          green += data[at + 1]!
          blue += data[at + 2]!
        }
      }
      result[to++] = red / area
      result[to++] = green / area
      result[to++] = blue / area
    }
  }
  return { width: columns, height: rows, data: result }
}
