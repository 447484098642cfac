/** Frames around print and lines to write on, taken off a sheet: letters touch them, and readers take them for letters. */
import type { SheetBox } from '../../../../shared/domain/geometry'
import type { GreyRaster } from '../../model'
import { findComponents } from '../../imaging/components'
import type { InkMask } from './ink-mask'
import { ruleThrough } from './rule-through'
import { isInk, ruleAt, straightSide, type StraightRule } from './straight-side'

/** Rules are thinner than print, and hold together at this share of its ink. */
const faint = 0.65
/** A frame around one line of print is no higher, in pixels of a sheet, and no smaller; what stands in it is as wide. */
const mostHigh = 160
const leastFrame = 18
/** Its sides are thinner than the strokes of letters of which two bold ones hang together: in heights of it. */
const mostOfFrame = 0.15
const leastWide = 4
/** Of a side of a frame, which may be broken, and of a line under writing, so much is seen as straight. */
const seenOfFrame = 0.7
const seenOfLine = 0.8
/** A line to write on is so long, and no higher than this share of that with what hangs together with it: */
const leastLine = 300
/** A line under print that stops at each letter that reaches below it ("Delivery Order", underlined) is no longer than: */
const leastUnderline = 110
const mostOfLine = 0.25
/** a few letters, less ink than that; more is a headline of Devanagari, with the letters that hang from it. */
const mostHanging = 0.12
/** A side between two boxes is inked so far from top to bottom, or right beside that. */
const seenOfDivider = 0.88
/** What stands in a frame without dividers is no lower, and no higher, as a share of it. */
const content = { least: 0.25, most: 0.95 }
/** Pixels on both sides of a rule that are lighter or darker for it. */
const halo = 2

/** The rules on a sheet that are to be taken off. */
export function findRules({ raster, limit }: InkMask): StraightRule[] {
  const mask = { raster, limit: 255 - faint * (255 - limit) }
  const found = findComponents(raster, mask.limit)
  const boxes: Shape[] = []
  for (let i = 0; i < found.count; i++) {
    const [x, y] = [found.left[i]!, found.top[i]!]
    const [width, height] = [found.right[i]! - x, found.bottom[i]! - y]
    if (height <= mostHigh && width >= leastWide) boxes.push({ x, y, width, height, ink: found.ink[i]! })
  }
  return boxes.flatMap((box) => {
    const frame = frameAround(mask, box, boxes)
    return frame.length > 0 ? frame : writingLine(mask, box)
  })
}

/** A connected piece of ink. */
interface Shape extends SheetBox {
  readonly ink: number
}

/** The four sides of a frame and those between its boxes; none where a shape is no frame. */
function frameAround(mask: InkMask, box: Shape, shapes: readonly Shape[]): readonly StraightRule[] {
  if (Math.min(box.width, box.height) < leastFrame) return []
  const top = straightSide(mask, box, 'top', seenOfFrame)
  const bottom = top && (straightSide(mask, box, 'bottom', seenOfFrame) ?? overCaption(mask, box, top))
  if (!top || !bottom) return []
  // Of a frame that lies askew each end is as far up or down as its rules are there.
  const between = (x: number): SheetBox => {
    const y = Math.round(ruleAt(top, x) + top.thickness)
    return { ...box, y, height: Math.round(ruleAt(bottom, x)) - y }
  }
  const left = straightSide(mask, between(box.x), 'left', seenOfFrame)
  const right = left && straightSide(mask, between(box.x + box.width), 'right', seenOfFrame)
  if (!left || !right) return []
  const found = [top, bottom, left, right]
  if (found.some(({ thickness }) => thickness > mostOfFrame * box.height)) return []
  const dividers = dividersIn(mask, box, found)
  return dividers.length > 0 || shapes.some((shape) => isContent(shape, box)) ? [...found, ...dividers] : []
}

/**
 * The lower side of a frame from which print hangs that touches it: "D D M M Y Y Y Y" under the boxes of a day. It is
 * sought where the upper half has both its sides.
 */
function overCaption(mask: InkMask, box: Shape, top: StraightRule): StraightRule | null {
  const y = Math.round(ruleAt(top, box.x + box.width / 2) + top.thickness)
  const upper = { ...box, y, height: Math.round(box.height / 2) }
  const isFrame = (['left', 'right'] as const).every((side) => straightSide(mask, upper, side, seenOfFrame))
  const below = { ...box, y: y + leastFrame, height: box.y + box.height - y - leastFrame }
  return isFrame && below.height > 0 ? ruleThrough(mask, below, seenOfFrame) : null
}

function isContent(shape: Shape, { x, y, width, height }: Shape): boolean {
  const isAcross = shape.x > x && shape.x + shape.width < x + width
  const isBetween = shape.y > y && shape.y + shape.height < y + height
  return isAcross && isBetween && shape.height >= content.least * height && shape.height <= content.most * height
}

