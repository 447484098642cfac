import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shrink, shrinkColour, warp } from '../../../../../src/main/engine/imaging'
import { findGradients } from '../../../../../src/main/engine/imaging/edges'
import { GaussianBlur } from '../../../../../src/main/engine/imaging/gaussian-blur'
import { toGrey } from '../../../../../src/main/engine/imaging/grey'
import { Pixels } from '../../../../../src/main/engine/imaging/pixels/pixels'
import type { ColourRaster, GreyRaster, Matrix3 } from '../../../../../src/main/engine/model'
import { findInk, surroundingsOf } from '../../../../../src/main/engine/reading/segmentation/ink-mask'
import { randomFrom } from './pictures'

/** Sizes about which rows of sixteen pixels, blocks of four and tiles of 256 come out even or do not. */
const side = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 250, max: 270 }))
const size = fc.record({ width: side, height: side, seed: fc.nat() })

function noise(width: number, height: number, seed: number, channels: number): GreyRaster {
  const random = randomFrom(seed)
  return { width, height, data: Uint8Array.from({ length: width * height * channels }, () => 256 * random()) }
}
const greys = size.map(({ width, height, seed }): GreyRaster => noise(width, height, seed, 1))
const colours = size.map(({ width, height, seed }): ColourRaster => noise(width, height, seed, 3))

/** The pixel there, those outside as the nearest at the edge. */
const at = ({ width, height, data }: GreyRaster, x: number, y: number, channel = 0, channels = 1): number =>
  data[(Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))) * channels + channel]!

/** Every pixel of a raster of that size, by a formula. */
const drawn = (width: number, height: number, pixel: (x: number, y: number) => number): number[] =>
  Array.from({ length: width * height }, (_, i) => pixel(i % width, Math.floor(i / width)))

const mostApart = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  expect(a.length).toBe(b.length)
  return Array.from(a).reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)
}

