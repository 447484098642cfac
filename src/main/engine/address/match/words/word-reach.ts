import type { PinNames } from '../../parser/pin-places'
import type { Run } from '../../parser/runs'
import type { NameWord } from '../prepared'

const towns: ReadonlySet<string> = new Set(['city', 'district', 'sub_district'])

/** How many houses share a word: by what it is a part of, and by what the address and its PIN code name. */
export function wordReach(
  part: Run['part'],
  sound: string,
  common: boolean,
  named: ReadonlySet<string>,
  pin: PinNames | null,
): NameWord['reach'] {
  const wide = named.has(sound) || (!common && (pin?.wide.has(sound) === true || isCutOff(sound, named)))
  if (towns.has(part) || (wide && part !== 'village')) return 'town'
  // "Gram Bamanwas, Tehsil Bamanwas": a village may bear its sub-district's name.
  return wide || part === 'post_office' || (!common && pin?.local.has(sound) === true) ? 'quarter' : 'own'
}

/** "Rajkot, ajkot": a town that the address repeats, its first letter unread. */
function isCutOff(sound: string, named: ReadonlySet<string>): boolean {
  if (sound.length < 5) return false
  for (const name of named) if (name.length === sound.length + 1 && name.endsWith(sound)) return true
  return false
}
