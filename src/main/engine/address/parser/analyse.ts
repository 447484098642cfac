import type { Gazetteer, Place } from '../gazetteer'
import type { FoundPostcode } from '../postcode'
import { cityStates, type State } from '../states'
import { suffixes } from '../text/lexicon'
import { sizeOf } from '../text/sides'
import { printed, readWords, type Word } from '../text/words'
import { cutPieces, isDistrictBehind, standsBehind, type Piece } from './pieces'
import { freeWords } from './free-words'
import { knownNamesOf } from './known-names'
import { pinNamesOf, type PinNames } from './pin-places'
import {
  findPlaces,
  findStateWords,
  isSureCity,
  isTailOf,
  isZone,
  repeatsOf,
  standsAlone,
  type NamedPlace,
} from './places'
import { runsOf, type Run } from './runs'
import { freeVillage, nameBlock, nameVillage } from './villages'

/** An address taken apart. */
export interface Analysis {
  readonly text: string
  readonly words: readonly Word[]
  /** In the order of print; they do not overlap. */
  readonly runs: readonly Run[]
  readonly postcode: FoundPostcode | null
  readonly pin: PinNames | null
  /** The PIN code that the postal zone behind the city stands for, "Mumbai 52"; empty where none is printed so. */
  readonly zonePin: string
  readonly state: State | null
  /** Cities, districts and sub-districts that it names, best first. */
  readonly places: readonly NamedPlace[]
  readonly city: readonly Place[]
  /**
   * First three digits of the PIN codes of its city, without one those of its quarter; none where a PIN code is
   * printed.
   */
  readonly regions: readonly string[]
}

export type Analyse = (text: string) => Analysis

/** An address is no longer than this; what comes after is not looked at. */
const longest = 10_000

/** Takes addresses apart with the help of a gazetteer. Answers every text; never throws. */
export function createAnalyser(gazetteer: Gazetteer): Analyse {
  const pinNames = pinNamesOf(gazetteer)
  const names = knownNamesOf(gazetteer)
  return (given) => {
    const text = given.length > longest ? given.slice(0, longest) : given
    const { words, postcode } = readWords(text, names)
    const pin = postcode === null ? null : pinNames(postcode.value)
    const pieces = cutPieces(words)
    const free = freeWords(words, pieces)
    const state = findStateWords(words, free, pin)
    const states = state === null ? [] : [state, ...repeatsOf(state, words, free)]
    for (const { from, to } of states) free.fill(false, from, to)
    const code = state?.state.code ?? (pin?.states.length === 1 ? pin.states[0]! : null)
    const whole = (place: NamedPlace): boolean =>
      !isSizeBehind(place, words) && !pieces.some((piece) => isTailOf(piece, place, words))
    const found = (in_: string | null, of: PinNames | null): readonly NamedPlace[] =>
      districtsFirst(findPlaces(words, free, gazetteer, in_, of).filter(whole), pieces)
    const around = found(code, pin)
    // A city that the PIN code knows nothing of may still be one: the PIN code may be wrong.
    const wrongPin = state === null && !around.some((one) => one.score > 0.6)
    const places = inOneState(wrongPin ? found(null, null) : around)
    const named = choose(places, words, pin)
    const { city, district } = named
    const runs = [...states.map((one) => runOf('state', one, 0.96)), ...placeRuns(named, places, words, pieces)]
    const before = city === null ? 0 : leadingCity(words, city, gazetteer)
    if (before > 0) runs.push(runOf('district', { from: 0, to: before }, 0.7))
    // "Delhi - 31"
    const inCityState = state !== null && cityStates.has(state.state.code) ? state : null
    if (
      inCityState !== null &&
      city?.to !== inCityState.to &&
      inCityState.to < words.length &&
      isZone(words, inCityState.to)
    )
      runs.push(runOf('other', { from: inCityState.to, to: inCityState.to + 1 }, 0.8))
    const zonePin = postcode === null ? zonePinOf(named.city ?? state, words, gazetteer) || zonePinOf(inCityState, words, gazetteer) : '' // prettier-ignore
    const taken = words.map((_, at) => runs.some((run) => at >= run.from && at < run.to))
    runs.push(...runsOf(pieces, words, taken, pin, code))
    runs.sort((a, b) => a.from - b.from || a.to - b.to)
    if (pin !== null) freeVillage(runs, words, pin)
    nameVillage(runs, words, pin)
    nameBlock(runs, words)
    return {
      text,
      words,
      runs,
      postcode,
      pin: pin ?? (zonePin === '' ? null : pinNames(zonePin)),
      zonePin,
      state: state?.state ?? null,
      places: places.filter((one) => one === city || one === district || standsAlone(one, words) || isCutBefore(one, city ?? district, runs)), // prettier-ignore
      city: city?.places ?? [],
      regions: postcode === null ? regionsOf(runs, words, gazetteer) : [],
    }
  }
}

