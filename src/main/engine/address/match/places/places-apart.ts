/** What two addresses name that cannot be one place: halves of a quarter, villages, streets. */
import { distance } from 'fastest-levenshtein'
import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Run } from '../../parser/runs'
import type { Side } from '../../text/sides'
import { soundOf } from '../../text/sound'
import type { Aligned } from '../words/align'
import { farness } from '../words/farness'
import type { NameWord, Prepared } from '../prepared'

/** Sides that exclude one another. */
const axes: readonly (readonly Side[])[] = [['east', 'west', 'north', 'south'], ['new', 'old'], ['upper', 'middle', 'lower'], ['inside', 'outside'], ['front', 'back'], ['large', 'small'], ['lig', 'mig', 'hig', 'ews', 'sfs']] // prettier-ignore

/** Each names a side that the other does not, of one kind; or of one quarter each another. */
export function sideConflict(a: Prepared, b: Prepared, aligned: Aligned): boolean {
  if (a.sides.size === 0 || b.sides.size === 0) return false
  if (ofOneQuarter(a, b, aligned) || ofOneTown(a, b)) return true
  return axes.some((axis) => {
    const [one, other] = [axis.filter((side) => a.sides.has(side)), axis.filter((side) => b.sides.has(side))]
    // "Gokhale Road North, Dadar West" and "Gokhale Road South, Dadar West"
    return one.some((side) => !other.includes(side)) && other.some((side) => !one.includes(side))
  })
}

/** "Moti Vasi, Nani Daman" and "Moti Vasi, Moti Daman" */
const ofOneTown = ({ sideOfTown: one }: Prepared, { sideOfTown: other }: Prepared): boolean =>
  one !== null && other !== null && one !== other && axes.some((axis) => axis.includes(one) && axis.includes(other))

/** "Avani North, South Bopal" and "Avani South, South Bopal" */
function ofOneQuarter(a: Prepared, b: Prepared, { toB, a: scores }: Aligned): boolean {
  return a.marks.some((one) =>
    b.marks.some((other) => {
      if (one.mark === other.mark || !axes.some((axis) => axis.includes(one.mark as Side) && axis.includes(other.mark as Side))) return false // prettier-ignore
      const name = a.words.flatMap(({ run, common }, at) => (run === one.run && !common ? [at] : []))
      return name.length > 0 && name.every((at) => scores[at]! > 0.6 && b.words[toB[at]!]?.run === other.run)
    }),
  )
}

export const otherVillage = (a: Prepared, b: Prepared, aligned: Aligned): boolean =>
  lackVillages(a, b, aligned) || isAroundIts(a, b) || isAroundIts(b, a)

/**
 * "Village Sirsali, Post Barwala" and "Village Barwala": the one's post office is in the village that the other names.
 */
const isAroundIts = (one: Prepared, other: Prepared): boolean =>
  one.village !== '' && !soundsOne(one.village, other.village) && one.post !== '' && soundsOne(one.post, other.village) && !other.quarters.has(one.village) // prettier-ignore
/** "Amdi" and "Amadi" */
const oneVowelApart = (one: string, other: string): boolean => one.length > 3 && Math.abs(one.length - other.length) === 1 && distance(one, other) === 1 // prettier-ignore
/** One sound, or one but for vowels that Devanagari does not write. */
export const soundsOne = (one: string, other: string): boolean =>
  one === other || ((one.length > 4 || oneVowelApart(one, other)) && soundOf(one).bones === soundOf(other).bones)

/**
 * Both name a village, and of each the other lacks a word; that both lie in one taluk of such a name does not count.
 */
function lackVillages(a: Prepared, b: Prepared, { a: scores, b: scoresB, toB }: Aligned): boolean {
  return lacksVillage(a, b, scores, (i) => b.words[toB[i]!]) && lacksVillage(b, a, scoresB, (j) => a.words[toB.indexOf(j)]) // prettier-ignore
}

const lacksVillage = (
  { words }: Prepared,
  other: Prepared,
  scores: readonly number[],
  partnerOf: (at: number) => NameWord | undefined,
): boolean =>
  words.some(({ part, common, sound }, at) => {
    if (part !== 'village' || common || soundsSmall(other, sound)) return false
    const partner = partnerOf(at)
    return scores[at]! <= 0.6 || (partner !== undefined && !small.has(partner.part))
  })

const soundsSmall = ({ words }: Prepared, sound: string): boolean =>
  words.some((word) => small.has(word.part) && word.sound === sound)
const small: ReadonlySet<string> = new Set<AddressPartName>(['village', 'post_office', 'locality'])

/**
 * "Nandi Durga Road, Jayamahal" and "Jayamahal Main Road": each names a street, and no word of it is one of the
 * other's.
 */
export function streetsApart(a: Prepared, b: Prepared, { toB }: Aligned): boolean {
  if (!b.words.some(inStreet)) return false
  let named = false
  for (let i = 0; i < a.words.length; i += 1) {
    const word = a.words[i]!
    if (!inStreet(word)) continue
    if (b.words[toB[i]!]?.part === 'street') return false
    named = true
  }
  return named
}

const inStreet = ({ part, common }: NameWord): boolean => part === 'street' && !common

/**
 * "Panskura, Medinipur East" and "Moyna, Medinipur East": of the name that stands last before the district or the city
 * the other has nothing; of the last of all where it names neither.
 */
export function lacksLastPlace(
  { lastPlace, words }: Prepared,
  scores: readonly number[],
  { local }: Prepared,
): boolean {
  if (lastPlace < 0) return false
  let named = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (word.run !== lastPlace || word.common) continue
    if (scores[at]! > 0.6 || local.has(word.sound)) return false
    named = true
  }
  return named
}

/** The run of the name that stands last before the district or the city; -1 where there is none. */
export function lastPlaceOf(runs: readonly Run[]): number {
  const town = runs.findIndex(({ part }) => part === 'district' || part === 'city')
  const end = town < 0 ? runs.length : town
  return runs.findLastIndex(({ part, label }, at) => at < end && lastPlaces.has(part) && !besides.has(label))
}
const lastPlaces: ReadonlySet<string> = new Set(['locality', 'village', 'sub_district', 'city', 'post_office'])
const besides: ReadonlySet<string> = new Set(['ward', 'via'])

export const villageFeatures = ['village_called_apart', 'village_part_apart'] as const

/**
 * How far the names are from one another that each gives to its village, 0..1: as labels say, and as what stands where
 * villages do. That one of them is the other's post office makes them no nearer.
 */
export function villagesApart(a: Prepared, b: Prepared): readonly number[] {
  const called =
    a.village === '' || b.village === '' || soundsOne(a.village, b.village) ? 0 : farness(a.village, b.village)
  let nearest = -1
  for (const one of a.words) {
    if (!isVillage(one)) continue
    for (const other of b.words) {
      if (!isVillage(other)) continue
      const apart = farness(one.sound, other.sound)
      if (nearest < 0 || apart < nearest) nearest = apart
    }
  }
  return [called, Math.max(0, nearest)]
}
const isVillage = ({ part, common }: NameWord): boolean => part === 'village' && !common
