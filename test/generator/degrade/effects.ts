import sharp, { type Sharp } from 'sharp'
import type { Random } from '../random'
import { addNoise, eachPixel, smoothNoise, type Raster } from './raster'

/** Gaussian blur; `sigma` in pixels. */
export async function blurred(raster: Raster, sigma: number): Promise<Raster> {
  const { data, info } = await asSharp(raster).blur(sigma).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** The raster at another size. */
export async function resized(raster: Raster, width: number, height: number): Promise<Raster> {
  const { data, info } = await asSharp(raster)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

export function asSharp(raster: Raster): Sharp {
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
}

/** What an office copier makes of it: grey, hard contrast, specks, streaks of toner. */
export function photocopied(raster: Raster, random: Random): void {
  const { data, width } = raster
  const middle = random.between(105, 140)
  const slope = random.between(0.018, 0.032)
  const streak = smoothNoise(random, 3, 4000)
  const toner = random.between(0, 26)
  for (let i = 0; i < data.length; i += 4) {
    const grey = 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0)
    const hard = 255 / (1 + Math.exp(-(grey - middle) * slope * 2)) + 4
    const pixel = i / 4
    const value = hard * 0.9 + 20 - toner * Math.max(0, streak(pixel % width, Math.floor(pixel / width)) - 0.8) * 3
    data[i] = data[i + 1] = data[i + 2] = value
  }
  for (let n = (data.length / 4) * random.between(0.0001, 0.0006); n > 0; n--) {
    const i = random.int(0, data.length / 4 - 1) * 4
    data[i] = data[i + 1] = data[i + 2] = random.int(20, 90)
  }
}

/** White balance and exposure of a phone. */
export function cameraTone(raster: Raster, random: Random): void {
  const gain = random.between(0.82, 1.06)
  const warm = random.between(-0.06, 0.06)
  const gains = [gain * (1 + warm), gain, gain * (1 - warm)]
  eachPixel(raster, (v, c) => v * (gains[c] ?? 1))
  addNoise(raster, random, random.between(1.5, 5))
}

/** Print wear: scratches and faded patches of a card that lived in a purse; the texts stay legible. */
export function worn(raster: Raster, random: Random): void {
  const fade = smoothNoise(random, 140, 110)
  const amount = random.between(0.05, 0.25)
  const { data, width } = raster
  for (let i = 0; i < data.length; i += 4) {
    const pixel = i / 4
    const f = amount * fade(pixel % width, Math.floor(pixel / width))
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] ?? 0) * (1 - f) + 235 * f
  }
}
