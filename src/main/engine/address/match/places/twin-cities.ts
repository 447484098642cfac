/** Names that people use for one another, though each is a place of its own. */
import { nameSound } from '../../text/sound'
import type { Prepared } from '../prepared'
import { nameTwoDistricts } from './divisions'

const oneCity = [
  ['delhi', 'new delhi'],
  ['kochi', 'ernakulam'],
  ['hyderabad', 'secunderabad'],
  ['noida', 'greater noida', 'gautam buddha nagar'],
  ['mumbai', 'navi mumbai'],
  ['navi mumbai', 'panvel'],
  ['pune', 'pimpri chinchwad', 'pimpri', 'chinchwad'],
  ['guwahati', 'dispur'],
  // Districts of Sikkim, until 2021 by the points of the compass.
  ['gangtok', 'east sikkim'],
  ['namchi', 'south sikkim'],
  ['mohali', 'sas nagar', 'sahibzada ajit singh nagar'],
  ['gyalshing', 'geyzing', 'west sikkim'],
  ['mangan', 'north sikkim'],
]

/** Districts that a city has grown into: the post office counts their quarters as the city's. */
const cityAndDistricts = [
  { region: '600', names: ['chennai', 'kancheepuram', 'chengalpattu', 'thiruvallur'] },
  // Beyond the city's own codes are suburbs that call themselves by it.
  { region: '603', names: ['chennai', 'kancheepuram', 'chengalpattu'] },
  { region: '602', names: ['chennai', 'kancheepuram', 'thiruvallur'] },
  { region: '500', names: ['hyderabad', 'rangareddy', 'ranga reddy', 'medchal malkajgiri', 'medchal', 'malkajgiri'] },
  { region: '700', names: ['kolkata', 'south 24 parganas', 'north 24 parganas', '24 paraganas south', '24 paraganas north'] }, // prettier-ignore
]

/** By the sound of a name the rows above that it stands in, a bit each. */
const rowsOfSound: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>()
  for (const [row, names] of [...oneCity, ...cityAndDistricts.map(({ names }) => names)].entries())
    for (const sound of names.map(nameSound)) found.set(sound, (found.get(sound) ?? 0) | (1 << row))
  return found
})()
const districts = cityAndDistricts.map(({ region, names }, at) => ({
  region,
  row: 1 << (oneCity.length + at),
  city: nameSound(names[0]!),
}))
const cities = (1 << oneCity.length) - 1

/** The rows of names that people use for one another in which an address, or its PIN code, has one: a bit each. */
export function twinRowsOf(named: ReadonlySet<string>, around: ReadonlySet<string>): number {
  let rows = 0
  for (const sounds of [named, around]) for (const sound of sounds) rows |= rowsOfSound.get(sound) ?? 0
  return rows
}

/** "Secunderabad" to "Hyderabad", and not "Shirur" to "Pune". */
export const isTwinOf = (sound: string, { twinRows }: Prepared): boolean =>
  ((rowsOfSound.get(sound) ?? 0) & twinRows) !== 0

export function areTwins(a: Prepared, b: Prepared): boolean {
  const both = a.twinRows & b.twinRows
  if (both === 0) return false
  if ((both & cities) !== 0) return true
  return districts.some(
    ({ region, row, city }) =>
      (both & row) !== 0 &&
      // "North 24 Parganas" and "South 24 Parganas": of two of its districts none is the city.
      (a.namedSounds.has(city) || b.namedSounds.has(city) || !nameTwoDistricts(a, b)) &&
      (a.pin !== '' || b.pin !== '') &&
      (a.pin === '' || a.pin.startsWith(region)) &&
      (b.pin === '' || b.pin.startsWith(region)),
  )
}
