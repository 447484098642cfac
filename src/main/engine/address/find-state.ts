import { distance } from 'fastest-levenshtein'
import { placeKey } from './place-key'
import { stateNamed, states, type State } from './states'
import type { Segment } from './segments'

export interface FoundState {
  readonly state: State
  readonly how: 'exact' | 'near' | 'short'
  /** As printed. */
  readonly text: string
  /** Index of the piece, and what is left of it without the state. */
  readonly index: number
  readonly rest: string
}

const LONGEST_NAME = 7

/** The state an address names, looked for from its end. `pinStates` (census codes) decide over short forms. */
export function findState(segments: readonly Segment[], pinStates: readonly string[] | null): FoundState | null {
  for (let index = segments.length - 1; index >= 0; index -= 1) {
    const segment = segments[index]
    if (segment === undefined || segment.kind === 'relation') continue
    const last = index === segments.length - 1
    const found = inSegment(segment, last, pinStates)
    if (found === null || (index === 0 && segments.length > 1)) continue
    // "West Tripura" and "North Goa" are districts.
    if (/^(?:north|south|east|west)$/i.test(found.rest)) continue
    // "New Delhi" is the city; the state of that name is another word.
    if (found.state.code === '07' && /\bnew$/i.test(found.rest)) continue
    return { ...found, index }
  }
  return leadingState(segments)
}

/** "Maharashtra, Nashik, ...": from the large to the small the state comes first, in a piece of its own. */
function leadingState([first]: readonly Segment[]): FoundState | null {
  const state = first === undefined ? null : stateNamed(first.value)
  return first === undefined || state === null ? null : { state, how: 'exact', text: first.value, index: 0, rest: '' }
}

type Match = Omit<FoundState, 'index'>

function inSegment(segment: Segment, last: boolean, pinStates: readonly string[] | null): Match | null {
  const words = segment.value.split(/\s+/)
  const whole = stateNamed(segment.value)
  if (whole !== null) return { state: whole, how: 'exact', text: segment.value, rest: '' }
  if (segment.kind === 'landmark' && !last) return null
  const near = nearestState(segment.value)
  if (near !== null) return { state: near, how: 'near', text: segment.value, rest: '' }
  if (!last && segment.kind !== 'state') return null
  for (let count = Math.min(LONGEST_NAME, words.length - 1); count >= 1; count -= 1) {
    const tail = words.slice(-count).join(' ')
    const rest = words.slice(0, -count).join(' ')
    const state = stateNamed(tail) ?? nearestState(tail)
    if (state !== null) return { state, how: stateNamed(tail) === null ? 'near' : 'exact', text: tail, rest }
  }
  return shortForm(words, pinStates)
}

/** True for a line that names a state or the country and nothing else. */
export const isStateLine = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text
    .split(',')
    .map((part) => part.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((part) => part !== '')
    .every((part) => /^(?:india|bharat)$/i.test(part) || stateNamed(part) !== null || nearestState(part) !== null)

/** A name of some length with a letter or two wrong. */
function nearestState(text: string): State | null {
  const key = placeKey(text)
  if (key.length < 6) return null
  const allowed = key.length >= 10 ? 2 : 1
  return (
    states.find(
      (state) => Math.abs(state.name.length - key.length) <= allowed && distance(state.name, key) <= allowed,
    ) ?? null
  )
}

/** "U.P.", "MH": in capitals at the very end, and not against the PIN code. */
function shortForm(words: readonly string[], pinStates: readonly string[] | null): Match | null {
  for (const count of [1, 2]) {
    if (words.length < count) continue
    const tail = words.slice(-count).join(' ')
    const key = placeKey(tail).replaceAll(' ', '')
    const state = states.find(({ short }) => short.some((form) => placeKey(form).replaceAll(' ', '') === key))
    if (state === undefined || tail !== tail.toUpperCase()) continue
    if (pinStates !== null && pinStates.length > 0 && !pinStates.includes(state.code)) continue
    if (pinStates === null && words.length > count && key.length < 2) continue
    return { state, how: 'short', text: tail, rest: words.slice(0, -count).join(' ') }
  }
  return null
}
