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
  const placeLike = words.some(
    (word) =>
      (word.number && words.length > 1) || suffixes.has(word.text) || labels.has(word.text) || isOffice(word.raw),
  )
  return placeLike ? null : 'no_place'
}
