import type { Composition, Fields } from '../../layout'
import { withVerhoeff } from '../../identifiers/checksums'
import { makeAddress, type Address } from '../../people/address'
import { dmy, iso, makeDay, type Day } from '../../people/dates'
import { fullName, makeFamily, type Gender } from '../../people/names'
import { toDevanagari } from '../../people/transliterate'
import type { Random } from '../../random'
import { printAddress, withoutEmpty, type PrintedAddress } from '../address'

export interface AadhaarContent {
  readonly name: string
  readonly nameLocal: string
  readonly gender: Gender
  readonly birth: Day
  /** Some older cards print the year alone. */
  readonly yearOnly: boolean
  /** Twelve digits. */
  readonly number: string
  readonly masked: boolean
  readonly vid: string
  readonly address: PrintedAddress
  readonly addressLocal: string
  readonly parts: Address
  /** As "S/O: Ram Lal". */
  readonly relation: string
  readonly issued: Day
  readonly language: 'hin' | 'mar'
}

export function aadhaarContent(
  random: Random,
  options: { maskedShare?: number; yearOnlyShare?: number; addressStyle?: 'card' | 'letter' } = {},
): AadhaarContent {
  const family = makeFamily(random.fork('family'))
  const address = makeAddress(random.fork('address'))
  const birth = makeDay(random, 1940, 2018)
  const masked = random.chance(options.maskedShare ?? 0.06)
  const married = family.gender === 'FEMALE' && birth.year < 1998 && random.chance(0.6)
  const guardian = fullName(married ? family.spouse : family.father)
  const kind = random.chance(0.25) ? 'C/O' : married ? 'W/O' : family.gender === 'FEMALE' ? 'D/O' : 'S/O'
  const relation = `${kind}${random.pick([':', ': ', ' ', ': '])}${guardian}`
  const printed = printAddress(random.fork('print'), address, relation, options.addressStyle ?? 'card')
  const name = fullName(family.name)
  return {
    name,
    nameLocal: toDevanagari(name),
    gender: family.gender,
    birth,
    yearOnly: random.chance(options.yearOnlyShare ?? 0.08),
    number: withVerhoeff(`${random.int(2, 9)}${random.digits(10)}`),
    masked,
    vid: withVerhoeff(`9${random.digits(14)}`),
    address: printed,
    addressLocal: toDevanagari(printed.value),
    parts: address,
    relation,
    issued: makeDay(random, 2011, 2023),
    language: address.state === 'Maharashtra' ? 'mar' : 'hin',
  }
}

const groups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

/** The number as it is printed: groups of four, the first two hidden where it is masked. */
export function printedNumber(content: AadhaarContent): string {
  return groups(content.masked ? `XXXXXXXX${content.number.slice(8)}` : content.number)
}

export const printedVid = (content: AadhaarContent): string => groups(content.vid)

export const printedBirth = (content: AadhaarContent): string =>
  content.yearOnly ? String(content.birth.year) : dmy(content.birth)

export function aadhaarFrontFields(content: AadhaarContent): Fields {
  return {
    name: content.name,
    date_of_birth: content.yearOnly ? String(content.birth.year) : iso(content.birth),
    gender: content.gender,
    aadhaar_number: content.masked ? `XXXXXXXX${content.number.slice(8)}` : content.number,
  }
}

export function aadhaarBackFields(content: AadhaarContent): Fields {
  return {
    aadhaar_number: content.masked ? `XXXXXXXX${content.number.slice(8)}` : content.number,
    address: content.address.value,
    ...withoutEmpty(content.address.formatted),
  }
}

const addressPaths = [
  'address',
  ...['address_line_1', 'address_line_2', 'city', 'state', 'postcode'].map((m) => `formatted_address.${m}`),
]

/** What a code adds to a side on which it stands: the other side's fields; an address is written there by parts. */
export function inCode(
  content: AadhaarContent,
  side: 'front' | 'back',
  coded: boolean,
): Pick<Composition, 'known' | 'unjudged'> {
  if (!coded) return {}
  return side === 'back' ? { known: aadhaarFrontFields(content) } : { unjudged: addressPaths }
}
