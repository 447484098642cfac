import { findComponents, type Components } from '../../imaging/components'
import { median } from '../../median'
import type { GreyRaster } from '../../model'

/** Cuts out the glyph whose middle is nearest to a column; null where none is so near as `reach`. */
export type CutGlyph = (column: number, reach: number) => GreyRaster | null

const paper = 255
/** Thin joints break: pieces that stand over each other for this share of the narrower are one glyph. */
const stacked = 0.4

/** The glyphs of a piece of a line of dark print. */
export function glyphsOf(line: GreyRaster): CutGlyph {
  const components = findComponents(line, inkLimit(line))
  const { count, left, right } = components
  const all = Array.from({ length: count }, (_, i) => i)
  return (column, reach) => {
    const away = (i: number): number => Math.abs((left[i]! + right[i]!) / 2 - column)
    const nearest = all.reduce((best, i) => (best < 0 || away(i) < away(best) ? i : best), -1)
    if (nearest < 0 || away(nearest) >= reach) return null
    const shared = (i: number): number => Math.min(right[i]!, right[nearest]!) - Math.max(left[i]!, left[nearest]!)
    const narrower = (i: number): number => Math.min(right[i]! - left[i]!, right[nearest]! - left[nearest]!)
    return cut(line, components, new Set(all.filter((i) => shared(i) >= stacked * narrower(i))))
  }
}

/** What is darker than this is ink: halfway from the darkest to the paper. */
const inkLimit = ({ data }: GreyRaster): number =>
  (data.reduce((least, light) => Math.min(least, light), paper) + median([...data])) / 2

/** The box around some pieces, without what else reaches into it. */
function cut(line: GreyRaster, components: Components, own: ReadonlySet<number>): GreyRaster {
  const { runs, runRow, runStart, runEnd, runComponent } = components
  const all = [...own]
  const left = Math.min(...all.map((i) => components.left[i]!))
  const top = Math.min(...all.map((i) => components.top[i]!))
  const width = Math.max(...all.map((i) => components.right[i]!)) - left
  const height = Math.max(...all.map((i) => components.bottom[i]!)) - top
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = (top + y) * line.width + left
    data.set(line.data.subarray(row, row + width), y * width)
  }
  for (let run = 0; run < runs; run++) {
    const y = runRow[run]! - top
    if (own.has(runComponent[run]!) || y < 0 || y >= height) continue
    const [from, to] = [Math.max(0, runStart[run]! - left), Math.min(width, runEnd[run]! - left)]
    if (from < to) data.fill(paper, y * width + from, y * width + to)
  }
  return { width, height, data }
}
