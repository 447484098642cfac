import { fullName, makeFamily } from '../people/names'
import type { Random } from '../random'
import { cityPins } from './cities'
import { buildingKinds, byHalf, landmarkWords, localityKinds, spaced, streetKinds, type Half } from './home-words'

export type Relation = 'S/O' | 'D/O' | 'W/O' | 'C/O'

/** A home in parts; empty where it has none. */
export interface Home {
  readonly person: string
  readonly relation: Relation
  readonly relative: string
  /** "402", "B-12", "12/4". */
  readonly house: string
  readonly houseLabel: 'flat' | 'flat_said' | 'shop' | 'house' | 'plot' | ''
  readonly wing: string
  /** Number of the plot on which its building stands. */
  readonly plot: string
  readonly floor: number
  readonly building: readonly [name: string, kind: string] | null
  /** An estate of a builder: there is one of its name in the city. */
  readonly estate: boolean
  readonly street: readonly [name: string, kind: string] | null
  readonly locality: readonly [name: string, kind: string] | null
  readonly landmark: readonly [word: string, what: string] | null
  /** Post office: the village in the country, the quarter in a city. */
  readonly office: string
  readonly ward: string
  readonly rural: boolean
  readonly taluk: string
  readonly district: string
  readonly city: string
  readonly state: string
  readonly pin: string
}

export function makeHome(random: Random, which: Half): Home {
  const pool = byHalf[which]
  const rural = random.chance(0.3)
  const pin = random.pick(rural ? pool.country : pool.urban)
  const city = rural ? '' : (cityPins.find(([prefix]) => pin.pin.startsWith(prefix))?.[1] ?? pin.district)
  const flats = !rural && random.chance(0.55)
  const estate = flats && random.chance(0.15)
  const family = makeFamily(random)
  const wife = family.gender === 'FEMALE' && random.chance(0.6)
  return {
    person: fullName(family.name),
    relation: random.chance(0.15) ? 'C/O' : wife ? 'W/O' : family.gender === 'FEMALE' ? 'D/O' : 'S/O',
    relative: fullName(wife ? family.spouse : family.father),
    house: houseNumber(random, flats, rural),
    houseLabel: flats ? 'flat' : random.chance(0.6) ? 'house' : random.chance(0.3) ? 'plot' : '',
    wing: flats && random.chance(0.3) ? (random.chance(0.2) ? spaced(random.pick(pool.seconds)) : random.pick(['A', 'B', 'C', 'D', 'E', '1', '2', '3', '7', '12'])) : '', // prettier-ignore
    plot:
      flats && random.chance(0.25)
        ? random.pick([String(random.int(1, 400)), `${random.int(1, 60)}/${random.int(1, 12)}`])
        : '',
    floor: flats && random.chance(0.3) ? random.int(0, 9) : -1,
    estate,
    building: estate
      ? [
          `${spaced(random.pick(pool.builders))} ${random.pick(pool.estates)}`,
          random.chance(0.7) ? '' : random.pick(['Apartments', 'CHS', 'Society', 'Towers']),
        ]
      : flats || (!rural && random.chance(0.2))
        ? [
            spaced(
              random.chance(0.6)
                ? `${random.pick(pool.buildings)} ${random.pick(pool.seconds)}`
                : random.pick(pool.buildings),
            ),
            random.pick(buildingKinds),
          ]
        : null,
    street: random.chance(rural ? 0.25 : 0.65) ? street(random, pool.streets) : null,
    locality: !rural && random.chance(0.75) ? [spaced(random.pick(pool.localities)), random.pick(localityKinds)] : null,
    landmark: random.chance(0.4) ? [random.pick(landmarkWords), random.pick(pool.things)] : null,
    office: random.pick(pin.offices),
    ward: rural && random.chance(0.35) ? String(random.int(1, 18)) : '',
    rural,
    taluk: pin.taluk,
    district: pin.district,
    city,
    state: pin.state,
    pin: pin.pin,
  }
}

