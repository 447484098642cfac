import type { Random } from '../random'
import { inTown, makeHome, namesTown, type Home } from './home'
import { byHalf, isEverywhere, type Half } from './home-words'
import { another, isTownBeside, telling, type Negative } from './negatives'
import { otherNamed } from './other-places'
import { officesOf, sortedWith } from './pins'
import { mutations, printHome, type Mutation } from './print'
import { inQuarterPart } from './quarter-parts'

export interface AddressPair {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly same: boolean
  readonly samePerson: boolean
  /** What was done to make the target: changes of print, or what makes it another home. */
  readonly changed: readonly (Mutation | Negative)[]
}

/** Half of the pairs are one home printed twice, half are two homes that have much in common. */
export function makePair(random: Random, id: string, half: Half): AddressPair {
  const made = makeHome(random, half)
  const home = random.chance(0.25) ? bare(random, made) : made
  return random.chance(0.5) ? samePair(random, id, home, half) : otherPair(random, id, home, half)
}

/** "12 Tilak Road, Pune", "B-9, Vishnu Puri, Kanpur", "Near Bus Stand, Ashta, Dist Sehore": little more than a name. */
function bare(random: Random, home: Home): Home {
  if (home.rural && namesTown(home.taluk) && random.chance(0.35)) return inTown(random, home)
  const rest = { building: null, wing: '', plot: '', floor: -1, ward: '' }
  if (home.rural) return { ...home, ...rest, house: random.chance(0.5) ? '' : home.house, street: null, taluk: '' }
  const keep = random.pick(['street', 'locality'] as const)
  if (home.house === '' || home[keep] === null) return home
  const name = { street: null, locality: null, [keep]: home[keep] }
  return { ...home, ...rest, ...name, landmark: null, office: '' }
}

function samePair(random: Random, id: string, given: Home, half: Half): AddressPair {
  const [home, leftOut] = random.chance(0.06) ? inQuarterPart(random, given) : [given, null]
  // One in four pairs of a household are two of its people.
  const another = random.chance(0.25)
  const relation = random.chance(0.45)
  const [first, second] = [someMutations(random, home, 0.35), someMutations(random, home, 1)]
  shareName(home, first, second)
  const mate = another ? { ...home, ...personOf(random, half, home) } : home
  const landmark = second.has('other_landmark') ? makeHome(random, half).landmark : mate.landmark
  const quarter = {
    ...byAnotherQuarter(random, mate, half, first, second),
    ...withItsTown(random, mate, first, second),
    ...(leftOut === null ? {} : { locality: leftOut.locality }),
  }
  const bothRelations = relation && random.chance(0.7)
  const named = random.chance(0.2)
  const source = printHome(random, home, first, relation, named)
  const alsoRelation = bothRelations || (!relation && random.chance(0.12))
  const target = printHome(random, { ...mate, ...quarter, landmark }, second, alsoRelation, named && random.chance(0.8))
  return pair(id, random, source.text, target.text, true, !another, [...first, ...second])
}

/**
 * "F-304, Brigade Metropolis, Garudacharpalya" and "F-304, Brigade Metropolis, Mahadevapura": a complex that some count
 * to one quarter and some to the next. Changes both.
 */
function byAnotherQuarter(
  random: Random,
  home: Home,
  half: Half,
  first: Set<Mutation>,
  second: Set<Mutation>,
): Partial<Home> {
  const near = sortedWith(home, byHalf[half].urban).filter(({ pin }) => Math.abs(Number(pin) - Number(home.pin)) < 4)
  const offices =
    home.estate && near.length > 0 && random.chance(0.15) ? random.pick(near).offices : officesOf(home.pin)
  const others = offices.filter((office) => office !== home.office)
  const told = home.building?.[0].includes(' ') === true && !isEverywhere(home.building[0]) && home.house !== ''
  // "Imperial Heights, Best Nagar" and "Imperial Heights, Motilal Nagar": one PIN code says that it is one.
  if (told && home.locality !== null && random.chance(0.04)) {
    for (const how of [first, second])
      for (const one of ['no_building', 'no_house', 'no_locality', 'no_pin', 'wrong_pin'] as const) how.delete(one)
    const street = home.street !== null && random.chance(0.4) ? { street: otherNamed(random, half, 'street', home.street) } : {} // prettier-ignore
    return { locality: otherNamed(random, half, 'locality', home.locality), ...street }
  }
  if (!told || others.length === 0 || !random.chance(home.estate ? 0.25 : 0.03)) return {}
  for (const how of [first, second])
    for (const one of ['no_building', 'no_house', 'wrong_pin'] as const) how.delete(one)
  return { office: random.pick(others), locality: null }
}

/**
 * "101, Pramiti Park, Bengaluru" and "101, Pramiti Park, Anekal, Bengaluru": a town of the district that one leaves out,
 * where the building's name tells that it is one home. Changes both.
 */
function withItsTown(random: Random, home: Home, first: Set<Mutation>, second: Set<Mutation>): Partial<Home> {
  const told = home.building !== null && !isEverywhere(home.building[0]) && home.house !== ''
  if (!told || home.rural || !isTownBeside(home.taluk, home) || !random.chance(0.25)) return {}
  for (const how of [first, second]) for (const one of ['no_building', 'no_house', 'no_city'] as const) how.delete(one)
  return { city: `${home.taluk}, ${random.chance(0.7) ? home.city : home.district}` }
}

/** "16, Wazirganj, Gaya" and "16, Tekari Road, Gaya": nobody could tell that they are one home. Changes both. */
function shareName(home: Home, first: Set<Mutation>, second: Set<Mutation>): void {
  const names = (['building', 'street', 'locality'] as const).filter((name) => home[name] !== null)
  const prints = (how: Set<Mutation>, name: (typeof names)[number]): boolean =>
    !how.has(`no_${name}`) && !(name === 'street' && how.has('short') && home.locality !== null)
  if (names.some((name) => prints(first, name) && prints(second, name))) return
  for (const how of [first, second]) for (const name of ['no_locality', 'no_street', 'short'] as const) how.delete(name)
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
  // One applicant's present and permanent address are often compared.
  const moved = relation && random.chance(0.25)
  const people = moved ? {} : personOf(random, half, other)
  const named = random.chance(moved ? 0.5 : 0.15)
  const prints = (which: Home, how: Set<Mutation>, relative: boolean): string => {
    // In a village of the same name the taluk tells it, where it is printed.
    for (;;) {
      const { text, parts } = printHome(random, which, how, relative, named)
      if (kind !== 'other_taluk' || parts.some(([part]) => part === 'sub_district')) return text
    }
  }
  const source = prints(home, first, relation)
  const alsoRelation = moved || (relation && random.chance(0.6))
  const target = prints({ ...other, ...people }, second, alsoRelation)
  return pair(id, random, source, target, false, moved && (named || random.chance(0.5)), [kind, ...second])
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
