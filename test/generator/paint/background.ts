import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../random'

/** Fills a box with a gradient through the colours, `degrees` from left to right. */
export function gradient(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly string[],
  degrees = 0,
): void {
  const angle = (degrees * Math.PI) / 180
  const dx = Math.cos(angle) * w
  const dy = Math.sin(angle) * h
  const fill = ctx.createLinearGradient(x + (w - dx) / 2, y + (h - dy) / 2, x + (w + dx) / 2, y + (h + dy) / 2)
  colours.forEach((colour, i) => fill.addColorStop(colours.length === 1 ? 0 : i / (colours.length - 1), colour))
  ctx.fillStyle = fill
  ctx.fillRect(x, y, w, h)
}

export interface GuillocheStyle {
  readonly colour: string
  readonly alpha: number
  readonly lines: number
  readonly width?: number
}

/** Fine wavy security lines across a box. */
export function guilloche(
  ctx: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  style: GuillocheStyle,
): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, h)
  ctx.clip()
  ctx.globalAlpha = style.alpha
  ctx.strokeStyle = style.colour
  ctx.lineWidth = style.width ?? 1
  const f1 = random.between(1.5, 4) / w
  const f2 = random.between(4, 9) / w
  const a1 = h * random.between(0.04, 0.12)
  const a2 = h * random.between(0.01, 0.05)
  const phase = random.between(0, 6)
  for (let i = 0; i < style.lines; i++) {
    const base = y + (h * (i + 0.5)) / style.lines
    ctx.beginPath()
    for (let px = 0; px <= w; px += 8) {
      const t = px * Math.PI * 2
      const py = base + a1 * Math.sin(t * f1 + i * 0.13 + phase) + a2 * Math.sin(t * f2 - i * 0.31)
      if (px === 0) ctx.moveTo(x, py)
      else ctx.lineTo(x + px, py)
    }
    ctx.stroke()
  }
  ctx.restore()
}

/** A rosette of turned ellipses, as security printing has behind emblems. */
export function rosette(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha: number,
  petals = 24,
): void {
  ctx.save()
  ctx.globalAlpha = alpha
  ctx.strokeStyle = colour
  ctx.lineWidth = 1
  for (let i = 0; i < petals; i++) {
    ctx.beginPath()
    ctx.ellipse(x, y, radius, radius * 0.45, (i * Math.PI) / petals, 0, Math.PI * 2)
    ctx.stroke()
  }
  ctx.restore()
}

/** Small words repeated all over a box, faint, as background print. */
export function microprint(
  ctx: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  alpha: number,
): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, h)
  ctx.clip()
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.font = "9px 'gen-arimo'"
  ctx.textAlign = 'left'
  const line = `${text} `.repeat(60)
  for (let i = 0; i * 14 < h; i++) ctx.fillText(line, x - (i % 5) * 17, y + 10 + i * 14)
  ctx.restore()
}

/** An iridescent sticker. */
export function hologram(ctx: SKRSContext2D, random: Random, x: number, y: number, w: number, h: number): void {
  ctx.save()
  ctx.globalAlpha = 0.55
  gradient(ctx, x, y, w, h, ['#b8f0d8', '#cfd8ff', '#f6d0f0', '#fff2c0', '#c4f2ff'], random.between(10, 70))
  ctx.globalAlpha = 0.5
  guilloche(ctx, random, x, y, w, h, { colour: '#ffffff', alpha: 0.8, lines: 14, width: 2 })
  rosette(ctx, x + w / 2, y + h / 2, Math.min(w, h) * 0.4, '#6f7fb0', 0.5, 12)
  ctx.restore()
}
