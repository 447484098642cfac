import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import { suffixes } from '../../text/lexicon'
import { sideOf } from '../../text/sides'
import { nameSound } from '../../text/sound'

/** A quarter, a village or a small town that an address names and the post office knows. */
export interface KnownQuarter {
  /** Index of the run that names it. */
  readonly run: number
  readonly sound: string
  /** PIN codes of the post offices of that name. */
  readonly pins: readonly string[]
  /** What the address calls its city or town; a large one is not compared with quarters. */
  readonly rank: 'quarter' | 'town' | 'city'
}

const parts: ReadonlySet<string> = new Set<AddressPartName>(['locality', 'village', 'post_office', 'city'])

/** The quarters that the runs of an address name, and its city or town. */
export function knownQuartersOf({ runs, words, city }: Analysis, gazetteer: Gazetteer): readonly KnownQuarter[] {
  const large = city.some(({ corporation, district }) => corporation || district)
  const found: KnownQuarter[] = []
  for (const [run, { part, label, from, to }] of runs.entries()) {
    if (!parts.has(part) || label === 'via' || label === 'ward') continue
    let end = to
    while (end > from && (words[end - 1]!.number || sideOf(words[end - 1]!.text, true) !== null)) end -= 1
    for (const last of [end, end - 1]) {
      if (last <= from || words[from]!.number || (last < end && !suffixes.has(words[last]!.text))) break
      const sound = nameSound(
        words
          .slice(from, last)
          .map(({ raw }) => raw)
          .join(' '),
      )
      const pins = gazetteer.pinsOfOffice(sound)
      if (pins.length === 0) continue
      found.push({ run, sound, pins, rank: part !== 'city' ? 'quarter' : large ? 'city' : 'town' })
      break
    }
  }
  return found
}
