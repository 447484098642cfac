import type { Fields } from '../../layout'
import { makeAddress } from '../../people/address'
import { dMonY, dmy, iso, later, makeDay, type Day } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { gstCode, heldBy, type Holder } from '../../identifiers/tax-numbers'
import { printAddress, withoutEmpty, type PrintedAddress } from '../address'
import { Facts, inr } from '../pages/business'

export const gstStates = [
  'Maharashtra',
  'Karnataka',
  'Delhi',
  'Uttar Pradesh',
  'Gujarat',
  'Tamil Nadu',
  'Telangana',
  'West Bengal',
  'Punjab',
  'Kerala',
  'Rajasthan',
]

/** Constitutions of business: which they are, the kinds of persons of their PANs, and how a firm's name ends then. */
const constitutions: readonly (readonly [RegExp, string, string])[] = [
  [/propriet/i, 'P', ''],
  [/hindu/i, 'H', ''],
  [/llp|liability/i, 'F', ' LLP'],
  [/private/i, 'C', ' Private Limited'],
  [/public/i, 'C', ' Limited'],
  [/partnership/i, 'F', ''],
  [/society|trust/i, 'TA', ' Charitable Trust'],
]

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
  /** Of a holder whose place of business lies in the state. */
  gstin(state: string, holder: Holder): string {
    const pan = `${this.random.letters(5)}${this.random.int(1000, 9999)}${this.random.letters(1)}`
    return heldBy(this.random.fork('holder'), `${gstCode(state)}${pan}1Z`, holder)
  }
  /** Who is registered: a person, or a firm whose name ends as its constitution demands. */
  registered(constitution: string): Holder {
    const [, kinds, ending] = constitutions.find(([which]) => which.test(constitution))!
    if (kinds === 'P' || kinds === 'H') return { name: this.person(), kinds, isPerson: kinds === 'P' }
    return { name: this.firm().replace(/ Private Limited$/, '') + ending, kinds }
  }
}

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