/** The upright rules inside a frame, as askew as its sides. */
function dividersIn(mask: InkMask, box: Shape, frame: readonly StraightRule[]): StraightRule[] {
  const [top, bottom, left, right] = frame as [StraightRule, StraightRule, StraightRule, StraightRule]
  const slope = (left.slope + right.slope) / 2
  const middle = box.y + box.height / 2
  const first = Math.ceil(ruleAt(left, middle) + left.thickness + halo)
  const last = Math.floor(ruleAt(right, middle) - halo)
  const isDivider = (x: number): boolean => {
    const from = Math.ceil(ruleAt(top, x) + top.thickness)
    const to = Math.floor(ruleAt(bottom, x))
    let inked = 0
    for (let y = from; y < to; y++) {
      const middleOf = Math.round(x + slope * (y - middle))
      if ([0, -1, 1].some((off) => isInk(mask, middleOf + off, y))) inked++
    }
    return inked >= seenOfDivider * (to - from)
  }
  const dividers: StraightRule[] = []
  for (let x = first; x < last; x++) {
    if (!isDivider(x)) continue
    let end = x + 1
    while (end < last && isDivider(end)) end++
    // What is seen from beside it as well is so much thinner.
    if (end - x <= left.thickness + 2 + halo)
      dividers.push({ ...left, base: x + 1 - slope * middle, slope, thickness: Math.max(1, end - x - 2) })
    x = end
  }
  return dividers
}

/** The line that writing stands on, with what of it touches the line. */
function writingLine(mask: InkMask, box: Shape): readonly StraightRule[] {
  if (box.width < leastUnderline || box.height > mostOfLine * box.width) return []
  const rule = straightSide(mask, box, 'bottom', seenOfLine) ?? ruleThrough(mask, box, seenOfLine)
  const isFree = rule !== null && box.ink - rule.thickness * box.width <= mostHanging * box.width * box.height
  return isFree && (box.width >= leastLine || isUnderPrint(rule, box)) ? [rule] : []
}

/** A short line runs below the middle of what hangs together with it: the headline of a word of Devanagari is above. */
const isUnderPrint = (rule: StraightRule, { x, y, width, height }: Shape): boolean =>
  ruleAt(rule, x + width / 2) > y + height / 2

/**
 * A raster without rules: across each of them from what is beside it, so that a stroke that crosses it or stands on it
 * goes on.
 */
export function withoutRules(raster: GreyRaster, rules: readonly StraightRule[]): GreyRaster {
  if (rules.length === 0) return raster
  const erased = { ...raster, data: raster.data.slice() }
  for (const level of [true, false]) {
    const along = rules.filter((rule) => rule.level === level)
    if (along.length > 0) eraseAlong(erased, level, along)
  }
  return erased
}

/** A rule where it crosses one column or row: from pixel to pixel, and how much ink is there, in levels. */
interface Stretch {
  readonly i: number
  readonly from: number
  readonly to: number
  readonly ink: number
  /** True where there is ink right beside it. */
  readonly comesIn: boolean
}

/** What stands on a rule, or crosses it, adds so much to its ink; most of a rule is seen by itself. */
const withStroke = { share: 1.4, levels: 60 }
const byItself = 0.35
const strokeBeside = 170

/**
 * Where a rule is seen by itself. The foot of a letter that stands on it stays as it is: so much ink, which in some column
 * of it comes in from beside the rule.
 */
function alone(stretches: readonly Stretch[]): readonly Stretch[] {
  const usual = stretches.map(({ ink }) => ink).sort((a, b) => a - b)[Math.floor(byItself * stretches.length)] ?? 0
  const most = Math.max(withStroke.share * usual, usual + withStroke.levels)
  const found: Stretch[] = []
  let foot: Stretch[] = []
  const close = (): void => {
    if (!foot.some(({ comesIn }) => comesIn)) found.push(...foot)
    foot = []
  }
  for (const stretch of stretches) {
    if (stretch.ink > most) foot.push(stretch)
    else {
      close()
      found.push(stretch)
    }
  }
  close()
  return found
}

/** Rules of one direction: those of two boxes that stand side by side are as one. */
function eraseAlong({ width, height, data }: GreyRaster, level: boolean, rules: readonly StraightRule[]): void {
  const [along, across] = level ? [1, width] : [width, 1]
  const [length, limit] = level ? [width, height] : [height, width]
  const isOfRule = new Uint8Array(data.length)
  const stretches = rules.flatMap((rule) => {
    const found: Stretch[] = []
    for (let i = Math.max(0, rule.from - halo); i < Math.min(length, rule.to + halo); i++) {
      const from = Math.max(0, Math.floor(ruleAt(rule, i)) - halo + 1)
      const to = Math.min(limit, Math.ceil(ruleAt(rule, i) + rule.thickness - 1) + halo)
      for (let k = from; k < to; k++) isOfRule[i * along + k * across] = 1
      const level = (k: number): number => data[i * along + Math.min(limit - 1, Math.max(0, k)) * across]!
      let ink = 0
      for (let k = from; k < to; k++) ink += 255 - level(k)
      found.push({ i, from, to, ink, comesIn: Math.min(level(from - 1), level(to)) < strokeBeside })
    }
    return alone(found)
  })
  for (const { i, from, to } of stretches) {
    const pixel = (k: number): number => i * along + k * across
    let [before, after] = [from, to - 1]
    while (before > 0 && isOfRule[pixel(before)]) before--
    while (after < limit - 1 && isOfRule[pixel(after)]) after++
    const [a, b] = [data[pixel(before)]!, data[pixel(after)]!]
    for (let k = from; k < to; k++) data[pixel(k)] = a + ((b - a) * (k - before)) / (after - before)
  }
}
