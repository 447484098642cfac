import type { Random } from '../random'
import { addNoise, blank, eachPixel, painted, shadeBy, smoothNoise, type Raster } from './raster'

export type Surface = 'plain' | 'wood' | 'cloth' | 'stone' | 'dark' | 'cluttered' | 'paper' | 'near_white'

/** What the card lies on. */
export function surface(random: Random, kind: Surface, width: number, height: number): Raster {
  if (kind === 'cluttered') return cluttered(random, width, height)
  const raster = blank(width, height)
  const base = colourOf(random, kind)
  const grain = grainOf(random, kind)
  eachPixel(raster, (_, c) => base[c] ?? 0)
  shadeBy(raster, grain)
  addNoise(raster, random, kind === 'near_white' || kind === 'paper' ? 1.5 : 4)
  return raster
}

function colourOf(random: Random, kind: Surface): readonly number[] {
  const shade = random.between(0.8, 1.1)
  const colours: Record<Surface, readonly (readonly number[])[]> = {
    plain: [
      [120, 140, 160],
      [70, 110, 90],
      [150, 60, 60],
      [200, 190, 170],
      [40, 60, 110],
    ],
    wood: [
      [150, 100, 60],
      [110, 70, 40],
      [190, 145, 95],
    ],
    cloth: [
      [90, 90, 120],
      [140, 50, 60],
      [60, 90, 70],
      [170, 160, 150],
    ],
    stone: [
      [130, 130, 130],
      [90, 85, 85],
      [180, 175, 170],
    ],
    dark: [
      [35, 35, 40],
      [50, 40, 35],
      [25, 30, 45],
    ],
    cluttered: [[140, 120, 100]],
    paper: [[244, 244, 242]],
    near_white: [
      [240, 240, 238],
      [246, 244, 240],
      [234, 236, 238],
    ],
  }
  const limit = kind === 'paper' || kind === 'near_white' ? 1 : shade
  return random.pick(colours[kind]).map((v) => v * limit)
}

function grainOf(random: Random, kind: Surface): (x: number, y: number) => number {
  const coarse = smoothNoise(random, 220, 180)
  const fine = smoothNoise(random, 9, 7)
  if (kind === 'wood') {
    const streak = smoothNoise(random, 420, 5)
    const vein = smoothNoise(random, 260, 22)
    return (x, y) => 0.72 + 0.28 * streak(x, y) + 0.22 * (vein(x, y) - 0.5)
  }
  if (kind === 'cloth') return (x, y) => 0.85 + 0.12 * Math.sin(x * 1.1) * Math.sin(y * 1.1) + 0.15 * coarse(x, y)
  if (kind === 'stone') return (x, y) => 0.75 + 0.35 * fine(x, y) + 0.15 * coarse(x, y)
  if (kind === 'paper' || kind === 'near_white') return (x, y) => 0.985 + 0.02 * coarse(x, y)
  return (x, y) => 0.92 + 0.14 * coarse(x, y)
}

/** A desk with sheets, a pen and a phone on it. */
function cluttered(random: Random, width: number, height: number): Raster {
  const ground = surface(random.fork('under'), random.pick(['wood', 'stone', 'plain'] as const), width, height)
  const things = painted(width, height, (ctx) => {
    for (let i = random.int(2, 5); i > 0; i--) {
      ctx.save()
      ctx.translate(random.between(0, width), random.between(0, height))
      ctx.rotate(random.between(-1, 1))
      const w = random.between(0.25, 0.6) * width
      ctx.fillStyle = random.pick(['#f3f1ec', '#e8edf3', '#f8f3df', '#25262b', '#3a5a8c', '#b44a3c'])
      ctx.fillRect(-w / 2, -w * 0.35, w, w * 0.7)
      ctx.fillStyle = 'rgba(60,60,70,0.5)'
      for (let line = 0; line < 9; line++)
        ctx.fillRect(-w * 0.42, -w * 0.28 + line * w * 0.065, w * random.between(0.3, 0.84), w * 0.012)
      ctx.restore()
    }
    ctx.save()
    ctx.translate(random.between(0, width), random.between(0, height))
    ctx.rotate(random.between(0, 3))
    ctx.fillStyle = random.pick(['#1d2b6b', '#101010', '#a01c1c'])
    ctx.fillRect(-width * 0.15, -7, width * 0.3, 14)
    ctx.restore()
  })
  for (let at = 0; at < ground.data.length; at += 4) {
    const alpha = (things.data[at + 3] ?? 0) / 255
    for (let c = 0; c < 3; c++)
      ground.data[at + c] = (ground.data[at + c] ?? 0) * (1 - alpha) + (things.data[at + c] ?? 0) * alpha
  }
  return ground
}
