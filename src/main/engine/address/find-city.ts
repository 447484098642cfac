import { distance } from 'fastest-levenshtein'
import type { Gazetteer, PinPlaces, Place } from './gazetteer'
import { placeKey } from './place-key'
import type { Segment } from './segments'
import { toLatin } from './text/devanagari'
import { nameSound } from './text/sound'

export interface FoundCity {
  /** In lower case, as printed; the gazetteer's where a letter was wrong or a few stand for it. */
  readonly name: string
  readonly index: number
  /** What is left of its piece. */
  readonly rest: string
  /** How much speaks for it; above 4 it is hardly wrong. */
  readonly score: number
  /** How far its score is above that of the next place; 0 where either may be the city. */
  readonly margin: number
}

/** A place that may be the city. */
type Possible = Omit<FoundCity, 'margin'>

export interface CityContext {
  readonly gazetteer: Gazetteer
  /** Census code; null where the address names no state. */
  readonly state: string | null
  readonly pin: PinPlaces | null
  /** The address goes from the large to the small, so that its city comes first. */
  readonly largeFirst: boolean
}

const MOST_WORDS = 3
/** Score of a city that may be a locality. */
const unclear = 2.5
/** Pieces further from the end than this are streets and houses. */
const DEEPEST = 4

/** The city, town or district that an address names as its place; null where nothing in it is one. */
export function findCity(segments: readonly Segment[], context: CityContext): FoundCity | null {
  const all: Possible[] = []
  let rank = 0
  for (let index = segments.length - 1; index >= 0 && rank <= DEEPEST; index -= 1) {
    const segment = segments[index]
    if (segment === undefined) continue
    all.push(...candidates(segment, index, rank, index === 0 && segments.length > 1 && !context.largeFirst, context))
    rank += 1
  }
  const ordered = all.sort((a, b) => b.score - a.score || b.index - a.index || b.name.length - a.name.length)
  const [best] = ordered
  if (best === undefined) return null
  const town = townBefore(best, ordered, segments, context)
  // Such a pair may as well be a locality and its city.
  if (town)
    return { ...town, name: asPrinted(town, segments, context), score: Math.min(town.score, unclear), margin: 0 }
  const tail = townAtEndBefore(best, ordered, segments, context)
  if (tail) return { ...tail, score: Math.min(tail.score, unclear), margin: 0 }
  const next = ordered.find(({ name }) => placeKey(name) !== placeKey(best.name))
  return { ...best, name: asPrinted(best, segments, context), margin: best.score - Math.max(0, next?.score ?? 0) }
}

/** "Ambernath" in the taluk "Ambarnath": the post office's own spelling of it is no misreading. */
function asPrinted({ name, index, rest }: Possible, segments: readonly Segment[], { pin }: CityContext): string {
  const printed = clean(segments[index]?.value ?? '')
  return rest === '' && pin?.offices.includes(placeKey(printed)) === true ? printed : name
}

function candidates(
  segment: Segment,
  index: number,
  rank: number,
  first: boolean,
  context: CityContext,
): readonly Possible[] {
  const { value } = segment
  switch (segment.kind) {
    case 'town': {
      const known = weigh(value, context)
      const name = clean(known?.name ?? value)
      return [{ name, index, rest: '', score: known !== null && known.townLike ? 8 : 1.5 }]
    }
    case 'district':
      return [{ name: clean(weigh(value, context)?.name ?? value), index, rest: '', score: 3.4 }]
    case 'sub_district':
      // "Tehsil Nathana Bathinda": its own name comes first.
      return [
        { name: clean(value), index, rest: segment.text, score: 1 },
        ...tails(segment, index, rank, context).filter(({ rest }) => rest.length > segment.text.length - value.length),
      ]
    case 'plain':
    case 'landmark':
    case 'village':
    case 'post':
      return [...whole(segment, index, rank, first, context), ...tails(segment, index, rank, context)]
    default:
      return []
  }
}

function whole(
  segment: Segment,
  index: number,
  rank: number,
  first: boolean,
  context: CityContext,
): readonly Possible[] {
  if (segment.kind === 'landmark' || first) return []
  const known = weigh(segment.value, context)
  if (known === null) return []
  // A post office or village of the city's name says little of the city.
  const labelled = segment.kind === 'plain' ? 0 : -2.5
  const rest = segment.kind === 'plain' ? '' : segment.text
  return [{ name: clean(known.name), index, rest, score: 2 + known.weight + labelled - 0.4 * rank }]
}

/** Running text without commas ends with the city: "Connaught Circus New Delhi". */
function tails(segment: Segment, index: number, rank: number, context: CityContext): readonly Possible[] {
  const whole = weigh(segment.value, context)
  // "Navi Mumbai" is no part of Mumbai; "SAS Nagar (Mohali)" has two names.
  if (rank > 1 || whole?.district || (whole?.town && !segment.value.includes('('))) return []
  const words = segment.text.split(' ')
  const labelled = segment.kind === 'post' || segment.kind === 'village' ? -2.5 : 0
  const found: Possible[] = []
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ')
    const known = weigh(tail, context)
    if (known === null || !(known.townLike || known.agrees) || known.near) continue
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s-]+$/, '')
    found.push({
      name: clean(known.name),
      index,
      rest,
      score: 1 + known.weight + labelled + 0.2 * count - 0.6 * rank,
    })
    // Nor is it in "Vashi Navi Mumbai".
    if (known.town) break
  }
  return found
}

interface Weight {
  readonly name: string
  readonly weight: number
  readonly town: boolean
  /** A town or a district. */
  readonly townLike: boolean
  readonly district: boolean
  readonly agrees: boolean
  readonly near: boolean
}