/** Streets and quarters that every small town has. */
export const ofEveryTown = ['Main Road', 'Station Road', 'Bus Stand Road', 'Market Road', 'Court Road', 'College Road', 'Gandhi Chowk', 'Nehru Chowk', 'Subhash Chowk', 'Azad Ward', 'Gandhi Ward', 'Sadar Bazar', 'Civil Lines', 'Purani Basti', 'Naya Bazar', 'Gandhi Nagar', 'Nehru Nagar', 'MG Road', 'Shastri Nagar', 'Ram Nagar', 'Shivaji Chowk', 'Ambedkar Nagar', 'Patel Nagar', 'Railway Colony', 'Housing Board Colony', 'Subhash Nagar', 'Azad Nagar', 'Shanti Nagar', 'Krishna Nagar'] // prettier-ignore

/** "Nehru Chowk, Gadarwara": a home in the town of a taluk, in a quarter such as every town has. */
export function inTown(random: Random, home: Home): Home {
  const house = random.chance(0.5) ? '' : home.house
  const bare = { building: null, wing: '', plot: '', floor: -1, ward: '', landmark: null, office: '', taluk: '' }
  return {
    ...home,
    ...bare,
    rural: false,
    house,
    street: null,
    locality: [random.pick(ofEveryTown), ''],
    city: home.taluk,
  }
}

/** "Sohna", and not "Bangalore North": the sub-district is called after its town. */
export const namesTown = (taluk: string): boolean =>
  /^[A-Za-z ]{4,}$/.test(taluk) && !/\b(?:north|south|east|west|city|rural|urban|sadar|tehsil)\b/i.test(taluk)

function street(random: Random, pool: readonly string[]): readonly [string, string] {
  const number = random.int(1, 24)
  return random.weighted<readonly [string, string]>([
    [[spaced(random.pick(pool)), random.pick(streetKinds)], 7],
    [[String(number), random.pick(['th Cross', 'th Main'])], 1.2],
    [['Gali No', String(number)], 0.9],
    [['Sector', String(random.int(1, 70))], 1],
    [['Street No', String(number)], 0.4],
  ])
}

export function houseNumber(random: Random, flat: boolean, rural: boolean): string {
  if (flat) return random.chance(0.7) ? `${random.int(1, 22)}0${random.int(1, 8)}` : String(random.int(1, 60))
  if (rural && random.chance(0.35)) return ''
  return random.weighted<() => string>([
    [() => `${random.int(1, 980)}`, 5],
    [() => `${random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])}-${random.int(1, 400)}`, 2],
    [() => `${random.int(1, 60)}/${random.int(1, 400)}`, 2.5],
    [() => `${random.int(1, 150)}${random.pick(['A', 'B', 'C', 'D'])}`, 1],
    [() => `${random.int(1, 20)}-${random.int(1, 30)}-${random.int(1, 200)}/${random.int(1, 9)}`, 1],
  ])()
}

/** Another number of the same make: a neighbour's as often as any. */
export function differentNumber(random: Random, { house, houseLabel, rural }: Home): string {
  if (house === '') return houseNumber(random, false, rural)
  // "14" and "14/1", "78" and "78-A": the next house, of what was one.
  if (houseLabel !== 'flat' && /\d$/.test(house) && random.chance(0.15))
    return house + random.pick(['/1', '/2', '/A', '-A', 'A', 'B', `/${random.int(1, 9)}`])
  for (;;) {
    const digits = house.replace(/\d+(?=\D*$)/, (number) =>
      String(Math.max(1, random.chance(0.5) ? Number(number) + random.int(-3, 3) : random.int(1, Number(number) + 40))),
    )
    const other = random.chance(0.75) ? digits : houseNumber(random, houseLabel === 'flat', false)
    if (other !== house && other !== '') return other
  }
}
