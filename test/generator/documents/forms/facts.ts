import type { Fields } from '../../layout'
import { makeAddress } from '../../people/address'
import { dMonY, dmy, iso, later, makeDay, type Day } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { withGstin } from '../../identifiers/checksums'
import { printAddress, withoutEmpty, type PrintedAddress } from '../address'
import { Facts, inr } from '../pages/business'

const gstCodes: Readonly<Record<string, string>> = {
  Maharashtra: '27',
  Karnataka: '29',
  Delhi: '07',
  'Uttar Pradesh': '09',
  Gujarat: '24',
  'Tamil Nadu': '33',
  Telangana: '36',
  'West Bengal': '19',
  Punjab: '03',
  Kerala: '32',
  Rajasthan: '08',
}

/** What forms and bills say, all made up, with the truth in the form of the interface. */
export class FormFacts {
  private readonly business: Facts
  private count = 0

  constructor(readonly random: Random) {
    this.business = new Facts(random.fork('business'))
  }

  private fork = (label: string): Random => this.random.fork(`${label}-${this.count++}`)

  firm = (): string => this.business.firm()
  person = (): string => fullName(makeFamily(this.fork('person')).name)
  address = (state?: string): PrintedAddress =>
    printAddress(this.fork('print'), makeAddress(this.fork('address'), state), '', 'card')
  day = (from = 2016, to = 2025): Day => makeDay(this.fork('day'), from, to)
  amount = (low: number, high: number): number => this.random.int(low, high) + this.random.pick([0, 0, 0.5, 0.36, 0.74])
  gstin(state: string): string {
    const pan = `${this.random.letters(3)}${this.random.pick(['P', 'C', 'F'])}${this.random.letters(1)}${this.random.int(1000, 9999)}${this.random.letters(1)}`
    return withGstin(`${gstCodes[state] ?? '27'}${pan}1Z`)
  }
}

export const gstStates = Object.keys(gstCodes)

/** Ways in which a document writes its dates, one for a whole document. */
export function dateStyle(random: Random): (day: Day) => string {
  return random.pick([
    (d: Day) => dmy(d),
    (d: Day) => dmy(d, '-'),
    (d: Day) => dmy(d, '.'),
    (d: Day) => dMonY(d),
    (d: Day) => dMonY(d, ' '),
  ])
}

/** Truth of a document with an address: what is not printed is left out. */
export const truth = (fields: Fields, address: PrintedAddress): Fields =>
  withoutEmpty({ ...fields, address: address.value, ...address.formatted })

export { iso, later, inr, type Day }

/** An amount as the interface writes it. */
export const plain = (value: number): string => value.toFixed(2)
