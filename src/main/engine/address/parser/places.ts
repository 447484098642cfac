import { distance } from 'fastest-levenshtein'
import type { Gazetteer, Place } from '../gazetteer'
import { placeKey } from '../place-key'
import { cityStates, stateOfKey, stateOfSound, states, youngerStates, type State } from '../states'
import { suffixes } from '../text/lexicon'
import { withoutRn } from '../text/looks'
import { printed, type Word } from '../text/words'
import { nameSound } from '../text/sound'
import type { Piece } from './pieces'
import { misreadState } from './misread-state'
import type { PinNames } from './pin-places'

/** A run of words that names a place of the gazetteer. */
export interface NamedPlace {
  readonly from: number
  readonly to: number
  readonly places: readonly Place[]
  /** Sound of the name. */
  readonly sound: string
  readonly score: number
}

export interface FoundStateWords {
  readonly state: State
  readonly from: number
  readonly to: number
}

const byShort = new Map(
  states.flatMap((state) => state.short.map((form) => [form.replace(/[^a-z&]/g, ''), state] as const)),
)
const longest = 3
const compass = /^(?:east|west|north|south)$/

/** Score of a place that is hardly another word. */
const sure = 3

/** Whether it is a city or a district beyond doubt. */
export const isSureCity = ({ score, places }: NamedPlace): boolean =>
  score >= sure && places.some(({ corporation, district }) => corporation || district)

/** The state, looked for from the end; short forms only at the very end, and not against the PIN code. */
export function findStateWords(
  words: readonly Word[],
  free: readonly boolean[],
  pin: PinNames | null,
): FoundStateWords | null {
  const short = shortState(words, free, pin)
  for (let to = words.length; to > 0; to -= 1) {
    // "Koch Bihar WB": what ends the address is its state.
    if (to < words.length && short !== null) return short
    if (free[to - 1] !== true) continue
    for (let from = Math.max(0, to - 4); from < to; from += 1) {
      if (!run(words, free, from, to)) continue
      const name = printed(words, from, to)
      const state = stateOfKey(name) ?? stateOfSound(nameSound(name)) ?? stateOfKey(natively(words, from, to))
      // "New Delhi" is the city, "Delhi Road" is a street.
      if (state === null || /^n(?:ew)?$/.test(words[from - 1]?.text ?? '') || (from === 0 && to < words.length))
        continue
      // "West Tripura" and "South Goa" are districts.
      if (!words[from]!.opens && compass.test(words[from - 1]?.text ?? '')) continue
      // "Jammu" alone is the city.
      if (
        followedBySuffix(words, to) ||
        namesInstitution(words, to) ||
        (to - from === 1 && words[from]!.raw === 'jammu')
      )
        continue
      return { state, from, to }
    }
  }
  return short ?? misreadState(words, (from, to) => run(words, free, from, to)) ?? leadingState(words, free)
}

/** As printed in Devanagari, or in another script with its letters; empty where one of the words is in Latin ones. */
function natively(words: readonly Word[], from: number, to: number): string {
  const all = words.slice(from, to).map(({ native }) => native)
  return all.includes('') ? '' : all.join(' ')
}

/** "Navalgund Karnataka, No 1550, Navalgund, Karnataka": where else the state is named; some states are cities as well. */
export function repeatsOf(
  { state, from, to }: FoundStateWords,
  words: readonly Word[],
  free: readonly boolean[],
): Pick<FoundStateWords, 'from' | 'to'>[] {
  if (cityStates.has(state.code)) return []
  const found: Pick<FoundStateWords, 'from' | 'to'>[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (at >= from && at < to) continue
    const end = [at + 1, at + 2, at + 3].find((end) => end <= words.length && run(words, free, at, end) && stateOfKey(printed(words, at, end)) === state) // prettier-ignore
    if (end === undefined || followedBySuffix(words, end) || (!words[at]!.opens && compass.test(words[at - 1]!.text))) continue // prettier-ignore
    found.push({ from: at, to: end })
  }
  return found
}

/** "Maharashtra, Nashik, ...": from the large to the small the state comes first, in a piece of its own. */
function leadingState(words: readonly Word[], free: readonly boolean[]): FoundStateWords | null {
  const to = words.findIndex((word, at) => at > 0 && word.opens)
  if (to < 1 || !run(words, free, 0, to)) return null
  const state = stateOfKey(printed(words, 0, to))
  return state === null ? null : { state, from: 0, to }
}

