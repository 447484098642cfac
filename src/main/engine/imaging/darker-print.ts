/**
 * Print on white paper, darker than it is. A tired copier or an empty cartridge leaves strokes so light that they are
 * taken for paper, and letters fall apart: a page that is read badly is looked at once more with them made whole.
 */
import { median } from '../median'
import type { GreyRaster } from '../model'
import { findComponents, type Components } from './components'

/** Paper of a copy or a scan: so bright, and so much of the page is within so many levels of it. */
const whitePaper = 215
const paperTones = 14
const mostlyPaper = 0.8
/** Every so many pixels of every so many rows tell the paper. */
const stride = 3
/** What is lighter than this share of the paper is its grain. */
const lightest = 0.85
/** Shapes that may be letters, in pixels of the page; fewer of them are a picture's, or of an empty page. */
const thinnest = 3
const letterSide = { least: 7, most: 80 }
const fewestLetters = 100
/** The darkest pixel of a letter, as a share of the paper, where print is faint. */
const faint = 0.36
/** A tone, as a share of the paper's, to this power: half as bright as paper becomes a fifth. */
const power = 2.4

/** The page with all that is no paper made darker; null where it is not nearly all white paper. */
export function darkerPrint(grey: GreyRaster): GreyRaster | null {
  const paper = paperOf(grey)
  if (paper === null) return null
  const tones = Uint8Array.from({ length: 256 }, (_, tone) => Math.min(tone, paper * (tone / paper) ** power))
  return { ...grey, data: grey.data.map((tone) => tones[tone]!) }
}

/** True for white paper on which the middle letter is grey where it is darkest. */
export function isFaint(grey: GreyRaster): boolean {
  const paper = paperOf(grey)
  return paper !== null && letterTone(grey, lightest * paper) > faint * paper
}

/** How dark the middle one of all letters is where it is darkest; 0 where there are few letters. */
function letterTone(grey: GreyRaster, edge: number): number {
  const shapes = findComponents(grey, edge)
  const darkest = darkestOf(grey, shapes)
  const letters = darkest.filter((_, i) => {
    const sides = [shapes.right[i]! - shapes.left[i]!, shapes.bottom[i]! - shapes.top[i]!]
    const [short, long] = [Math.min(...sides), Math.max(...sides)]
    return short >= thinnest && long >= letterSide.least && long <= letterSide.most
  })
  return letters.length < fewestLetters ? 0 : median([...letters])
}

/** The darkest pixel of each shape. */
function darkestOf({ width, data }: GreyRaster, shapes: Components): Uint8Array {
  const darkest = new Uint8Array(shapes.count).fill(255)
  for (let run = 0; run < shapes.runs; run++) {
    const [row, shape] = [shapes.runRow[run]! * width, shapes.runComponent[run]!]
    for (let i = row + shapes.runStart[run]!; i < row + shapes.runEnd[run]!; i++)
      if (data[i]! < darkest[shape]!) darkest[shape] = data[i]!
  }
  return darkest
}

/** The tone of the paper; null where the page is not nearly all paper of one bright tone. */
function paperOf({ width, height, data }: GreyRaster): number | null {
  const counts = new Uint32Array(256)
  let seen = 0
  for (let y = 0; y < height; y += stride)
    for (let i = y * width; i < (y + 1) * width; i += stride, seen++) counts[data[i]!]!++
  let [paper, above] = [255, 0]
  for (; paper > 0 && above < seen / 2; paper--) above += counts[paper]!
  if (paper < whitePaper) return null
  const near = counts.subarray(paper - paperTones).reduce((sum, count) => sum + count, 0)
  return near > mostlyPaper * seen ? paper : null
}
