import { describe, expect, it } from 'vitest'
import { withoutSpecks } from '../../../../../src/main/engine/imaging'
import type { ColourRaster } from '../../../../../src/main/engine/model'
import { blank, fill, pageOf, randomFrom, writeLine } from './pictures'

function copy(specks: number): ColourRaster {
  const random = randomFrom(3)
  const raster = blank(1000, 800, [240, 240, 240])
  for (let row = 0; row < 4; row++) writeLine(raster, 60, 80 + row * 60, 500, 22, random)
  fill(raster, 600, 96, 3, 3, [30, 30, 30])
  for (let i = 0; i < specks; i++)
    fill(raster, 30 + Math.floor(random() * 900), 350 + Math.floor(random() * 400), 1, 1, [40, 40, 40])
  return raster
}

const darkBelow = ({ width, data }: ColourRaster, top: number): number => {
  let count = 0
  for (let i = top * width * 3; i < data.length; i += 3) if (data[i]! < 128) count++
  return count
}

describe('specks', () => {
  it('are painted over where a copy is strewn with them, and its print stays', () => {
    const picture = copy(120)
    const { colour } = withoutSpecks(pageOf(picture))
    expect(darkBelow(picture, 340)).toBeGreaterThan(100)
    expect(darkBelow(colour, 340)).toBeLessThan(15)
    expect(Buffer.compare(colour.data.slice(0, 340 * 3000), picture.data.slice(0, 340 * 3000))).toBe(0)
  })

  it('are left where there are few: they may be dots of print', () => {
    const page = pageOf(copy(6))
    expect(withoutSpecks(page)).toBe(page)
  })
})
