import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deblur } from '../../../../../src/main/engine/imaging/deblur'
import { crisp } from '../../../../../src/main/engine/imaging/sharpen'
import type { GreyRaster } from '../../../../../src/main/engine/model'

const width = 160
const height = 60
const paper = 245

/** Upright strokes of 4 pixels, so many from middle to middle, in a band of the sheet. */
const strokes = (pitch: number): GreyRaster => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return y >= 20 && y < 40 && x >= 30 && x < 134 && (x - 30) % pitch < 4 ? 20 : paper
  }),
})

async function blurred({ data }: GreyRaster, sigma: number): Promise<GreyRaster> {
  const image = sharp(data, { raw: { width, height, channels: 1 } }).blur(sigma)
  const soft = await image.toColourspace('b-w').raw().toBuffer()
  return { width, height, data: new Uint8Array(soft) }
}

/** How much darker the middle of a stroke is than the middle of the gap beside it. */
const depth = ({ data }: GreyRaster, pitch: number): number => {
  const stroke = 30 * width + 32 + 4 * pitch
  return data[stroke + pitch / 2]! - data[stroke]!
}

describe('deblur', () => {
  it('parts strokes that a blur had run into one', async () => {
    const soft = await blurred(strokes(10), 3)
    expect(depth(soft, 10)).toBeLessThan(70)
    expect(depth(deblur(soft, 2.5), 10)).toBeGreaterThan(120)
  })

  it('leaves paper as it is, its grain too', () => {
    const grain = Uint8Array.from({ length: width * height }, (_, i) => paper - ((i * 7919) % 5))
    const { data } = deblur({ width, height, data: grain }, 3)
    expect(Math.min(...data)).toBeGreaterThan(paper - 12)
  })

  it('keeps the size of a sheet with an odd number of rows and columns', () => {
    const odd = { width: 41, height: 23, data: new Uint8Array(41 * 23).fill(paper) }
    const { width: across, height: down, data } = deblur(odd, 2)
    expect([across, down, data.length]).toEqual([41, 23, 41 * 23])
  })
})

describe('crisp', () => {
  it('leaves print with crisp edges untouched', () => {
    const sheet = strokes(16)
    expect(crisp(sheet).grey).toBe(sheet)
  })

  it('leaves an empty sheet untouched', () => {
    const empty = { width, height, data: new Uint8Array(width * height).fill(paper) }
    expect(crisp(empty).grey.data).toEqual(empty.data)
  })

  it('takes as much blur off a sheet with grain as there is', async () => {
    const soft = await blurred(strokes(10), 3)
    const data = soft.data.map((value, i) => Math.min(255, Math.max(0, value - 4 + ((i * 7919) % 9))))
    expect(depth(crisp({ ...soft, data }).grey, 10)).toBeGreaterThan(100)
  })

  it('takes the blur off a sheet whose edges are wide, and says how wide they were', async () => {
    const soft = await blurred(strokes(16), 3)
    const { grey, blur } = crisp(soft)
    expect(blur).toBeGreaterThan(1.1)
    expect(depth(grey, 16)).toBeGreaterThan(1.4 * depth(soft, 16))
  })
})
