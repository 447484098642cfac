import type { Random } from '../random'
import { buildingKinds, byHalf, localityKinds, spaced, streetKinds, type Half } from './home-words'

/** Two streets of one make that differ in their number: "4th Cross" and "6th Cross". */
export function numberedStreets(random: Random, one: number, other: number): readonly [Street, Street] {
  const make = random.pick<(number: number) => Street>([
    (number) => [String(number), 'th Cross'],
    (number) => [String(number), 'th Main'],
    (number) => ['Gali No', String(number)],
    (number) => ['Sector', String(number)],
    (number) => ['Street No', String(number)],
  ])
  return [make(one), make(other)]
}

type Street = readonly [name: string, kind: string]

const kindsOf = { building: buildingKinds, street: streetKinds, locality: localityKinds }

const tellingKinds = {
  building: ['Heights', 'Tower', 'Niwas', 'Bhavan', 'Villa', 'Enclave', 'Sadan', 'Mansion', 'Greens', 'Park', 'Plaza', 'Arcade'], // prettier-ignore
  locality: ['Nagar', 'Colony', 'Vihar', 'Layout', 'Peth', 'Puram', 'Enclave', 'Bagh', 'Wadi', 'Ganj', 'Mohalla', 'Town', 'Park', 'Garden', 'Puri'], // prettier-ignore
}

/** Two towers of one estate that have names: "Jasmine", "Tulip". */
export function otherTowers(random: Random, which: Half): readonly [string, string] {
  const names = byHalf[which].buildings
  const [one, other] = [random.pick(names), random.pick(names)]
  return one.slice(0, 3) === other.slice(0, 3) ? otherTowers(random, which) : [spaced(one), spaced(other)]
}

/** Two endings of a name that make it two places: "Lake Garden" and "Lake Town". */
export function otherEndings(random: Random, of: 'building' | 'locality'): readonly [string, string] {
  const ending = random.pick(tellingKinds[of])
  return [ending, random.pick(tellingKinds[of].filter((kind) => kind !== ending))]
}

const endings = ['ika', 'esh', 'endra', 'itya', 'ant', 'oday', 'wati', 'dev']

/** "Ganga" and "Ganesh": a name that begins with the same letters, where the names have one. */
function soundingNear(random: Random, than: string, pool: readonly string[]): string {
  const near = pool.filter((name) => name.slice(0, 3) === than.slice(0, 3) && name !== than && !name.startsWith(than) && !than.startsWith(name)) // prettier-ignore
  return near.length === 0 ? than : spaced(random.pick(near))
}

/** Another last word, or another ending of the first. */
function nearName(random: Random, than: string, seconds: readonly string[]): string {
  const [first = '', ...rest] = than.split(' ')
  if (rest.length === 0) return soundingNear(random, first, seconds)
  if (rest.length > 0 && random.chance(0.6)) return `${first} ${random.pick(seconds)}`
  if (first.length < 4) return than
  const stem = first.replace(/[aeiou]+$/, '')
  return [stem + random.pick(endings), ...rest].join(' ')
}

/** Another building, street or locality than the one given, of another kind in two of three. */
export function otherNamed(
  random: Random,
  which: Half,
  of: 'building' | 'street' | 'locality',
  [than, kind]: readonly [string, string],
): readonly [name: string, kind: string] {
  const pool = byHalf[which]
  const names = { building: pool.buildings, street: pool.streets, locality: pool.localities }[of]
  const numbered = kind.startsWith('th ') || /^\d/.test(kind)
  // Two in five are called nearly the same: "Sai Darshan" and "Sai Prasad", "Laxmi Niwas" and "Laxman Niwas".
  if (!numbered && random.chance(0.4)) {
    const near = nearName(random, than, than.includes(' ') ? pool.seconds : names)
    if (near !== than) return [near, random.chance(0.7) ? kind : random.pick(kindsOf[of])]
  }
  for (;;) {
    const name = spaced(
      of === 'building' ? `${random.pick(pool.buildings)} ${random.pick(pool.seconds)}` : random.pick(names),
    )
    if (name.slice(0, 4) === than.slice(0, 4)) continue
    return [name, numbered || random.chance(0.65) ? random.pick(kindsOf[of]) : kind]
  }
}
