import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  flagClarity,
  makeThumbnail,
  measureQuality,
  prepareSheets,
  qualityFlag,
  sheetAsIs,
} from '../../../../../src/main/engine/imaging'
import { isWhole } from '../../../../../src/main/engine/imaging/quality/cut-side'
import type { ColourRaster } from '../../../../../src/main/engine/model'
import { blank, card, lay, pageOf, randomFrom, turned, wood } from './pictures'

function photo(): ColourRaster {
  const random = randomFrom(8)
  const ground = wood(1200, 900, random)
  lay(ground, card(random), turned(600, 450, 900, 567, 3))
  return ground
}

const flagOf = (colour: ColourRaster) => {
  const page = pageOf(colour)
  return qualityFlag(measureQuality(page, prepareSheets(page)[0]!, []))
}

describe('the flag of a picture', () => {
  it('is original for a sharp photo', () => expect(flagOf(photo())).toBe('original'))

  it('is blurred for one out of focus', async () => {
    const { width, height, data } = photo()
    const soft = await sharp(data, { raw: { width, height, channels: 3 } })
      .blur(3)
      .raw()
      .toBuffer()
    expect(flagOf({ width, height, data: new Uint8Array(soft) })).toBe('blurred')
  })

  it('is blurred for one out of focus that is full of grain', async () => {
    const { width, height, data } = photo()
    const soft = await sharp(data, { raw: { width, height, channels: 3 } })
      .blur(3)
      .raw()
      .toBuffer()
    const random = randomFrom(3)
    const grainy = soft.map((value) => Math.max(0, Math.min(255, value + 30 * (random() - 0.5))))
    expect(flagOf({ width, height, data: new Uint8Array(grainy) })).toBe('blurred')
  })

  it('is photocopy for one without colour, under a lamp of any tint', () => {
    const copy = photo()
    for (let i = 0; i < copy.data.length; i += 3) {
      const grey = (copy.data[i]! + copy.data[i + 1]! + copy.data[i + 2]!) / 3
      copy.data.set([grey, grey * 0.93, grey * 0.82], i)
    }
    expect(flagOf(copy)).toBe('photocopy')
  })

  it('is screen where a pixel grid shows', () => {
    const shot = photo()
    for (let i = 0; i < shot.data.length; i++) {
      const x = Math.floor(i / 3) % shot.width
      const y = Math.floor(i / 3 / shot.width)
      shot.data[i]! *= 1 + 0.07 * Math.sin(x * 2.1 + y * 0.1) * Math.sin(y * 2.05)
    }
    expect(flagOf(shot)).toBe('screen')
  })

  it('is no screen for fine stripes that all run one way', () => {
    const shot = photo()
    for (let i = 0; i < shot.data.length; i++) {
      const x = Math.floor(i / 3) % shot.width
      const y = Math.floor(i / 3 / shot.width)
      shot.data[i]! *= 1 + 0.07 * Math.sin(x * 1.6 + y * 1.3)
    }
    expect(flagOf(shot)).toBe('original')
  })

  it('is no screen for a pattern around a card whose sides were not seen', () => {
    const shot = photo()
    for (let i = 0; i < shot.data.length; i++) {
      const x = Math.floor(i / 3) % shot.width
      const y = Math.floor(i / 3 / shot.width)
      if (x > 130 && x < 1070 && y > 140 && y < 760) continue
      shot.data[i]! *= 1 + 0.3 * Math.sin(x * 2.1 + y * 0.1) * Math.sin(y * 2.05)
    }
    const page = pageOf(shot)
    const flagWith = (lines: Parameters<typeof measureQuality>[2]) => {
      const { screenPattern } = measureQuality(page, sheetAsIs(page), lines)
      return qualityFlag({ sharpness: 1, colourfulness: 0.3, screenPattern, cut: false, whole: true })
    }
    const line = (y: number) => {
      const place = { x: 240, y, width: 700, height: 24 }
      return { place, script: 'latin', words: [{ text: 'Department', confidence: 0.99, place, chars: [] }] } as const
    }
    expect(flagWith([])).toBe('screen')
    expect(flagWith([250, 400, 600].map(line))).toBe('original')
  })

  it('is cut where the picture ends before the card does', () => {
    const whole = photo()
    const width = 960
    const part = blank(width, whole.height, [0, 0, 0])
    for (let y = 0; y < whole.height; y++) {
      part.data.set(whole.data.subarray(y * whole.width * 3, (y * whole.width + width) * 3), y * width * 3)
    }
    expect(flagOf(part)).toBe('cut')
  })

  it('is not cut where the picture has the shape of the card that fills it', () => {
    const page = pageOf(blank(1012, 638, [250, 250, 250]))
    expect(isWhole(turned(506, 326, 1012, 624, 0), page, { method: 'quad', form: 'card' })).toBe(true)
  })

  it('may be cut where a corner lies beyond the picture, or what is seen has not the shape of a card', () => {
    const page = pageOf(blank(1222, 960, [250, 250, 250]))
    const tilted = [
      { x: 2, y: 111 },
      { x: 1199, y: 62 },
      { x: 1231, y: 845 },
      { x: 50, y: 902 },
    ] as const
    const seen = { method: 'quad', form: 'card' } as const
    expect(isWhole(tilted, page, seen)).toBe(false)
    const within = (scale: number) => tilted.map(({ x, y }) => ({ x: x * scale + 10, y })) as unknown as typeof tilted
    expect(isWhole(within(0.98), page, seen)).toBe(true)
    expect(isWhole(within(0.8), page, seen)).toBe(false)
  })

  it('may be cut where its sides were not seen and its text is tilted in a picture that has the shape of a card', () => {
    const page = pageOf(blank(1440, 914, [250, 250, 250]))
    expect(isWhole(turned(720, 457, 1440, 914, 3), page, { method: 'deskew', form: 'card' })).toBe(false)
    expect(isWhole(turned(720, 457, 1440, 914, 0), page, { method: 'deskew', form: 'card' })).toBe(true)
  })
})

