import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { boundsOf, heightOf, widthOf, type Shape } from './shapes'

const leastHeight = 7
/** Letters this high are print only in company. */
const large = 60
/** How high a line is with all its ascenders, descenders and signs, in heights of its middle letter. */
const mostSpread = 3.2

const lettersOf = (line: ShapeLine): Shape[] => line.filter((s) => heightOf(s) >= leastHeight)

/** False for what cannot be a line of text by its shapes: pieces of photos, emblems and codes. */
export function looksLikeText(line: ShapeLine, slope: number): boolean {
  const letters = lettersOf(line)
  const height = median(letters.map(heightOf))
  if (letters.length === 0 || (height > large && letters.length < 4)) return false
  if (letters.length === 1) {
    const only = letters[0]!
    return heightOf(only) < 50 && (line.length > 1 || widthOf(only) > leastLone * heightOf(only))
  }
  const flat = (s: Shape, y: number): number => y - (slope * (s.left + s.right)) / 2
  const spread = Math.max(...letters.map((s) => flat(s, s.bottom))) - Math.min(...letters.map((s) => flat(s, s.top)))
  return spread <= mostSpread * height
}

/** Narrower than this share of its height a lone letter may be a piece of a rule; */
const leastLone = 0.4
/** a figure one, which is no narrower than this, tells itself by the figures of its height beside it. */
const leastFigure = 0.2
const figureLike = 0.15

/** True for a lone narrow shape in one row with figures or letters of its height: a quantity of 1. */
export function isLoneFigure(line: ShapeLine, others: readonly ShapeLine[]): boolean {
  const [only] = line
  if (line.length !== 1 || !only || widthOf(only) < leastFigure * heightOf(only)) return false
  const slack = figureLike * heightOf(only)
  return others.some(
    (other) =>
      other.length > 2 &&
      other.filter((s) => Math.abs(s.top - only.top) <= slack && Math.abs(s.bottom - only.bottom) <= slack).length > 2,
  )
}

/** How far the rest of a text begins from where its first line does, and how far under it; in heights of it. */
const restAside = 0.25
const restUnder = { least: 0.2, most: 1.5 }
/** Shorter lines are not cut. */
const leastCut = 10

/** True for a lone narrow letter that begins right under where a long line does: the rest of what was cut at its end. */
export function isLoneRest(line: ShapeLine, others: readonly ShapeLine[]): boolean {
  const [only] = line
  if (line.length !== 1 || !only || heightOf(only) < leastHeight) return false
  const height = heightOf(only)
  return others.some((other) => {
    const first = other.reduce((a, b) => (b.left < a.left ? b : a), other[0]!)
    const under = (only.top - first.bottom) / height
    return (
      other.length >= leastCut &&
      Math.abs(only.left - first.left) <= restAside * height &&
      under > restUnder.least &&
      under < restUnder.most &&
      other.filter((s) => Math.abs(heightOf(s) - height) <= figureLike * height).length > 2
    )
  })
}

/** Light print must look like print without doubt, for the light specks of a photo are many. */
export function isEven(line: ShapeLine): boolean {
  const heights = lettersOf(line).map(heightOf)
  const middle = median(heights)
  const even = heights.filter((h) => Math.abs(h - middle) < 0.3 * middle).length
  return heights.length >= 4 && even >= 0.6 * heights.length
}

const leastWords = 3
const mostlyEven = 0.8

/** The heads of a table out of focus: the letters of each word run together, and the words of a row are of one height. */
export function isRowOfWords(row: ShapeLine): boolean {
  const heights = lettersOf(row).filter(isWord).map(heightOf)
  const middle = median(heights)
  const even = heights.filter((h) => Math.abs(h - middle) < 0.3 * middle).length
  return heights.length >= leastWords && even >= mostlyEven * heights.length
}

/** A bar of a code is no wider than this share of its height, and as high as the others, within a share of that. */
const mostOfBar = 0.3
const barLike = 0.12
const leastBars = 5
const mostlyBars = 0.7

/** True for the bars of a code: the number that stands under them close by is no sign of theirs. */
export function isBarcode(line: ShapeLine): boolean {
  const bars = line.filter((s) => widthOf(s) <= mostOfBar * heightOf(s))
  const [top, bottom] = [median(bars.map((s) => s.top)), median(bars.map((s) => s.bottom))]
  const slack = barLike * (bottom - top)
  const even = bars.filter((s) => Math.abs(s.top - top) <= slack && Math.abs(s.bottom - bottom) <= slack)
  return even.length >= leastBars && even.length >= mostlyBars * line.length
}

interface Spot {
  readonly line: ShapeLine
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly size: number
}

const leastStack = 4
/** Letters of print that runs upwards follow each other more closely than lines do. */
const stackGap = 0.35

/** The letters of a Devanagari word hang together, and those of soft print: one shape, and none that runs upwards. */
const isWord = (shape: Shape): boolean => widthOf(shape) > 1.5 * heightOf(shape)

/** Leaves out lines of one or two letters that stand one above the other: print that runs up or down the margin. */
export function withoutStacks(lines: readonly ShapeLine[]): ShapeLine[] {
  const spots: Spot[] = lines
    .filter((line) => lettersOf(line).length <= 2 && !lettersOf(line).some(isWord))
    .map((line) => {
      const { left, right, top, bottom } = boundsOf(line)
      return { line, x: (left + right) / 2, top, bottom, size: Math.max(right - left, bottom - top) }
    })
    .sort((a, b) => a.top - b.top || a.x - b.x)
  const stacked = new Set<ShapeLine>()
  const taken = new Set<Spot>()
  for (const first of spots) {
    if (taken.has(first)) continue
    const stack = [first]
    for (const spot of spots) {
      const last = stack.at(-1)!
      const near = spot.top - last.bottom < stackGap * Math.max(last.size, spot.size) && spot.top > last.top
      if (near && Math.abs(spot.x - last.x) < 0.6 * Math.max(last.size, spot.size)) stack.push(spot)
    }
    stack.forEach((spot) => taken.add(spot))
    if (stack.length >= leastStack) stack.forEach((spot) => stacked.add(spot.line))
  }
  return lines.filter((line) => !stacked.has(line))
}
