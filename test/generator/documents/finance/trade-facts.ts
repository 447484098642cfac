import { printAddress } from '../address'
import { makeAddress, officeStates } from '../../people/address'
import { gstCode, heldBy, stateOfGst } from '../../identifiers/tax-numbers'
import type { Random } from '../../random'
import type { Fields } from '../../layout'
import { plain } from './statement-facts'

export interface Firm {
  readonly name: string
  readonly gstin: string
  readonly address: string
  readonly formatted: Fields
  /** Its GST code. */
  readonly state: string
}

export interface Item {
  readonly description: string
  readonly hsn: string
  readonly quantity: number
  readonly unit: string
  /** Paise. */
  readonly price: number
  readonly amount: number
}

const first = [
  'Shree Ganesh',
  'Om Sai',
  'Bharat',
  'New India',
  'Sunrise',
  'Balaji',
  'Royal',
  'Mahalaxmi',
  'Guru Nanak',
  'Metro',
  'Green Leaf',
  'Star',
  'Apex',
  'Pioneer',
]
const second = [
  'Traders',
  'Enterprises',
  'Electronics Pvt Ltd',
  'Textiles',
  'Agro Foods',
  'Motors Private Limited',
  'Hardware',
  'Steel Industries',
  'Infotech Private Limited',
  'Auto Agency',
  'Engineering Works',
  'Packaging LLP',
]
const goods = [
  ['MS Angle 50x50', '7216', 'Kgs'],
  ['Cotton Saree', '5208', 'Nos'],
  ['LED Bulb 9W', '853950', 'Nos'],
  ['Cement OPC 53 Grade', '2523', 'Bags'],
  ['Basmati Rice 25kg', '1006', 'Bags'],
  ['Copper Wire 1.5 sq mm', '7408', 'Mtr'],
  ['Ceiling Fan 1200mm', '8414', 'Nos'],
  ['Steel Almirah with Locker and Mirror', '9403', 'Nos'],
  ['A4 Paper Ream 75 GSM', '4802', 'Ream'],
  ['PVC Pipe 4 inch', '3917', 'Nos'],
  ['Annual Maintenance Charges for Computers', '998713', 'Nos'],
  ['Safety Helmet Yellow', '65061010', 'Pcs'],
  ['Hydraulic Hose Assembly 1/2 inch x 2 m', '4009', 'Nos'],
  ['Printer Toner Cartridge 12A', '8443', 'Nos'],
] as const

const states = officeStates.map(gstCode)

/** A firm of a state, by its GST code, that lies there and has a tax number of its own. */
export function firm(random: Random, state = random.pick(states)): Firm {
  const address = makeAddress(random.fork('address'), stateOfGst(state))
  const printed = printAddress(random.fork('print'), address, '', 'card')
  const drawn = `${state}${random.letters(5)}${random.digits(4)}${random.letters(1)}${random.int(1, 9)}Z`
  const name = `${random.pick(first)} ${random.pick(second)}`
  return {
    name,
    gstin: heldBy(random.fork('holder'), drawn, { name }),
    address: printed.value,
    formatted: printed.formatted,
    state,
  }
}

export function makeItems(random: Random, count: number): Item[] {
  return Array.from({ length: count }, () => {
    const [description, hsn, unit] = random.pick(goods)
    const quantity = random.int(1, 80)
    const price = random.chance(0.5) ? random.int(5, 900) * 1000 : random.int(500, 500000)
    return { description, hsn, quantity, unit, price, amount: quantity * price }
  })
}

/** Line items as truth has them. */
export function itemFields(items: readonly Item[], withHsn: boolean): Fields {
  return Object.fromEntries(
    items.flatMap((item, i) => [
      [`line_items.${i}.description`, item.description],
      ...(withHsn ? [[`line_items.${i}.hsn`, item.hsn]] : []),
      [`line_items.${i}.quantity`, String(item.quantity)],
      [`line_items.${i}.unit_price`, plain(item.price)],
      [`line_items.${i}.amount`, plain(item.amount)],
    ]),
  )
}
