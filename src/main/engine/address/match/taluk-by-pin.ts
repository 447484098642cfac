import { knows } from './place-agreement'
import type { Prepared } from './prepared'

/**
 * "Gandhi Ward, Chotila, Rajkot 363520" and "Gandhi Ward, Rajkot 360005": the PIN codes are of two regions, and one of
 * them bears out a sub-district that its address names, so that it is not wrong; the other address says nothing of it.
 */
export const otherTaluk = (a: Prepared, b: Prepared): boolean =>
  a.pin.slice(0, 3) !== b.pin.slice(0, 3) && (namesTaluk(a, b) || namesTaluk(b, a))

function namesTaluk(one: Prepared, other: Prepared): boolean {
  const [own, theirs] = [one.analysis.pin, other.analysis.pin]
  if (own === null || theirs === null) return false
  return one.words.some(
    ({ sound, common, part }) =>
      !common &&
      part !== 'landmark' &&
      own.taluks.has(sound) &&
      !own.districts.has(sound) &&
      !theirs.taluks.has(sound) &&
      !knows(other, sound),
  )
}
