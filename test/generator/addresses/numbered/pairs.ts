import type { Random } from '../../random'
import { cityPins } from '../cities'
import type { Half } from '../home-words'
import { countryPins, urbanPins, type Pin } from '../pins'
import { setParts, type Mutation } from '../print'
import { families, type Family } from './families'
import { otherValue, type Values } from './values'

export interface NumberedPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  /** What differs; empty where nothing does. */
  readonly other: string
}

/** A home of a city's own make, printed twice; or its neighbour in one number or name, in every second pair. */
export function makeNumberedPair(random: Random, half: Half): NumberedPair {
  const family = random.pick(families)
  const pin = pinFor(random, family, half)
  const values: Values = { ...family.make(random, half), office: random.pick(pin.offices), town: pin.taluk }
  const same = random.chance(0.5)
  const told = family.telling.filter((key) => (values[key] ?? '') !== '')
  const key = same ? '' : random.pick(told)
  const office = pin.offices.filter((one) => one.slice(0, 4) !== (values['office'] ?? '').slice(0, 4))
  if (key === 'office' && office.length === 0) return makeNumberedPair(random, half)
  const town = key === 'town' ? otherTown(random, pin) : pin
  if (town === null) return makeNumberedPair(random, half)
  const other = key === 'office' ? random.pick(office) : key === 'town' ? town.taluk : key === '' ? '' : otherValue(random, values[key] ?? '', half, mostOf[key]) // prettier-ignore
  const one = printed(random, family, values, pin, key, 0.5)
  const two = printed(random, family, { ...values, ...(key === '' ? {} : { [key]: other }) }, town, key, 1)
  const swap = random.chance(0.5)
  return { source: swap ? two : one, target: swap ? one : two, same, other: key }
}

/** No town counts more of them: a 91st Cross would be a misprint. */
const mostOf: Readonly<Record<string, number>> = { cross: 40, main: 40, nth: 40, street: 60, stage: 9, sector: 60, ward: 60, road: 60 } // prettier-ignore

/** Of every second PIN code, so that the halves do not share one. */
function pinFor(random: Random, { pins, rural }: Family, half: Half): Pin {
  const cities = pins.split(' ')
  const of = (rural ? countryPins : urbanPins).filter((pin, at) => (at % 2 === 0) === (half === 'train') && (rural === 'towns' ? pin.taluk !== pin.district : rural === 'villages' ? pin.state === 'Kerala' : cities.some((city) => pin.pin.startsWith(city)))) // prettier-ignore
  return random.pick(of)
}

/** A PIN code of another taluk of the district; null where the district has none. */
function otherTown(random: Random, { district, taluk }: Pin): Pin | null {
  const others = countryPins.filter((pin) => pin.district === district && pin.taluk.slice(0, 4) !== taluk.slice(0, 4) && pin.taluk !== district) // prettier-ignore
  return others.length === 0 ? null : random.pick(others)
}

function printed(random: Random, family: Family, values: Values, pin: Pin, kept: string, strength: number): string {
  const has = (key: string, odds: number): boolean => key === kept || random.chance(odds)
  const parts = family.print(random, values, has).filter(([, text]) => text !== '')
  const city = cityPins.find(([prefix]) => pin.pin.startsWith(prefix))
  const cityName = city === undefined ? '' : random.chance(0.3) ? random.pick([city[1], ...city[2]]) : city[1]
  // A village's post office in place of the town: nobody could tell that it serves the town.
  const saysTown = parts.some(([part]) => part === 'city')
  const office = family.rural === 'villages' ? random.pick([`${values['office'] ?? ''} P.O.`, `${values['office'] ?? ''} PO`, `PO ${values['office'] ?? ''}`, values['office'] ?? '']) : (family.rural !== 'towns' || saysTown) && has('office', family.rural === 'towns' ? 0.1 : 0.35) && kept !== 'quarter' && kept !== 'town' ? values['office'] ?? '' : '' // prettier-ignore
  const all = [
    ...parts,
    [family.rural === 'villages' ? 'post_office' : 'locality', office],
    ['sub_district', family.rural === 'villages' && random.chance(0.3) ? `${pin.taluk} Taluk` : ''],
    ['city', cityName],
    [
      'district',
      family.rural === undefined || (family.rural === 'towns' && kept !== 'town' && random.chance(0.15))
        ? ''
        : random.pick([`${pin.district} Dist`, pin.district, `Distt. ${pin.district}`]),
    ],
    ['state', random.chance(0.45) ? pin.state : ''],
  ] as const
  return setParts(random, all.filter(([, text]) => text !== ''), pin.pin, changes(random, strength)).text // prettier-ignore
}

function changes(random: Random, strength: number): Set<Mutation> {
  const odds: readonly (readonly [Mutation, number])[] = [['abbreviated', 0.4], ['by_ear', 0.25], ['run_together', 0.25], ['no_pin', 0.35], ['wrong_pin', 0.2], ['ocr', 0.08], ['devanagari', 0.04], ['capitals', 0.2], ['glued', 0.06]] // prettier-ignore
  return new Set(odds.flatMap(([mutation, chance]) => (random.chance(chance * strength) ? [mutation] : [])))
}