describe('the thumbnail', () => {
  it.each([
    [0, [320, 240]],
    [90, [320, 427]],
  ] as const)('is upright and 320 px wide (turned by %i)', async (turn, [width, height]) => {
    const found = await sharp(await makeThumbnail(pageOf(photo()), turn, [])).metadata()
    expect([found.format, found.width, found.height]).toEqual(['jpeg', width, height])
  })

  it('shows nothing of what is masked, whichever way it is turned', async () => {
    const page = pageOf(blank(800, 600, [250, 250, 250]))
    const thumbnail = await makeThumbnail(page, 270, [turned(600, 150, 200, 60, 0)])
    const { data, info } = await sharp(thumbnail).greyscale().raw().toBuffer({ resolveWithObject: true })
    // Turned by 270 clockwise, what was at (600, 150) of 800 x 600 comes to (150, 200) of 600 x 800.
    const at = (x: number, y: number) =>
      data[Math.floor((y * info.height) / 800) * info.width + Math.floor((x * info.width) / 600)]!
    expect(at(150, 200)).toBeLessThan(60)
    expect(at(150, 290)).toBeLessThan(60)
    expect(at(400, 600)).toBeGreaterThan(200)
  })
})

describe('how clear a flag is', () => {
  const original = { sharpness: 1, colourfulness: 0.3, screenPattern: 0, cut: false, whole: true }

  it('is none at a limit and full far from all', () => {
    expect(flagClarity(original)).toBe(1)
    expect(flagClarity({ ...original, sharpness: 0.87 })).toBeCloseTo(0.1)
    expect(flagClarity({ ...original, screenPattern: 0.51 })).toBeCloseTo(0.02)
  })

  it('is none where a strip of the card could be missing', () => {
    expect(flagClarity({ ...original, whole: false })).toBe(0)
  })

  it('is none where a side lies near the edge of the picture, for it may lie just inside', () => {
    expect(flagClarity({ ...original, cut: true, whole: false })).toBe(0)
  })
})
