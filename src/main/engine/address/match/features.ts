import type { AddressPartName } from '../../../../shared/domain/address-match'
import { align, type Aligned } from './align'
import { compareNumbers, type NumbersCompared } from './numbers'
import { comparePlaces, type PlacesCompared } from './place-agreement'
import type { Prepared } from './prepare'

/** How the words of one part fare in the other address. */
export interface PartAgreement {
  /** Share of the words' weight that the other has; -1 where the part is missing. */
  readonly inB: number
  readonly inA: number
}

export interface Comparison {
  readonly aligned: Aligned
  readonly numbers: NumbersCompared
  readonly places: PlacesCompared
  readonly parts: Readonly<Record<'building' | 'street' | 'locality' | 'landmark', PartAgreement>>
  readonly features: Float64Array
}

/** In the order of the model's weights. */
export const featureNames = [
  'covered_least', 'covered_most', 'matched_weight', 'rivals', 'lopsided', 'grams', 'place_words', 'place_rivals',
  'house_same', 'house_near', 'house_conflict', 'house_crossed', 'house_siblings', 'house_one', 'house_none', 'unit_conflict', 'block_same', 'block_conflict', 'lane_same', 'lane_conflict', 'floor_conflict',
  'building_same', 'building_other', 'street_same', 'street_other', 'locality_same', 'locality_other', 'landmark_same', 'landmark_other',
  'pin_same', 'pin_near', 'pin_region', 'pin_other', 'city_same', 'city_other', 'state_other',
  'house_same_covered', 'house_conflict_covered', 'house_none_covered', 'house_same_rivals', 'little', 'covered_grams', 'covered_least_squared', 'house_same_building', 'house_conflict_building', 'two_numbers',
] as const // prettier-ignore

const saturate = (x: number): number => x / (1 + x)

export function compare(a: Prepared, b: Prepared): Comparison {
  const aligned = align(a, b)
  const numbers = compareNumbers(a.numbers, b.numbers)
  const places = comparePlaces(a, b)
  const [specificA, specificB] = [sums(a, aligned.a), sums(b, aligned.b)]
  const coverA = specificA.own === 0 ? 0 : specificA.ownMatched / specificA.own
  const coverB = specificB.own === 0 ? 0 : specificB.ownMatched / specificB.own
  const least = Math.min(coverA, coverB)
  const highest = Math.max(coverA, coverB)
  const matched = Math.min(specificA.ownMatched, specificB.ownMatched)
  const [restA, restB] = [specificA.own - specificA.ownMatched, specificB.own - specificB.ownMatched]
  const rivals = saturate(Math.min(restA, restB))
  const grams = dice(a.grams, b.grams)
  const parts = {
    building: part('building', a, b, aligned),
    street: part('street', a, b, aligned),
    locality: part('locality', a, b, aligned, 'village'),
    landmark: part('landmark', a, b, aligned),
  }
  const houses = (one: Prepared): boolean =>
    one.numbers.some(({ kind }) => kind !== 'floor' && kind !== 'lane' && kind !== 'area')
  const noHouse = !houses(a) && !houses(b) ? 1 : 0
  const same = Math.min(1, numbers.same)
  const conflict = same === 0 ? numbers.conflict : 0.5 * numbers.conflict
  const little = saturate(1 / (0.3 + Math.min(specificA.own, specificB.own)))
  const placeA = specificA.place === 0 ? 1 : specificA.placeMatched / specificA.place
  const placeB = specificB.place === 0 ? 1 : specificB.placeMatched / specificB.place
  const buildingSame = yes(parts.building)
  const values = [
    least, highest, Math.log1p(matched), rivals, saturate(Math.abs(restA - restB)), grams, Math.max(placeA, placeB), saturate(Math.min(specificA.place - specificA.placeMatched, specificB.place - specificB.placeMatched)),
    same, Math.min(1, numbers.near), conflict, numbers.crossed, Math.min(1, numbers.siblings), numbers.onlyOne, noHouse, numbers.unitConflict, numbers.blockSame, numbers.blockConflict, numbers.laneSame, numbers.laneConflict, numbers.floorConflict,
    buildingSame, no(parts.building), yes(parts.street), no(parts.street), yes(parts.locality), no(parts.locality), yes(parts.landmark), no(parts.landmark),
    places.pin === 'same' ? 1 : 0, places.pin === 'near' ? 1 : 0, places.pin === 'region' ? 1 : 0, places.pin === 'other' ? 1 : 0, places.city === 'same' ? 1 : 0, places.city === 'other' ? 1 : 0, places.stateOther ? 1 : 0,
    same * highest, conflict * highest, noHouse * least, same * rivals, little, least * grams, least * least, same * buildingSame, conflict * buildingSame, Math.min(2, numbers.same) > 1 ? 1 : 0,
  ] // prettier-ignore
  return { aligned, numbers, places, parts, features: Float64Array.from(values) }
}

interface Sums {
  readonly own: number
  readonly ownMatched: number
  readonly place: number
  readonly placeMatched: number
}

function sums({ words }: Prepared, scores: Float64Array): Sums {
  let [own, ownMatched, place, placeMatched] = [0, 0, 0, 0]
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!
    const weight = word.part === 'landmark' ? 0.5 * word.weight : word.weight
    if (word.place) {
      place += weight
      placeMatched += weight * scores[i]!
    } else {
      own += weight
      ownMatched += weight * scores[i]!
    }
  }
  return { own, ownMatched, place, placeMatched }
}

function part(
  name: AddressPartName,
  a: Prepared,
  b: Prepared,
  aligned: Aligned,
  too: AddressPartName = name,
): PartAgreement {
  return { inB: share(name, too, a, aligned.a), inA: share(name, too, b, aligned.b) }
}

function share(name: AddressPartName, too: AddressPartName, { words }: Prepared, scores: Float64Array): number {
  let [all, matched] = [0, 0]
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!
    if (word.part !== name && word.part !== too) continue
    all += word.weight
    matched += word.weight * scores[i]!
  }
  return all === 0 ? -1 : matched / all
}

/** Both have it and it agrees; somewhat less where only one calls it so and the other holds its words. */
const yes = ({ inA, inB }: PartAgreement): number =>
  inA < 0 && inB < 0
    ? 0
    : inA < 0
      ? inB > 0.7
        ? 0.7
        : 0
      : inB < 0
        ? inA > 0.7
          ? 0.7
          : 0
        : Math.max(inA, inB) > 0.7
          ? 1
          : 0
const no = ({ inA, inB }: PartAgreement): number => (inA >= 0 && inB >= 0 && Math.max(inA, inB) < 0.4 ? 1 : 0)

function dice(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  let both = 0
  for (const gram of few) if (many.has(gram)) both += 1
  return (2 * both) / (a.size + b.size)
}
