/** Wings and blocks of a society that are known by their first words. */
import type { Word } from '../text/words'

const blocks: ReadonlySet<string> = new Set(['wing', 'block', 'tower', 'zone'])

/** Whether "A Wing", "C-Block", "12-Wing" or, of a steel works' town, "B-Zone" begins at a word. */
export function isLetteredBlock(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1], words[at + 2]]
  const { text, number, ordinal } = words[at]!
  if (ordinal || next === undefined || next.opens || !blocks.has(next.text)) return false
  // "Set-5 Blk-B", "7 Wing 2"
  if (number && after?.opens === false && after.text.length === 1) return false
  return text.length === 1 || (next.text === 'wing' && /^\d{2}$/.test(text))
}

/** "Daman Wing Badri Apartments": the wing ends with the word, and the building goes on behind it. */
export const isNamedWing = (words: readonly Word[], from: number, to: number): boolean =>
  to === from + 2 && words[to - 1]!.text === 'wing' && !words[from]!.number && words[from]!.text.length > 2
