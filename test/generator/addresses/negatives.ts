import { renamed } from '../../../scripts/addresses/known-spellings'
import type { Random } from '../random'
import { cityPins } from './cities'
import { differentNumber, houseNumber, inTown, makeHome, namesTown, ofEveryTown, type Home } from './home'
import { byHalf, isEverywhere, type Half } from './home-words'
import { numberedStreets, otherEndings, otherNamed, otherTowers } from './other-places'
import { otherQuarter, villageSortedWith } from './other-quarters'
import { quarterPart } from './quarter-parts'
import { countryPins, officesOf, sortedWith } from './pins'
import type { Mutation } from './print'

export const negatives = [
  'other_flat',
  'other_wing',
  'other_house',
  'other_building',
  'other_street',
  'other_city',
  'other_locality',
  'other_quarter',
  'other_village',
  'other_taluk',
  'same_pin',
  'other_number_street',
  'other_floor',
  'other_side',
  'other_ending',
  'other_series',
  'old_and_new',
  'quarter_part',
  'town_besides',
  'other_town',
  'anywhere',
] as const
export type Negative = (typeof negatives)[number]

/** Changes that would hide what tells the two homes apart. */
export const telling: Readonly<Record<Negative, readonly Mutation[]>> = {
  other_flat: ['no_house'],
  other_wing: ['no_house', 'short'],
  other_house: ['no_house'],
  other_building: ['no_building', 'no_house'],
  other_street: ['no_street', 'no_house', 'short'],
  other_city: ['no_city'],
  other_locality: ['no_locality'],
  other_quarter: ['no_locality', 'no_street', 'no_house', 'short'],
  other_village: [],
  other_taluk: ['short'],
  same_pin: ['no_house', 'no_building', 'no_street', 'no_locality'],
  other_number_street: ['no_street', 'short'],
  other_floor: ['short', 'no_floor'],
  other_side: ['no_locality'],
  other_ending: ['no_locality', 'no_building', 'short'],
  other_series: ['no_locality', 'no_building', 'short'],
  old_and_new: ['no_locality'],
  quarter_part: ['no_locality', 'no_house'],
  town_besides: ['no_city', 'no_street', 'no_locality', 'short'],
  other_town: ['no_city'],
  anywhere: [],
}

