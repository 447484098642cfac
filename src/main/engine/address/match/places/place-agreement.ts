import type { Place } from '../../gazetteer'
import type { NamedPlace } from '../../parser/places'
import { youngerStates } from '../../states'
import { nameSound } from '../../text/sound'
import { areAlike, areOneDistrict, leastAlike, nameTwoDistricts, otherDivision, otherTehsil } from './divisions'
import { arePartedDistricts } from './parted-districts'
import type { Prepared } from '../prepared'
import { areTwins, isTwinOf } from './twin-cities'

export interface PlacesCompared {
  /** `near` differs in one place or two that changed seats; `region` shares the first three digits. */
  readonly pin: 'same' | 'near' | 'region' | 'other' | 'missing'
  /**
   * `nearby`: towns of one postal region; `elsewhere`: without PIN codes, their quarters or cities lie far apart as far
   * as the gazetteer knows.
   */
  readonly city: 'same' | 'nearby' | 'other' | 'elsewhere' | 'unknown'
  /** Both name a city or district that the gazetteer is sure of, and not the same. */
  readonly surelyOther: boolean
  readonly stateOther: boolean
  /** Each names a town or taluk that the other does not, whatever district they share. */
  readonly otherTown: boolean
  /** Both say their taluk or tehsil, and not the same. */
  readonly otherTehsil: boolean
  /** Both name a district, and not the same. */
  readonly otherDistrict: boolean
  /**
   * "Melur, Thoothukudi" and "Melur, Madurai District": each names a district, whatever it calls it, and none that is the
   * other's or that it was parted from.
   */
  readonly districtsApart: boolean
  /** Of the districts that they name one was parted from the other. */
  readonly kin: boolean
  /** Both name a post office, and not the same. */
  readonly otherPost: boolean
  /** Both name one city, and one of them a town besides of which the other says nothing: "Sohna, Gurgaon" and "Gurgaon". */
  readonly townBesides: boolean
}

export function comparePlaces(a: Prepared, b: Prepared): PlacesCompared {
  const surely = a.sureOfCity && b.sureOfCity && a.byDistrict === b.byDistrict
  const compared = compareCities(a, b)
  // "Repalle, Guntur District" and "Repalle, Bapatla District": of another year.
  const kin = arePartedDistricts(a, b)
  // "Bilaspur, HP" and "Bilaspur, CG"; with one PIN code one of the states is a slip.
  const inTwoStates = statesApart(a, b) && (compared !== 'same' || a.pin === '' || a.pin !== b.pin)
  // "Purvi Champaran" and "Dist Supaul": the one is the other's district no more than it is its town.
  const twins = areTwins(a, b)
  const districtsApart = !twins && !kin && nameTwoDistricts(a, b)
  const inTwoDistricts = districtsApart && (a.pin === '' || a.pin !== b.pin)
  const near =
    compared === 'other' && !surely && !inTwoStates && !inTwoDistricts && !areFarStates(a, b) && mayBeOne(a, b)
  const city = inTwoStates ? 'other' : compared !== 'same' && kin ? 'unknown' : near ? nearCities(a, b) : compared
  // "Khadki, Pune 411003" is in Pune, "Shirur, Pune 412210" beside it.
  const grown = twins && mayBeOne(a, b)
  const besidesA = !grown && namesTownBesides(a, b, kin)
  const besidesB = !grown && namesTownBesides(b, a, kin)
  return {
    pin: comparePins(a.pin, b.pin),
    city,
    surelyOther: city === 'other' && surely,
    // "Raigad" and "Raigarh Dist.", "Ashoknagar" and "Ashok Nagar, Nizamabad": a name that both have is in one state,
    // where nobody prints two.
    stateOther:
      a.state !== '' &&
      b.state !== '' &&
      a.state !== b.state &&
      !(areParted(a, b) && (kin || city === 'same')) &&
      (statesAreSaid(a, b) || (city !== 'same' && !holds(a, b) && !holds(b, a))),
    otherTown:
      (compared === 'nearby' && !kin) ||
      otherDivision(a, b, 'subDistrict') ||
      otherDivision(a, b, 'police') ||
      (besidesA && besidesB && a.byDistrict === b.byDistrict) ||
      (!twins && (nameTwoTowns(a, b) || otherByPins(a, b))),
    otherTehsil: otherTehsil(a, b),
    otherDistrict: otherDivision(a, b, 'district') && !areOneDistrict(a, b) && !kin && !twins,
    districtsApart,
    kin,
    otherPost: otherDivision(a, b, 'post'),
    townBesides: (besidesA && !besidesB && namesTownIn(a, b)) || (besidesB && !besidesA && namesTownIn(b, a)),
  }
}

/** Whether both print their states, so that neither is known by a name alone. */
const statesAreSaid = (a: Prepared, b: Prepared): boolean => [a, b].every(({ analysis }) => analysis.state !== null)

/**
 * Two towns of which one may be the other's district: "Guwahati" and "Dist Kamrup Metro". "Adoni, Kurnool District" and
 * "Nandyal": beside the district one names a town that is not the other's.
 */
