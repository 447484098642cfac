/** What two readers of a crop say together against the page's reading of the line. */
import { distance } from 'fastest-levenshtein'
import { textOf, type LaidWord } from '../layout/layout'
import { isOfAnotherLine, sameText, type LineLook } from './line-look'

/** A word surer than this stands against both other readings of it. */
const sureWord = 0.99
/** A line as sure as this stands as a whole: a crop can be wrong as a whole. */
const firmly = 0.93
/** A reading that differs in more than this share of its characters is of other words, not a better one of these. */
const mostOther = 0.34

/**
 * The printed words, with those in doubt exchanged on which both readers agree; all of them where it `failed` a check.
 */
export function betterWords(look: LineLook, failed: boolean): readonly LaidWord[] {
  const { printed } = look
  const [first, second] = [look.first, look.second].map((words) => words && withoutNeighbours(words, textOf(printed)))
  if (!first || !second || [first, second].some((words) => isOfAnotherLine(textOf(words), textOf(printed))))
    return printed
  if (first.length === printed.length && second.length === printed.length)
    return printed.map((word, i) => vote(word, first[i]!, second[i]!, failed))
  const [text, better] = [textOf(printed), textOf(second)]
  const doubtful = failed || printed.some((word) => word.confidence < firmly)
  if (!doubtful || !sameText(textOf(first), better) || distance(better, text) > mostOther * text.length) return printed
  // What is only shorter was cut off by the crop, whatever the mark at its end was taken for.
  return text.includes(better.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')) ? printed : second
}

/** The word that two see against a third, unless that one is sure. */
function vote(word: LaidWord, first: LaidWord, second: LaidWord, failed: boolean): LaidWord {
  const other = first.text === second.text && (failed || word.confidence < sureWord)
  return other && !word.text.includes(first.text) ? { ...word, text: first.text, chars: first.chars } : word
}

/** Without the words at the ends that stood beside the print and came into the crop with it. */
function withoutNeighbours(words: readonly LaidWord[], printed: string): readonly LaidWord[] {
  const off = (some: readonly LaidWord[]): number => distance(textOf(some), printed)
  for (const shorter of [words.slice(1), words.slice(0, -1)])
    if (shorter.length > 0 && off(shorter) < off(words)) return withoutNeighbours(shorter, printed)
  return words
}