/** Another home that has much in common with this one, what it is called, and this one where it had to change too. */
export function another(
  random: Random,
  home: Home,
  half: Half,
): readonly [other: Home, kind: Negative, changed?: Home] {
  const kind = random.weighted<Negative>([['other_flat', 2], ['other_house', 1.6], ['other_building', 2.4], ['other_street', 1.6], ['other_city', 2.6], ['other_locality', 3], ['other_quarter', 5], ['other_village', 5], ['other_taluk', 2.5], ['other_wing', 2], ['same_pin', 0.3], ['other_number_street', 1.4], ['other_floor', 1.4], ['other_side', 1.4], ['other_ending', 1.4], ['other_series', 1.4], ['old_and_new', 0.8], ['quarter_part', 3.2], ['town_besides', 2.4], ['other_town', 5], ['anywhere', 0.4]]) // prettier-ignore
  const fresh = makeHome(random, half)
  const house = differentNumber(random, home)
  const neighbour: readonly [Home, Negative] =
    home.house === '' ? [fresh, 'anywhere'] : [{ ...home, house }, 'other_house']
  switch (kind) {
    case 'other_flat':
      // "Shop 12" and "Flat 12" of one building.
      if (home.building !== null && home.house !== '' && random.chance(0.1))
        return [{ ...home, houseLabel: 'shop', floor: -1 }, kind, { ...home, houseLabel: 'flat_said', floor: -1 }]
      if (home.building !== null && home.house !== '')
        return [{ ...home, house, floor: -1, wing: random.chance(0.7) ? home.wing : '' }, kind]
      return neighbour
    case 'other_wing': {
      if (home.building === null || home.house === '') return neighbour
      const [one, other] = random.chance(0.3) ? otherTowers(random, half) : random.pick(['AB', 'BC', 'AC', 'AD', '12', '13']).split('') // prettier-ignore
      // "A Wing, Shanti Sadan" and "B Wing, Shanti Sadan": of firms and societies that have a whole wing.
      const whole = random.chance(0.15) ? { ...home, house: '', floor: -1 } : home
      return [{ ...whole, wing: other ?? '' }, kind, { ...whole, wing: one ?? '' }]
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
      // "Gali No 7" may be called "Azad Road" as well.
      if (home.street === null || /\d/.test(home.street.join(''))) return neighbour
      return [
        {
          ...home,
          house: random.chance(0.5) ? home.house : house,
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
    case 'other_locality': {
      if (home.locality === null) return neighbour
      const named = home.building !== null && isEverywhere(home.building[0])
      return [
        {
          ...home,
          house: random.chance(0.5) ? home.house : house,
          // "Galaxy Nest, Hema Nagar" and "Galaxy Nest, Manik Wadi" would be one.
          building: named ? home.building : null,
          street: home.street,
          locality: otherNamed(random, half, 'locality', home.locality),
          office: random.pick(officesOf(home.pin)),
          pin: random.chance(0.5) ? home.pin : nearPin(random, home),
        },
        kind,
        named ? home : { ...home, building: null },
      ]
    }
    case 'other_quarter': {
      const pair = otherQuarter(random, home, half, house)
      return pair === null ? neighbour : [pair[1], kind, pair[0]]
    }
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
          ...(villageSortedWith(random, home, half) ?? { office: random.pick(offices) }),
          house: random.chance(0.4) ? home.house : houseNumber(random, false, true),
          ward: random.chance(0.5) ? home.ward : fresh.ward,
          landmark: random.chance(0.5) ? home.landmark : fresh.landmark,
        },
        kind,
      ]
    }
    case 'other_taluk': {
      if (!home.rural || home.taluk === '') return neighbour
      const others = countryPins.filter(({ district, taluk }) => district === home.district && taluk !== '' && taluk.slice(0, 4) !== home.taluk.slice(0, 4)) // prettier-ignore
      if (others.length === 0) return [fresh, 'anywhere']
      const { pin, taluk } = random.pick(others)
      return [{ ...home, pin, taluk, house: random.chance(0.6) ? home.house : house }, kind]
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
    case 'other_ending': {
      const one = random.chance(0.3) ? 'building' : 'locality'
      const name = home[one]
      if (name === null) return neighbour
      // "Somnath East" and "Somnath Nagar" may be one.
      const [ending, other] = otherEndings(random, one)
      return [{ ...home, house: random.chance(0.7) ? home.house : house, [one]: [name[0], other] }, kind, { ...home, [one]: [name[0], ending] }] // prettier-ignore
    }
    case 'other_series': {
      const one = random.chance(0.5) ? 'building' : 'locality'
      const name = home[one]
      if (name === null) return neighbour
      const [first, next] = [random.int(1, 4), random.int(1, 3)]
      const numbered = (number: number): Home => ({ ...home, [one]: [name[0], `${name[1]} ${String(number)}`.trim()] })
      return [{ ...numbered(first + next), house: random.chance(0.7) ? home.house : house }, kind, numbered(first)]
    }
    case 'old_and_new': {
      if (home.locality === null) return neighbour
      const [[name, ending], [old, young]] = [home.locality, random.pick([['Old', 'New'], ['Old', 'New'], ['Purani', 'Nai'], ['Upper', 'Lower']] as const)] // prettier-ignore
      return [{ ...home, house: random.chance(0.7) ? home.house : house, locality: [`${young} ${name}`, ending] }, kind, { ...home, locality: [`${old} ${name}`, ending] }] // prettier-ignore
    }
    case 'quarter_part': {
      if (home.locality === null || home.house === '') return neighbour
      const { plain, part } = quarterPart(random, home.locality[0])
      const beside = sortedWith(home, byHalf[half].urban)
      const pin = beside.length > 0 && random.chance(0.5) ? random.pick(beside).pin : home.pin
      // A building's name would tell more than the quarter: most would say that a word was left out.
      const bare = { ...home, building: null, wing: '', plot: '', floor: -1, office: '' }
      return [{ ...bare, locality: part, pin }, kind, { ...bare, locality: plain }]
    }
    case 'town_besides': {
      // "Sadar Bazar, Gurgaon" and "Sadar Bazar, Sohna, Gurgaon": the district's town and another of its towns, where
      // the post is sorted apart: nobody could tell whether "Ambattur, Chennai" is Chennai.
      const towns = countryPins.filter(
        ({ pin, district, taluk }) =>
          district === home.district && pin.slice(0, 3) !== home.pin.slice(0, 3) && isTownBeside(taluk, home),
      )
      if (home.rural || home.house === '' || home.city === '' || towns.length === 0) return neighbour
      const { pin, taluk } = random.pick(towns)
      // A name that few places have would tell more than the town: most would say that it was left out.
      const plain: Home = { ...home, street: null, locality: [random.pick(ofEveryTown), ''], building: null, wing: '', floor: -1, plot: '', landmark: null, office: '' } // prettier-ignore
      return [{ ...plain, pin, city: `${taluk}, ${random.chance(0.5) ? home.city : home.district}` }, kind, plain]
    }
    case 'other_town': {
      // "Nehru Chowk, Gondia" and "Nehru Chowk, Tirora, Gondia", "Azad Ward, Gadarwara" and "Azad Ward, Kareli".
      const towns = countryPins.filter(({ district, taluk }) => district === home.district && namesTown(taluk) && isTownBeside(taluk, { ...home, city: home.taluk })) // prettier-ignore
      if (!home.rural || !namesTown(home.taluk) || towns.length === 0) return neighbour
      const { pin, taluk } = random.pick(towns)
      const one = inTown(random, home)
      const capital = random.chance(0.35)
      const here = capital ? { ...one, city: home.district } : one
      return [{ ...one, pin, city: capital ? `${taluk}, ${home.district}` : taluk }, kind, here]
    }
    case 'anywhere':
      return [fresh, kind]
  }
}

/** "Sohna" beside Gurgaon, and not "Bangalore North" beside Bengaluru, nor Bijapur beside Vijayapura. */
export const isTownBeside = (taluk: string, { city, district }: Pick<Home, 'city' | 'district'>): boolean =>
  taluk !== '' &&
  !/\b(?:north|south|east|west|city|rural|urban)\b/i.test(taluk) &&
  ![city, district].some((name) => name.slice(0, 4) === taluk.slice(0, 4) || areOneTown(name, taluk))

const areOneTown = (one: string, other: string): boolean =>
  renamed.some(([name, , aliases]) => [name, ...aliases].includes(one) && [name, ...aliases].includes(other))

function nearPin(random: Random, { pin }: Home): string {
  const city = cityPins.find(([prefix]) => pin.startsWith(prefix))
  return city === undefined ? pin : `${city[0]}${String(random.int(1, 60)).padStart(2, '0')}`
}
