import { boundsOf, heightOf, widthOf, type Shape } from './shapes'

/** Shapes that stand in one line, from left to right. */
export type ShapeLine = readonly Shape[]

/** In pixels of a sheet, on which the smallest print that can be read is about 8 pixels high. */
const leastHeight = 7
const mostHeight = 110
/** A gap wider than this many line heights parts a line: label and value of a form, columns of a table. */
const partingGap = 1.7
const leastOverlap = 0.45
/**
 * A piece of a broken letter opens a line of its own, lower than this share of a letter; it is hardly that of the
 * letter.
 */
const pieceHeight = 0.7
const mostPieces = 2
const ofPiece = 0.8
const mostHeightRatio = 2.1
/** Two shapes that are both wide are words of one script, or capitals, and nearly of one height. */
const mostWideRatio = 1.75
/** See Shape.contrast. */
const leastContrast = 1.4

/** Sorts shapes into letters, what may belong to letters (dots, strokes, vowel signs), and what is no text. */
function sort(shapes: readonly Shape[]): { letters: Shape[]; specks: Shape[] } {
  const letters: Shape[] = []
  const specks: Shape[] = []
  for (const s of shapes) {
    const w = widthOf(s)
    const h = heightOf(s)
    const fill = s.ink / (w * h)
    if (h > mostHeight || w > 14 * mostHeight || s.contrast < leastContrast) continue
    if (h < leastHeight) {
      // A long flat shape is a ruled line or the edge of a band.
      if (w <= 40 && s.ink >= 3) specks.push(s)
    } else if (h > 8 * w && h > 45) {
      continue
    } else if (w > 10 * h || (w > 200 && s.ink < 7 * w)) {
      // A ruled line, level or with a slope.
      continue
    } else if (fill < 0.06 || (h > 45 && w > 1.5 * h && fill < 0.15) || (w > 7 * h && fill < 0.3)) {
      // The outline of something in a photo.
      continue
    } else {
      letters.push(s)
    }
  }
  return { letters, specks }
}

/** A line while it grows to the right. */
interface Growing {
  readonly shapes: Shape[]
  right: number
  /** Band of the last letters, which follows a slope. */
  top: number
  bottom: number
}

/**
 * Groups shapes to lines. The text may rise or fall by a few degrees. `heightAt` is used as the measure of gaps, so the
 * same shapes give the same lines at any scale between the least and the most height.
 */
export function groupLines(shapes: readonly Shape[]): ShapeLine[] {
  const { letters, specks } = sort(shapes)
  letters.sort((a, b) => a.left - b.left || a.top - b.top)
  let growing: Growing[] = []
  const done: Growing[] = []
  for (const letter of letters) {
    const open: Growing[] = []
    for (const line of growing) {
      ;(letter.left - line.right > partingGap * mostHeight ? done : open).push(line)
    }
    growing = open
    let best: Growing | null = null
    let bestScore = 0
    for (const line of growing) {
      const score = fits(line, letter)
      if (score > bestScore) {
        best = line
        bestScore = score
      }
    }
    if (best) extend(best, letter)
    else growing.push({ shapes: [letter], right: letter.right, top: letter.top, bottom: letter.bottom })
  }
  done.push(...growing)
  const lines = done.map((line) => line.shapes)
  addSpecks(lines, specks)
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

/** How well a letter continues a line: by the share of the lower of both that overlaps; 0 where it does not. */
function fits(line: Growing, letter: Shape): number {
  const lineHeight = line.bottom - line.top
  const height = heightOf(letter)
  const low = Math.min(lineHeight, height)
  const high = Math.max(lineHeight, height)
  const wide = widthOf(letter) > 1.2 * height && widthOf(line.shapes.at(-1)!) > 1.2 * lineHeight
  if (high > (wide ? mostWideRatio : mostHeightRatio) * low) return 0
  const gap = letter.left - line.right
  if (gap > partingGap * Math.min(high, 1.5 * low)) return 0
  const overlap = Math.min(line.bottom, letter.bottom) - Math.max(line.top, letter.top)
  const share = overlap / low - Math.max(0, gap) / (20 * high)
  const isPiece = line.shapes.length <= mostPieces && lineHeight < pieceHeight * height
  return share > leastOverlap ? share * (isPiece ? ofPiece : 1) : 0
}

function extend(line: Growing, letter: Shape): void {
  line.shapes.push(letter)
  line.right = Math.max(line.right, letter.right)
  // Wide shapes tell more about the band than narrow ones; a comma must not pull it down.
  const weight = heightOf(letter) < 0.6 * (line.bottom - line.top) ? 0.1 : 0.4
  line.top += weight * (letter.top - line.top)
  line.bottom += weight * (letter.bottom - line.bottom)
}

/**
 * How far the middle of a speck may stand from the end of its line, in heights of it; a dash at the end or the beginning
 * of a line stands a blank away: "Rajasthan" over "- 303109".
 */
const speckReach = 0.8
const dashReach = 1.6
/** A dash is so much wider than high, at least so wide, and lies so near to the middle of its line, in heights of it. */
const flat = 1.8
const leastWide = 0.25
const offMiddle = 0.25

function isDash(speck: Shape, { top, bottom }: { readonly top: number; readonly bottom: number }): boolean {
  const height = bottom - top
  const off = Math.abs((speck.top + speck.bottom - top - bottom) / 2)
  const width = widthOf(speck)
  return width > flat * heightOf(speck) && width > leastWide * height && off < offMiddle * height
}

/** Gives dots, dashes and vowel signs to the line in or at which they lie. */
function addSpecks(lines: readonly Shape[][], specks: readonly Shape[]): void {
  const boxes = lines.map((line) => ({
    line,
    ...boundsOf(line),
    letters: line.slice(),
  }))
  for (const speck of specks) {
    const x = (speck.left + speck.right) / 2
    const y = (speck.top + speck.bottom) / 2
    let best: Shape[] | null = null
    let bestDistance = Infinity
    for (const box of boxes) {
      const height = box.bottom - box.top
      const reach = (isDash(speck, box) ? dashReach : speckReach) * height
      if (x < box.left - reach || x > box.right + reach) continue
      if (y < box.top - 0.4 * height || y > box.bottom + 0.4 * height) continue
      const near = box.letters.reduce((a, b) =>
        Math.abs((b.left + b.right) / 2 - x) < Math.abs((a.left + a.right) / 2 - x) ? b : a,
      )
      const h = heightOf(near)
      const off = Math.max(near.top - y, y - near.bottom, 0)
      if (off < 0.45 * h && off < bestDistance) {
        best = box.line
        bestDistance = off
      }
    }
    best?.push(speck)
  }
}
