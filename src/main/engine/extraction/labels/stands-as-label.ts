/** Whether words that are like a label's stand where one may: in running text, or in a value, they name nothing. */
import { placeOf, type LabelPlace, type Reasons } from './reasons/label-place'
import { ofASentence } from './reasons/of-a-sentence'
import { againstShort, forShort, isShortLabel } from './reasons/of-a-short-label'
import { ofAValue } from './reasons/of-a-value'
import { ofAnotherLabel } from './reasons/of-another-label'
import type { PhraseHit } from './phrases'

/** True for words that no reason speaks against; those of a short label need one that speaks for them, too. */
export function standsAsLabel(hit: PhraseHit): boolean {
  const place = placeOf(hit)
  if (against.some((reasons) => anyOf(reasons, place))) return false
  return !isShortLabel(place) || (!anyOf(againstShort, place) && anyOf(forShort, place))
}

/** Why words that are like those of any label are none. */
const against: readonly Reasons[] = [ofAnotherLabel, ofAValue, ofASentence]

const anyOf = (reasons: Reasons, place: LabelPlace): boolean => Object.values(reasons).some((holds) => holds(place))
