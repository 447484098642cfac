import type { Random } from '../random'
import { shadeBy, smoothNoise, type Raster } from './raster'

/** Light that falls off from one side; `strength` 0..1 is how dark the far side gets. */
export function unevenLight(raster: Raster, random: Random, strength: number): void {
  const angle = random.between(0, Math.PI * 2)
  const cx = Math.cos(angle) / raster.width
  const cy = Math.sin(angle) / raster.height
  const cloud = smoothNoise(random, raster.width / 2.5, raster.height / 2.5)
  const start = Math.min(0, cx * raster.width) + Math.min(0, cy * raster.height)
  const span = Math.abs(cx * raster.width) + Math.abs(cy * raster.height)
  shadeBy(raster, (x, y) => 1 - strength * (0.8 * ((cx * x + cy * y - start) / span) + 0.2 * cloud(x, y)))
}

/** The shadow of a hand or phone: a soft edge across the picture. */
export function castShadow(raster: Raster, random: Random): void {
  const angle = random.between(-0.9, 0.9) + (random.chance(0.5) ? 0 : Math.PI)
  const nx = Math.cos(angle)
  const ny = Math.sin(angle)
  const offset = random.between(-0.12, 0.2) * raster.width
  const soft = random.between(0.01, 0.05) * raster.width
  const depth = random.between(0.35, 0.55)
  const wave = smoothNoise(random, 160, 160)
  shadeBy(raster, (x, y) => {
    const d = nx * (x - raster.width / 2) + ny * (y - raster.height / 2) - offset + (wave(x, y) - 0.5) * 90
    return 1 - depth / (1 + Math.exp(-d / soft))
  })
}

/** A blown-out spot of lamp light with a soft rim, at a place given in pixels. */
export function glareSpot(raster: Raster, random: Random, at: readonly [number, number], radius: number): void {
  const ratio = random.between(0.4, 1)
  const angle = random.between(0, Math.PI)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const { width, height, data } = raster
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const dx = (x - at[0]) * cos + (y - at[1]) * sin
      const dy = (-(x - at[0]) * sin + (y - at[1]) * cos) / ratio
      const d = Math.sqrt(dx * dx + dy * dy) / radius
      if (d > 2.2) continue
      const light = 255 * Math.min(1, 1.15 * Math.exp(-d * d * 1.4))
      for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] ?? 0) + light * (1 - (data[i + c] ?? 0) / 420)
    }
  }
}

/** The pixel grid of a screen beating with the camera's, and the screen's own colour cast. */
export function screenGrid(raster: Raster, random: Random): void {
  const fx = random.between(1.9, 2.25)
  const fy = random.between(1.9, 2.25)
  const tilt = random.between(-0.12, 0.12)
  const depth = random.between(0.05, 0.11)
  const cast = random.pick([
    [0.93, 0.98, 1.04],
    [0.98, 1, 1.03],
    [0.9, 0.97, 1.06],
  ])
  const { width, data } = raster
  for (let i = 0; i < data.length; i += 4) {
    const pixel = i / 4
    const x = pixel % width
    const y = Math.floor(pixel / width)
    for (let c = 0; c < 3; c++) {
      const grid = Math.sin((x + tilt * y) * fx + (c * Math.PI * 2) / 3) * Math.sin((y - tilt * x) * fy)
      const beat = Math.sin((x * 0.031 + y * 0.017) * (1 + c * 0.03) + tilt * 40)
      data[i + c] = 14 + (data[i + c] ?? 0) * 0.93 * (cast[c] ?? 1) * (1 + depth * grid + depth * 0.5 * beat)
    }
  }
}
