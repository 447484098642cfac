import type { SheetBox } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import type { LineImage } from '../recogniser/line-recogniser'
import type { ShapeLine } from './group-lines'
import { heightOf, type Shape } from './shapes'

/** How a line lies: y of the base line is base + slope * x. */
export interface LineGeometry {
  readonly slope: number
  readonly base: number
  /** Height of its capitals, or of its headline above the base line. */
  readonly capHeight: number
  /** Height of its ascenders and signs; a speck far above is none. */
  readonly ascent: number
}

/** Slope by the median of the slopes between far letters: letters with descenders do not sway it. */
export function slopeOf(line: ShapeLine): number | null {
  const letters = line.filter((s) => heightOf(s) >= 7)
  const height = median(letters.map(heightOf))
  const width = (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0)
  if (letters.length < 5 || width < 6 * height) return null
  const slopes: number[] = []
  for (let i = 0; i < letters.length; i++) {
    for (let j = i + 1; j < letters.length; j++) {
      const a = letters[i]!
      const b = letters[j]!
      const dx = (b.left + b.right - a.left - a.right) / 2
      if (dx < width / 3) continue
      slopes.push((b.bottom - a.bottom) / dx, (b.top - a.top) / dx)
    }
  }
  return median(slopes)
}

/** `slope` is used where the line is too short to tell its own. */
export function geometryOf(line: ShapeLine, slope: number): LineGeometry {
  const letters = line.filter((s) => heightOf(s) >= 7)
  const of = letters.length > 0 ? letters : line
  const flat = (s: Shape, y: number): number => y - (slope * (s.left + s.right)) / 2
  const base = median(of.map((s) => flat(s, s.bottom)))
  const heights = of.map((s) => base - flat(s, s.top)).sort((a, b) => a - b)
  const at = (share: number): number => Math.max(5, heights[Math.floor(heights.length * share)] ?? 5)
  return { slope, base, capHeight: at(0.75), ascent: at(0.9) }
}

export interface PrintSpan {
  readonly top: number
  readonly bottom: number
}

/** Margins in heights of a capital: descenders and vowel signs must be in, and the networks know text with this air. */
const belowBase = 0.33
const margin = { latin: 0.19, devanagari: 0.16 } as const

/** From the top of the letters to the foot of their descenders, in the middle of a box over its width. */
export function printOf({ slope, base, capHeight, ascent }: LineGeometry, box: SheetBox): PrintSpan {
  const line = base + slope * (box.x + box.width / 2)
  return { top: line - ascent, bottom: line + belowBase * capHeight }
}

/** The image of some neighbouring shapes of a line, cut as the networks expect it. */
export function lineImage(
  shapes: ShapeLine,
  geometry: LineGeometry,
  script: keyof typeof margin,
  inverted: boolean,
): Omit<LineImage, 'sheet'> {
  const { slope, base, capHeight } = geometry
  const left = Math.min(...shapes.map((s) => s.left))
  const right = Math.max(...shapes.map((s) => s.right))
  const middle = (left + right) / 2
  const flat = (s: Shape, y: number): number => y - slope * ((s.left + s.right) / 2 - middle)
  const line = base + slope * middle
  const air = Math.max(2, Math.round(margin[script] * capHeight))
  const top = Math.min(line - capHeight, ...shapes.map((s) => flat(s, s.top))) - air
  const bottom = Math.max(line + belowBase * capHeight, ...shapes.map((s) => flat(s, s.bottom))) + air
  const box: SheetBox = {
    x: Math.floor(left - air),
    y: Math.floor(top),
    width: Math.ceil(right + air) - Math.floor(left - air),
    height: Math.max(8, Math.ceil(bottom) - Math.floor(top)),
  }
  return { box, slope, inverted }
}
