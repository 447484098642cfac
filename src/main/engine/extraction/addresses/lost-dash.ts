/** The dash before a PIN code, which low contrast and copies lose: what is left of it is a wide blank. */
import { median } from '../../median'
import { right, textOf, type LaidWord } from '../layout/layout'
import { isPinCode } from './pin-code'

/** A PIN code, or the half of one that is parted. */
const codeOrHalf = /^[1-9]\d{2}(?:\d{3}\W*)?$/
/** A blank, a dash and a blank are this much wider than the usual blank of the line, and this many heights of it. */
const widerThanUsual = 2.2
const leastHeights = 0.8
/** A usual blank in heights, where the line has no other. */
const usualHeights = 0.4

/** The text of an address's line, with the dash that stood in the wide blank before its PIN code. */
export function lineWithDash(words: readonly LaidWord[]): string {
  const blanks = words.slice(1).map((word, i) => word.box.x - right(words[i]!.box))
  const at = words.findIndex(
    (word, i) => i > 0 && codeOrHalf.test(word.text) && /^\p{L}{2,}$/u.test(words[i - 1]!.text),
  )
  const ends = isPinCode(textOf(words.slice(Math.max(0, at))))
  if (at < 0 || !ends) return textOf(words)
  const usual = at > 1 ? median(blanks.slice(0, at - 1)) : usualHeights * words[at]!.box.height
  const blank = blanks[at - 1]!
  const isWide = blank > widerThanUsual * usual && blank > leastHeights * words[at]!.box.height
  return isWide ? `${textOf(words.slice(0, at))} - ${textOf(words.slice(at))}` : textOf(words)
}
