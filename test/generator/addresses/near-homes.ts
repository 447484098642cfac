/** Homes that differ in one word or one piece of a number, beside prints of one home that differ as much and mean the same. */
import type { Random } from '../random'
import { houseNumber, makeHome, type Home } from './home'
import { byHalf, spaced, type Half } from './home-words'
import { mutations, printHome, type Mutation } from './print'

/** What the pair differs in. */
export const nearKinds = ['way', 'way_numbered', 'house_extended', 'name_inserted', 'phase_unsaid'] as const
export type NearKind = (typeof nearKinds)[number]

export interface NearPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  readonly kind: NearKind
  /** Whether the prints tell; else what one leaves unsaid is another home as often as not, and `same` was drawn. */
  readonly told: boolean
}

/** A home and its look-alike, and whether they are one; the odds that they are where the prints do not tell. */
type Twins = readonly [one: Home, other: Home, same: boolean | { readonly odds: number }]

/** A pair of one kind, homes all over India. */
export function makeNearPair(random: Random, half: Half): NearPair {
  const kind = random.weighted<NearKind>([['way', 3], ['way_numbered', 1], ['house_extended', 2], ['name_inserted', 3], ['phase_unsaid', 1]]) // prettier-ignore
  const [one, other, truth] = twins[kind](random, half)
  const told = typeof truth === 'boolean'
  const same = told ? truth : random.chance(truth.odds)
  const [source, target] = [printed(random, one, 0.3), printed(random, other, 0.8)]
  const swap = random.chance(0.5)
  return { source: swap ? target : source, target: swap ? source : target, same, kind, told }
}

/** Prints a home with all that tells it from its look-alike. */
function printed(random: Random, home: Home, strength: number): string {
  const odds: Readonly<Partial<Record<Mutation, number>>> = { abbreviated: 0.4, by_ear: 0.2, reordered: 0.12, run_together: 0.15, no_pin: 0.2, wrong_pin: 0.12, no_state: 0.4, old_city: 0.1, ocr: 0.08, devanagari: 0.03, capitals: 0.2, notation: 0.3, glued: 0.05, no_floor: 0.3 } // prettier-ignore
  const how = new Set(mutations.filter((one) => random.chance((odds[one] ?? 0) * strength)))
  return printHome(random, home, how, random.chance(0.1)).text
}

/** Ways that are another beside one of the same name. */
const otherWays = [
  ['Road', 'Lane'], ['Road', 'Lane'], ['Road', 'Street'], ['Street', 'Lane'], ['Street', 'Lane'], ['Road', 'Avenue'], ['Street', 'Avenue'], ['Lane', 'Avenue'], ['Row', 'Lane'], ['Row', 'Road'], ['Row', 'Street'], ['Marg', 'Lane'], ['Marg', 'Gali'], ['Road', 'Gali'], ['Road', 'Gali'], ['Salai', 'Street'],
  ['Salai', 'Lane'], ['Terrace', 'Road'], ['Drive', 'Road'], ['Sarani', 'Lane'], ['Path', 'Lane'], ['Path', 'Gali'], ['Road', 'Cross Road'], ['Road', 'Bypass'],
] as const // prettier-ignore
/** One way in two languages. */
const oneWay = [
  ['Road', 'Marg'], ['Road', 'Marg'], ['Road', 'Path'], ['Road', 'Sarani'], ['Road', 'Salai'], ['Street', 'Theru'], ['Street', 'Veedhi'], ['Street', 'Veethi'], ['Lane', 'Gali'], ['Lane', 'Galli'], ['Road', 'Main Road'],
] as const // prettier-ignore

const everyDay = [
  'Koil',
  'Masjid',
  'Mandir',
  'Talab',
  'Chapel',
  'Haveli',
  'Dargah',
  'Agraharam',
  'Ghat',
  'Maidan',
] as const

/** "Pillaiyar Koil", "Tilak", "Bhagat Singh". */
function wayName(random: Random, half: Half): string {
  const { streets, localities } = byHalf[half]
  const name = spaced(random.pick(streets))
  return random.weighted([[name, 6], [`${spaced(random.pick(localities))} ${random.pick(everyDay)}`, 2], [`${spaced(random.pick(localities))} Nagar`, 1]]) // prettier-ignore
}

