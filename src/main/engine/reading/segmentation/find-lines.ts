import type { SheetBox } from '../../../../shared/domain/geometry'
import type { GreyRaster } from '../../model'
import type { LineImage } from '../recogniser/line-recogniser'
import { groupLines } from './group-lines'
import { findInk } from './ink-mask'
import { joinSatellites } from './join-satellites'
import { geometryOf, lineImage, slopeOf } from './line-geometry'
import { scriptSigns, type ScriptSigns } from './script-signs'
import { findShapes, type Shape } from './shapes'
import { isEven, looksLikeText, withoutStacks } from './text-likeness'

/** A line of text, or what looks like one, ready for a recogniser. */
export interface FoundLine {
  readonly signs: ScriptSigns
  readonly image: LineImage
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** A sheet with less dark ground than this (share of its pixels) is not searched for light print. */
const darkShare = 0.01
const darkGround = 130

/**
 * Finds the lines of text on a sheet that lies within a few degrees of level. What lies in a box of `ignore` (codes that
 * were read before) is no text.
 */
export function findLines(sheet: GreyRaster, ignore: readonly SheetBox[] = []): FoundLine[] {
  const dark = inkLines(sheet, 'dark', ignore)
  return hasDarkGround(sheet) ? [...dark, ...inkLines(sheet, 'light', ignore)] : dark
}

function inkLines(sheet: GreyRaster, ink: 'dark' | 'light', ignore: readonly SheetBox[]): FoundLine[] {
  const shapes = findShapes(findInk(sheet, ink)).filter((shape) => !ignore.some((box) => within(shape, box)))
  const lines = withoutStacks(joinSatellites(groupLines(shapes)))
  const sheetSlope = median(lines.map(slopeOf).filter((s) => s !== null))
  const found: FoundLine[] = []
  for (const line of lines) {
    const slope = slopeOf(line) ?? sheetSlope
    if (!looksLikeText(line, slope) || (ink === 'light' && !isEven(line))) continue
    const geometry = geometryOf(line, slope)
    const signs = scriptSigns(line, geometry.capHeight)
    found.push({ signs, image: lineImage(line, geometry, signs.script, ink === 'light') })
  }
  return found
}

function within(shape: Shape, box: SheetBox): boolean {
  const x = (shape.left + shape.right) / 2
  const y = (shape.top + shape.bottom) / 2
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function hasDarkGround({ data }: GreyRaster): boolean {
  let count = 0
  for (let i = 0; i < data.length; i += 7) if (data[i]! < darkGround) count++
  return count * 7 > darkShare * data.length
}
