/** Letters of a line that stand one by one between the sides of boxes. */
import { median } from '../../median'
import { middle, type InkSpan } from './ink-spans'
import type { LineGeometry } from './line-geometry'
import { ruleAt, type StraightRule } from './straight-side'

/** Fewer are cells of a table. */
const leastLetters = 4
/** A letter is no wider, and between two of them, as close as they are to be, so much is left blank; in capitals. */
const mostWide = 1.2
const blankLeft = 0.4
/** A blank so much wider than the others holds an empty box: it parts two words. */
const emptyBox = 1.6

/** The blanks between such letters of a line, but for the part of them that stays; all in pixels of the sheet. */
export function blanksBetween(
  letters: readonly InkSpan[],
  { base, slope, capHeight }: LineGeometry,
  rules: readonly StraightRule[],
): InkSpan[] {
  const sides = rules.filter(({ level }) => !level)
  if (sides.length === 0) return []
  const isLetter = ({ left, right }: InkSpan): boolean => right - left <= mostWide * capHeight
  const hasSide = (blank: InkSpan): boolean => {
    const y = base + slope * middle(blank) - capHeight / 2
    return sides.some((rule) => {
      const x = ruleAt(rule, y)
      return y >= rule.from && y <= rule.to && x >= blank.left - rule.thickness && x <= blank.right
    })
  }
  const found: InkSpan[] = []
  let run: InkSpan[] = []
  const close = (): void => {
    if (run.length >= leastLetters - 1) found.push(...run)
    run = []
  }
  for (const [i, letter] of letters.entries()) {
    const before = letters[i - 1]
    const blank = before && { left: before.right, right: letter.left }
    if (blank && isLetter(before) && isLetter(letter) && hasSide(blank)) run.push(blank)
    else close()
  }
  close()
  const usual = median(found.map(({ left, right }) => right - left))
  const stays = (blankLeft * capHeight) / 2
  return found
    .filter(({ left, right }) => right - left <= emptyBox * usual)
    .map(({ left, right }) => ({ left: Math.round(left + stays), right: Math.round(right - stays) }))
    .filter(({ left, right }) => right > left)
}
