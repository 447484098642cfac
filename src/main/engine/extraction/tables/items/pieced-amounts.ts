/**
 * An amount of which a copier lost marks, so that its reader saw several words in a cell: "13.288 14" for "13,288.14",
 * "4 429.38" for "4,429.38", "3.371.77".
 */
import { right, textOf, wereRead, type LaidWord } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'

/** A blank in the place of a mark is narrower, in heights of the print: other numbers stand farther off. */
const widest = 0.8
/** Specks and pieces of ruled lines beside an amount. */
const specks = /^[\s_~'’.,:;/|¦-]+|[\s_~'’,:;/|¦-]+$/g

/** "S,190.00": the first digit of thousands, read as a letter, is no sign before what follows it. */
export const opensWithLetter = (text: string): boolean => /^[\p{L}|!][.,]\d{3}[.,:]\d{2}\b/u.test(text)

/** The amount that the words of a cell make together; null where they make none, or where nothing can have been lost. */
export function readPieces(words: readonly LaidWord[]): Amount | null {
  const isRead = wereRead(words)
  const isClose = words.every((word, i) => {
    const before = words[i - 1]
    return !before || word.box.x - right(before.box) < widest * Math.max(before.box.height, word.box.height)
  })
  if (!isRead || !isClose) return null
  const text = textOf(words).replace(specks, '')
  if (!/^[\dOoQIl|SBZ][\d\s.,:;'’]*\d$/.test(text)) return null
  // Rupees and paise are parted by a mark or by the blank in its place; blanks before them stand for nothing.
  const printed = text.replace(/[\s.,:;]+(?=\d{2}$)/, '.').replace(/\s+/g, '')
  const amount = readAmount(printed)
  return amount?.exact ? { ...amount, edits: amount.edits + 1 } : null
}
