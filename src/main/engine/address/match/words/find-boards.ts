/** Boards that lay out estates and build colonies, beside the words for what they make. */
import { estateBoards, housingBoards } from '../../text/boards'
import type { NameWord } from '../prepared'
import type { PairingSide } from './aligned-side'

/**
 * "MIDC Ambad" and "Ambad Industrial Area", "TNHB Flats" and "Housing Board Flats": whose it is says what it is. Sets the
 * scores of both.
 */
export function findBoards(own: PairingSide, otherSide: PairingSide): void {
  const [{ words: one, scores }, { words: other, scores: otherScores }] = [own, otherSide]
  for (let i = 0; i < one.length; i += 1) {
    const { text } = one[i]!
    if (text === 'industrial') findEstate(own, otherSide, i)
    const what = estateBoards.has(text) ? 'industrial' : housingBoards.has(text) ? 'housing board' : null
    if (what === null || scores[i]! > 0.6) continue
    const j = other.findIndex((word, at) => word.text === what && word.part !== 'landmark' && otherScores[at]! <= 0.6)
    if (j < 0) continue
    scores[i] = otherScores[j] = 0.85
    if (endsIndustrial(other, j)) otherScores[j + 1] = Math.max(otherScores[j + 1]!, 0.85)
  }
}

/** "Panki Industrial Area" and "Panki Industrial Estate": sets the scores of both ends. */
function findEstate(one: PairingSide, other: PairingSide, at: number): void {
  const j = other.words.findIndex(({ text }) => text === 'industrial')
  if (j < 0 || !endsIndustrial(one.words, at) || !endsIndustrial(other.words, j)) return
  one.scores[at + 1] = Math.max(one.scores[at + 1]!, 0.9)
  other.scores[j + 1] = Math.max(other.scores[j + 1]!, 0.9)
}

const endsIndustrial = (words: readonly NameWord[], at: number): boolean =>
  words[at + 1]?.run === words[at]!.run && /^(?:area|estate)$/.test(words[at + 1]!.text)