const nearCities = (a: Prepared, b: Prepared): 'nearby' | 'unknown' =>
  a.byDistrict === b.byDistrict || namesTownUnsaid(a.byDistrict ? a : b, a.byDistrict ? b : a) ? 'nearby' : 'unknown'

/** Both print their states, and not the same, nor one that the other was parted from. */
const statesApart = (a: Prepared, b: Prepared): boolean => statesAreSaid(a, b) && areFarStates(a, b)
/** "Mumbai" and "Raipur, Chhattisgarh": states that are known, whoever prints them, and no suburbs of one city. */
const areFarStates = (a: Prepared, b: Prepared): boolean =>
  a.state !== '' && b.state !== '' && a.state !== b.state && !areParted(a, b)
/** "Medak, AP" on a card of 2012 is "Medak, Telangana" today. */
const areParted = ({ state: one }: Prepared, { state: other }: Prepared): boolean =>
  parted.has(`${one} ${other}`) || parted.has(`${other} ${one}`)
/** Census codes: Uttar Pradesh and Uttarakhand, Bihar and Jharkhand, and so on; territories within or beside a state. */
const parted: ReadonlySet<string> = new Set([...[...youngerStates].map((pair) => pair.join(' ')), '01 38', '03 04', '06 04', '06 07', '09 07', '33 34', '24 25', '24 26']) // prettier-ignore

/**
 * Whether it names a place of which the other says nothing, and which its PIN code does not know either; where their
 * districts are `kin`, another place than these.
 */
const namesTownBesides = (one: Prepared, other: Prepared, kin: boolean): boolean =>
  one.analysis.places.some((place) => isNewTo(other, place) && !(kin && place.places.some(({ district }) => district)))

const isNewTo = (other: Prepared, place: NamedPlace): boolean =>
  !other.around.has(place.sound) && isUnsaid(other, place) && !isTwinOf(place.sound, other)

const isUnsaid = (other: Prepared, { score, sound, places }: NamedPlace): boolean =>
  score > 0.6 &&
  !(places.length > 0 && places.every(isVillage)) &&
  !places.some((place) => other.named.has(place)) &&
  !knows(other, sound) &&
  !places.some(({ name }) => isPartOf(nameSound(name), other))

/**
 * "Dhoraji, Rajkot" and "Gondal, Dist Rajkot 360330": in one district each names a town that the other does not, though
 * the PIN code may be of both.
 */
const nameTwoTowns = (a: Prepared, b: Prepared): boolean =>
  namesTownUnsaid(a, b) && namesTownUnsaid(b, a) && [...a.namedSounds].some((sound) => b.namedSounds.has(sound))
const namesTownUnsaid = (one: Prepared, other: Prepared): boolean =>
  one.analysis.places.some((place) => place.places.some(isTownOnly) && isUnsaid(other, place))
const isTownOnly = ({ town, district }: Place): boolean => town && !district

const namesTownIn = (one: Prepared, other: Prepared): boolean =>
  namesTownBefore(one, other) || namesTownApart(one, other)

/** "Hubballi 580031" and "Dharwad 580004": a town of the district, and the district's own, each with its PIN code. */
const namesTownApart = (one: Prepared, other: Prepared): boolean =>
  one.analysis.pin !== null && other.analysis.pin !== null && one.pin !== other.pin &&
  [...other.namedSounds].some((sound) => one.around.has(sound) && !one.bySound.has(sound) && !one.namedSounds.has(sound)) &&
  one.analysis.places.some((town) => isNewTo(other, town) && town.places.some(({ district }) => !district)) // prettier-ignore

/** Whether one of those stands before a city that both name: "Sohna, Gurgaon", and not "Sakoli, Bhandara" to "Sakoli". */
const namesTownBefore = (one: Prepared, other: Prepared): boolean =>
  one.analysis.places.some(
    (town) =>
      isNewTo(other, town) &&
      !town.places.some(({ district }) => district) &&
      one.analysis.places.some(
        ({ from, sound, places }) =>
          from >= town.to && (namesAlike(other, sound) || places.some((place) => other.named.has(place))),
      ),
  )

/**
 * Whether a name stands in an address, spelt otherwise or as part of another, or is that of a post office of its PIN
 * code.
 */
export function knows({ bySound, namedSounds, quarters, local }: Prepared, sound: string): boolean {
  if (bySound.has(sound) || namedSounds.has(sound) || quarters.has(sound) || local.has(sound)) return true
  for (const name of bySound.keys()) if (areAlike(name, sound)) return true
  for (const name of namedSounds) if (areAlike(name, sound)) return true
  for (const name of quarters) if (areAlike(name, sound)) return true
  return false
}

const namesAlike = ({ namedSounds }: Prepared, sound: string): boolean => {
  for (const named of namedSounds) if (areAlike(named, sound)) return true
  return false
}

/** "Bengaluru" beside "Bengaluru East". */
function isPartOf(sound: string, { namedSounds }: Prepared): boolean {
  for (const named of namedSounds) if (sound.length >= leastAlike && named.startsWith(sound)) return true
  return false
}

