import type { Fields } from '../../layout'
import { icaoCheck } from '../../identifiers/checksums'
import { makeAddress } from '../../people/address'
import { iso, later, makeDay, yymmdd, type Day } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printAddress } from '../address'

export interface PassportContent {
  /** May be empty: some holders have one name only. */
  readonly surname: string
  readonly given: string
  readonly number: string
  readonly sex: 'M' | 'F'
  readonly birth: Day
  readonly birthPlace: string
  readonly issuePlace: string
  readonly issued: Day
  readonly expires: Day
  readonly mrz: readonly [string, string]
  readonly father: string
  readonly mother: string
  readonly spouse: string
  readonly address: string
  readonly fileNumber: string
}

const offices = [
  'MUMBAI',
  'DELHI',
  'BENGALURU',
  'CHENNAI',
  'KOLKATA',
  'HYDERABAD',
  'PUNE',
  'AHMEDABAD',
  'LUCKNOW',
  'JAIPUR',
  'KOCHI',
  'CHANDIGARH',
  'THANE',
  'BHOPAL',
  'NAGPUR',
  'COIMBATORE',
  'TIRUCHIRAPPALLI',
  'SURAT',
  'GHAZIABAD',
  'PATNA',
]

export function passportContent(random: Random): PassportContent {
  const family = makeFamily(random.fork('family'))
  const born = makeAddress(random.fork('born'))
  const birth = makeDay(random, 1948, 2016)
  const minor = birth.year > 2005
  const issued = makeDay(random, Math.max(2009, birth.year + 1), 2025)
  const expires = later(issued, minor ? 5 : 10, -1)
  const surname = family.name.surname.toUpperCase()
  const given = family.name.given.toUpperCase()
  const number = `${random.pick([...'JKLMNPRSTUVWXYZ'])}${random.int(1, 9)}${random.digits(6)}`
  const sex = family.gender === 'FEMALE' ? 'F' : 'M'
  const place =
    born.city === '' ? `${born.district}, ${born.state}` : random.pick([born.city, `${born.city}, ${born.state}`])
  return {
    surname,
    given,
    number,
    sex,
    birth,
    birthPlace: place.toUpperCase(),
    issuePlace: random.pick(offices),
    issued,
    expires,
    mrz: mrz({ surname, given, number, sex, birth, expires }),
    father: fullName(family.father).toUpperCase(),
    mother: fullName(family.mother).toUpperCase(),
    spouse: random.chance(0.4) && !minor ? fullName(family.spouse).toUpperCase() : '',
    address: printAddress(random.fork('print'), makeAddress(random.fork('address')), '', 'card')
      .value.toUpperCase()
      .replace(/,? ?-? ?(\d{6})$/, ', PIN:$1'),
    fileNumber: `${random.letters(2)}${random.digits(1)}${random.digits(12)}`,
  }
}

/** The two lines of a TD3 machine-readable zone, 44 characters each. */
function mrz(p: {
  surname: string
  given: string
  number: string
  sex: string
  birth: Day
  expires: Day
}): readonly [string, string] {
  const clean = (text: string): string => text.replace(/'/g, '').replace(/[^A-Z]/g, '<')
  const primary = clean(p.surname === '' ? p.given : p.surname)
  const secondary = p.surname === '' ? '' : clean(p.given)
  const first = `P<IND${primary}<<${secondary}`.slice(0, 44).padEnd(44, '<')
  const number = p.number.padEnd(9, '<')
  const birth = yymmdd(p.birth)
  const expires = yymmdd(p.expires)
  const optional = '<'.repeat(14)
  const upper = `${number}${icaoCheck(number)}`
  const days = `${birth}${icaoCheck(birth)}`
  const end = `${expires}${icaoCheck(expires)}${optional}`
  // An empty optional part may carry `<` or 0 as its check digit; India prints 0 on most and `<` on some.
  const body = `${end}0`
  return [first, `${upper}IND${days}${p.sex}${body}${icaoCheck(`${upper}${days}${body}`)}`]
}

export function passportFields(c: PassportContent): Fields {
  return {
    ...(c.surname === '' ? {} : { surname: c.surname }),
    given_names: c.given,
    passport_number: c.number,
    nationality: 'INDIAN',
    sex: c.sex,
    date_of_birth: iso(c.birth),
    place_of_birth: c.birthPlace,
    place_of_issue: c.issuePlace,
    date_of_issue: iso(c.issued),
    date_of_expiry: iso(c.expires),
    mrz_line_1: c.mrz[0],
    mrz_line_2: c.mrz[1],
  }
}
