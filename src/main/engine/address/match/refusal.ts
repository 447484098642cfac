import type { AddressRefusal } from '../../../../shared/domain/address-match'
import { isHeard, type Gazetteer } from '../gazetteer'
import type { Analysis } from '../parser/analyse'
import { fillers, labels } from '../text/lexicon'
import { besidesShapes, otherShapes } from '../text/other-shapes'
import type { Word } from '../text/words'
import { evidenceOf, isKindOfPlace } from './places/place-evidence'
import { areOnlyCities } from './places/routes'

/** An address has some ten words; with the boundaries of its plot, as deeds have them, a hundred. */
const mostWords = 300

/** Parts of an address beside which any may be said: "Flat 5, please call before you come, Om Residency". */
const enough = 3

/** Why a text is no address; null where it is one. */
export function refusalOf(analysis: Analysis, gazetteer: Gazetteer): AddressRefusal | null {
  const { text, words, runs, postcode, places, state } = analysis
  if (text.trim() === '') return 'empty'
  const isLocated = postcode !== null || places.length > 0 || state !== null
  if (!isLocated && words.length > mostWords) return 'too_long'
  const shapes = otherShapes(text)
  const counted = besidesShapes(shapes, words)
  if (words.length > 0 && counted.length === 0) return 'no_place'
  const { place, apart, sentence } = evidenceOf(analysis, new Set(counted), shapes, gazetteer)
  if (sentence > 0 && place <= sentence && apart < enough) return 'no_place'
  if (postcode === null && areOnlyCities(counted, gazetteer)) return 'no_place'
  if (isLocated) return null
  const said = counted.filter((word) => word.number || (word.text.length > 1 && !fillers.has(word.text)))
  if (said.length === 0) return words.length === 0 ? 'no_words' : 'no_place'
  const people = runs.filter(({ part }) => part === 'care_of' || part === 'person')
  const content = said.filter((word) => !people.some(({ from, to }) => words.indexOf(word) >= from && words.indexOf(word) < to)) // prettier-ignore
  if (people.length > 0 && !runs.some(({ part }) => part !== 'care_of' && part !== 'person' && part !== 'other'))
    return endsInTown(words, gazetteer) ? null : 'only_name'
  // Numbers and nothing else are no house: each of them is found in some address.
  if (content.every((word) => word.number) && (content.length > 1 || counted.length < words.length)) return 'no_place'
  const placeLike = said.some(
    (word) =>
      (word.number && words.length > 1) ||
      // "House" alone is none.
      (isKindOfPlace(word.text) && said.length > 1) ||
      (labels.has(word.text) && word !== words.at(-1)),
  )
  return placeLike || isNamed(content, gazetteer) ? null : 'no_place'
}

/** As refusalOf; a PIN code alone can be taken apart, but is no home that could be another. */
export function matchRefusalOf(analysis: Analysis, gazetteer: Gazetteer): AddressRefusal | null {
  const alone = analysis.postcode !== null && analysis.words.every(({ text }) => fillers.has(text) || labels.has(text))
  return alone ? 'only_postcode' : refusalOf(analysis, gazetteer)
}

/** "S/O Rammilan Sarai Mir Azamgarh": behind the name a city or a district, no commas between. */
const endsInTown = (words: readonly Word[], { named }: Gazetteer): boolean =>
  words.length > 3 && named(words.at(-1)!.raw).some(isHeard)

/** Whether post offices bear the names. Two words in one breath may be a person's: "Suresh" is a village, too. */
function isNamed(content: readonly Word[], { hasOffice }: Gazetteer): boolean {
  const starts = content.flatMap(({ opens }, at) => (opens || at === 0 ? [at] : []))
  const names = starts.map((from, at) => content.slice(from, starts[at + 1]).map(({ raw }) => raw).join(' ')) // prettier-ignore
  // "Dadar T.T."
  const named = content.filter(({ text }) => text.length > 2)
  return names.some(hasOffice) || (names.length === 1 && named.length > 0 && named.every(({ raw }) => hasOffice(raw)))
}
