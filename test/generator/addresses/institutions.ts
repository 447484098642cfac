/** Branches of banks, schools, hospitals and shops: as two lists print one of them, and two of one name in a town. */
import type { Random } from '../random'
import { inTown, makeHome, namesTown, ofEveryTown, type Home } from './home'
import { byHalf, localityKinds, spaced, streetKinds, type Half } from './home-words'
import { mutations, setParts, type Mutation } from './print'

export const institutionKinds = ['one', 'other_place', 'other_institution', 'other_town', 'town_alone'] as const
export type InstitutionKind = (typeof institutionKinds)[number]

export interface InstitutionPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  readonly kind: InstitutionKind
}

/** Names in full, and as they are cut short. */
const institutions: readonly (readonly [name: string, ...short: string[]])[] = [
  ['State Bank of India', 'SBI', 'S.B.I.'], ['Punjab National Bank', 'PNB', 'P.N.B.'], ['Bank of Baroda', 'BOB'], ['Bank of India', 'BOI'], ['Canara Bank'], ['Union Bank of India', 'UBI'], ['Indian Bank'], ['Indian Overseas Bank', 'IOB'], ['Central Bank of India', 'CBI'], ['UCO Bank'], ['Bank of Maharashtra', 'BOM'], ['HDFC Bank Ltd', 'HDFC Bank'], ['ICICI Bank Limited', 'ICICI Bank'], ['Axis Bank Ltd', 'Axis Bank'], ['Kotak Mahindra Bank', 'Kotak Bank'], ['Federal Bank'], ['South Indian Bank', 'SIB'], ['Karnataka Bank Ltd', 'Karnataka Bank'],
  ['District Central Co-operative Bank', 'DCC Bank', 'DCCB'], ['Urban Co-op Bank Ltd', 'Urban Coop Bank'], ['Gramin Bank'], ['Bandhan Bank'], ['LIC of India Branch Office', 'LIC Branch Office', 'Life Insurance Corporation of India'], ['Muthoot Finance Ltd', 'Muthoot Finance'], ['Bajaj Finance Limited', 'Bajaj Finance'], ['Shriram Finance'], ['Head Post Office', 'H.P.O.', 'HPO'], ['Government Higher Secondary School', 'Govt H.S. School', 'GHSS'], ['Kendriya Vidyalaya', 'K.V.'], ['Delhi Public School', 'DPS'], ['Saraswati Shishu Mandir'], ['Government Girls College', 'Govt Girls College'],
  ['Civil Hospital', 'Govt Civil Hospital'], ['Primary Health Centre', 'PHC'], ['City Nursing Home', 'City Hospital'], ['Indane Gas Agency', 'Indane Gas Service'], ['Krishi Upaj Mandi Samiti'], ['Fair Price Shop'], ['Blue Dart Express', 'Bluedart'], ['Apollo Pharmacy'], ['Reliance Digital'], ['Raymond Shop', 'The Raymond Shop'],
] // prettier-ignore

/** Where in its town an institution stands: a street or a quarter, at times a building or a landmark. */
interface Place {
  readonly at: string
  readonly building: string
  readonly landmark: string
}

export function makeInstitutionPair(random: Random, half: Half): InstitutionPair {
  const kind = random.weighted<InstitutionKind>([['one', 5], ['other_place', 4], ['other_institution', 1], ['other_town', 1], ['town_alone', 0.7]]) // prettier-ignore
  const own = institutions.filter((_, at) => at % 3 === 0 || at % 3 === (half === 'train' ? 1 : 2))
  const name = random.pick(own)
  const town = townOf(random, half)
  const place = placeOf(random, half)
  const print = (named: readonly string[], where: Home, at: Place | null, much: number): string => printed(random, named, where, at, much) // prettier-ignore
  const first = print(name, town, place, 0.4)
  const others = {
    one: () => [print(name, town, place, 0.8), true] as const,
    other_place: () => [print(name, besides(random, town), otherPlace(random, half, place), 0.8), false] as const,
    other_institution: () => [print(random.pick(own.filter((one) => one !== name)), town, place, 0.8), false] as const,
    other_town: () => [print(name, townOf(random, half), place, 0.6), false] as const,
    // A small town has often one of them.
    town_alone: () => [print(name, town, null, 0.8), random.chance(0.7)] as const,
  }
  const [second, same] = others[kind]()
  return random.chance(0.5) ? { source: first, target: second, same, kind } : { source: second, target: first, same, kind } // prettier-ignore
}

function townOf(random: Random, half: Half): Home {
  for (;;) {
    const home = makeHome(random, half)
    if (!home.rural) return home
    if (namesTown(home.taluk)) return inTown(random, home)
  }
}

/** Another branch of the town: of its PIN code or a neighbour's. */
const besides = (random: Random, town: Home): Home =>
  random.chance(0.6) ? town : { ...town, pin: town.pin.slice(0, 4) + random.digits(2) }

function placeOf(random: Random, half: Half): Place {
  const pool = byHalf[half]
  const named = (): string => `${spaced(random.pick(pool.streets))} ${random.pick(streetKinds)}`
  const quarter = (): string => `${spaced(random.pick(pool.localities))} ${random.pick(localityKinds)}`.trim()
  return {
    at: random.weighted<() => string>([
      [() => random.pick(ofEveryTown), 4],
      [named, 3],
      [quarter, 3],
    ])(),
    building: random.chance(0.25) ? `${spaced(random.pick(pool.buildings))} ${random.pick(['Complex', 'Building', 'Plaza', 'Arcade', 'Tower', 'Market'])}` : '', // prettier-ignore
    landmark: random.chance(0.25) ? `${random.pick(['Near', 'Opp', 'Opposite', 'Behind'])} ${random.pick(pool.things)}` : '', // prettier-ignore
  }
}

function otherPlace(random: Random, half: Half, place: Place): Place {
  for (;;) {
    const other = placeOf(random, half)
    if (other.at !== place.at && (other.building === '' || other.building !== place.building)) return other
  }
}

/** `much` is how far it strays from the full print, 0..1. */
function printed(random: Random, named: readonly string[], town: Home, place: Place | null, much: number): string {
  const odds: Readonly<Partial<Record<Mutation, number>>> = { abbreviated: 0.5, by_ear: 0.15, run_together: 0.15, no_pin: 0.5, wrong_pin: 0.1, ocr: 0.06, capitals: 0.3 } // prettier-ignore
  const how = new Set(mutations.filter((one) => random.chance((odds[one] ?? 0) * much)))
  const name = random.chance(0.35 * much) && named.length > 1 ? random.pick(named.slice(1)) : named[0]!
  const branch = place !== null && random.chance(0.25)
  const city = town.city === '' ? town.district : town.city
  const parts: [string, string][] = [
    ['building', name],
    ['locality', place === null ? (random.chance(0.5) ? `${city} Branch` : '') : branch ? `${place.at} ${random.pick(['Branch', 'Branch', 'Br.'])}` : place.at], // prettier-ignore
    ['building', place === null || random.chance(0.3 * much) ? '' : place.building],
    ['landmark', place === null || random.chance(0.5 * much) ? '' : place.landmark],
    ['city', city],
    ['district', town.district !== city && random.chance(0.5) ? `${random.pick(['Dist', 'Dist.', 'District', ''])} ${town.district}`.trim() : ''], // prettier-ignore
    ['state', random.chance(0.4) ? town.state : ''],
  ]
  return setParts(random, parts.filter(([, text]) => text !== ''), town.pin, how).text // prettier-ignore
}
