import type { Fields } from '../../layout'
import { withLuhn } from '../../identifiers/checksums'
import { makeAddress, type Address } from '../../people/address'
import { dmy, iso, makeDay, type Day } from '../../people/dates'
import { fullName, makeFamily, type Gender } from '../../people/names'
import { toDevanagari } from '../../people/transliterate'
import type { Random } from '../../random'
import { printAddress, withoutEmpty, type PrintedAddress } from '../address'

export interface VoterContent {
  readonly name: string
  readonly relative: string
  readonly relation: 'father' | 'husband' | 'mother'
  readonly gender: Gender
  /** Letters and digits; the old kind keeps its slashes. */
  readonly epic: string
  readonly birth: Day
  /** Old cards print the age alone. */
  readonly age: { readonly years: number; readonly on: string } | null
  readonly address: PrintedAddress
  readonly parts: Address
  readonly issued: Day
  readonly assembly: string
}

export function voterContent(random: Random, old: boolean): VoterContent {
  const family = makeFamily(random.fork('family'))
  const birth = makeDay(random, 1940, 2004)
  const parts = makeAddress(random.fork('address'))
  const husband = family.gender === 'FEMALE' && birth.year < 1996 && random.chance(0.55)
  const relation = husband ? 'husband' : random.chance(0.05) ? 'mother' : 'father'
  const relative = { father: family.father, husband: family.spouse, mother: family.mother }[relation]
  const caps = random.chance(0.3)
  const write = (text: string): string => (caps ? text.toUpperCase() : text)
  const issued = makeDay(random, Math.max(birth.year + 19, old ? 1996 : 2009), old ? 2022 : 2024)
  const slashed = old && random.chance(0.45)
  const ageOnly = random.chance(old ? 0.75 : 0.25)
  const year = issued.year
  return {
    name: write(fullName(family.name)),
    relative: write(fullName(relative)),
    relation,
    gender: family.gender,
    epic: slashed
      ? `${random.pick(['MT', 'UP', 'TN', 'KT', 'WB', 'GJ', 'DL', 'BR', 'MP'])}/${random.digits(2)}/${random.digits(3)}/${random.digits(6)}`
      : `${random.letters(3)}${withLuhn(random.digits(6))}`,
    birth,
    age: ageOnly
      ? { years: year - birth.year - (birth.month === 1 && birth.day === 1 ? 0 : 1), on: `01/01/${year}` }
      : null,
    address: printAddress(random.fork('print'), parts, '', 'card'),
    parts,
    issued,
    assembly: `${random.int(1, 288)} - ${parts.locality}`,
  }
}

export function voterFrontFields(c: VoterContent): Fields {
  return { name: c.name, ...(c.relation === 'mother' ? {} : { father_name: c.relative }), epic_number: c.epic }
}

export function voterPersonFields(c: VoterContent): Fields {
  return { gender: c.gender, ...(c.age === null ? { date_of_birth: iso(c.birth) } : {}) }
}

export function voterAddressFields(c: VoterContent): Fields {
  return { address: c.address.value, ...withoutEmpty(c.address.formatted) }
}

export const local = (text: string): string => toDevanagari(text)
export const voterBirth = (c: VoterContent, mark = '/'): string => dmy(c.birth, mark)
export const genderWords: Record<Gender, readonly [string, string, string]> = {
  MALE: ['पुरुष', 'Male', 'M'],
  FEMALE: ['महिला', 'Female', 'F'],
  TRANSGENDER: ['अन्य', 'Third Gender', 'T'],
}
export const relationWords = {
  father: ['पिता का नाम', "Father's Name"],
  husband: ['पति का नाम', "Husband's Name"],
  mother: ['माता का नाम', "Mother's Name"],
} as const
