import { makeAddress } from '../../people/address'
import { dmy, makeDay } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import { gstCode, heldBy, type Holder } from '../../identifiers/tax-numbers'
import type { Random } from '../../random'
import { printAddress } from '../address'

const firstWords = [
  'Shree Ganesh',
  'Om Sai',
  'Bharat',
  'New India',
  'Sunrise',
  'Balaji',
  'Royal',
  'Mahalaxmi',
  'Al Karim',
  'Guru Nanak',
  'Sri Venkateswara',
  'Metro',
  'Green Leaf',
  'Star',
]
const trades = [
  'Traders',
  'Enterprises',
  'Electronics',
  'Textiles',
  'Agro Foods',
  'Motors',
  'Medical Store',
  'Hardware',
  'Steel Industries',
  'Sweets & Snacks',
  'Infotech Private Limited',
  'Kirana Stores',
  'Auto Agency',
]

/** Names, numbers, amounts and days of business life, all made up. */
export class Facts {
  constructor(readonly random: Random) {}

  firm = (): string => `${this.random.pick(firstWords)} ${this.random.pick(trades)}`
  person = (): string => fullName(makeFamily(this.random.fork(`person-${this.random.int(0, 1e6)}`)).name)
  address = (state?: string): string =>
    printAddress(
      this.random.fork('print'),
      makeAddress(this.random.fork(`address-${this.random.int(0, 1e6)}`), state),
      '',
      'card',
    ).value
  day = (mark = '/'): string => dmy(makeDay(this.random, 2016, 2025), mark)
  pan = (kind = 'P'): string =>
    `${this.random.letters(3)}${kind}${this.random.letters(1)}${this.random.digits(4)}${this.random.letters(1)}`
  /** Of a holder whose place of business lies in the state. */
  gstin = (state: string, holder: Holder): string =>
    heldBy(this.random.fork('holder'), `${gstCode(state)}${this.pan()}${this.random.int(1, 9)}Z`, holder)
  amount(low: number, high: number): string {
    return inr(this.random.int(low, high) + this.random.pick([0, 0.5, 0.25, 0]))
  }
}

/** An amount with Indian grouping and two decimals. */
export const inr = (value: number): string =>
  value.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
