import { align, type Aligned } from './words/align'
import { comparePrinted, printedFeatures } from './words/as-printed'
import { compareBeside, institutionFeatures } from './words/beside-institution'
import { compareKinds, kindFeatures } from './words/kinds-of-names'
import { compareLikened, likenedFeatures } from './words/likened-words'
import { compareNumbers, numbersTurn, sectorsInParts, type NumbersCompared } from './numbers/compare-numbers'
import { sharedGrams } from './words/grams'
import { comparePlaces, type PlacesCompared } from './places/place-agreement'
import { numbersApart, numbersApartFeatures } from './numbers/numbers-apart'
import { partAgreement, partAgrees, type PartAgreement } from './words/part-agreement'
import {
  lacksLastPlace,
  otherVillage,
  sideConflict,
  soundsOne,
  streetsApart,
  villageFeatures,
  villagesApart,
} from './places/places-apart'
import type { Prepared } from './prepared'
import { quarterParts } from './places/quarter-parts'
import { quarterPins } from './places/quarter-pins'
import { liesWithin, reachOf, type Reach } from './words/reach'
import { asIn } from './words/renamed-streets'
import { rivalNames } from './words/rival-names'
import { standsBeside } from './numbers/stands-beside'
import { saturate } from './saturate'
import { compareSlots, slotFeatures } from './words/slots'
import { otherTaluk } from './places/taluk-by-pin'
import { withoutPerson } from './words/unlabelled-person'
import { unsaidNumbers } from './numbers/unsaid-numbers'
import { shareOf, wordSums, type Sums } from './words/word-sums'

export interface Comparison {
  readonly aligned: Aligned
  readonly numbers: NumbersCompared
  readonly places: PlacesCompared
  readonly parts: Readonly<Record<'building' | 'street' | 'locality' | 'landmark', PartAgreement>>
  readonly reach: Reach
  /** One names no house, and nothing but its town that the other lacks. */
  readonly within: boolean
  /** A name of one is another than that of the other which is most like it: "Cyber Heights", "Cyber Tower". */
  readonly otherName: boolean
  /** Each calls a village its own, and neither has the other's. */
  readonly otherVillage: boolean
  /** Each names a half of the place that the other does not, East and West. */
  readonly otherSide: boolean
  readonly details: Details
  readonly features: readonly number[]
}

/** What tells look-alikes from one another, for the explanation. */
export interface Details {
  /** "12" and "12/1" */
  readonly furtherHouse: boolean
  /** "Elliot Road" and "Elliot Lane" */
  readonly otherKindOfStreet: boolean
  /** "Ashok Vihar" and "Ashok Vihar Phase 2" */
  readonly onePhase: boolean
  /** "Sun Tower" and "Sun City Tower" */
  readonly wordInside: boolean
}

