import { join } from 'node:path'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import type { KnownNames } from '../../../../../src/main/engine/address/text/glued-words'
import { nameSound } from '../../../../../src/main/engine/address/text/sound'

const gazetteer = loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer'))

/** Names as the analyser knows them. */
export const knownNames: KnownNames = {
  hasWord: gazetteer.hasWord,
  isHeard: (word) => gazetteer.pinsOfOffice(nameSound(word)).length > 0,
  isCity: (word) => gazetteer.named(word).some(({ corporation }) => corporation),
}
