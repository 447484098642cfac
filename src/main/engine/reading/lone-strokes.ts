/** A stroke that stands by itself and is as high as the capitals around it is the letter I, and no line between columns. */
import { median } from '../median'
import type { FlatChar } from './flat-chars'
import type { FoundLine } from './segmentation/find-lines'
import { inkOfChars } from './segmentation/ink-of-chars'
import type { InkBox } from './segmentation/ink-spans'

/** Ink of capitals and digits differs by less than this above and below, as a share of their height. */
const level = 0.12
/** So many capitals and digits, the nearest of those that are no further off than this, tell how high they are. */
const mostNeighbours = 4
const around = 12
/** Fewer tell nothing. */
const leastNeighbours = 2
/** A line between columns stands further off from what is printed, in heights of the print. */
const near = 1
/** Enough for the letter to be kept, and too little to be believed. */
export const guessed = 0.5

const stroke = /^[|¦]$/
const tall = /^[\p{Lu}\d]$/u
const partOfWord = /[\p{L}\d]/u

/** With an I for each such stroke: `11 I Lane`, `Jyothi I Rao`, `RKSY-I`. */
export function withLoneStrokes(chars: readonly FlatChar[], line: FoundLine): readonly FlatChar[] {
  if (!chars.some((char) => stroke.test(char.text))) return chars
  const height = line.print.bottom - line.print.top
  const owned = inkOfChars(chars, line.ink, height)
  const inkAt = (i: number): InkBox | null => {
    const span = owned[i] ?? null
    // Letters that touch are one stretch of ink, which says nothing of either.
    return span === null || owned[i - 1] === span || owned[i + 1] === span ? null : (line.ink[span] ?? null)
  }
  return chars.map((char, i) => {
    const ink = stroke.test(char.text) && isAlone(chars, i) ? inkAt(i) : null
    if (!ink) return char
    const beside = chars
      .flatMap((other, k) => {
        const isNear = k !== i && Math.abs(k - i) <= around && tall.test(other.text)
        return isNear ? (inkAt(k) ?? []) : []
      })
      .sort((a, b) => gapBetween(a, ink) - gapBetween(b, ink))
      .slice(0, mostNeighbours)
    const gap = Math.min(...line.ink.filter((other) => other !== ink).map((other) => gapBetween(other, ink)))
    if (beside.length < leastNeighbours || gap > near * height) return char
    const [top, bottom] = [median(beside.map((b) => b.top)), median(beside.map((b) => b.bottom))]
    const slack = level * (bottom - top)
    const isLevel = Math.abs(ink.top - top) <= slack && Math.abs(ink.bottom - bottom) <= slack
    return isLevel ? { ...char, text: 'I', confidence: guessed } : char
  })
}

const gapBetween = (a: InkBox, b: InkBox): number => Math.max(a.left - b.right, b.left - a.right)

/** True where no letter or digit of its word touches it. */
function isAlone(chars: readonly FlatChar[], i: number): boolean {
  const [before, char, after] = [chars[i - 1], chars[i]!, chars[i + 1]]
  const beginsWord = char.spaceBefore || !before || !partOfWord.test(before.text)
  return beginsWord && (!after || after.spaceBefore || !partOfWord.test(after.text))
}