/** In the order of the model's weights. */
export const featureNames = [
  'covered_least', 'covered_most', 'covered_least_squared', 'matched_weight', 'rivals', 'lopsided', 'grams', 'all_grams', 'little',
  'quarter_matched', 'quarter_rivals', 'town_covered', 'town_rivals',
  'house_same', 'house_near', 'house_conflict', 'house_crossed', 'house_siblings', 'house_one', 'house_none', 'two_numbers', 'unit_conflict', 'block_same', 'block_conflict', 'lane_same', 'lane_conflict', 'floor_conflict',
  'building_same', 'building_rivals', 'street_same', 'street_rivals', 'locality_same', 'locality_rivals', 'landmark_same', 'landmark_other',
  'pin_same', 'pin_near', 'pin_region', 'pin_other', 'city_same', 'city_other', 'state_other',
  'house_same_covered', 'house_conflict_covered', 'house_none_covered', 'house_none_rivals', 'house_same_rivals', 'house_same_building', 'house_conflict_building', 'house_same_building_rivals', 'house_same_locality_rivals', 'pin_same_rivals', 'all_covered', 'side_conflict', 'pin_other_city_same', 'lane_conflict_house_same',
  'other_building_name', 'other_street_name', 'other_locality_name', 'other_quarter_name', 'other_name', 'other_name_of_kind', 'no_name_shared', 'house_same_no_name_shared', 'house_same_long', 'city_surely_other',
  'city_elsewhere', 'city_other_no_pin', 'state_other_no_pin', 'village_other', 'other_rest_of_name', 'house_same_other_name', 'house_same_village_other', 'house_same_other_rest_of_name', 'house_none_other_name', 'house_same_name_of_kind', 'unit_conflict_house_same', 'block_conflict_house_same', 'one_name_swapped', 'house_same_one_name_swapped', 'house_none_one_name_swapped',
  'name_replaced', 'name_perhaps_replaced', 'house_same_name_replaced', 'house_same_name_perhaps_replaced', 'house_none_name_replaced', 'house_none_name_perhaps_replaced', 'replaced_no_name_shared', 'perhaps_replaced_no_name_shared', 'other_ending', 'house_same_other_ending', 'side_conflict_house_same', 'house_none_other_rest_of_name', 'house_none_village_other', 'house_same_lane_same', 'city_nearby', 'name_inserted', 'house_same_name_inserted', 'other_landmark_alone',
  'town_other', 'house_same_town_other', 'house_none_town_other', 'plot_conflict_house_same',
  'nothing_shared', 'house_same_nothing_shared', 'only_town_shared', 'house_same_only_town_shared', 'pin_alone_other',
  'pin_same_name_replaced', 'other_kind_of_street', 'localities_apart', 'house_same_localities_apart', 'pin_same_localities_apart', 'pin_missing_localities_apart', 'streets_apart', 'house_same_streets_apart',
  'house_same_conflict', 'kind_of_place_alone', 'town_against_name', 'house_same_town_against_name', 'house_same_name_replaced_matched', 'house_same_last_place_other_matched', 'house_same_localities_apart_matched',
  'district_other', 'house_same_district_other', 'post_other', 'house_same_post_other', 'town_besides', 'house_same_town_besides', 'last_place_other', 'house_same_last_place_other', 'pin_same_last_place_other',
  'quarters_apart', 'house_same_quarters_apart', 'house_none_quarters_apart', 'pin_same_quarters_apart', 'quarters_together', 'house_same_quarters_together', 'taluk_other', 'house_same_taluk_other', 'house_extended', 'use_other',
  'quarter_extended', 'quarter_aged', 'quarter_sided', 'house_same_quarter_part', 'pin_apart_quarter_part', 'pin_same_quarter_part', 'building_same_quarter_part', 'tehsil_other', 'house_none_tehsil_other',
  'part_unsaid', 'sector_unsaid', 'number_otherwise',
  'building_more', 'street_more', 'locality_more', 'landmark_more',
  ...slotFeatures,
  ...numbersApartFeatures,
  ...printedFeatures,
  ...kindFeatures,
  ...likenedFeatures,
  ...institutionFeatures,
  ...villageFeatures,
  'districts_named_apart', 'house_beside',
] as const // prettier-ignore

const is = (yes: boolean): number => (yes ? 1 : 0)

