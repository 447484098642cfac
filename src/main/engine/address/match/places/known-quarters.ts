import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import { estateBoards } from '../../text/boards'
import { suffixes } from '../../text/lexicon'
import { sideOf } from '../../text/sides'
import { nameSound } from '../../text/sound'
import type { Word } from '../../text/words'

/** A quarter, a village or a small town that an address names and the post office knows. */
export interface KnownQuarter {
  /** Index of the run that names it. */
  readonly run: number
  readonly sound: string
  /** PIN codes of the post offices of that name. */
  readonly pins: readonly string[]
  /** Those of them in the regions where the address says to be. */
  readonly here: readonly string[]
  /** What the address calls its city or town; a large one is not compared with quarters. */
  readonly rank: 'quarter' | 'town' | 'city'
}

const parts: ReadonlySet<string> = new Set<AddressPartName>(['locality', 'village', 'post_office', 'city'])

/** The quarters that the runs of an address name, and its city or town. */
export function knownQuartersOf(
  { runs, words, city }: Analysis,
  regions: readonly string[],
  gazetteer: Gazetteer,
): readonly KnownQuarter[] {
  const large = city.some(({ corporation, district }) => corporation || district)
  const found: KnownQuarter[] = []
  for (const [run, { part, label, from, to }] of runs.entries()) {
    if (!parts.has(part) || label === 'via' || label === 'ward') continue
    const known = knownOf(nameOf(words, from, to), gazetteer)
    if (known === null) continue
    const rank = part !== 'city' ? 'quarter' : large ? 'city' : 'town'
    found.push({ run, ...known, here: pinsIn(known.pins, regions), rank })
  }
  return found
}

/** Those of some PIN codes that lie in one of some regions, told by their first three digits. */
export const pinsIn = (pins: readonly string[], regions: readonly string[]): readonly string[] =>
  regions.length === 0 ? [] : pins.filter((pin) => regions.some((region) => pin.startsWith(region)))

/** What the post office may know a quarter by: its words, without a side and numbers behind them. */
function nameOf(words: readonly Word[], from: number, to: number): readonly Word[] {
  let end = to
  while (end > from && (words[end - 1]!.number || sideOf(words[end - 1]!.text, true) !== null)) end -= 1
  return end === from || words[from]!.number ? [] : words.slice(from, end)
}

/** The quarter that some words name: all of them, those before the word for its kind, those that tell an estate. */
function knownOf(name: readonly Word[], gazetteer: Gazetteer): Pick<KnownQuarter, 'sound' | 'pins'> | null {
  if (name.length === 0) return null
  const ofEstate = name.filter(({ text, number }) => !number && !ofEstates.has(text) && !estateBoards.has(text))
  const forms = [
    name,
    ...(name.length > 1 && suffixes.has(name.at(-1)!.text) ? [name.slice(0, -1)] : []),
    // "Thirumudivakkam SIDCO Industrial Estate", "GIDC Ankleshwar"
    ...(ofEstate.length > 0 && name.some(({ text }) => estateBoards.has(text)) ? [ofEstate] : []),
  ]
  for (const form of forms) {
    const sound = nameSound(form.map(({ raw }) => raw).join(' '))
    const pins = gazetteer.pinsOfOffice(sound)
    if (pins.length > 0) return { sound, pins }
  }
  return null
}
/** Words for an estate, which are those of any. */
export const ofEstates: ReadonlySet<string> = new Set([
  'industrial',
  'estate',
  'area',
  'park',
  'growth',
  'centre',
  'complex',
])
