import { right, type LaidWord } from './layout'

/** A blank is no wider than this beside letters, of which a typewriter gives all the same room. */
const blankInLetters = 1.3

/** True for a word that no wider blank parts from the one before than `blank` heights of the print, or than a typewriter's. */
export const followsClosely = (before: LaidWord, word: LaidWord, blank: number): boolean =>
  word.box.x - right(before.box) <
  Math.max(blank * word.box.height, (blankInLetters * before.box.width) / before.text.length)
