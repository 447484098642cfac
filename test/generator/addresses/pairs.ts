import type { Random } from '../random'
import { houseNumber, makeHome, numberedStreets, otherNamed, type Half, type Home } from './home'
import { mutations, printHome, type Mutation } from './print'
import { cityPins } from './cities'
import { officesOf } from './pins'

export const negatives = [
  'other_flat',
  'other_wing',
  'other_house',
  'other_building',
  'other_street',
  'other_city',
  'other_locality',
  'other_village',
  'same_pin',
  'other_number_street',
  'other_floor',
  'other_side',
  'anywhere',
] as const
export type Negative = (typeof negatives)[number]

export interface AddressPair {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly same: boolean
  readonly samePerson: boolean
  /** What was done to make the target: changes of print, or what makes it another home. */
  readonly changed: readonly (Mutation | Negative)[]
}

/** Changes that would hide what tells the two homes apart. */
const telling: Readonly<Record<Negative, readonly Mutation[]>> = {
  other_flat: ['no_house'],
  other_wing: ['no_house', 'short'],
  other_house: ['no_house'],
  other_building: ['no_building', 'no_house'],
  other_street: ['no_street', 'no_house', 'short'],
  other_city: ['no_city'],
  other_locality: ['no_locality'],
  other_village: [],
  same_pin: ['no_house', 'no_building', 'no_street', 'no_locality'],
  other_number_street: ['no_street', 'short'],
  other_floor: ['short', 'no_floor'],
  other_side: ['no_locality'],
  anywhere: [],
}

/** Half of the pairs are one home printed twice, half are two homes that have much in common. */
export function makePair(random: Random, id: string, half: Half): AddressPair {
  const made = makeHome(random, half)
  const home = random.chance(0.12) ? bare(made) : made
  return random.chance(0.5) ? samePair(random, id, home, half) : otherPair(random, id, home, half)
}

/** "12 Tilak Road, Pune": nothing but the house, the street and the city. */
const bare = (home: Home): Home =>
  home.rural || home.house === '' || home.street === null
    ? home
    : { ...home, building: null, locality: null, landmark: null, office: '', wing: '', plot: '', floor: -1 }

function samePair(random: Random, id: string, home: Home, half: Half): AddressPair {
  // One in four pairs of a household are two of its people.
  const another = random.chance(0.25)
  const relation = random.chance(0.45)
  const [first, second] = [someMutations(random, home, 0.35), someMutations(random, home, 1)]
  const mate = another ? { ...home, ...personOf(random, half, home) } : home
  const landmark = second.has('other_landmark') ? makeHome(random, half).landmark : mate.landmark
  const bothRelations = relation && random.chance(0.7)
  const named = random.chance(0.2)
  const source = printHome(random, home, first, relation, named)
  const alsoRelation = bothRelations || (!relation && random.chance(0.12))
  const target = printHome(random, { ...mate, landmark }, second, alsoRelation, named && random.chance(0.8))
  return pair(id, random, source.text, target.text, true, !another, [...first, ...second])
}

function otherPair(random: Random, id: string, given: Home, half: Half): AddressPair {
  const [other, kind, changed] = another(random, given, half)
  const home = changed ?? given
  const [first, second] = [someMutations(random, home, 0.3), someMutations(random, other, 0.8)]
  // What makes it another home stays in print on both sides: else nobody could tell.
  for (const changes of [first, second]) for (const mutation of telling[kind]) changes.delete(mutation)
  // Without a PIN code the city alone says it.
  if (kind === 'other_city' && random.chance(0.4)) for (const changes of [first, second]) changes.add('no_pin')
  if (kind === 'other_village' && random.chance(0.25)) for (const changes of [first, second]) changes.add('no_pin')
  // "12 Tilak Road, Kothrud" and "12 Tilak Road, Nashik": one says its city only by its quarter.
  if (kind === 'other_city' && home.locality === null && home.office !== other.office) {
    for (const changes of [first, second]) changes.add('no_pin').add('no_state')
    first.add('no_city')
  }
  // "12 Tilak Road, Pune": little else than the street and the city.
  if (kind === 'other_city' && random.chance(0.4)) for (const changes of [first, second]) changes.add('short')
  const relation = random.chance(0.35)
  // Few people move and are found at both homes.
  const moved = relation && random.chance(0.06)
  const people = moved ? {} : personOf(random, half, other)
  const named = random.chance(moved ? 0.5 : 0.15)
  const source = printHome(random, home, first, relation, named)
  const alsoRelation = moved || (relation && random.chance(0.6))
  const target = printHome(random, { ...other, ...people }, second, alsoRelation, named)
  return pair(id, random, source.text, target.text, false, moved && (named || random.chance(0.5)), [kind, ...second])
}