/** "Mundhal Khurd": what tells the smaller village from the larger is no place, though "Khurda" sounds so. */
const isSizeBehind = ({ from, to }: NamedPlace, words: readonly Word[]): boolean =>
  to === from + 1 && !words[from]!.opens && sizeOf(words[from]!.text) !== null

/** "College Road Sangameshwar, Ratnagiri": without a comma before it, a town that was cut off before the city. */
const isCutBefore = ({ from, to, score }: NamedPlace, city: NamedPlace | null, runs: readonly Run[]): boolean =>
  score > leastCut && to === city?.from && runs.some((run) => run.from === from && run.to === to && run.part === 'locality' && run.label === '') // prettier-ignore
const leastCut = 0.6

const runOf = (part: Run['part'], { from, to }: { from: number; to: number }, confidence: number): Run => ({
  part,
  from,
  to,
  label: '',
  printedFrom: from,
  confidence,
})

/**
 * "Mumbai 52": the three digits that all PIN codes of the city begin with, and its zone; empty where the directory has
 * no such PIN code, or several.
 */
function zonePinOf(
  city: { readonly from: number; readonly to: number } | null,
  words: readonly Word[],
  gazetteer: Gazetteer,
): string {
  if (city === null || city.to >= words.length || !isZone(words, city.to)) return ''
  const zone = words[city.to]!.text.padStart(3, '0')
  const called = printed(words, city.from, city.to)
  const names = new Set([called, ...gazetteer.named(called).map(({ name }) => name)])
  const pins = new Set([...names].flatMap((name) => gazetteer.regionsOf(name).map((region) => region + zone)))
  const known = [...pins].filter((pin) => gazetteer.pin(pin) !== null)
  return known.length === 1 ? known[0]! : ''
}

/** The places that an address is in; null where it names none. */
interface Chosen {
  readonly city: NamedPlace | null
  readonly district: NamedPlace | null
}

/** The city and the district that were chosen, as parts of the address. */
function placeRuns(
  { city, district }: Chosen,
  places: readonly NamedPlace[],
  words: readonly Word[],
  pieces: readonly Piece[],
): Run[] {
  const runs: Run[] = []
  if (city !== null && !pieces.some(({ label }) => label === 'city')) {
    // "Dist. Solapur" is the district, though it may have to stand in for the city.
    const label = pieces.find((piece) => piece.from === city.from || isDistrictBehind(piece, city.to))?.label
    const asDistrict = label === 'district'
    // "Gram Bisauli, Zila Badaun": a town may be called a village.
    const small = label === 'village' && (district !== null || pieces.some((piece) => piece.label === 'district'))
    const ofMandal = pieces.some((piece) => standsBehind(piece) && piece.from < city.from && piece.to === city.to)
    const part = small ? 'village' : asDistrict ? 'district' : ofMandal ? 'sub_district' : 'city'
    runs.push({ ...runOf(part, city, sureOf(city)), label: ofMandal ? 'tehsil' : '' })
    // "Kolkata, Kolkata": the city and its district.
    const again = places.find(
      (one) => one !== city && one !== district && one.sound === city.sound && one.from >= city.to,
    )
    if (again !== undefined && !asDistrict) runs.push(runOf('district', again, 0.8))
  }
  if (district !== null) runs.push(runOf('district', district, 0.85))
  if (city !== null && city.to < words.length && isZone(words, city.to))
    runs.push(runOf('other', { from: city.to, to: city.to + 1 }, 0.8))
  return runs
}