/** A house in a street, and often little more. */
function houseInStreet(random: Random, half: Half): Home {
  for (;;) {
    const home = makeHome(random, half)
    if (home.rural) continue
    const bare = random.chance(0.45)
    return {
      ...home,
      house: houseNumber(random, false, false),
      houseLabel: random.pick(['house', 'house', '', 'plot']),
      building: null,
      estate: false,
      wing: '',
      plot: '',
      floor: -1,
      locality: bare || random.chance(0.3) ? null : home.locality,
      office: bare ? '' : home.office,
      landmark: random.chance(0.15) ? home.landmark : null,
    }
  }
}

function flatInBuilding(random: Random, half: Half): Home {
  for (;;) {
    const home = makeHome(random, half)
    if (!home.rural && home.building !== null && !home.estate && home.houseLabel === 'flat') return { ...home, landmark: null } // prettier-ignore
  }
}

function way(random: Random, half: Half): Twins {
  const home = houseInStreet(random, half)
  const name = wayName(random, half)
  const same = random.chance(0.45)
  const [one, other] = same ? (random.chance(0.6) ? random.pick(oneWay) : twice(random.pick(otherWays)[0])) : random.pick(otherWays) // prettier-ignore
  return [{ ...home, street: [name, one] }, { ...home, street: [name, other] }, same]
}
const twice = (kind: string): readonly [string, string] => [kind, kind]

const ordinal = (number: number): string => `${String(number)}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`

/** "Koil Street" and "Koil 2nd Street". */
function numberedWay(random: Random, half: Half): Twins {
  const home = houseInStreet(random, half)
  const name = wayName(random, half)
  const kind = random.pick(['Street', 'Street', 'Lane', 'Cross Street', 'Avenue'])
  const counted = `${ordinal(random.int(1, 7))} ${kind}`
  const same = random.chance(0.4)
  const plain = random.pick([kind, kind, 'Main Road', 'Street', 'Road'])
  return [{ ...home, street: [name, same ? counted : plain] }, { ...home, street: [name, counted] }, same]
}

/** "12" and "12/1/B"; or one such number in two notations, or a flat of the house beside the house. */
function extendedHouse(random: Random, half: Half): Twins {
  const found = houseInStreet(random, half)
  const street = found.street ?? [wayName(random, half), 'Road']
  const number = random.pick([String(random.int(1, 240)), `${String(random.int(1, 60))}/${String(random.int(1, 90))}`, `${random.pick(['A', 'B', 'C', 'D'])}-${String(random.int(1, 200))}`]) // prettier-ignore
  const home: Home = { ...found, street, house: number }
  const [piece, letter] = [String(random.int(1, 9)), random.pick(['A', 'B', 'C', 'D', 'E'])]
  const longer = number + random.pick([`/${piece}`, `/${piece}/${letter}`, `/${piece}${letter}`, `/${letter}`, `-${letter}`, `/${piece}/${String(random.int(1, 4))}`, `-${piece}`]) // prettier-ignore
  if (random.chance(0.55)) return [home, { ...home, house: longer }, false]
  const mark = random.pick(['-', '/', ' '])
  return [{ ...home, house: longer }, { ...home, house: longer.replace(/[/-](?=[A-Z0-9]$)/, mark) }, true]
}

