/** Floors that are cut short, or stand without the word. */
import { floorCodes } from '../text/lexicon'
import type { Word } from '../text/words'

/** "D-1/45, FF, Civil Lines": first, second and third floor, where nothing else stands in their piece. */
export const isFloorCode = (words: readonly Word[], at: number): boolean =>
  (floorCodes.has(words[at]!.text) && (words[at]!.opens || words[at - 1]?.number === true)) ||
  // "Shop 3 Basement City Centre"
  (words[at]!.text === 'basement' && (words[at]!.opens || words[at - 1]?.number === true)) ||
  // "B-12, Terrace, ..."
  (words[at]!.text === 'terrace' && words[at]!.opens && words[at + 1]?.opens === true)

/** "Vasant Kunj GF", "Saket S.F.": a floor cut short behind a name, where its piece ends; "Parade Ground" is none. */
export const isFloorBehind = (words: readonly Word[], at: number): boolean => {
  const { text, start, end } = words[at]!
  const isShort = floorCodes.has(text) || (text === 'ground' && end - start < text.length - 1)
  return isShort && words[at + 1]?.opens !== false
}
