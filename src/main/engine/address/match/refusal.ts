import type { AddressRefusal } from '../../../../shared/domain/address-match'
import type { Analysis } from '../parser/analyse'
import { fillers, labels, landmarkEnds, suffixes } from '../text/lexicon'

/** Why a text is no address; null where it is one. */
export function refusalOf(
  { text, words, runs, postcode, places, state }: Analysis,
  isOffice: (name: string) => boolean,
): AddressRefusal | null {
  if (text.trim() === '') return 'empty'
  if (postcode !== null || places.length > 0 || state !== null) return null
  const said = words.filter((word) => word.number || (word.text.length > 1 && !fillers.has(word.text)))
  if (said.length === 0) return 'no_words'
  const people = runs.filter(({ part }) => part === 'care_of' || part === 'person')
  const content = said.filter((word) => !people.some(({ from, to }) => words.indexOf(word) >= from && words.indexOf(word) < to)) // prettier-ignore
  if (people.length > 0 && !runs.some(({ part }) => part !== 'care_of' && part !== 'person' && part !== 'other'))
    return 'only_name'
  // Numbers and nothing else are no house: each of them is found in some address.
  if (content.length > 1 && content.every((word) => word.number)) return 'no_place'
  const placeLike = words.some(
    (word, at) =>
      (word.number && words.length > 1) ||
      // "House" alone is none.
      ((suffixes.has(word.text) || landmarkEnds.has(word.text) || institutions.has(word.text)) && said.length > 1) ||
      (labels.has(word.text) && at < words.length - 1),
  )
  return placeLike || isNamed(content, isOffice) ? null : 'no_place'
}

/** "Mithapur Campus of Agri Research Institute": what stands in one place, beside what landmarks are. */
const institutions: ReadonlySet<string> = new Set('institute campus university academy vidyalaya vidyalay supermarket farm'.split(' ')) // prettier-ignore

/** As refusalOf; a PIN code alone can be taken apart, but is no home that could be another. */
export function matchRefusalOf(analysis: Analysis, isOffice: (name: string) => boolean): AddressRefusal | null {
  const alone = analysis.postcode !== null && analysis.words.every(({ text }) => fillers.has(text) || labels.has(text))
  return alone ? 'only_postcode' : refusalOf(analysis, isOffice)
}

/** Whether post offices bear the names. Two words in one breath may be a person's: "Suresh" is a village, too. */
function isNamed(content: Analysis['words'], isOffice: (name: string) => boolean): boolean {
  if (content.filter(({ opens }) => opens).length > 1) return content.some(({ raw }) => isOffice(raw))
  return content.every(({ raw }) => isOffice(raw)) || isOffice(content.map(({ raw }) => raw).join(' '))
}
