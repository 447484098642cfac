/** Whether what has the shape of a card is a table printed on a page, by the lines that are ruled through it. */
import type { GreyRaster, PageQuad } from '../model'

/** Lines that are ruled through a card from side to side are fewer. */
const leastRules = 3
/** In so many places along it a line is looked at, of which so many are to be dark: letters leave blanks. */
const places = 40
const mostlyDark = 0.95
/** Levels by which a line is darker than the paper around it, and how far it may be off its place, in pixels. */
const darker = 30
const astray = 2
/** Share of the height that the frame itself takes at either end. */
const ofFrame = 0.03
/** How far above and under a line its paper is looked at, in pixels. */
const toPaper = 7

/** True for a quadrilateral with at least three lines ruled through it, side to side or from top to bottom. */
export const isRuledTable = (quad: PageQuad, page: GreyRaster): boolean =>
  rulesThrough(quad, page) >= leastRules || rulesThrough([quad[3], quad[0], quad[1], quad[2]], page) >= leastRules

/** How many lines run through a quadrilateral beside its first side. */
function rulesThrough(quad: PageQuad, page: GreyRaster): number {
  const [from, , , farFrom] = quad
  const height = Math.round(Math.hypot(farFrom.x - from.x, farFrom.y - from.y))
  const down = { x: (farFrom.x - from.x) / height, y: (farFrom.y - from.y) / height }
  const isDark = (along: number, depth: number): boolean => {
    const { x, y } = pointIn(quad, along, depth)
    const at = (off: number): number => levelAt(page, x + down.x * off, y + down.y * off)
    const line = Array.from({ length: 2 * astray + 1 }, (_, i) => at(i - astray))
    return Math.min(at(-toPaper), at(toPaper)) - Math.min(...line) >= darker
  }
  let rules = 0
  let last = -Infinity
  for (let row = Math.round(ofFrame * height); row < (1 - ofFrame) * height; row += 1) {
    let dark = 0
    for (let k = 0; k < places && dark + places - k >= mostlyDark * places; k += 1)
      dark += isDark((k + 0.5) / places, row / height) ? 1 : 0
    if (dark < mostlyDark * places) continue
    // The rows of pixels of one line follow each other.
    if (row - last > 2 * astray + 1) rules += 1
    last = row
  }
  return rules
}

function pointIn([from, to, farTo, farFrom]: PageQuad, along: number, depth: number): { x: number; y: number } {
  const between = (near: number, nearEnd: number, far: number, farEnd: number): number =>
    (near + (nearEnd - near) * along) * (1 - depth) + (far + (farEnd - far) * along) * depth
  return { x: between(from.x, to.x, farFrom.x, farTo.x), y: between(from.y, to.y, farFrom.y, farTo.y) }
}

function levelAt({ width, height, data }: GreyRaster, x: number, y: number): number {
  const clamped = (value: number, size: number): number => Math.max(0, Math.min(size - 1, Math.round(value)))
  return data[clamped(y, height) * width + clamped(x, width)]!
}