export function compare(one: Prepared, other: Prepared): Comparison {
  const [a, b] = [asIn(withoutPerson(one, other), other), asIn(withoutPerson(other, one), one)]
  const aligned = align(a, b)
  const unsaid = unsaidNumbers(a.numbers, b.numbers)
  const numbers = compareNumbers(a.numbers, b.numbers, numbersTurn(a, b), sectorsInParts(a, b))
  const places = comparePlaces(a, b)
  const [sumA, sumB] = [wordSums(a, aligned.a), wordSums(b, aligned.b)]
  const coverA = shareOf(sumA.own, sumA.ownMatched)
  const coverB = shareOf(sumB.own, sumB.ownMatched)
  const least = Math.min(coverA, coverB)
  const highest = Math.max(coverA, coverB)
  const matched = Math.min(sumA.ownMatched, sumB.ownMatched)
  const [restA, restB] = [sumA.own - sumA.ownMatched, sumB.own - sumB.ownMatched]
  const rivals = saturate(Math.min(restA, restB))
  const grams = dice(a.grams, b.grams)
  const parts = {
    building: partAgreement('building', a, b, aligned),
    street: partAgreement('street', a, b, aligned),
    locality: partAgreement('locality', a, b, aligned, 'village'),
    landmark: partAgreement('landmark', a, b, aligned),
  }
  const villageOther = is(otherVillage(a, b, aligned))
  const townOther = is(places.otherTown)
  const none = is(!a.isNumbered && !b.isNumbered)
  const same = Math.min(1, numbers.same)
  const conflict = same === 0 ? numbers.conflict : 0.5 * numbers.conflict
  const little = saturate(1 / (0.3 + Math.min(sumA.own, sumB.own)))
  const townCovered = Math.max(sumA.town === 0 ? 1 : sumA.townMatched / sumA.town, sumB.town === 0 ? 1 : sumB.townMatched / sumB.town) // prettier-ignore
  const townRivals = saturate(Math.min(sumA.town - sumA.townMatched, sumB.town - sumB.townMatched))
  // A quarter that one names and the other calls otherwise.
  const quarterRivals = saturate(Math.min(sumA.quarter - sumA.quarterMatched + 0.5 * restA, sumB.quarter - sumB.quarterMatched + 0.5 * restB)) // prettier-ignore
  // "77, Bambolim, Goa" and "77, Dona Paula, Goa": but for the number and the town they have no word in common.
  const onlyTownShared = is(sharesNone(sumA.named, sumA.namedMatched) && sharesNone(sumB.named, sumB.namedMatched))
  const nothingShared = is(sharesNone(sumA.all, sumA.allMatched) && sharesNone(sumB.all, sumB.allMatched))
  // A PIN code may be wrong: beside all the rest that agrees it decides nothing. In a village there may be no number.
  const others = numbers.conflict + numbers.laneConflict + numbers.blockConflict + numbers.floorConflict + numbers.unitConflict // prettier-ignore
  const pinWrong = places.pin === 'region' || places.pin === 'other'
  const told = same > 0 || (none === 1 && a.village !== '' && soundsOne(a.village, b.village))
  const taluks = otherTaluk(a, b)
  const pinAlone = taluks === 0 && !places.otherTehsil && !places.townBesides && (pinWrong || places.pin === 'near') && places.city === 'same' && told && others === 0 && Math.max(restA, restB, sumA.quarter - sumA.quarterMatched, sumB.quarter - sumB.quarterMatched, townRivals) < 0.15 && townOther === 0 // prettier-ignore
  const pinSpeaks = is(!pinAlone)
  const buildingSame = partAgrees(parts.building)
  const [buildingRivals, localityRivals] = [saturate(parts.building.rivals), saturate(parts.locality.rivals)]
  // "Bandra West" and "Santacruz West": each has a quarter, and neither anything of the other's.
  const apart = is(isLost(parts.locality.inA) && isLost(parts.locality.inB))
  const streets = is(streetsApart(a, b, aligned))
  const lastOther = is(lacksLastPlace(a, aligned.a, b) && lacksLastPlace(b, aligned.b, a))
  const quarters = quarterPins(a, b, aligned, places.kin)
  const rival = rivalNames(a, b, aligned)
  const { extended, aged, ...part } = quarterParts(a, b, aligned)
  // "Sunder Kunj, Chembur East" and "Sunder Kunj, Chembur": a half behind the name is left out where a building tells.
  // So it is before the name where the number in it agrees as well: "Set 2, Sharma Niwas, Lower Panthaghati".
  const sided = (part.sided < 1 || same > 0) && buildingSame > 0 ? 0 : part.sided
  const partOfQuarter = Math.max(extended, aged, sided)
  // "Main Road, Jhabua" and "Main Road, Meghnagar, Jhabua": what they share is in every town.
  const unnamed = sumA.named > 0 ? b : a
  const kindAlone = sumA.namedMatched + sumB.namedMatched < 0.2 && sumA.named > 0 !== sumB.named > 0 && !unnamed.words.some(({ part }) => part === 'landmark') // prettier-ignore
  // "302, Brigade Metropolis" and "302, Sai Apartment": a name that few buildings have may be counted to two quarters.
  const known = Math.max(0, Math.log1p(matched) - 0.5)
  // "Sector 13, Rohini, Delhi" and "Vasundhara Enclave, Delhi": where one names a town, the other names a quarter.
  const townAgainstName = saturate(Math.max(Math.min(townLost(sumA), nameLost(sumB)), Math.min(townLost(sumB), nameLost(sumA)))) // prettier-ignore
  const otherSide = sideConflict(a, b, aligned)
  const sides = is(otherSide)
  const furtherHouse =
    numbers.extended !== null && timesPrinted(a, numbers.extended) !== timesPrinted(b, numbers.extended)
  const values = [
    least, highest, least * least, Math.log1p(matched), rivals, saturate(Math.abs(restA - restB)), grams, dice(a.allGrams, b.allGrams), little,
    saturate(Math.min(sumA.quarterMatched, sumB.quarterMatched)), quarterRivals, townCovered, townRivals,
    same, Math.min(1, numbers.near), conflict, numbers.crossed, Math.min(1, numbers.siblings), numbers.onlyOne, none, is(numbers.same > 1), numbers.unitConflict, numbers.blockSame, numbers.blockConflict, numbers.laneSame, numbers.laneConflict, numbers.floorConflict,
    buildingSame, buildingRivals, partAgrees(parts.street), saturate(parts.street.rivals), partAgrees(parts.locality), localityRivals, partAgrees(parts.landmark), is(parts.landmark.rivals > 0.7),
    is(places.pin === 'same'), pinSpeaks * is(places.pin === 'near'), pinSpeaks * is(places.pin === 'region'), pinSpeaks * is(places.pin === 'other'), is(places.city === 'same'), is(places.city === 'other'), is(places.stateOther),
    same * highest, conflict * highest, none * least, none * rivals, same * rivals, same * buildingSame, conflict * buildingSame, same * buildingRivals, same * localityRivals, is(places.pin === 'same') * rivals, is(least > 0.85), sides, pinSpeaks * is(pinWrong && places.city === 'same'), same * numbers.laneConflict,
    rival.building, rival.street, rival.locality, rival.quarter, rival.any, rival.alike, rival.noneShared, same * rival.noneShared, is(numbers.sameLong), is(places.surelyOther),
    is(places.city === 'elsewhere'), is(places.city === 'other' && places.pin === 'missing'), is(places.stateOther && places.pin === 'missing'), villageOther, rival.within, same * Math.max(rival.building, rival.street, rival.locality), same * villageOther, same * rival.within, none * Math.max(rival.building, rival.street, rival.locality), same * rival.alike, same * numbers.unitConflict, same * numbers.blockConflict, rival.swapped, same * rival.swapped, none * rival.swapped,
    rival.replaced, rival.perhapsReplaced, same * rival.replaced, same * rival.perhapsReplaced, none * rival.replaced, none * rival.perhapsReplaced, rival.replaced * rival.noneShared, rival.perhapsReplaced * rival.noneShared, rival.otherEnding, same * rival.otherEnding, same * sides, none * rival.within, none * villageOther, same * numbers.laneSame, is(places.city === 'nearby'), rival.inserted, same * rival.inserted, is(parts.landmark.rivals > 0.7 && (rival.none || rival.noneShared > 0.5)),
    townOther, same * townOther, none * townOther, same * numbers.plotConflict,
    nothingShared, same * nothingShared, onlyTownShared, same * onlyTownShared, is(pinAlone),
    is(places.pin === 'same') * Math.max(rival.replaced, rival.perhapsReplaced), rival.otherStreet, apart, same * apart, is(places.pin === 'same') * apart, is(places.pin === 'missing') * apart, streets, same * streets,
    same > 0 ? numbers.conflict : 0, none * is(kindAlone), townAgainstName, same * townAgainstName, same * rival.replaced * known, same * lastOther * known, same * apart * known,
    is(places.otherDistrict), same * is(places.otherDistrict), is(places.otherPost), same * is(places.otherPost), is(places.townBesides), same * is(places.townBesides), lastOther, same * lastOther, is(places.pin === 'same') * lastOther,
    quarters.apart, same * quarters.apart, none * quarters.apart, is(places.pin === 'same') * quarters.apart, quarters.together, same * quarters.together, taluks, same * taluks, is(furtherHouse), numbers.otherUse,
    extended, aged, sided, same * partOfQuarter, is(pinWrong || places.pin === 'near') * partOfQuarter, is(places.pin === 'same') * partOfQuarter, buildingSame * partOfQuarter, is(places.otherTehsil), none * is(places.otherTehsil),
    unsaid.part, unsaid.sector, unsaid.otherwise,
    saturate(parts.building.more), saturate(parts.street.more), saturate(parts.locality.more), saturate(parts.landmark.more),
  ] // prettier-ignore
  const features = values.concat(
    compareSlots(a, b, aligned),
    numbersApart(a.numbers, b.numbers),
    comparePrinted(a, b, aligned),
    compareKinds(a, b, aligned),
    compareLikened(a, b, aligned),
    compareBeside(a, b, aligned),
    villagesApart(a, b),
    is(places.districtsApart),
    is(standsBeside(a, b) || standsBeside(b, a)),
  )
  return {
    aligned,
    numbers,
    places,
    parts,
    reach: reachOf(a, b),
    within: liesWithin(a, b, aligned),
    otherName:
      Math.max(rival.within, rival.otherEnding, rival.inserted, rival.otherStreet, rival.replaced, partOfQuarter) > 0.5,
    otherVillage: villageOther > 0,
    otherSide,
    details: {
      furtherHouse,
      otherKindOfStreet: rival.otherStreet > 0,
      onePhase: unsaid.part > 0,
      wordInside: rival.inserted > 0,
    },
    features,
  }
}

/** "98 C New Colony" and "98-C New Colony" print the letter once each; "56, Sector 1" and "56/1, Sector 1" do not. */
function timesPrinted({ analysis: { words } }: Prepared, piece: string): number {
  let count = 0
  for (const { text } of words) for (const one of text.split(' ')) if (one === piece) count += 1
  return count
}

const townLost = ({ town, townMatched }: Sums): number => town - townMatched
const nameLost = ({ named, namedMatched }: Sums): number => named - namedMatched
const isLost = (share: number): boolean => share >= 0 && share < 0.35
const sharesNone = (all: number, matched: number): boolean => all > 0 && matched < 0.2 * all

/** Twice what both have by what each has, 0..1. */
function dice(a: Int32Array, b: Int32Array): number {
  return a.length === 0 || b.length === 0 ? 0 : (2 * sharedGrams(a, b)) / (a.length + b.length)
}
