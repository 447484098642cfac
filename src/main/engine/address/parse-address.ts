import { latinDigits } from '../identifiers'
import { findCity, type FoundCity } from './find-city'
import { findState, type FoundState } from './find-state'
import type { Gazetteer, PinPlaces, Place } from './gazetteer'
import { toLines } from './lines'
import { placeKey } from './place-key'
import { findPostcode, type FoundPostcode } from './postcode'
import { districtsApart, splitSegments, trim, type Segment } from './segments'
import { cityStates, stateNamed, stateOfCode, states, youngerStates } from './states'
import { nameSound } from './text/sound'

/** A member of formatted_address. */
export interface Member {
  /** Lower case; empty where the address says nothing of it. */
  readonly value: string
  /** 0..1: how sure the parsing is, given that the text is right. Not calibrated. */
  readonly confidence: number
}

export interface FormattedAddress {
  readonly state: Member
  readonly postcode: Member
  readonly address_line_1: Member
  readonly address_line_2: Member
  readonly city: Member
}

export type AddressDoubt = 'pin_unknown' | 'pin_state_mismatch'

export interface ParsedAddress {
  readonly formatted: FormattedAddress
  /** The pieces, in the order in which they are printed, without PIN code and state. */
  readonly segments: readonly Segment[]
  readonly doubts: readonly AddressDoubt[]
  /** How clearly one place is the city: see FoundCity.margin; 0 where the address names none. */
  readonly clarity: number
}

/** States that were one when older documents were printed: [today's, then's]. */
const once: readonly (readonly [string, string])[] = [...[...youngerStates].map(([older, younger]) => [younger, older] as const), ['38', '01']] // prettier-ignore

/** Parses an Indian address as it is printed, on one line or several, with commas or without. */
export function parseAddress(text: string, gazetteer: Gazetteer): ParsedAddress {
  const cleaned = clean(text)
  const postcode = findPostcode(cleaned)
  const pin = postcode === null ? null : gazetteer.pin(postcode.value)
  const without = postcode === null ? withoutZone(cleaned, gazetteer) : withoutPostcode(cleaned, postcode)
  const all = splitSegments(without).filter(({ value }) => !country.test(value))
  const state = findState(all, pin?.states ?? null)
  const isDistrict = (name: string): boolean => gazetteer.named(placeKey(name)).some((place) => place.district)
  const named = state === null ? all : withoutState(labelledBefore(all, state, isDistrict), state)
  const segments = districtsApart(named, isDistrict)
  return assemble({ segments, state, postcode, pin }, gazetteer)
}

interface Pieces {
  readonly segments: readonly Segment[]
  readonly state: FoundState | null
  readonly postcode: FoundPostcode | null
  readonly pin: PinPlaces | null
}

function assemble({ segments, state, postcode, pin }: Pieces, gazetteer: Gazetteer): ParsedAddress {
  const code = state?.state.code ?? onlyState(pin)
  const city = findCity(segments, {
    gazetteer,
    state: code,
    pin,
    largeFirst: state?.index === 0 && segments.length > 1,
  })
  const place = city ?? standIn(state, pin)
  const isTown = (name: string): boolean => gazetteer.named(placeKey(name)).some((place) => place.town)
  const named = (name: string): boolean => isDistrict(name, code, pin, gazetteer)
  // The name of a district that is not the PIN code's is a quarter's: "Nanded, Pune - 411068".
  const isHere = (name: string): boolean => !pin?.districts.length || pin.districts.includes(placeKey(name))
  const repeats = (name: string): boolean => named(name) && (part.test(name) || (isHere(name) && !isTown(name)))
  const lines = toLines(segments, city, named, repeats)
  return {
    formatted: {
      state: stateMember(state, pin, city),
      postcode: postcodeMember(postcode, pin),
      address_line_1: {
        value: lines.first,
        confidence: lines.first === '' ? 0 : lineConfidence(segments, city),
      },
      address_line_2: {
        value: lines.second,
        confidence: lines.second === '' ? 0 : lineConfidence(segments, city),
      },
      city: cityMember(place, code),
    },
    segments,
    doubts: doubts(postcode, pin, state),
    clarity: city?.margin ?? 0,
  }
}

/** "South Delhi" is a district of Delhi, with a corporation of its own. */
const part = /^(?:(?:north|south|east|west|central)\s+)+delhi$/i

/** What stands before an address: its label, in one script or in both. */
const heading =
  /^\s*(?:(?:(?:permanent|present|current|residential)\s+)?add(?:ress|r)?\b|पता|पत्ता)(?:\s*[/|]\s*(?:address|पता|पत्ता))?\s*[.:;-]*\s*/iu

/** An address without the label that was read together with it. */
export const withoutHeading = (text: string): string => text.replace(heading, '')

/** Labels of the cells of a form, run together with what they hold. */
const formLabels = /\b(?:flat\/door\/block no|name of (?:the )?premises(?:\/building)?(?:\/village)?|road\/street(?:\/lane)?(?:\/post office)?)\b[\s.:]*/gi // prettier-ignore

