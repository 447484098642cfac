/** Ends of lines behind which a stroke of the pen runs through the next word: it is of no line, and is not read. */
import type { ShapeLine } from './group-lines'
import type { InkMask } from './ink-mask'
import type { LineGeometry } from './line-geometry'
import { heightOf, type Shape } from './shapes'
import { hasInk, type HiddenEnds } from './touched-ends'

/** In heights of a capital: the next word begins no farther off, and so far it is looked at. */
const widestBlank = 0.6
const looked = 1.5
/** Letters take so much of that, of the columns; a stroke that passes by takes less. */
const leastInk = 0.5
/** What a pen joined to a word is so much higher than its capitals. */
const leastHigh = 1.5

/** `ofNoLine`: the shapes of the sheet that no line of text is made of. */
export function tangledEnds(
  line: ShapeLine,
  { slope, base, capHeight }: LineGeometry,
  ofNoLine: readonly Shape[],
  mask: InkMask,
): HiddenEnds {
  const left = Math.min(...line.map((s) => s.left))
  const right = Math.max(...line.map((s) => s.right))
  const isTangled = (end: number, step: 1 | -1): boolean => {
    const baseHere = base + slope * end
    const [from, to] = [end, end + step * looked * capHeight].sort((a, b) => a - b) as [number, number]
    const isOver = (s: Shape): boolean =>
      s.left < to && s.right > from && s.top < baseHere - capHeight / 2 && s.bottom > baseHere - capHeight / 2
    if (!ofNoLine.some((s) => heightOf(s) >= leastHigh * capHeight && isOver(s))) return false
    const inked = Array.from({ length: Math.round(looked * capHeight) }, (_, i) =>
      hasInk(mask, end + step * i, baseHere, capHeight),
    )
    const first = inked.indexOf(true)
    return first >= 0 && first <= widestBlank * capHeight && inked.filter(Boolean).length >= leastInk * inked.length
  }
  return { left: isTangled(left - 1, -1), right: isTangled(right, 1) }
}
