import { nameSound } from '../parser/pin-places'
import type { Prepared } from './prepare'

export interface PlacesCompared {
  /** `near` differs in one place or two that changed seats; `region` shares the first three digits. */
  readonly pin: 'same' | 'near' | 'region' | 'other' | 'missing'
  readonly city: 'same' | 'other' | 'unknown'
  /** Both name a city or district that the gazetteer is sure of, and not the same. */
  readonly surelyOther: boolean
  readonly stateOther: boolean
}

export function comparePlaces(a: Prepared, b: Prepared): PlacesCompared {
  const city = compareCities(a, b)
  return {
    pin: comparePins(a.pin, b.pin),
    city,
    surelyOther: city === 'other' && a.sureOfCity && b.sureOfCity,
    stateOther: a.state !== '' && b.state !== '' && a.state !== b.state,
  }
}

/** Names that people use for one another, though each is a place of its own. */
const oneCity = [
  ['delhi', 'new delhi'],
  ['kochi', 'ernakulam'],
  ['hyderabad', 'secunderabad'],
  ['noida', 'greater noida', 'gautam buddha nagar'],
  ['mumbai', 'navi mumbai'],
  ['pune', 'pimpri chinchwad', 'pimpri', 'chinchwad'],
].map((names) => names.map(nameSound))

const namesOne = ({ namedSounds }: Prepared, sounds: readonly string[]): boolean =>
  sounds.some((sound) => namedSounds.has(sound))

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

/** By names printed, old names included; the districts of the PIN code count where a name stands on one side only. */
function compareCities(a: Prepared, b: Prepared): PlacesCompared['city'] {
  for (const place of a.named) if (b.named.has(place)) return 'same'
  for (const sound of a.namedSounds) if (b.namedSounds.has(sound) || b.around.has(sound)) return 'same'
  for (const sound of b.namedSounds) if (a.around.has(sound)) return 'same'
  if (oneCity.some((twins) => namesOne(a, twins) && namesOne(b, twins))) return 'same'
  if (a.namedSounds.size > 0 && b.namedSounds.size > 0) return 'other'
  if (a.around.size === 0 || b.around.size === 0) return 'unknown'
  for (const sound of a.around) if (b.around.has(sound)) return 'same'
  return 'other'
}
