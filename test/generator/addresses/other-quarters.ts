import type { Random } from '../random'
import type { Home } from './home'
import { byHalf, type Half } from './home-words'
import { sortedWith } from './pins'

/**
 * "Krishna Apartments, Rohini" and "Krishna Apartments, Dwarka": a home and one in another quarter of its town that the
 * post office knows; null where it has none.
 */
export function otherQuarter(
  random: Random,
  home: Home,
  half: Half,
  house: string,
): readonly [home: Home, other: Home] | null {
  const others = sortedWith(home, byHalf[half].urban)
  if (home.rural || home.office === '' || others.length === 0) return null
  const { pin, offices } = random.pick(others)
  const office = random.pick(offices)
  if (areAlike(office, home.office)) return null
  // There is one estate of its name in the city.
  const told = home.estate ? { estate: false, building: null } : {}
  const kept = { ...home, ...told, locality: null, plot: '', house: home.house === '' ? house : home.house }
  // One in five is printed with the PIN code of the other.
  const printed = random.chance(0.2) ? home.pin : pin
  return [kept, { ...kept, office, pin: printed, house: random.chance(0.8) ? kept.house : house }]
}

/** Of one in three homes a village of the district with another PIN code that is sorted together with its own. */
export function villageSortedWith(
  random: Random,
  home: Home,
  half: Half,
): Pick<Home, 'pin' | 'taluk' | 'office'> | null {
  const others = sortedWith(home, byHalf[half].country).filter(({ district }) => district === home.district)
  if (others.length === 0 || !random.chance(0.35)) return null
  const { pin, taluk, offices } = random.pick(others)
  const there = offices.filter((office) => !areAlike(office, home.office))
  return there.length === 0 ? null : { pin, taluk, office: random.pick(there) }
}

const areAlike = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4)
