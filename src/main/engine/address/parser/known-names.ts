import type { Gazetteer } from '../gazetteer'
import type { KnownNames } from '../text/glued-words'
import { nameSound } from '../text/sound'

/** Names by which words are taken apart, as a gazetteer knows them. */
export const knownNamesOf = ({ hasWord, pinsOfOffice, named }: Gazetteer): KnownNames => ({
  hasWord,
  isHeard: (word) => pinsOfOffice(nameSound(word)).length > 0,
  isCity: (word) => named(word).some(({ corporation }) => corporation),
})
