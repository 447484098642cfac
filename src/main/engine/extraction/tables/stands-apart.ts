/** Words that stand farther from each other than words of one text do. */
import { right, type LaidWord } from '../layout/layout'

/** True for a word that a blank wider than one between words parts from that before it. */
export const standsApart = (before: LaidWord, word: LaidWord): boolean =>
  word.box.x - right(before.box) > 1.05 * word.box.height

/** The runs of words between which one is apart from that before it. */
export const runsApart = (
  words: readonly LaidWord[],
  isApart: (before: LaidWord, word: LaidWord) => boolean = standsApart,
): LaidWord[][] =>
  words.reduce<LaidWord[][]>((runs, word, i) => {
    if (i > 0 && !isApart(words[i - 1]!, word)) runs.at(-1)!.push(word)
    else runs.push([word])
    return runs
  }, [])
