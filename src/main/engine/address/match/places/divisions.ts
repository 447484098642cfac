/** Districts, taluks, police stations and post offices that two addresses say. */
import { distance } from 'fastest-levenshtein'
import { beginAlike } from '../words/align'
import { isCutInside } from '../words/cut-inside'
import type { Prepared } from '../prepared'

type Division = 'subDistrict' | 'villageBlock' | 'police' | 'district' | 'post'

/** "Taluka Khed" and "Taluka Shirur": each says its own, and neither the other's words nor its PIN code know it. */
export function otherDivision(a: Prepared, b: Prepared, division: Division): boolean {
  const [one, other] = [a[division], b[division]]
  if (one === '' || other === '' || areAlike(one, other) || isCutInside(one, other)) return false // prettier-ignore
  const sure = haveTwoPins(a, b, division)
  return !liesIn(one, b, division, sure) && !liesIn(other, a, division, sure)
}

/** Both say their tehsil, or their block of villages, and neither may be the other's as Devanagari has it. */
export const otherTehsil = (a: Prepared, b: Prepared): boolean =>
  (otherDivision(a, b, 'subDistrict') && soundApart(a.subDistrict, b.subDistrict)) ||
  // Blocks are parted: with one PIN code it is the village that was counted to another.
  ((a.pin === '' || a.pin !== b.pin) && otherDivision(a, b, 'villageBlock') && soundApart(a.villageBlock, b.villageBlock)) // prettier-ignore

/** Not "Baranti" and "Baramati": Devanagari does not write all vowels. */
const soundApart = (one: string, other: string): boolean =>
  distance(one, other) > 0.4 * Math.max(one.length, other.length)

/** "Amla, Teh Multai 460661" and "Amla, Teh Amla 460551": neither PIN code stands for both. */
const haveTwoPins = (a: Prepared, b: Prepared, division: Division): boolean =>
  division === 'subDistrict' && a.pin !== b.pin && a.analysis.pin !== null && b.analysis.pin !== null

/** "Ahmednagar" and "Ahilyanagar": the old name and the new. */
export function areOneDistrict(a: Prepared, b: Prepared): boolean {
  for (const place of a.named) if (place.district && b.named.has(place)) return true
  return false
}

/** Whether both name districts, and none that both name. */
export const nameTwoDistricts = ({ districts: one }: Prepared, { districts: other }: Prepared): boolean =>
  one.length > 0 && other.length > 0 && !one.some((sound) => other.includes(sound))

/**
 * A village may bear the name of another division, and a district that of one of its talukas: not of each. `sure` where
 * what the PIN code lies in besides says nothing.
 */
const liesIn = (
  sound: string,
  { bySound, around, words, analysis, district }: Prepared,
  division: Division,
  sure: boolean,
): boolean => {
  const at = bySound.get(sound)
  // "Dist. Sitapur" says nothing of the tehsil where each PIN code has its own.
  const asDistrict = sound === district || (at !== undefined && words[at]!.part === 'district')
  if (division === 'subDistrict' && asDistrict) return !sure && analysis.pin?.taluks.has(sound) === true
  return (at !== undefined && words[at]!.part !== 'village') || (around.has(sound) && !sure)
}

/** One name, a letter amiss in it, or the beginning or the end of the other. */
export function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < leastAlike) return one === other
  if (long.startsWith(short) || long.endsWith(short)) return true
  // "Kavathe Mahankal" and "Kavthemhankal", as Devanagari has it.
  if (short.length > 7 && short[0] === long[0] && bonesOf(short) === bonesOf(long)) return true
  // "Ghazipur" is not Hajipur.
  return (
    short.length > leastAlike &&
    beginAlike(short, long) &&
    [0, 1].some((more) => distance(short, long.slice(0, short.length + more)) <= 1)
  )
}
export const leastAlike = 5
const bonesOf = (sound: string): string => sound.replace(/[aeiouyh]/g, '')
