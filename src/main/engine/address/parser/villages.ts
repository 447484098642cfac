/** Villages that an address names without saying so. */
import { suffixes } from '../text/lexicon'
import type { Word } from '../text/words'
import type { PinNames } from './pin-places'
import { soundOf, type Run } from './runs'

/**
 * "12, Kansingha, Dist Bargarh": where an address names a district and no city, its last quarter is the village.
 * Changes `runs`.
 */
export function nameVillage(runs: Run[], words: readonly Word[], pin: PinNames | null): void {
  if (runs.some(({ part }) => part === 'village')) return
  // "Rampur, Post Bikram, Patna": before a post office or a taluk it is the village, whatever stands in for the city.
  const ends = runs.some(({ part }) => part === 'city') ? lesser : lesserOrDistrict
  const end = runs.findIndex(({ part, label }) => ends.has(part) && (label !== '' || ends === lesserOrDistrict))
  if (end < 0) return
  const at = runs.findLastIndex(
    ({ part, label, to }, index) =>
      index < end &&
      part === 'locality' &&
      (label === '' || label === 'at') &&
      !words[to - 1]!.number &&
      !suffixes.has(words[to - 1]!.text),
  )
  const run = runs[at]
  if (run === undefined) return
  const name = soundOf(words, run.from, run.to)
  runs[at] = { ...run, part: 'village', confidence: pin?.offices.has(name) === true ? 0.85 : 0.65 }
}

const lesser: ReadonlySet<Run['part']> = new Set<Run['part']>(['sub_district', 'post_office'])
const lesserOrDistrict: ReadonlySet<Run['part']> = new Set<Run['part']>([...lesser, 'district'])

/**
 * "Village Dhani, Block Phagi, Dist Jaipur": beside a village the block is that of the district's development, a
 * sub-district. Changes `runs`.
 */
export function nameBlock(runs: Run[], words: readonly Word[]): void {
  if (!runs.some(({ part }) => part === 'village')) return
  const at = runs.findIndex(
    ({ part, label, from, to }) =>
      part === 'locality' && label === '' && words[from]!.text === 'block' && to > from + 1 && !words[from + 1]!.number && words[from + 1]!.text.length > 2, // prettier-ignore
  )
  const run = runs[at]
  if (run !== undefined) runs[at] = { ...run, part: 'sub_district', label: 'block', from: run.from + 1 }
}

/**
 * "S/O Srinivasan B U Sanraki Dist Kaimur 821102": without a comma a relative's name ends where a post office of the
 * PIN code begins. Changes `runs`.
 */
export function freeVillage(runs: Run[], words: readonly Word[], pin: PinNames): void {
  const at = runs.findIndex(({ part, from, to }) => part === 'care_of' && to - from > 2)
  const run = runs[at]
  if (run === undefined) return
  const start = [run.to - 2, run.to - 1].find(
    (from) => from > run.from + 1 && pin.offices.has(soundOf(words, from, run.to)),
  )
  if (start === undefined) return
  const village: Run = { part: 'village', from: start, to: run.to, label: '', printedFrom: start, confidence: 0.6 }
  runs.splice(at, 1, { ...run, to: start }, village)
}