/**
 * "Mumbai 15 Taikalwadi, Matunga, Bombay": how many words at the beginning say the city once more; none where they begin
 * a name, "Jhansi Road", or stand apart.
 */
function leadingCity(words: readonly Word[], city: NamedPlace, gazetteer: Gazetteer): number {
  for (const length of [2, 1]) {
    const next = words[length]
    if (next === undefined || next.opens || suffixes.has(next.text) || length > city.from || words[1]!.opens) continue
    if (gazetteer.named(printed(words, 0, length)).some((place) => city.places.includes(place))) return length
  }
  return 0
}

/** "Sunder Nagar, Raipur": beside a city beyond doubt the name of a town in another state is that of a quarter. */
function inOneState(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const [best] = places
  if (best === undefined || !isSureCity(best)) return places
  const states = new Set(best.places.map((place) => place.state))
  return places.filter(({ places }) => places.length === 0 || places.some((place) => states.has(place.state)))
}

/** "Village Kheri, Distt Jind": what is called a district is one, whatever else is a town's name. */
function districtsFirst(places: readonly NamedPlace[], pieces: readonly Piece[]): readonly NamedPlace[] {
  const called = ({ from, to, places }: NamedPlace): boolean =>
    places.some((place) => place.district) && pieces.some((piece) => piece.label === 'district' && ((piece.from === from && piece.to >= to) || isDistrictBehind(piece, to))) // prettier-ignore
  if (!places.some(called)) return places
  return places.map((one) => (called(one) ? { ...one, score: one.score + 2 } : one)).sort((a, b) => b.score - a.score)
}

/** A name in more regions tells nothing. */
const mostRegions = 4

function regionsOf(runs: readonly Run[], words: readonly Word[], gazetteer: Gazetteer): readonly string[] {
  const named = (part: Run['part']): readonly string[] => {
    const run = runs.findLast((one) => one.part === part && one.label === '' && !suffixes.has(words[one.to - 1]!.text))
    return run === undefined ? [] : gazetteer.regionsOf(printed(words, run.from, run.to))
  }
  const city = named('city')
  const found = city.length > 0 ? city : named('locality')
  return found.length > mostRegions ? [] : found
}

const sureOf = ({ score }: NamedPlace): number => (score >= 5 ? 0.95 : score >= 3.5 ? 0.88 : score >= 2 ? 0.75 : 0.55)

function choose(places: readonly NamedPlace[], words: readonly Word[], pin: PinNames | null): Chosen {
  const [best] = places
  if (best === undefined || best.score < 0.6) return { city: null, district: null }
  const isDistrict = (one: NamedPlace): boolean =>
    pin?.districts.has(one.sound) === true || one.places.some((place) => place.district)
  // "Baramati, Pune": a town before the district of its PIN code is the city.
  if (isDistrict(best)) {
    const before = places.find(
      (one) =>
        one.to === best.from &&
        one.sound !== best.sound &&
        one.places.some((place) => place.town) &&
        pin?.districts.has(best.sound) === true &&
        words[one.from]!.opens,
    )
    if (before !== undefined) return { city: before, district: best }
  }
  // "Surat, Surat": the city and then its district.
  const twice = places.find((one) => one.to === best.from && one.sound === best.sound)
  if (twice !== undefined && isDistrict(best)) return { city: twice, district: best }
  const district = places.find(
    (one) =>
      one !== best &&
      (one.from >= best.to || one.to <= best.from) &&
      one.from > best.from &&
      isDistrict(one) &&
      one.score > 1.2,
  )
  return { city: best, district: district ?? null }
}