/** "Tirupati 517501" and "Chittoor 517001": each PIN code has the town that stands beside it, and not the other's. */
const otherByPins = (a: Prepared, b: Prepared): boolean =>
  a.pin !== b.pin && a.analysis.pin !== null && b.analysis.pin !== null && bearsOut(a, b) && bearsOut(b, a)

function bearsOut(one: Prepared, other: Prepared): boolean {
  const [own, theirs] = [one.analysis.pin, other.analysis.pin]
  for (const sound of one.namedSounds)
    if (
      (own?.taluks.has(sound) === true || own?.offices.has(sound) === true) &&
      !knows(other, sound) &&
      theirs?.taluks.has(sound) !== true
    )
      return true
  return false
}

function comparePins(a: string, b: string): PlacesCompared['pin'] {
  if (a === '' || b === '') return 'missing'
  if (a === b) return 'same'
  const apart: number[] = []
  for (let at = 0; at < 6; at += 1) if (a[at] !== b[at]) apart.push(at)
  const [first = 0, second = 0] = apart
  const swapped = apart.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
  if (apart.length === 1 || swapped) return 'near'
  return a.startsWith(b.slice(0, 3)) ? 'region' : 'other'
}

/** "Bardhaman" and "Purba Bardhaman", or a letter amiss in a long name. */
function soundAlike(a: Prepared, b: Prepared): boolean {
  for (const one of a.namedSounds) if (namesAlike(b, one)) return true
  return false
}

/** "Berhampur" and "PO Berhampur, Dist Murshidabad": a smaller place may bear the city's name. */
const holds = (a: Prepared, b: Prepared): boolean => {
  for (const sound of a.namedSounds) if (b.quarters.has(sound)) return true
  return false
}

/** "Pitampura" and "Delhi - 110034": a post office of the other's PIN code. */
function isQuarterOf(a: Prepared, b: Prepared): boolean {
  for (const sound of a.namedSounds) if (b.analysis.pin?.offices.has(sound) === true) return true
  return false
}

/**
 * "Powai": all that it names is a village, known from elsewhere, which may be a quarter of the other's city where that is
 * large, or where their post is sorted together.
 */
const mayBeQuarter = (one: Prepared, other: Prepared): boolean =>
  isHamlet(one) && (mayBeOne(one, other) || [...other.named].some(({ corporation }) => corporation))

const isHamlet = ({ analysis }: Prepared): boolean =>
  analysis.places.length > 0 && analysis.places.every(({ places }) => places.length > 0 && places.every(isVillage))

const isVillage = ({ town, district, subDistrict }: Place): boolean => !town && !district && !subDistrict

/** A PIN code may be wrong, and speaks for itself. */
function liesElsewhere(a: Prepared, b: Prepared): boolean {
  const [one, other] = [a.analysis.regions, b.analysis.regions]
  if (a.pin !== '' || b.pin !== '' || one.length === 0 || other.length === 0) return false
  return !one.some((region) => other.includes(region))
}

/** "Najafgarh" and "New Delhi": towns of one postal region, or of one unknown, may be a city and its suburb. */
function mayBeOne({ regions: one }: Prepared, { regions: other }: Prepared): boolean {
  return one.length === 0 || other.length === 0 || other.some((region) => one.includes(region))
}

/** "Dehradun" and "Haridwar": the cities of two districts, though one PIN code lies in both. */
const namesCapital = ({ sureOfCity, byDistrict, analysis }: Prepared): boolean =>
  sureOfCity && !byDistrict && analysis.places[0]!.places.some(({ district }) => district)

/** By names printed, old names included; the districts of the PIN code count where a name stands on one side only. */
function compareCities(a: Prepared, b: Prepared): PlacesCompared['city'] {
  for (const place of a.named) if (b.named.has(place)) return 'same'
  for (const sound of a.namedSounds) if (b.namedSounds.has(sound)) return 'same'
  if (namesCapital(a) && namesCapital(b) && !holds(a, b) && !holds(b, a) && !areTwins(a, b)) return 'nearby'
  for (const sound of a.namedSounds) if (b.around.has(sound)) return 'same'
  for (const sound of b.namedSounds) if (a.around.has(sound)) return 'same'
  if (isQuarterOf(a, b) || isQuarterOf(b, a)) return 'same'
  if (areTwins(a, b)) return 'same'
  if (a.namedSounds.size > 0 && b.namedSounds.size > 0)
    return soundAlike(a, b)
      ? 'same'
      : holds(a, b) || holds(b, a) || mayBeQuarter(a, b) || mayBeQuarter(b, a)
        ? 'unknown'
        : 'other'
  if (a.around.size === 0 || b.around.size === 0) return liesElsewhere(a, b) ? 'elsewhere' : 'unknown'
  for (const sound of a.around) if (b.around.has(sound)) return 'same'
  // The PIN codes differ, and say so themselves: one of them may be wrong.
  return 'unknown'
}
