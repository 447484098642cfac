import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import { leadingSideOf, sideOf, sizeOf, type Side } from '../../text/sides'
import { nameSound } from '../../text/sound'
import { printed } from '../../text/words'
import { namesDistrict } from './names-district'

/** A word that makes of a quarter's name that of another beside it: "Raj Nagar Extension", "New Palasia". */
export interface QuarterMark {
  /** Index of the run that it is in, or that it follows where it is a run of its own. */
  readonly run: number
  readonly word: string
  readonly mark: Side | 'extension' | 'greater'
  /** It stands before the name. */
  readonly leads: boolean
}

const parts: ReadonlySet<string> = new Set<AddressPartName>([
  'locality',
  'village',
  'post_office',
  'building',
  'street',
])
const halves: ReadonlySet<string> = new Set<Side>(['east', 'west', 'north', 'south'])
const extensions: ReadonlySet<string> = new Set(['extension', 'annexe', 'annex', 'vistar'])

/** `named` are the sounds of its places: "Kolkata East" is Kolkata, and half of it is left out as often. */
export function quarterMarksOf(
  { text: printedAs, runs, words }: Analysis,
  named: ReadonlySet<string>,
  gazetteer: Gazetteer,
): readonly QuarterMark[] {
  const found: QuarterMark[] = []
  for (const [index, run] of runs.entries()) {
    const { part, label, from, to } = run
    if (!parts.has(part) || label === 'ward') continue
    for (let at = from; at < to; at += 1) {
      const { text } = words[at]!
      const alone = to === from + 1
      // "Indira Vihar E": the letter may be a run of its own.
      const follows = alone && !words[at]!.opens && parts.has(runs[index - 1]?.part ?? '')
      const side =
        sideOf(text, at === to - 1 && (at > from || follows)) ??
        (at > from ? sizeOf(text) : alone ? null : leadingSideOf(printedAs, words, at))
      const mark = extensions.has(text) ? 'extension' : text === 'greater' ? text : side
      // Of a street halves are compared as such; its extension is another.
      if (mark === null || (part === 'street' && mark !== 'extension')) continue
      // "Sector 7 Extension"; "New Delhi, South" is a district.
      if (alone && (index === 0 || (mark !== 'extension' && !follows))) continue
      if (halves.has(mark) && at === to - 1 && !alone && named.has(nameSound(printed(words, from, at)))) continue
      if (halves.has(mark) && at === from && namesDistrict(words, run, gazetteer)) continue
      found.push({ run: alone ? index - 1 : index, word: text, mark, leads: at === from && !alone })
    }
  }
  return found
}