function shortState(words: readonly Word[], free: readonly boolean[], pin: PinNames | null): FoundStateWords | null {
  const last = words.length - 1
  const state = free[last] === true ? byShort.get(words[last]?.raw ?? '') : undefined
  if (state === undefined || last < 1) return null
  return pin !== null && pin.states.length > 0 && !pin.states.includes(state.code)
    ? null
    : { state, from: last, to: last + 1 }
}

/** Places that the words name, best first. */
export function findPlaces(
  words: readonly Word[],
  free: readonly boolean[],
  gazetteer: Gazetteer,
  state: string | null,
  pin: PinNames | null,
): NamedPlace[] {
  const found: NamedPlace[] = []
  let depth = 0
  for (let to = words.length; to > 0; to -= 1) {
    const opensNext = to < words.length && words[to]!.opens
    if (opensNext) depth += 1
    for (let from = Math.max(0, to - longest); from < to; from += 1) {
      if (!run(words, free, from, to) || followedBySuffix(words, to)) continue
      const name = printed(words, from, to)
      if (name.length < 3) continue
      // "East" is a district of Sikkim, and a side of every town.
      if (compass.test(name)) continue
      const sound = nameSound(name)
      const native = nativeName(words, from, to)
      const known = native === '' ? [] : gazetteer.named(native)
      // "मोतिहारी": of a village the name is known in its own script, of the city in Latin.
      const named = known.some(isLarger) ? known : [...known, ...namedAsRead(name, gazetteer)]
      // "Mohalla Ie" is not Mohali.
      const audible =
        named.length === 0 &&
        !shops.has(words[to - 1]!.text) &&
        (to - from === 1 || !words.slice(from, to).some(({ text }) => suffixes.has(text)))
      const places = placesHere(audible ? heard(sound, gazetteer) : named, state, pin)
      const near = places.length === 0 && pin !== null && to - from === 1 ? nearDistrict(sound, pin) : ''
      const district = near !== '' || pin?.districts.has(sound) === true
      const taluk = pin?.taluks.has(sound) === true
      if (places.length === 0 && !district && !taluk) continue
      // "Ashok Nagar" is a district, and a colony in every town: only its own PIN code tells.
      const whole = words[from]!.opens && (to === words.length || opensNext || isZone(words, to))
      // Mandi is a city, where nothing stands before it.
      const kind = suffixes.get(words[to - 1]!.text) === 'locality' && !(whole && to - from === 1)
      if (kind && !district && !taluk) continue
      const goesOn = !district && !taluk && depth > 0 && beginsName(words, free, from, to) && !found.some((other) => other.from === to) // prettier-ignore
      const score =
        worth(places, district, taluk) + (whole ? 1.5 : 0) + 0.3 * (to - from) - 0.35 * depth - (from === 0 ? 1.5 : 0) - (goesOn ? 4 : 0) // prettier-ignore
      found.push({ from, to, places, sound: near === '' ? sound : near, score })
      break
    }
  }
  // "Mumbai Suburban" does not name Mumbai as well.
  const whole = found.filter(
    (one) =>
      !found.some((other) => other.to - other.from > one.to - one.from && other.from <= one.from && other.to >= one.to),
  )
  return whole.sort((a, b) => b.score - a.score || b.to - a.to)
}

/** "Kolkala 700073": the district of the PIN code, a letter of it misread; empty where the name is none so. */
function nearDistrict(sound: string, { districts, offices }: PinNames): string {
  if (sound.length < leastNear || districts.has(sound) || offices.has(sound)) return ''
  for (const district of districts) {
    if (district.length < leastNear || district[0] !== sound[0]) continue
    if (distance(district, sound) <= (Math.min(district.length, sound.length) > 8 ? 2 : 1)) return district
  }
  return ''
}
const leastNear = 5

/** "Covai" is not the small Khowai: of few letters only a large city is heard. */
const heard = (sound: string, gazetteer: Gazetteer): readonly Place[] =>
  sound.length < leastHeard ? gazetteer.heard(sound).filter(({ corporation }) => corporation) : gazetteer.heard(sound)
const leastHeard = 5
/** "Vastra Bhandar": what shops are called sounds like Bandar, and names no town. */
const shops: ReadonlySet<string> = new Set(['bhandar', 'bandar', 'kendra'])

const isLarger = ({ town, district, subDistrict }: Place): boolean => town || district || subDistrict