function clean(text: string): string {
  return withoutHeading(latinDigits(text.normalize('NFC')))
    .replace(formLabels, '')
    .replace(/[\r\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[,.\s-]*\b(?:india|bharat)\b[\s.]*$/i, '')
    .replace(/\b(?:mob(?:ile)?|ph(?:one)?|tel)\b[\s.:no-]*\+?[\d\s-]{8,}/gi, ' ')
    .trim()
}

function withoutPostcode(text: string, { start, end }: FoundPostcode): string {
  const before = trim(text.slice(0, start).replace(/[\s(]+$/, ''))
  const after = text.slice(end).replace(/^[\s)]+/, '')
  return `${before}, ${after}`
}

const country = /^(?:india|bharat|भारत)$/iu

/** "Chennai-26", "New Delhi - 57": after a city the number of its postal zone, as before there were PIN codes. */
function withoutZone(text: string, gazetteer: Gazetteer): string {
  const found = /^(.*[\p{L}\p{M}])[\s.–-]*[\s–-](\d{1,3})\b[\s.,)]*(\P{N}*)$/u.exec(text)
  if (found === null) return text
  const [, before = '', , after = ''] = found
  if (after !== '' && stateNamed(trim(after)) === null && !isShort(trim(after))) return text
  const words = before.split(/[\s,]+/)
  const city = [1, 2, 3].some((count) =>
    gazetteer.named(placeKey(words.slice(-count).join(' '))).some((place) => place.corporation),
  )
  return city ? `${before}, ${after}` : text
}

const isShort = (text: string): boolean =>
  states.some(({ short }) => short.includes(text.toLowerCase().replace(/\.$/, '')))

/** "Ernakulam Dist Kerala": the label stands behind the district, and is none of the state. */
function labelledBefore(
  segments: readonly Segment[],
  { index }: FoundState,
  isDistrict: (name: string) => boolean,
): readonly Segment[] {
  const before = segments[index - 1]
  if (segments[index]?.kind !== 'district' || before?.kind !== 'plain' || !isDistrict(before.value)) return segments
  return segments.with(index - 1, { ...before, kind: 'district' })
}

function withoutState(segments: readonly Segment[], { index, rest }: FoundState): readonly Segment[] {
  return segments.flatMap((segment, at) => {
    if (at !== index) return [segment]
    const left = trim(rest)
    return left === '' ? [] : splitSegments(segment.text.slice(0, segment.text.indexOf(rest) + rest.length))
  })
}

const onlyState = (pin: PinPlaces | null): string | null => (pin?.states.length === 1 ? (pin.states[0] ?? null) : null)

/** Where the address names no place of its own: the city that the state is, or the one district of the PIN. */
function standIn(state: FoundState | null, pin: PinPlaces | null): FoundCity | null {
  const code = state?.state.code ?? onlyState(pin)
  if (code !== null && cityStates.has(code))
    return state?.how === 'exact'
      ? { name: state.text.toLowerCase(), index: -1, rest: '', score: 3, margin: 0 }
      : { name: stateOfCode(code)?.name ?? '', index: -1, rest: '', score: 0.6, margin: 0 }
  if (pin === null) return null
  const [district] = pin.districts
  return district === undefined || pin.districts.length > 1
    ? null
    : { name: district, index: -1, rest: '', score: 0.4, margin: 0 }
}

function isDistrict(name: string, state: string | null, pin: PinPlaces | null, gazetteer: Gazetteer): boolean {
  const key = placeKey(name)
  if (pin?.districts.includes(key) === true) return true
  const here = (place: Place): boolean => state === null || place.state === state
  return (
    gazetteer.named(key).some((place) => place.district && here(place)) ||
    gazetteer.heard(nameSound(key)).some((place) => place.district && !place.town && here(place))
  )
}

function stateMember(found: FoundState | null, pin: PinPlaces | null, city: FoundCity | null): Member {
  if (found !== null) {
    const agrees = pin !== null && (pin.states.length === 0 || agreesWithPin(found, pin))
    const sure = { exact: 0.97, near: 0.9, short: 0.9 }[found.how]
    return { value: found.state.name, confidence: pin === null || agrees ? sure + (agrees ? 0.02 : 0) : 0.7 }
  }
  const code = onlyState(pin)
  const name = code === null ? null : stateOfCode(code)
  if (name === null || name === undefined) return { value: '', confidence: 0 }
  return {
    value: name.name,
    confidence: code === '07' && city !== null && /delhi/.test(city.name) ? 0.97 : 0.9,
  }
}

function agreesWithPin({ state }: FoundState, pin: PinPlaces): boolean {
  return pin.states.includes(state.code) || once.some(([now, then]) => state.code === then && pin.states.includes(now))
}

function postcodeMember(found: FoundPostcode | null, pin: PinPlaces | null): Member {
  if (found === null) return { value: '', confidence: 0 }
  const sure = pin === null ? 0.75 : 0.98
  return { value: found.value, confidence: found.repaired ? sure - 0.25 : sure }
}

function cityMember(city: FoundCity | null, state: string | null): Member {
  // Nothing but a side, "(E)", leaves no name.
  if (city === null || city.name === '') return { value: '', confidence: 0 }
  // Districts of Delhi are no cities.
  const name = state === '07' && !/^(?:new )?delhi$/.test(city.name) && city.score < 8 ? 'delhi' : city.name
  const confidence =
    city.score >= 6 ? 0.96 : city.score >= 4 ? 0.9 : city.score >= 3 ? 0.82 : city.score >= 1.5 ? 0.6 : 0.45
  return { value: name, confidence }
}

const lineConfidence = (segments: readonly Segment[], city: FoundCity | null): number =>
  city !== null && segments.length > 2 ? 0.85 : 0.65

function doubts(
  postcode: FoundPostcode | null,
  pin: PinPlaces | null,
  state: FoundState | null,
): readonly AddressDoubt[] {
  if (postcode === null) return []
  if (pin === null) return ['pin_unknown']
  return state !== null && pin.states.length > 0 && !agreesWithPin(state, pin) ? ['pin_state_mismatch'] : []
}
