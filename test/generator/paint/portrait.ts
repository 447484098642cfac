import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../random'

const skins = ['#c68e63', '#b5794e', '#a56a43', '#d3a27a', '#8d5a3a', '#e0b48e']
const backdrops = ['#dfe8f2', '#b9cfe6', '#f1f1ef', '#8fb4d9', '#e8e2d4', '#c9d8c9']
const clothes = ['#2f3f63', '#7b2d3a', '#dcdcdc', '#30513c', '#8a6d3b', '#4b4b55', '#a33e6b', '#f0ead6']

/** A face-like picture: head, hair, shoulders, light from one side. Nobody in particular. */
export function portrait(
  ctx: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  grey = false,
): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, h)
  ctx.clip()
  if (grey) ctx.filter = 'grayscale(1)'
  ctx.fillStyle = random.pick(backdrops)
  ctx.fillRect(x, y, w, h)
  const cx = x + w * random.between(0.47, 0.53)
  const cy = y + h * 0.42
  const rx = w * random.between(0.21, 0.25)
  const ry = h * random.between(0.24, 0.27)
  const skin = random.pick(skins)
  ellipse(ctx, cx, y + h * 1.08, w * 0.5, h * 0.38, random.pick(clothes))
  ctx.fillStyle = skin
  ctx.fillRect(cx - rx * 0.45, cy + ry * 0.6, rx * 0.9, ry * 0.75)
  const hair = random.pick(['#17120f', '#241a14', '#3a2a20', '#5b5450'])
  ellipse(ctx, cx, cy - ry * 0.22, rx * 1.14, ry * 1.05, hair)
  if (random.chance(0.4)) ctx.fillRect(cx - rx * 1.14, cy - ry * 0.2, rx * 2.28, ry * random.between(0.9, 1.7))
  ellipse(ctx, cx, cy + ry * 0.08, rx, ry, skin)
  shade(ctx, cx, cy, rx, ry, random)
  features(ctx, cx, cy, rx, ry, random)
  ctx.restore()
}

function ellipse(ctx: SKRSContext2D, x: number, y: number, rx: number, ry: number, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  ctx.fill()
}

function shade(ctx: SKRSContext2D, cx: number, cy: number, rx: number, ry: number, random: Random): void {
  const side = random.chance(0.5) ? 1 : -1
  const light = ctx.createRadialGradient(cx - side * rx * 0.4, cy - ry * 0.2, rx * 0.2, cx, cy, ry * 1.3)
  light.addColorStop(0, 'rgba(255,240,220,0.35)')
  light.addColorStop(0.6, 'rgba(0,0,0,0)')
  light.addColorStop(1, 'rgba(40,20,10,0.45)')
  ctx.fillStyle = light
  ctx.beginPath()
  ctx.ellipse(cx, cy + ry * 0.08, rx, ry, 0, 0, Math.PI * 2)
  ctx.fill()
}

function features(ctx: SKRSContext2D, cx: number, cy: number, rx: number, ry: number, random: Random): void {
  for (const side of [-1, 1]) {
    ellipse(ctx, cx + side * rx * 0.42, cy, rx * 0.16, ry * 0.06, '#f3ece4')
    ellipse(ctx, cx + side * rx * 0.42, cy, rx * 0.08, ry * 0.06, '#20140e')
    ctx.fillStyle = '#1c1410'
    ctx.fillRect(cx + side * rx * 0.42 - rx * 0.22, cy - ry * 0.19, rx * 0.44, ry * 0.05)
  }
  ctx.strokeStyle = 'rgba(70,35,20,0.7)'
  ctx.lineWidth = Math.max(1, rx * 0.06)
  ctx.beginPath()
  ctx.moveTo(cx - rx * 0.04, cy + ry * 0.1)
  ctx.lineTo(cx + rx * 0.12, cy + ry * 0.34)
  ctx.lineTo(cx - rx * 0.08, cy + ry * 0.37)
  ctx.stroke()
  ellipse(ctx, cx, cy + ry * 0.6, rx * 0.32, ry * 0.06, '#93453e')
  if (random.chance(0.3)) ellipse(ctx, cx, cy + ry * 0.48, rx * 0.4, ry * 0.06, '#1c1410')
}