/** "Karirnnagar": an m is read as "rn" where the print is narrow. */
function namedAsRead(name: string, gazetteer: Gazetteer): readonly Place[] {
  const named = gazetteer.named(name)
  return named.length === 0 && name.includes('rn') ? gazetteer.named(withoutRn(name)) : named
}

function worth(places: readonly Place[], district: boolean, taluk: boolean): number {
  const has = (is: (place: Place) => boolean): number => (places.some(is) ? 1 : 0)
  return (
    2 * has((place) => place.town) +
    has((place) => place.corporation) +
    has((place) => place.district) +
    0.3 * has((place) => place.subDistrict) +
    (district ? 1.5 : 0) +
    (taluk ? 0.7 : 0)
  )
}

/** Those in the state, else in the one that was parted from it: "Mahabubnagar, AP". */
function placesHere(all: readonly Place[], state: string | null, pin: PinNames | null): readonly Place[] {
  const found = all.filter((place) => here(place, state, pin))
  const younger = state === null || found.length > 0 ? undefined : youngerStates.get(state)
  return younger === undefined ? found : all.filter((place) => place.state === younger && isLarger(place))
}

function here(place: Place, state: string | null, pin: PinNames | null): boolean {
  if (state !== null) return place.state === state || (pin?.states.includes(place.state) ?? false)
  return pin === null || pin.states.length === 0 || pin.states.includes(place.state)
}

function run(words: readonly Word[], free: readonly boolean[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at]!
    if (free[at] !== true || word.number || (at > from && word.opens)) return false
  }
  return true
}

function followedBySuffix(words: readonly Word[], to: number): boolean {
  const next = words[to]
  return (
    next !== undefined &&
    !next.opens &&
    (suffixes.has(next.text) || /^(?:bank|university)$/.test(next.text) || (next.number && !isZone(words, to)))
  )
}

/** "Sagar Tarang, Dadar": words of a piece, and others of it behind them. */
const beginsName = (words: readonly Word[], free: readonly boolean[], from: number, to: number): boolean =>
  words[from]!.opens && to < words.length && !words[to]!.opens && run(words, free, to, to + 1)

/** "Karnataka Gramin Bank", "Gujarat Housing Board": the state is in the name of an institution. */
function namesInstitution(words: readonly Word[], at: number): boolean {
  let to = at
  while (to < words.length && !words[to]!.opens && !institutions.has(words[to]!.text)) to += 1
  return to < Math.min(words.length, at + 3) && !words[to]!.opens
}
const institutions: ReadonlySet<string> = new Set(['bank', 'board', 'housing board', 'university', 'corporation', 'society', 'bhavan', 'sadan', 'samaj', 'mandal']) // prettier-ignore

/** "Chennai-26", "Kolkata-29, W.B.": a number that ends the address but for its state is the zone of the city before it. */
export const isZone = (words: readonly Word[], at: number): boolean =>
  /^\d{1,3}$/.test(words[at]?.text ?? '') &&
  !words[at]!.ordinal &&
  (at === words.length - 1 || saysState(words, at + 1))

function saysState(words: readonly Word[], from: number): boolean {
  if (!words[from]!.opens || words.length - from > 3) return false
  return stateOfKey(printed(words, from, words.length)) !== null || (from === words.length - 1 && byShort.has(words[from]!.raw)) // prettier-ignore
}

/**
 * "PO Dakshin Barasat, ...": the last word of a village's or post office's name names no town; behind two other words a
 * district does, "Vill Paschim Narayanpur Haripal Hugli".
 */
export const isTailOf = (piece: Piece, { from, to, places }: NamedPlace, words: readonly Word[]): boolean =>
  (piece.label === 'village' || piece.label === 'post_office') &&
  from > piece.from &&
  to === piece.to &&
  (to === words.length || words[to]!.opens) &&
  !(to === words.length && from > piece.from + 1 && places.some(({ district }) => district))

/** "Krishna Puri, Kanpur": a quarter that names neither Krishna nor Puri. Without commas nobody can tell. */
export const standsAlone = ({ from, to }: NamedPlace, words: readonly Word[]): boolean =>
  words[from]!.opens === (to === words.length || words[to]!.opens)

/** The name in its own script as the gazetteer has names; empty where any of it is Latin. */
function nativeName(words: readonly Word[], from: number, to: number): string {
  const parts = words.slice(from, to).map(({ native }) => native)
  return parts.includes('') ? '' : placeKey(parts.join(' '))
}
