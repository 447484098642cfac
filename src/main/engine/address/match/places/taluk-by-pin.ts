import { knows } from './place-agreement'
import type { Prepared } from '../prepared'

/**
 * How far it says another sub-district, 0..1.
 * "Gandhi Ward, Chotila, Rajkot 363520" and "Gandhi Ward, Rajkot 360005": the PIN codes are of two regions, and one of
 * them bears out a sub-district that its address names, so that it is not wrong; the other address says nothing of it.
 * Half where the other has no PIN code but names a city of another region, and may only leave the sub-district out:
 * "Gandhi Ward, Rajkot".
 */
export const otherTaluk = (a: Prepared, b: Prepared): number =>
  a.pin.slice(0, 3) !== b.pin.slice(0, 3) && (namesTaluk(a, b) || namesTaluk(b, a)) ? (a.pin === '' || b.pin === '' ? 0.5 : 1) : 0 // prettier-ignore

function namesTaluk(one: Prepared, other: Prepared): boolean {
  const [own, theirs] = [one.analysis.pin, other.analysis.pin]
  if (own === null || (theirs === null && !isInCityElsewhere(other, one))) return false
  return one.words.some(
    ({ sound, common, part }) =>
      !common &&
      part !== 'landmark' &&
      own.taluks.has(sound) &&
      !own.districts.has(sound) &&
      theirs?.taluks.has(sound) !== true &&
      !knows(other, sound),
  )
}

/** Not "Dist. Nellore", which says no town of it, nor "Jaipur" to "Sanganer, Jaipur 302033". */
const isInCityElsewhere = (
  { pin, sureOfCity, byDistrict, analysis: { regions } }: Prepared,
  other: Prepared,
): boolean => pin === '' && sureOfCity && !byDistrict && regions.length > 0 && !regions.includes(other.pin.slice(0, 3))
