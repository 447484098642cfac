/** Boards that lay out estates and build colonies, beside the words for what they make. */
import { estateBoards, housingBoards } from '../../text/boards'
import type { NameWord } from '../prepared'

/** The words of one address, and for each how well the other has it so far. */
interface Side {
  readonly words: readonly NameWord[]
  readonly scores: Float64Array
}

/**
 * "MIDC Ambad" and "Ambad Industrial Area", "TNHB Flats" and "Housing Board Flats": whose it is says what it is. Sets the
 * scores of both.
 */
export function findBoards({ words: one, scores }: Side, { words: other, scores: otherScores }: Side): void {
  for (let i = 0; i < one.length; i += 1) {
    const { text } = one[i]!
    if (text === 'industrial') findEstate(one, scores, other, otherScores, i)
    const what = estateBoards.has(text) ? 'industrial' : housingBoards.has(text) ? 'housing board' : null
    if (what === null || scores[i]! > 0.6) continue
    const j = other.findIndex((word, at) => word.text === what && word.part !== 'landmark' && otherScores[at]! <= 0.6)
    if (j < 0) continue
    scores[i] = otherScores[j] = 0.85
    if (endsIndustrial(other, j)) otherScores[j + 1] = Math.max(otherScores[j + 1]!, 0.85)
  }
}

/** "Panki Industrial Area" and "Panki Industrial Estate": sets the scores of both ends. */
function findEstate(
  one: readonly NameWord[],
  scores: Float64Array,
  other: readonly NameWord[],
  otherScores: Float64Array,
  at: number,
): void {
  const j = other.findIndex(({ text }) => text === 'industrial')
  if (j < 0 || !endsIndustrial(one, at) || !endsIndustrial(other, j)) return
  scores[at + 1] = Math.max(scores[at + 1]!, 0.9)
  otherScores[j + 1] = Math.max(otherScores[j + 1]!, 0.9)
}

const endsIndustrial = (words: readonly NameWord[], at: number): boolean =>
  words[at + 1]?.run === words[at]!.run && /^(?:area|estate)$/.test(words[at + 1]!.text)
