import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../random'

/** Something like the State Emblem: three heads over an abacus with a wheel. */
export function emblem(ctx: SKRSContext2D, x: number, y: number, height: number, colour = '#222'): void {
  const u = height / 10
  ctx.save()
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(1, u * 0.25)
  for (const [dx, r] of [
    [-1.7, 1.4],
    [1.7, 1.4],
    [0, 1.8],
  ] as const) {
    ctx.beginPath()
    ctx.ellipse(x + dx * u, y + 2.2 * u, r * u, r * 1.15 * u, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.beginPath()
  ctx.moveTo(x - 2.4 * u, y + 3 * u)
  ctx.lineTo(x - 1.9 * u, y + 6.4 * u)
  ctx.lineTo(x + 1.9 * u, y + 6.4 * u)
  ctx.lineTo(x + 2.4 * u, y + 3 * u)
  ctx.fill()
  ctx.fillRect(x - 3.2 * u, y + 6.7 * u, 6.4 * u, 1.5 * u)
  ctx.beginPath()
  ctx.arc(x, y + 7.45 * u, 0.55 * u, 0, Math.PI * 2)
  ctx.fillStyle = '#fff'
  ctx.fill()
  ctx.fillStyle = colour
  ctx.fillRect(x - 2.2 * u, y + 8.5 * u, 4.4 * u, 0.5 * u)
  ctx.restore()
}

/** The sun with a fingerprint in it, as on Aadhaar. */
export function aadhaarSun(ctx: SKRSContext2D, x: number, y: number, height: number): void {
  const r = height * 0.42
  ctx.save()
  ctx.lineWidth = Math.max(1, height * 0.035)
  ctx.strokeStyle = '#d8261c'
  for (let i = 1; i <= 5; i++) {
    ctx.beginPath()
    ctx.arc(x, y + height * 0.55, (r * i) / 5.5, Math.PI * 1.05, Math.PI * (1.6 + i * 0.06))
    ctx.stroke()
  }
  ctx.fillStyle = '#f5b519'
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1 + i / 14)
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(a - 0.06) * r, y + height * 0.55 + Math.sin(a - 0.06) * r)
    ctx.lineTo(
      x + Math.cos(a) * r * (i % 2 === 0 ? 1.5 : 1.25),
      y + height * 0.55 + Math.sin(a) * r * (i % 2 === 0 ? 1.5 : 1.25),
    )
    ctx.lineTo(x + Math.cos(a + 0.06) * r, y + height * 0.55 + Math.sin(a + 0.06) * r)
    ctx.fill()
  }
  ctx.restore()
}

/** Saffron, white and green bars. */
export function tricolour(ctx: SKRSContext2D, x: number, y: number, w: number, h: number): void {
  const colours = ['#f4872c', '#ffffff', '#16883b']
  colours.forEach((colour, i) => {
    ctx.fillStyle = colour
    ctx.fillRect(x, y + (h * i) / 3, w, h / 3)
  })
}

/** A scribble like a signature, in ink. */
export function signature(
  ctx: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#1b2350',
): void {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(1.5, h * random.between(0.035, 0.07))
  ctx.beginPath()
  ctx.moveTo(x, y + h * 0.6)
  const strokes = random.int(5, 9)
  for (let i = 1; i <= strokes; i++) {
    const px = x + (w * i) / strokes
    ctx.bezierCurveTo(
      px - (w / strokes) * random.between(0.2, 1.3),
      y + h * random.between(-0.1, 0.9),
      px - (w / strokes) * random.between(-0.3, 0.8),
      y + h * random.between(0, 1.1),
      px,
      y + h * random.between(0.35, 0.75),
    )
  }
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(x + w * random.between(0, 0.3), y + h * random.between(0.8, 1))
  ctx.quadraticCurveTo(x + w * 0.6, y + h * 0.7, x + w, y + h * random.between(0.75, 1))
  ctx.stroke()
  ctx.restore()
}

/** An oval or round rubber stamp without readable words. */
export function stamp(ctx: SKRSContext2D, random: Random, x: number, y: number, radius: number, colour: string): void {
  ctx.save()
  ctx.globalAlpha = random.between(0.35, 0.6)
  ctx.strokeStyle = colour
  ctx.lineWidth = radius * 0.05
  for (const r of [1, 0.68]) {
    ctx.beginPath()
    ctx.arc(x, y, radius * r, 0, Math.PI * 2)
    ctx.stroke()
  }
  ctx.restore()
}
