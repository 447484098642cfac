import type { GreyRaster } from '../../model'

/** Raises what differs from its surroundings (unsharp mask over a box of `radius` pixels). */
export function sharpen({ width, height, data }: GreyRaster, radius = 4, amount = 1.5): GreyRaster {
  const mean = boxMean(data, width, height, radius)
  const result = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 1) {
    const here = data[index] ?? 0
    const value = here + amount * (here - (mean[index] ?? 0))
    result[index] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return { width, height, data: result }
}

/** Mean of the square of `2 radius + 1` pixels around each, edges repeated. */
function boxMean(data: Uint8Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(data.length)
  for (let y = 0; y < height; y += 1) slide(data, across, y * width, 1, width, radius)
  const mean = new Float32Array(data.length)
  for (let x = 0; x < width; x += 1) slide(across, mean, x, width, height, radius)
  return mean
}

function slide(
  from: Uint8Array | Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  const at = (index: number): number => from[start + Math.min(length - 1, Math.max(0, index)) * stride] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index += 1) sum += at(index)
  for (let index = 0; index < length; index += 1) {
    to[start + index * stride] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}
