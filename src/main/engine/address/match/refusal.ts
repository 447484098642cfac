import type { AddressRefusal } from '../../../../shared/domain/address-match'
import type { Analysis } from '../parser/analyse'
import { fillers, labels, suffixes } from '../text/lexicon'

/** Why a text cannot be compared as an address; null where it can. */
export function refusalOf(
  { text, words, runs, postcode, places, state }: Analysis,
  isOffice: (name: string) => boolean,
): AddressRefusal | null {
  if (text.trim() === '') return 'empty'
  if (postcode !== null || places.length > 0 || state !== null) return null
  const content = words.filter((word) => word.number || (word.text.length > 1 && !fillers.has(word.text)))
  if (content.length === 0) return 'no_words'
  if (
    runs.some(({ part }) => part === 'care_of' || part === 'person') &&
    !runs.some(({ part }) => part !== 'care_of' && part !== 'person' && part !== 'other')
  )
    return 'only_name'
  // Numbers and nothing else are no house: each of them is found in some address.
  if (content.length > 1 && content.every((word) => word.number)) return 'no_place'
  const placeLike = words.some(
    (word, at) =>
      (word.number && words.length > 1) || suffixes.has(word.text) || (labels.has(word.text) && at < words.length - 1),
  )
  return placeLike || isNamed(content, isOffice) ? null : 'no_place'
}

/** Whether post offices bear the names. Two words in one breath may be a person's: "Suresh" is a village, too. */
function isNamed(content: Analysis['words'], isOffice: (name: string) => boolean): boolean {
  if (content.filter(({ opens }) => opens).length > 1) return content.some(({ raw }) => isOffice(raw))
  return content.every(({ raw }) => isOffice(raw)) || isOffice(content.map(({ raw }) => raw).join(' '))
}