function pair(
  id: string,
  random: Random,
  source: string,
  target: string,
  same: boolean,
  samePerson: boolean,
  changed: readonly (Mutation | Negative)[],
): AddressPair {
  const swap = random.chance(0.5)
  return {
    id,
    source: swap ? target : source,
    target: swap ? source : target,
    same,
    samePerson,
    changed: [...new Set(changed)],
  }
}

function personOf(random: Random, half: Half, than: Home): Pick<Home, 'person' | 'relation' | 'relative'> {
  for (;;) {
    const { person, relation, relative } = makeHome(random, half)
    if (relative.slice(0, 3) !== than.relative.slice(0, 3) && person.slice(0, 3) !== than.person.slice(0, 3))
      return { person, relation, relative }
  }
}

/** Two to four changes; most are rarer than abbreviations. */
function someMutations(random: Random, home: Home, strength: number): Set<Mutation> {
  const chosen = new Set<Mutation>()
  const odds: Readonly<Record<Mutation, number>> = {
    abbreviated: 0.4, by_ear: 0.3, reordered: 0.15, run_together: 0.15, no_pin: 0.18, wrong_pin: 0.2, no_state: 0.3, no_city: 0.08, no_locality: 0.12, no_street: 0.15, no_building: 0.08, no_house: 0.06,
    other_landmark: 0.2, with_relation: 0, old_city: 0.15, ocr: 0.15, devanagari: 0.04, capitals: 0.2, notation: 0.3, short: 0.06, glued: 0.08, no_floor: 0.35,
  } // prettier-ignore
  for (const mutation of mutations) if (random.chance(odds[mutation] * strength)) chosen.add(mutation)
  // What is left must still name the place: a house, a building or a street, and where it is.
  if (chosen.has('no_city')) chosen.delete('no_pin')
  if (home.building === null) chosen.delete('no_house')
  if (home.office === '') for (const one of ['no_street', 'no_house', 'no_city'] as const) chosen.delete(one)
  if (home.street === null && home.building === null) chosen.delete('no_locality')
  return chosen
}

