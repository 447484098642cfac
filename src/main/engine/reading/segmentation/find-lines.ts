import type { SheetBox } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import type { GreyRaster } from '../../model'
import type { LineImage } from '../recogniser/line-recogniser'
import { blanksBetween } from './boxed-letters'
import { isOnBand } from './dark-band'
import { findDottedLines } from './dotted-lines'
import { fadedEnds } from './faded-ends'
import { groupLines, type ShapeLine } from './group-lines'
import { darkGround, findInk, hasDarkGround, surroundingsOf, type Surroundings } from './ink-mask'
import { inkSpans, type InkBox } from './ink-spans'
import { joinCommas } from './join-commas'
import { joinParted } from './join-parted'
import { joinSatellites } from './join-satellites'
import { joinWritten } from './join-written'
import { withoutLeaders } from './leaders'
import { geometryOf, lineImage, printOf, type PrintSpan } from './line-geometry'
import { slopesOf } from './page-slopes'
import { scriptSigns, type ScriptSigns } from './script-signs'
import { findShapes, heightOf, type Shape } from './shapes'
import { tangledEnds } from './tangled-ends'
import { touchedEnds, type HiddenEnds } from './touched-ends'
import { findRules, withoutRules } from './without-rules'
import {
  isBarcode,
  isEven,
  isLoneFigure,
  isLoneRest,
  isRowOfWords,
  looksLikeText,
  withoutStacks,
} from './text-likeness'

/** A line of text, or what looks like one, ready for a recogniser. */
export interface FoundLine {
  readonly signs: ScriptSigns
  readonly image: LineImage
  /** Its ink from left to right, in pixels of the sheet; what overlaps is one. */
  readonly ink: readonly InkBox[]
  /** Where its letters stand, in the middle of its box. */
  readonly print: PrintSpan
  /** Ends at which ink of something else begins right away, which may hide a letter. */
  readonly touched: HiddenEnds
  /** Ends at which the print fades out, or the pen runs through what follows: more of it may be there. */
  readonly faded: HiddenEnds
}

/** A sheet with less that is dark than this (share of its pixels) is not searched for light print. */
const darkShare = 0.01

/** Shapes in a tangle that may hold a line, and what is large beside its middle shape. */
const leastTangled = 5
const largeShare = 1.7

/**
 * Finds the lines of text on a sheet that lies within a few degrees of level. What lies in a box of `ignore` (codes
 * that were read before) is no text. Where dark and light ink are both found in one place, one of them is the ground
 * between the letters of the other: reading tells.
 */
export function findLines(sheet: GreyRaster, ignore: readonly SheetBox[] = []): FoundLine[] {
  const around = surroundingsOf(sheet)
  const lines = inkLines(sheet, 'dark', around, ignore)
  const isSearched = hasDarkGround(around) && isDark(sheet)
  return isSearched ? [...lines, ...inkLines(sheet, 'light', around, ignore)] : lines
}

function inkLines(
  sheet: GreyRaster,
  ink: 'dark' | 'light',
  around: Surroundings,
  ignore: readonly SheetBox[],
): FoundLine[] {
  const inked = findInk(sheet, ink, around)
  const rules = ink === 'dark' ? findRules(inked) : []
  const mask = { ...inked, raster: withoutRules(inked.raster, rules) }
  const pieces = findShapes(mask)
  const dotted = ink === 'dark' ? findDottedLines(pieces) : []
  const print = withoutRules(sheet, [...rules, ...dotted.map(({ rule }) => rule)])
  const dots = new Set(dotted.flatMap((line) => line.dots))
  const shapes = pieces.filter(
    (shape) => !dots.has(shape) && !isEdge(shape, sheet) && !ignore.some((box) => within(shape, box)),
  )
  const grouped = joinCommas(
    joinSatellites(withoutLeaders(joinWritten(joinParted(groupLines(shapes)))).filter((line) => !isBarcode(line))),
  )
  const slopeOfGroup = slopesOf(grouped)
  const lines = withoutStacks(grouped.flatMap((line) => untangle(line, slopeOfGroup(line))))
  const slopeIn = slopesOf(lines)
  const rowOf = (line: ShapeLine): ShapeLine => lines.filter((other) => onOneLine(line, other)).flat()
  const areHeads = (row: ShapeLine): boolean => isRowOfWords(row) && isOnBand(row, around)
  const sure = ink === 'light' ? lines.filter((line) => isEven(line) || areHeads(rowOf(line))) : lines
  const isText = (line: ShapeLine): boolean =>
    ink === 'light'
      ? looksLikeText(line, slopeIn(line)) && sure.some((other) => onOneLine(line, other))
      : looksLikeText(line, slopeIn(line)) || isLoneFigure(line, lines) || isLoneRest(line, lines)
  const text = lines.filter(isText)
  const ofText = new Set(text.flat())
  const ofNoLine = shapes.filter((shape) => !ofText.has(shape))
  const found: FoundLine[] = []
  for (const line of text) {
    const slope = slopeIn(line)
    const geometry = geometryOf(line, slope)
    const signs = scriptSigns(line, geometry.capHeight)
    const spans = inkSpans(line)
    const leftOut = blanksBetween(spans, geometry, rules)
    const image = {
      sheet: print,
      ...lineImage(line, geometry, signs.script, ink === 'light'),
      ...(leftOut.length > 0 ? { leftOut } : {}),
    }
    const touched = touchedEnds(line, geometry, mask)
    const faded = either(fadedEnds(spans, mask), tangledEnds(line, geometry, ofNoLine, mask))
    found.push({ signs, image, ink: spans, print: printOf(geometry, image.box), touched, faded })
  }
  return found
}

const either = (a: HiddenEnds, b: HiddenEnds): HiddenEnds => ({ left: a.left || b.left, right: a.right || b.right })

/** Lines that a large shape beside them, an emblem, has drawn together: grouped again without what is large. */
function untangle(line: ShapeLine, slope: number): ShapeLine[] {
  if (looksLikeText(line, slope) || line.length < leastTangled) return [line]
  const usual = median(line.map(heightOf).filter((h) => h >= 7))
  const small = line.filter((shape) => heightOf(shape) <= largeShare * usual)
  return small.length < line.length ? joinSatellites(groupLines(small)) : [line]
}

/** What touches the border of the sheet is the edge of the card, or print that is cut off. */
function isEdge(shape: Shape, { width, height }: GreyRaster): boolean {
  return shape.left === 0 || shape.right === width || shape.top === 0 || shape.bottom === height
}

/** Whether two groups of shapes stand side by side and are of about one height. */
function onOneLine(a: ShapeLine, b: ShapeLine): boolean {
  const top = (line: ShapeLine): number => median(line.map((s) => s.top))
  const bottom = (line: ShapeLine): number => median(line.map((s) => s.bottom))
  const heights = [bottom(a) - top(a), bottom(b) - top(b)]
  const overlap = Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b))
  return overlap > 0.6 * Math.max(...heights)
}

function within(shape: Shape, box: SheetBox): boolean {
  const x = (shape.left + shape.right) / 2
  const y = (shape.top + shape.bottom) / 2
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function isDark({ data }: GreyRaster): boolean {
  let count = 0
  for (let i = 0; i < data.length; i += 7) if (data[i]! < darkGround) count++
  return count * 7 > darkShare * data.length
}