/** Words that say little before a name, and may be left out. */
const courtesies = ['Shri', 'Shree', 'Sri', 'Smt', 'Dr', 'Pandit', 'Lala', 'Swami', 'Seth', 'Maharshi', 'Sant', 'Haji', 'Lt'] as const // prettier-ignore
/** What stands behind a building's name and says no more than that it is one. */
const societies = ['CHS', 'Society', 'Co-op Housing Society', 'Apartment', 'Apartments', 'CHS Ltd', 'Building'] as const
const buildingEnds = ['Tower', 'Towers', 'Heights', 'Residency', 'Apartment', 'Apartments', 'Enclave', 'Complex', 'Mansion', 'Villa', 'Plaza', 'Society', 'Niwas', 'Sadan', 'Park', 'Greens'] // prettier-ignore
const localityEnds = ['Nagar', 'Nagar', 'Colony', 'Vihar', 'Layout', 'Puram', 'Enclave', 'Bagh', 'Park', 'Garden', 'Puri', 'Town'] // prettier-ignore
const inserts = ['City', 'Rose', 'View', 'Temple', 'Valley', 'Krishna', 'Pearl', 'Garden', 'Lake', 'Hill', 'Kunj', 'Palm', 'Gold', 'Ganga', 'Star', 'Jyoti', 'Deep', 'Valley', 'River', 'Sagar', 'Shanti', 'Vihar'] // prettier-ignore

/** How often such a word is left out of a name that is no building's: "Zoo Narengi Road" is "Zoo Road" to many. */
const leftOut = { street: 0.4, locality: 0.2 } as const

/** "Sun Tower" and "Sun City Tower"; or "Sun Tower" and "Sun Tower CHS", "Tilak Road" and "Pandit Tilak Road". */
function insertedName(random: Random, half: Half): Twins {
  const of = random.weighted<'building' | 'street' | 'locality'>([
    ['building', 5],
    ['street', 2],
    ['locality', 2.5],
  ])
  const home = of === 'building' ? flatInBuilding(random, half) : houseInStreet(random, half)
  const pool = byHalf[half]
  const name = spaced(random.pick({ building: pool.buildings, street: pool.streets, locality: pool.localities }[of]))
  const end = random.pick({ building: buildingEnds, street: ['Road', 'Road', 'Street', 'Lane', 'Marg'], locality: localityEnds }[of]) // prettier-ignore
  const plain = { ...home, [of]: [name, end] } as Home
  if (random.chance(0.5)) {
    const word = random.chance(0.6) ? random.pick(inserts.filter((_, at) => at % 2 === (half === 'train' ? 0 : 1))) : spaced(random.pick(pool.seconds)) // prettier-ignore
    return [plain, { ...plain, [of]: [`${name} ${word}`, end] }, of === 'building' ? false : { odds: leftOut[of] }]
  }
  const courtesy = `${random.pick(courtesies)} ${name}`
  const longer = of === 'building' && random.chance(0.6) ? [name, `${end} ${random.pick(societies)}`] : random.chance(0.7) ? [courtesy, end] : [name, end] // prettier-ignore
  return [plain, { ...plain, [of]: longer } as Home, true]
}

/** "Ashok Vihar" and "Ashok Vihar Phase 2": more often two than one. */
function unsaidPhase(random: Random, half: Half): Twins {
  const home = houseInStreet(random, half)
  const name = spaced(random.pick(byHalf[half].localities))
  const kind = random.pick(localityEnds)
  const number = random.int(1, 4)
  const said = (): string => `${kind} ${random.pick(['Phase', 'Phase', 'Ph', 'Part', 'Stage'])}${random.pick([' ', '-', ' '])}${random.chance(0.3) ? (['', 'I', 'II', 'III', 'IV'][number] ?? '') : String(number)}` // prettier-ignore
  const street = random.chance(0.6) ? null : home.street
  const part: Home = { ...home, street, locality: [name, said()] }
  // Some leave it out, more often that of the first, which the place was before there was a second.
  if (random.chance(0.6)) return [part, { ...part, locality: [name, kind] }, { odds: number === 1 ? 0.6 : 0.4 }]
  const label = /Phase|Ph/.test(part.locality?.[1] ?? '') ? ['Phase', 'Ph'] : [/Part|Stage/.exec(part.locality?.[1] ?? '')?.[0] ?? 'Phase'] // prettier-ignore
  return [part, { ...part, locality: [name, `${kind} ${random.pick(label)} ${String(number)}`] }, true]
}

const twins: Readonly<Record<NearKind, (random: Random, half: Half) => Twins>> = {
  way,
  way_numbered: numberedWay,
  house_extended: extendedHouse,
  name_inserted: insertedName,
  phase_unsaid: unsaidPhase,
}
