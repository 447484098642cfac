import type { Random } from '../../random'
import { officesOf } from '../pins'
import { buildingName, doorNumber, makeHiddenHome, quarterName, streetName, type HiddenHome } from './home'
import { manners, printHidden, type Dropped, type HiddenPrint } from './print'

/** What makes the other home another; each has a part that both print. */
const differences = ['flat', 'door', 'floor', 'building', 'street', 'locality', 'side', 'village', 'city', 'neighbour'] as const // prettier-ignore
type Difference = (typeof differences)[number]

export interface HiddenPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  readonly samePerson: boolean
  /** The manner of the target, and what differs. */
  readonly groups: readonly string[]
}

/**
 * Half one home printed twice, half two homes with much in common. Nothing is learnt from these. What was wrong was
 * read once, to mend the pairs that nobody could have told apart.
 */
export function makeHiddenPair(random: Random): HiddenPair {
  const home = makeHiddenHome(random)
  const same = random.chance(0.5)
  const found = same ? null : other(random, home)
  const kept = found?.kept ?? home
  const mate = same && random.chance(0.25)
  const stranger = makeHiddenHome(random)
  const people = { person: stranger.person, relation: stranger.relation, relative: stranger.relative }
  const target = found === null ? (mate ? { ...home, ...people } : home) : { ...found.home, ...people }
  const relation = random.chance(0.4)
  const first = manner(random, relation, found?.tells ?? null)
  const second = manner(random, relation && random.chance(0.8), found?.tells ?? null)
  if (same) shareName(home, first, second)
  return {
    source: printHidden(random, kept, first),
    target: printHidden(random, target, second),
    same,
    samePerson: same && !mate,
    groups: [`  ${second.manner}`, ...(found === null ? [] : [`  other ${found.kind}`])],
  }
}

/** "10/31A, Jyoti Layout, Rajkot" and "10/31A, Bhadva, Rajkot": nobody could tell that they are one. Changes both. */
function shareName(home: HiddenHome, first: HiddenPrint, second: HiddenPrint): void {
  const names = (['building', 'street', 'locality', 'place'] as const).filter((part) => home[part] !== '')
  // In the country the village is what a home is told by.
  const needed = home.rural ? (['place'] as const) : names
  if (needed.some((part) => !first.without.has(part) && !second.without.has(part))) return
  for (const { without } of [first, second]) for (const part of needed) without.delete(part)
}

function manner(random: Random, relation: boolean, tells: Dropped | null): HiddenPrint {
  const odds: readonly (readonly [Dropped, number])[] = [['street', 0.12], ['locality', 0.1], ['landmark', 0.35], ['place', 0.3], ['floor', 0.4], ['state', 0.25]] // prettier-ignore
  const without = new Set(odds.flatMap(([part, chance]) => (part !== tells && random.chance(chance) ? [part] : [])))
  if (tells === 'city') without.delete('place')
  return {
    manner: random.pick(manners),
    without,
    relation,
    pin: random.weighted([
      ['right', 7],
      ['wrong', 2],
      ['none', 1],
    ]),
  }
}

interface Other {
  readonly kind: Difference
  readonly home: HiddenHome
  /** The first home, where it needed the part that differs. */
  readonly kept: HiddenHome
  readonly tells: Dropped | null
}

function other(random: Random, home: HiddenHome): Other {
  const kind = random.pick(differences)
  const stranger = makeHiddenHome(random)
  const door = (): string => (home.flat === '' ? doorNumber(random, false) : '')
  const make = (change: Partial<HiddenHome>, tells: Dropped | null, kept: Partial<HiddenHome> = {}): Other => ({ kind, tells, home: { ...home, ...kept, ...change }, kept: { ...home, ...kept } }) // prettier-ignore
  const apart = (one: string, again: () => string): string => {
    for (;;) {
      const next = again()
      if (next.slice(0, 3) !== one.slice(0, 3)) return next
    }
  }
  switch (kind) {
    case 'flat':
      return make({ flat: String(random.int(1300, 2400)), floor: -1 }, 'door', { flat: home.flat || '304', door: '', building: home.building || buildingName(random), floor: -1 }) // prettier-ignore
    case 'door':
      return make({ door: String(random.int(1501, 1999)) }, 'door', {
        flat: '',
        building: '',
        door: home.door || String(random.int(1, 90)),
      })
    case 'floor': {
      const floor = random.int(0, 4)
      return make({ floor: floor + random.int(1, 3) }, 'floor', { floor, door: home.door || (home.flat === '' ? doorNumber(random, false) : '') }) // prettier-ignore
    }
    case 'building':
      // One door is one building, by whatever name: another has another door, and perhaps a flat of the same number.
      return make({ building: apart(home.building, () => buildingName(random)), door: door() }, 'building', {
        building: home.building || buildingName(random),
      })
    case 'street': {
      const street = home.street || streetName(random)
      return make({ street: apart(street, () => streetName(random)), building: '', door: door(), flat: home.flat && String(random.int(1, 99)) }, 'street', { street, building: '' }) // prettier-ignore
    }
    case 'locality': {
      const locality = home.locality || quarterName(random)
      // A colony alone may be called by two names: the post office is another, too.
      const place =
        officesOf(home.pin).find((office) => office.slice(0, 4) !== home.place.slice(0, 4)) ??
        makeHiddenHome(random).place
      return make({ locality: apart(locality, () => quarterName(random)), place, side: '' }, 'locality', { locality, side: '', rural: false, city: home.city || home.district, otherCity: home.otherCity || home.district }) // prettier-ignore
    }
    case 'side': {
      const [one, two] = random.pick([
        ['East', 'West'],
        ['Phase 1', 'Phase 2'],
        ['North', 'South'],
        ['2nd Stage', '3rd Stage'],
      ] as const)
      return make({ side: two }, 'locality', { side: one, locality: home.locality || quarterName(random) })
    }
    case 'village': {
      const offices = officesOf(home.pin).filter((office) => office.slice(0, 4) !== home.place.slice(0, 4))
      if (!home.rural || offices.length === 0) return { kind: 'neighbour', home: { ...stranger, pin: home.pin, city: home.city, otherCity: home.otherCity, district: home.district, taluk: home.taluk, state: home.state, rural: home.rural, place: home.place, door: stranger.door || doorNumber(random, false) }, kept: { ...home, door: home.door || doorNumber(random, false) }, tells: 'door' } // prettier-ignore
      return make({ place: random.pick(offices) }, 'place')
    }
    case 'city':
      return stranger.rural || stranger.city === home.city
        ? { kind: 'neighbour', home: stranger, kept: home, tells: null }
        : { kind, home: { ...home, rural: false, place: stranger.place, taluk: stranger.taluk, district: stranger.district, city: stranger.city, otherCity: stranger.otherCity, state: stranger.state, pin: stranger.pin }, kept: home, tells: 'city' } // prettier-ignore
    case 'neighbour':
      return { kind, home: { ...stranger, pin: home.pin, city: home.city, otherCity: home.otherCity, district: home.district, taluk: home.taluk, state: home.state, rural: home.rural, place: home.place, door: stranger.flat === '' ? stranger.door || String(random.int(2, 900)) : '' }, kept: { ...home, door: home.flat === '' ? home.door || '17' : '' }, tells: 'door' } // prettier-ignore
  }
}
