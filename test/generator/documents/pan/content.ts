import { fullName, makeFamily } from '../../people/names'
import { dmy, iso, makeDay, type Day } from '../../people/dates'
import type { Fields } from '../../layout'
import type { Random } from '../../random'

/** What a PAN card says. `father` is null where the holder is no person. */
export interface PanContent {
  readonly name: string
  readonly father: string | null
  readonly number: string
  readonly date: Day
  readonly company: boolean
  readonly minor: boolean
}

const companyWords = [
  'SHREE GANESH',
  'OM SAI',
  'BHARAT',
  'UNITED',
  'SUNRISE',
  'NATIONAL',
  'GLOBAL',
  'KRISHNA',
  'EVEREST',
  'INDUS',
  'PIONEER',
  'VISHAL',
]
const companyTrades = [
  'TRADERS',
  'ENTERPRISES',
  'INFOTECH',
  'TEXTILES',
  'AGRO INDUSTRIES',
  'LOGISTICS',
  'PHARMA',
  'CONSTRUCTIONS',
  'STEEL',
  'FOODS',
]

export function panContent(random: Random, companyShare: number, minorShare = 0.04): PanContent {
  if (random.chance(companyShare)) return company(random)
  const family = makeFamily(random.fork('family'))
  const minor = random.chance(minorShare)
  const name = fullName(family.name).toUpperCase()
  const last = family.name.surname === '' ? name : family.name.surname.toUpperCase()
  return {
    name,
    father: fullName(family.father).toUpperCase(),
    number: panNumber(random, 'P', last.charAt(0)),
    date: minor ? makeDay(random, 2009, 2022) : makeDay(random, 1945, 2006),
    company: false,
    minor,
  }
}

function company(random: Random): PanContent {
  const kind = random.weighted<'C' | 'F' | 'H' | 'T'>([
    ['C', 6],
    ['F', 3],
    ['H', 1],
    ['T', 1],
  ])
  const words = `${random.pick(companyWords)} ${random.pick(companyTrades)}`
  const end = { C: random.pick(['PRIVATE LIMITED', 'LIMITED', 'PVT LTD']), F: '', H: 'HUF', T: 'CHARITABLE TRUST' }[
    kind
  ]
  const name = `${words} ${end}`.trim()
  return {
    name,
    father: null,
    number: panNumber(random, kind, name.charAt(0)),
    date: makeDay(random, 1975, 2021),
    company: true,
    minor: false,
  }
}

function panNumber(random: Random, kind: string, initial: string): string {
  return `${random.letters(3)}${kind}${initial}${random.digits(4)}${random.letters(1)}`
}

export function panFields(content: PanContent): Fields {
  return {
    name_as_per_pan: content.name,
    ...(content.father === null ? {} : { father_name: content.father }),
    pan_number: content.number,
    dob: iso(content.date),
  }
}

/** The day as PAN cards print it. */
export const panDate = (content: PanContent): string => dmy(content.date)
