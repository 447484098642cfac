import { fullName, makeFamily } from '../people/names'
import type { Random } from '../random'
import names from '../data/names.json'
import { cityPins } from './cities'
import { countryPins, urbanPins } from './pins'

/** Homes of one half never share a name of a building, street or locality, nor a PIN code, with the other. */
export type Half = 'train' | 'judge'

export type Relation = 'S/O' | 'D/O' | 'W/O' | 'C/O'

/** A home in parts; empty where it has none. */
export interface Home {
  readonly person: string
  readonly relation: Relation
  readonly relative: string
  /** "402", "B-12", "12/4". */
  readonly house: string
  readonly houseLabel: 'flat' | 'house' | 'plot' | ''
  readonly wing: string
  /** Number of the plot on which its building stands. */
  readonly plot: string
  readonly floor: number
  readonly building: readonly [name: string, kind: string] | null
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

const list = (text: string): readonly string[] => text.split(' ')
const deities = list(
  'Sai Shree Om Ganesh Krishna Laxmi Durga Shiv Hari Radha Gayatri Vishnu Ganga Yamuna Saraswati Balaji Mahalaxmi Ambika Parvati Ram Siddhi Swami Vithal Ashok Tulsi Amar Surya Chandra Indra Mangal Guru Shanti Anand Sukh Jeevan Prem Gokul Vrindavan Mathura Kailash Himalaya Rameshwar Somnath Kedar Badri Tirupati Rose Lotus Orchid Sunrise Sunshine Silver Golden Green Royal Pearl Crystal Palm Ocean Hill Lake Garden Blue Diamond Emerald Imperial Supreme Galaxy Star Sky Classic Elite Grand Prestige Brigade Regal Maple Cedar Pine Oak Jasmine Lily Tulip Marigold Al-Noor Madina Bismillah Rehmat Noor St-Mary Holy-Cross Bethany Nanak Khalsa',
)
const second = list(
  'Krupa Darshan Kripa Prasad Chhaya Sagar Kunj Dham Leela Sadan Vihar Smruti Jyot Sandhya Deep Kiran Ashish Niketan Valley View Heights Ville Crest Nest Breeze Woods Springs Meadows Vista Park Dale Field',
)
const great = list(
  'Gandhi Nehru Tilak Shivaji Ambedkar Patel Subhash Azad Bhagat-Singh Rajaji Kamaraj Periyar Tagore Vivekananda Lajpat Indira Rajiv Sardar Netaji Savarkar Phule Ranade Gokhale Agarkar Karve Laxmi-Bai Maharana-Pratap Ashoka Akbar Sarojini Malviya Shastri Radhakrishnan Bose Kasturba Jawahar Mahatma Station Temple Church Market College Hospital School Court Mill Tank Fort Lake River Garden Canal Airport Ring Link Bypass Main Old New Cross High Bazar Hill Bridge Palace Museum Mission Club Residency Cathedral Infantry Commercial Brigade Richmond Lavelle Cunningham Linking Hughes Altamount Cuffe',
)
const buildingKinds = [
  'Apartment',
  'Apartments',
  'Society',
  'CHS',
  'Heights',
  'Residency',
  'Tower',
  'Niwas',
  'Bhavan',
  'Villa',
  'Complex',
  'Enclave',
  'Sadan',
  'Mansion',
  'Building',
  '',
  '',
  '',
]
const streetKinds = [
  'Road',
  'Road',
  'Road',
  'Street',
  'Lane',
  'Marg',
  'Path',
  'Cross Road',
  'Main Road',
  'Salai',
  'Avenue',
]
const localityKinds = [
  'Nagar',
  'Nagar',
  'Colony',
  'Vihar',
  'Layout',
  'Peth',
  'Puram',
  'Enclave',
  'Extension',
  'Bagh',
  'Wadi',
  'Ganj',
  'Mohalla',
  'Town',
  'Park',
  'East',
  'West',
  '',
  '',
]
const landmarkWords = ['Near', 'Near', 'Near', 'Opposite', 'Behind', 'Beside', 'In front of']
const landmarkThings = [
  'Bus Stand',
  'Shiv Mandir',
  'Hanuman Mandir',
  'SBI Bank',
  'Railway Station',
  'Post Office',
  'Government School',
  'Petrol Pump',
  'City Hospital',
  'Jama Masjid',
  'Gurudwara',
  'Water Tank',
  'Police Station',
  'Ration Shop',
  'Big Bazaar',
  'Municipal Garden',
  'Primary Health Centre',
  'Cinema',
  'D Mart',
  'Panchayat Office',
  'St Marys Church',
  'Ganesh Temple',
  'Vegetable Market',
  'Axis Bank ATM',
  'Anganwadi',
]

/** Deterministic halves of every list: a word belongs to one of them for good. */
function half<T>(items: readonly T[], which: Half, key: (item: T) => string): readonly T[] {
  return items.filter((item) => (sum(key(item)) % 2 === 0) === (which === 'train'))
}
const sum = (text: string): number => [...text].reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7) >>> 4

const pools = (which: Half) => {
  const given = half([...names.male, ...names.female], which, (name) => name)
  const surnames = half(names.last, which, (name) => name)
  return {
    urban: half(urbanPins, which, ({ pin }) => pin),
    country: half(countryPins, which, ({ pin }) => pin),
    buildings: [...half(deities, which, (name) => name), ...given.slice(0, 60)],
    seconds: half(second, which, (name) => name),
    streets: [...half(great, which, (name) => name), ...surnames.slice(0, 30), ...given.slice(60, 110)],
    localities: [
      ...half([...deities, ...great], which, (name) => `l${name}`),
      ...surnames.slice(20, 45),
      ...given.slice(110, 200),
    ],
    things: landmarkThings,
  }
}
const byHalf = { train: pools('train'), judge: pools('judge') }

/** Names of buildings, streets and localities of one half. */
export const placeNames = (which: Half): Readonly<Record<'buildings' | 'seconds' | 'streets' | 'localities', readonly string[]>> => byHalf[which] // prettier-ignore

export const spaced = (text: string): string => text.replaceAll('-', ' ')

export function makeHome(random: Random, which: Half): Home {
  const pool = byHalf[which]
  const rural = random.chance(0.3)
  const pin = random.pick(rural ? pool.country : pool.urban)
  const city = rural ? '' : (cityPins.find(([prefix]) => pin.pin.startsWith(prefix))?.[1] ?? pin.district)
  const flats = !rural && random.chance(0.55)
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
    building:
      flats || (!rural && random.chance(0.2))
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

/** Another ending of a name, that makes it another place: "Lake Town" for "Lake Garden". */
export function otherEnding(random: Random, of: 'building' | 'locality', than: string): string {
  return random.pick(tellingKinds[of].filter((kind) => kind !== than))
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