/** What the gazetteer and the PIN code say for a name; null where they do not know it here. */
function weigh(text: string, context: CityContext): Weight | null {
  const key = placeKey(text)
  if (key.length < 3) return null
  // "SAS Nagar (Mohali)"
  const outside = placeKey(text.replace(/\(.*?\)/g, ' '))
  const names = [key, outside.length < 3 ? key : outside, key.replace(/ (?:city|town|cantt|cantonment|hq|h o)$/, '')]
  for (const name of new Set(names)) {
    const places = placesNamed(name, context.gazetteer).filter((place) => here(place, context))
    const agrees = pinNames(context.pin).includes(name) || isNamedAfter(name, places, context)
    const office = context.pin?.offices.includes(name) ?? false
    if (places.length === 0 && !agrees) continue
    const has = (is: (place: Place) => boolean): number => (places.some(is) ? 1 : 0)
    const town = has((place) => place.town)
    const weight =
      2 * town +
      has((place) => place.corporation) +
      has((place) => place.district) +
      (agrees ? 1.5 : office ? 0.5 : 0) -
      (town === 0 && has((place) => place.district) === 0 && !agrees ? 1.5 : 0)
    const district = has((place) => place.district) > 0 || (context.pin?.districts.includes(name) ?? false)
    const meant = places.find((place) => place.town && isShortFor(name, place.name))
    return {
      name: meant?.name ?? text,
      weight,
      town: town > 0,
      townLike: town > 0 || district,
      district,
      agrees,
      near: false,
    }
  }
  const spelt = pinNames(context.pin).find(
    (name) => name.length >= 5 && distance(name, key) <= (name.length >= 8 ? 2 : 1),
  )
  return spelt === undefined
    ? null
    : { name: spelt, weight: 2, town: false, townLike: true, district: false, agrees: true, near: true }
}

/** "Kanpur", where the PIN code lies in "Kanpur Nagar": the district of a city has its name, and another word. */
const isNamedAfter = (name: string, places: readonly Place[], { pin }: CityContext): boolean =>
  places.some(({ corporation }) => corporation) && pin?.districts.some((own) => own.startsWith(`${name} `)) === true

/** In Devanagari a name that the gazetteer does not have in that script is looked for by its sound. */
function placesNamed(key: string, gazetteer: Gazetteer): readonly Place[] {
  const named = gazetteer.named(key)
  return named.length > 0 || !/[\u0900-\u097f]/.test(key)
    ? named
    : gazetteer.heard(nameSound(key.split(' ').map(toLatin).join(' ')))
}

/** "Hyd" is Hyderabad: a few letters for a long name. An old name, "Ooty", is one of its own. */
const isShortFor = (short: string, name: string): boolean =>
  short.length <= 4 && name.length >= short.length + 3 && short.charAt(0) === name.charAt(0)

const pinNames = (pin: PinPlaces | null): readonly string[] => (pin === null ? [] : [...pin.districts, ...pin.taluks])

/** A place of the same name in another state is another place. */
function here(place: Place, { state, pin }: CityContext): boolean {
  if (state !== null) return place.state === state || (pin?.states.includes(place.state) ?? false)
  return pin === null || pin.states.length === 0 || pin.states.includes(place.state)
}

/** "Baramati, Pune": where a town stands before its district, the town is the city. */
function townBefore(
  best: Possible,
  all: readonly Possible[],
  segments: readonly Segment[],
  context: CityContext,
): Possible | null {
  if (segments[best.index]?.kind !== 'plain') return null
  // A labelled district plays that part already.
  if (segments.some((segment) => segment.kind === 'district')) return null
  const isDistrict = context.gazetteer
    .named(placeKey(best.name))
    .some((place) => place.district && here(place, context))
  if (!isDistrict) return null
  const before = all.find(
    (one) => one.index === best.index - 1 && segments[one.index]?.kind === 'plain' && one.rest === '',
  )
  if (before === undefined || placeKey(before.name) === placeKey(best.name)) return null
  const key = placeKey(before.name)
  const towns = context.gazetteer.named(key).filter((place) => place.town && here(place, context))
  if (towns.length === 0) return null
  if (pinNames(context.pin).includes(key)) return before
  // Else the name after it must be no more than the district that the PIN code lies in.
  if (context.pin?.districts.includes(placeKey(best.name)) !== true) return null
  // "Lonavala, Pune - 410401": the PIN code of another sub-district is none of the city's.
  const outside =
    context.pin.taluks.length > 0 && !context.pin.taluks.some((taluk) => taluk.startsWith(placeKey(best.name)))
  const small =
    outside || !context.gazetteer.named(placeKey(best.name)).some((place) => place.corporation && here(place, context))
  return towns.some((place) => place.corporation) || (small && context.pin.offices.includes(key)) ? before : null
}

/** "Kidangoor Road Angamaly, Ernakulam Dist": a town at the end of the line before its labelled district is the city. */
function townAtEndBefore(
  best: Possible,
  all: readonly Possible[],
  segments: readonly Segment[],
  context: CityContext,
): Possible | null {
  if (segments[best.index]?.kind !== 'district') return null
  const isTown = (name: string): boolean =>
    context.gazetteer.named(placeKey(name)).some((place) => place.town && here(place, context))
  const before = all.find(
    ({ index, name, rest }) =>
      index === best.index - 1 && segments[index]?.kind === 'plain' && !isMisreadLabel(rest) && isTown(name),
  )
  return before && placeKey(before.name) !== placeKey(best.name) ? before : null
}

/** "P0 Ghanaur": few characters before a name, none of them a word. */
const isMisreadLabel = (rest: string): boolean => rest !== '' && !/\p{L}{3}/u.test(rest)

const clean = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*\(.*?\)\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