describe('the kernel of pixels does as the formulas say', () => {
  it('in brightness', () => {
    fc.assert(
      fc.property(colours, ({ width, height, data }) => {
        const plain = drawn(width, height, (x, y) => {
          const i = 3 * (y * width + x)
          return (77 * data[i]! + 150 * data[i + 1]! + 29 * data[i + 2]!) >> 8
        })
        expect([...toGrey({ width, height, data }).data]).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })

  it('in means over squares', () => {
    fc.assert(
      fc.property(greys, colours, fc.integer({ min: 2, max: 9 }), (raster, colour, factor) => {
        fc.pre(Math.min(raster.width, raster.height, colour.width, colour.height) >= factor)
        const mean = (from: GreyRaster, channel: number, channels: number, step: number) => (x: number, y: number) => {
          let [sum, count] = [0, 0]
          for (let dy = 0; dy < factor; dy += step)
            for (let dx = 0; dx < factor; dx += step, count++)
              sum += at(from, x * factor + dx, y * factor + dy, channel, channels)
          return sum / count
        }
        const small = shrink(raster, factor)
        const plain = drawn(small.width, small.height, mean(raster, 0, 1, 1)).map((value) => Math.floor(value + 0.5))
        expect([...small.data]).toEqual(plain)
        const smallColour = shrinkColour(colour, factor)
        const green = drawn(smallColour.width, smallColour.height, mean(colour, 1, 3, factor > 3 ? 2 : 1))
        expect([...smallColour.data].filter((_, i) => i % 3 === 1)).toEqual(green.map(Math.floor))
      }),
      { numRuns: 40 },
    )
  })

  it('in drawing through a homography, white outside', () => {
    const part = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const turned = fc.tuple(part(1.5), part(1.5), part(40), part(40), part(1e-3), part(1e-3))
    fc.assert(
      fc.property(greys, size, turned, (source, { width, height }, [cos, sin, x0, y0, g, h]) => {
        const matrix: Matrix3 = [cos + 0.1, -sin, x0, sin, cos + 0.1, y0, g, h, 1]
        const result = warp(source, matrix, width, height)
        const plain = drawn(width, height, (px, py) => {
          const [x, y] = [px + 0.5, py + 0.5]
          const w = matrix[6] * x + matrix[7] * y + 1
          const sx = (matrix[0] * x + matrix[1] * y + x0) / w - 0.5
          const sy = (matrix[3] * x + matrix[4] * y + y0) / w - 0.5
          // Whether what lies on the border itself is outside, numbers of half the length may say otherwise.
          if ([sx + 1, sy + 1, sx - source.width, sy - source.height].some((d) => Math.abs(d) < 1e-3)) return NaN
          if (!(sx > -1 && sy > -1 && sx < source.width && sy < source.height)) return 255
          const [cx, cy] = [Math.max(0, Math.min(source.width - 1, sx)), Math.max(0, Math.min(source.height - 1, sy))]
          const [ix, iy] = [Math.floor(cx), Math.floor(cy)]
          const across = (row: number): number =>
            at(source, ix, row) + (at(source, ix + 1, row) - at(source, ix, row)) * (cx - ix)
          return Math.floor(across(iy) + (across(iy + 1) - across(iy)) * (cy - iy) + 0.5)
        })
        // … and on noise a place that is off by a thousandth of a pixel is off by a level.
        expect(plain.filter((value, i) => Math.abs(value - result.data[i]!) > 1)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('and reads no row above what a tile shows, however steeply the columns that fill up its last four rise', () => {
    const source = noise(250, 2, 1, 1)
    const { data } = warp(source, [0.1, 0.2200002, 0, -0.2200002, 0.1, 7.500005, 0, 0, 1], 25, 250)
    expect(data.some((value) => value !== 255)).toBe(true)
  })

  it('in the means around blocks, and in ink', () => {
    fc.assert(
      fc.property(greys, (raster) => {
        const { width, height } = raster
        const around = surroundingsOf(raster)
        const plain = drawn(around.columns, around.rows, (c, r) => {
          let [sum, count] = [0, 0]
          for (let y = Math.max(0, 4 * (r - 5)); y < Math.min(height, 4 * (r + 6)); y++)
            for (let x = Math.max(0, 4 * (c - 5)); x < Math.min(width, 4 * (c + 6)); x++, count++)
              sum += at(raster, x, y)
          return Math.floor(sum / count)
        })
        expect([...around.means]).toEqual(plain)
        // Noise is no bare paper, on which faint print would be strengthened.
        const ink = findInk(raster, 'dark', around).raster
        const differences = drawn(width, height, (x, y) => {
          const mean = around.means[(y >> 2) * around.columns + (x >> 2)]!
          return 255 - Math.max(0, mean - at(raster, x, y))
        })
        expect([...ink.data]).toEqual(differences)
      }),
      { numRuns: 30 },
    )
  })

  it('in gradients', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const { width, height } = colour
        fc.pre(width > 2 && height > 2)
        const found = findGradients(colour)
        const taps = [1, 4, 6, 4, 1]
        const smooth = [0, 1, 2].map((channel) => {
          const down = drawn(width, height, (x, y) =>
            taps.reduce((sum, tap, k) => sum + (tap * at(colour, x, y + k - 2, channel, 3)) / 16, 0),
          )
          const column = { width, height, data: down as unknown as Uint8Array }
          return drawn(width, height, (x, y) =>
            taps.reduce((sum, tap, k) => sum + (tap * at(column, x + k - 2, y)) / 16, 0),
          )
        })
        const strength = drawn(width, height, (x, y) => {
          if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0
          const powers = smooth.map((values) => {
            const v = (dx: number, dy: number): number => values[(y + dy) * width + x + dx]!
            const across = v(1, -1) + 2 * v(1, 0) + v(1, 1) - v(-1, -1) - 2 * v(-1, 0) - v(-1, 1)
            const along = v(-1, 1) + 2 * v(0, 1) + v(1, 1) - v(-1, -1) - 2 * v(0, -1) - v(1, -1)
            return Math.hypot(across, along)
          })
          return Math.max(...powers)
        })
        expect(mostApart(found.strength, strength)).toBeLessThan(0.001)
      }),
      { numRuns: 15 },
    )
  })

  it('in blurring', () => {
    fc.assert(
      fc.property(greys, fc.double({ min: 0.4, max: 3, noNaN: true }), ({ width, height, data }, sigma) => {
        const reach = Math.ceil(3 * sigma)
        const bell = Array.from({ length: 2 * reach + 1 }, (_, i) =>
          Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
        )
        const total = bell.reduce((sum, value) => sum + value, 0)
        const along = (raster: GreyRaster, dx: number, dy: number): GreyRaster => ({
          width,
          height,
          data: drawn(width, height, (x, y) =>
            bell.reduce(
              (sum, tap, k) => sum + (tap / total) * at(raster, x + dx * (k - reach), y + dy * (k - reach)),
              0,
            ),
          ) as unknown as Uint8Array,
        })
        const plain = along(along({ width, height, data }, 1, 0), 0, 1).data
        const kernel = new Pixels()
        const place = kernel.take(4 * data.length)
        const blur = new GaussianBlur(kernel, width, height, sigma)
        kernel.float32s(place, data.length).set(data)
        blur.apply(place, place)
        expect(mostApart(kernel.float32s(place, data.length), plain)).toBeLessThan(0.01)
      }),
      { numRuns: 15 },
    )
  })
})
