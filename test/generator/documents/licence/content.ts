import type { Fields } from '../../layout'
import { makeAddress } from '../../people/address'
import { iso, later, makeDay, type Day } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printAddress, withoutEmpty, type PrintedAddress } from '../address'

interface LicenceState {
  readonly code: string
  readonly name: string
  readonly offices: number
}

const licenceStates: readonly LicenceState[] = [
  { code: 'MH', name: 'Maharashtra', offices: 50 },
  { code: 'KA', name: 'Karnataka', offices: 70 },
  { code: 'DL', name: 'Delhi', offices: 13 },
  { code: 'UP', name: 'Uttar Pradesh', offices: 96 },
  { code: 'TN', name: 'Tamil Nadu', offices: 99 },
  { code: 'GJ', name: 'Gujarat', offices: 38 },
  { code: 'RJ', name: 'Rajasthan', offices: 58 },
  { code: 'WB', name: 'West Bengal', offices: 98 },
  { code: 'MP', name: 'Madhya Pradesh', offices: 70 },
  { code: 'KL', name: 'Kerala', offices: 86 },
  { code: 'HR', name: 'Haryana', offices: 99 },
  { code: 'PB', name: 'Punjab', offices: 91 },
  { code: 'TS', name: 'Telangana', offices: 36 },
  { code: 'AP', name: 'Andhra Pradesh', offices: 40 },
  { code: 'BR', name: 'Bihar', offices: 57 },
]

export interface LicenceContent {
  readonly state: LicenceState
  readonly name: string
  readonly father: string
  /** Letters and digits alone. */
  readonly number: string
  readonly birth: Day
  readonly blood: string
  readonly issued: Day
  readonly validTill: Day
  readonly transportTill: Day | null
  readonly classes: readonly string[]
  readonly address: PrintedAddress
}

const classSets = [
  'MCWG,LMV',
  'LMV,MCWG',
  'MCWG',
  'LMV',
  'MCWOG,LMV',
  'MCWG,LMV,TRANS',
  'LMV,MCWG,LMV-TR',
  'MCWG,LMV-NT',
  'LMV-NT,MCWG',
  'MCWOG',
  'LMV,HMV',
  'MCWG,LMV,HGMV',
]

/** What a licence says; `codes` limits the states. */
export function licenceContent(random: Random, codes?: readonly string[]): LicenceContent {
  const state = random.pick(licenceStates.filter((s) => codes?.includes(s.code) ?? true))
  const family = makeFamily(random.fork('family'))
  const birth = makeDay(random, 1950, 2003)
  const issued = makeDay(random, Math.max(2004, birth.year + 18), 2024)
  const office = String(random.int(1, state.offices)).padStart(2, '0')
  const classes = random.pick(classSets).split(',')
  return {
    state,
    name: fullName(family.name).toUpperCase(),
    father: fullName(family.father).toUpperCase(),
    number: `${state.code}${office}${issued.year}${String(random.int(1, 99999)).padStart(7, '0')}`,
    birth,
    blood: random.weighted([
      ['O+', 30],
      ['B+', 30],
      ['A+', 20],
      ['AB+', 8],
      ['O-', 3],
      ['B-', 3],
      ['A-', 3],
      ['AB-', 1],
      ['', 6],
    ]),
    issued,
    validTill: later(issued, 20, -1),
    transportTill: classes.some((c) => /TR|HMV|HGMV/.test(c)) ? later(issued, 3, -1) : null,
    classes,
    address: printAddress(random.fork('print'), makeAddress(random.fork('address'), state.name), '', 'card'),
  }
}

export function licenceFields(c: LicenceContent): Fields {
  return {
    name: c.name,
    father_name: c.father,
    license_number: c.number,
    date_of_birth: iso(c.birth),
    ...(c.blood === '' ? {} : { blood_group: c.blood }),
    address: c.address.value,
    issue_date: iso(c.issued),
    valid_till: iso(c.validTill),
    vehicle_classes: c.classes.join(', '),
    ...withoutEmpty(c.address.formatted),
  }
}

/** The number as states print it: together, with a space after the office, or with hyphens. */
export function printedLicence(random: Random, c: LicenceContent): string {
  const [office, year, serial] = [c.number.slice(0, 4), c.number.slice(4, 8), c.number.slice(8)]
  return random.pick([
    `${office} ${year}${serial}`,
    `${office}${year}${serial}`,
    `${office}-${year}${serial}`,
    `${office.slice(0, 2)}-${office.slice(2)}${year}${serial}`,
    `${office} ${year} ${serial}`,
  ])
}