/** Another home that has much in common with this one, what it is called, and this one where it had to change too. */
function another(random: Random, home: Home, half: Half): readonly [other: Home, kind: Negative, changed?: Home] {
  const kind = random.weighted<Negative>([['other_flat', 2], ['other_house', 1.6], ['other_building', 2.4], ['other_street', 1.6], ['other_city', 2.6], ['other_locality', 2.6], ['other_village', 5], ['other_wing', 2], ['same_pin', 0.3], ['other_number_street', 1.4], ['other_floor', 1.4], ['other_side', 1.4], ['anywhere', 0.4]]) // prettier-ignore
  const fresh = makeHome(random, half)
  const house = differentNumber(random, home)
  const neighbour: readonly [Home, Negative] =
    home.house === '' ? [fresh, 'anywhere'] : [{ ...home, house }, 'other_house']
  switch (kind) {
    case 'other_flat':
      if (home.building !== null && home.house !== '')
        return [{ ...home, house, floor: -1, wing: random.chance(0.7) ? home.wing : '' }, kind]
      return neighbour
    case 'other_wing': {
      if (home.building === null || home.house === '') return neighbour
      const [one, other] = random.pick(['AB', 'BC', 'AC', 'AD', '12', '13']).split('')
      return [{ ...home, wing: other ?? '' }, kind, { ...home, wing: one ?? '' }]
    }
    case 'other_house':
      if (home.house === '') return neighbour
      return [
        {
          ...home,
          house,
          plot: '',
          landmark: random.chance(0.5) ? fresh.landmark : home.landmark,
          building: random.chance(0.5) ? null : home.building && otherNamed(random, half, 'building', home.building),
        },
        kind,
      ]
    case 'other_building':
      if (home.building === null) return neighbour
      return [
        {
          ...home,
          house: random.chance(0.4) ? house : home.house,
          plot: home.plot === '' ? '' : String(random.int(1, 400)),
          building: otherNamed(random, half, 'building', home.building),
        },
        kind,
      ]
    case 'other_street':
      if (home.street === null) return neighbour
      return [
        {
          ...home,
          house,
          building: null,
          street: otherNamed(random, half, 'street', home.street),
          locality: home.locality,
        },
        kind,
      ]
    case 'other_city': {
      // Without a colony the quarter is printed, by which one may know the city.
      const quarter = random.chance(0.35)
      if (fresh.city === home.city && (home.city !== '' || fresh.district === home.district)) return [fresh, 'anywhere']
      return [
        {
          ...fresh,
          rural: home.rural,
          ward: home.ward,
          street: home.street,
          house: random.chance(0.5) ? home.house : house,
          office: home.office === '' || (!quarter && random.chance(0.6)) ? home.office : fresh.office,
          locality: quarter ? null : home.locality,
          building: home.building,
          landmark: home.landmark,
          city: fresh.city === '' ? fresh.district : fresh.city,
        },
        kind,
        quarter ? { ...home, locality: null } : home,
      ]
    }
    case 'other_locality':
      if (home.locality === null) return neighbour
      return [
        {
          ...home,
          house: random.chance(0.5) ? home.house : house,
          building: home.building,
          street: home.street,
          locality: otherNamed(random, half, 'locality', home.locality),
          office: random.pick(officesOf(home.pin)),
          pin: random.chance(0.5) ? home.pin : nearPin(random, home),
        },
        kind,
      ]
    case 'other_village': {
      const offices = officesOf(home.pin).filter(
        (office) => office !== home.office && office.slice(0, 4) !== home.office.slice(0, 4),
      )
      if (!home.rural || offices.length === 0)
        return [
          {
            ...fresh,
            pin: home.pin,
            city: home.city,
            district: home.district,
            taluk: home.taluk,
            state: home.state,
            rural: home.rural,
            office: home.office,
            house: fresh.house === '' ? houseNumber(random, false, false) : fresh.house,
          },
          'same_pin',
        ]
      return [
        {
          ...home,
          house: random.chance(0.4) ? home.house : houseNumber(random, false, true),
          office: random.pick(offices),
          ward: fresh.ward,
          landmark: fresh.landmark,
        },
        kind,
      ]
    }
    case 'same_pin': {
      const elsewhere = officesOf(home.pin).filter((office) => office !== home.office)
      const together = home.house !== '' && fresh.house !== '' && random.chance(0.6)
      if (!together && elsewhere.length === 0) return [fresh, 'anywhere']
      return [
        {
          ...fresh,
          rural: home.rural,
          pin: home.pin,
          office: together ? home.office : random.pick(elsewhere),
          city: home.city,
          district: home.district,
          taluk: home.taluk,
          state: home.state,
          building: home.rural ? null : fresh.building,
          locality: home.rural ? null : fresh.locality,
        },
        kind,
      ]
    }
    case 'other_number_street': {
      const number = random.int(1, 24)
      const [street, next] = numberedStreets(random, number, number + random.int(1, 5))
      const kept = random.chance(0.6) ? home.house : house
      return [{ ...home, house: kept, street: next }, kind, { ...home, street }]
    }
    case 'other_floor': {
      const floor = random.int(0, 6)
      return [{ ...home, floor: floor + random.int(1, 3) }, kind, { ...home, floor }]
    }
    case 'other_side': {
      if (home.locality === null) return neighbour
      const sides = random.chance(0.8) ? ['East', 'West'] : ['North', 'South']
      const [name] = home.locality
      const kept = random.chance(0.6) ? home.house : house
      return [{ ...home, house: kept, locality: [name, sides[1] ?? ''] }, kind, { ...home, locality: [name, sides[0] ?? ''] }] // prettier-ignore
    }
    case 'anywhere':
      return [fresh, kind]
  }
}

/** Another number of the same make: a neighbour's as often as any. */
function differentNumber(random: Random, { house, houseLabel, rural }: Home): string {
  if (house === '') return houseNumber(random, false, rural)
  for (;;) {
    const digits = house.replace(/\d+(?=\D*$)/, (number) =>
      String(Math.max(1, random.chance(0.5) ? Number(number) + random.int(-3, 3) : random.int(1, Number(number) + 40))),
    )
    const other = random.chance(0.75) ? digits : houseNumber(random, houseLabel === 'flat', false)
    if (other !== house && other !== '') return other
  }
}

function nearPin(random: Random, { pin }: Home): string {
  const city = cityPins.find(([prefix]) => pin.startsWith(prefix))
  return city === undefined ? pin : `${city[0]}${String(random.int(1, 60)).padStart(2, '0')}`
}
