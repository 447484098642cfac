import type { SKRSContext2D } from '@napi-rs/canvas'
import { families, type DevanagariFace, type LatinFace } from './fonts'

export interface TextStyle {
  readonly size: number
  readonly face?: LatinFace
  readonly deva?: DevanagariFace
  readonly weight?: 400 | 500 | 600 | 700
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Extra pixels between letters. */
  readonly spacing?: number
  /** Squeezed horizontally to fit. */
  readonly maxWidth?: number
}

/** A run of text as drawn: where, and the field whose value (or part of it) it shows. */
export interface DrawnText {
  readonly text: string
  readonly field: string | null
  /** Top left, top right, bottom right, bottom left. */
  readonly quad: readonly (readonly [number, number])[]
}

/** Draws, and remembers what text went where. */
export class Pen {
  readonly texts: DrawnText[] = []

  constructor(readonly ctx: SKRSContext2D) {}

  /** Draws one line of text, `y` being its baseline; returns its width. `field` is the path whose value it shows. */
  text(text: string, x: number, y: number, style: TextStyle, field: string | null = null): number {
    const { ctx } = this
    ctx.font = `${style.weight ?? 400} ${style.size}px ${families(style.face ?? 'arial', style.deva)}`
    ctx.fillStyle = style.colour ?? '#111'
    ctx.letterSpacing = `${style.spacing ?? 0}px`
    ctx.textAlign = 'left'
    const natural = ctx.measureText(text).width
    const width = style.maxWidth === undefined ? natural : Math.min(natural, style.maxWidth)
    const left = style.align === 'center' ? x - width / 2 : style.align === 'right' ? x - width : x
    ctx.save()
    ctx.translate(left, y)
    ctx.scale(natural > 0 ? width / natural : 1, 1)
    ctx.fillText(text, 0, 0)
    ctx.restore()
    this.remember(text, field, left, y - style.size * 0.8, width, style.size)
    return width
  }

  /** Width that a line would have. */
  measure(text: string, style: TextStyle): number {
    this.ctx.font = `${style.weight ?? 400} ${style.size}px ${families(style.face ?? 'arial', style.deva)}`
    this.ctx.letterSpacing = `${style.spacing ?? 0}px`
    return this.ctx.measureText(text).width
  }

  /** Breaks text at spaces into lines no wider than `width`. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.measure(longer, style) > width) {
        lines.push(line)
        line = word
      } else {
        line = longer
      }
    }
    if (line !== '') lines.push(line)
    return lines
  }

  /** Draws lines under each other; returns the baseline after the last. */
  lines(
    lines: readonly string[],
    x: number,
    y: number,
    leading: number,
    style: TextStyle,
    field: string | null = null,
  ): number {
    lines.forEach((line, i) => this.text(line, x, y + i * leading, style, field))
    return y + lines.length * leading
  }

  /** Draws one text on each of which the value of a field, or its label, stands; as `pieces` from left to right. */
  run(pieces: readonly (readonly [string, TextStyle, (string | null)?])[], x: number, y: number): number {
    let at = x
    for (const [text, style, field] of pieces) at += this.text(text, at, y, style, field ?? null)
    return at
  }

  /** Draws with the origin moved, and turned by quarter turns (as for dates printed up the side). */
  at(x: number, y: number, degrees: number, draw: () => void): void {
    this.ctx.save()
    this.ctx.translate(x, y)
    this.ctx.rotate((degrees * Math.PI) / 180)
    draw()
    this.ctx.restore()
  }

  private remember(text: string, field: string | null, x: number, y: number, width: number, height: number): void {
    const m = this.ctx.getTransform()
    const map = (px: number, py: number): [number, number] => [m.a * px + m.c * py + m.e, m.b * px + m.d * py + m.f]
    const quad = [map(x, y), map(x + width, y), map(x + width, y + height), map(x, y + height)]
    this.texts.push({ text, field, quad })
  }
}
