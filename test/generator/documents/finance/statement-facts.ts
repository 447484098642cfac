import { printAddress } from '../address'
import { makeAddress, type Address } from '../../people/address'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import type { Fields } from '../../layout'

export interface Movement {
  /** yyyy-mm-dd. */
  readonly date: string
  readonly description: string
  /** Paise; positive came in. */
  readonly change: number
  readonly balance: number
  readonly cheque: string
}

/** What a statement is about: one account over some time. */
export interface StatementFacts {
  readonly holder: string
  readonly account: string
  readonly ifsc: string
  readonly branch: string
  readonly address: { readonly parts: Address; readonly value: string; readonly formatted: Fields }
  readonly from: string
  readonly to: string
  readonly opening: number
  readonly closing: number
  readonly movements: readonly Movement[]
  readonly customer: string
}

const branches = [
  'MG ROAD',
  'ANDHERI WEST',
  'CONNAUGHT PLACE',
  'KOTHRUD',
  'SALT LAKE',
  'JAYANAGAR',
  'CIVIL LINES',
  'MAIN BRANCH',
  'T NAGAR',
  'BANJARA HILLS',
]
const people = ['RAVI KUMAR', 'SUNITA DEVI', 'AMAN GUPTA', 'FATIMA SHEIKH', 'JOSEPH DSOUZA', 'KAVITA RAO', 'MOHAN LAL']
const shops = [
  'PAYTM',
  'AMAZON PAY',
  'SWIGGY',
  'ZOMATO',
  'FLIPKART',
  'BIG BASKET',
  'IRCTC',
  'JIO PREPAID',
  'AIRTEL',
  'UBER INDIA',
]

function narration(random: Random, income: boolean, cheque: string): string {
  const n = random.digits(12)
  const bank = random.pick(['HDFC', 'SBIN', 'ICIC', 'UTIB', 'PUNB', 'YESB'])
  const person = random.pick(people)
  if (cheque !== '') return income ? `CHQ DEP ${cheque} ${bank}` : `CHQ PAID-MICR CTS-${person}`
  return income
    ? random.pick([
        `NEFT CR-${bank}0000${random.digits(3)}-${person}-SALARY`,
        `UPI/CR/${n}/${person.split(' ')[0]}/${bank}/${random.digits(10)}@ybl`,
        `IMPS-${n}-${person}-${bank}-XXXXXXX${random.digits(4)}`,
        `BY CASH ${random.pick(branches)}`,
        'INTEREST CREDIT',
        `RTGS-${bank}R5${random.digits(14)}-${person}`,
      ])
    : random.pick([
        `UPI-${random.pick(shops)}-${random.digits(10)}@paytm-${n}-UPI`,
        `UPI/DR/${n}/${random.pick(shops)}/YESB/Payment for order`,
        `ATM WDL ATM CASH ${random.digits(4)} ${random.pick(branches)}`,
        `POS ${random.digits(4)}XXXXXX${random.digits(4)} ${random.pick(shops)} POS DEBIT`,
        `ACH D- LIC OF INDIA-${random.digits(10)}`,
        `EMI ${random.digits(8)} CHQ S${random.digits(6)}`,
        'SMS CHARGES FOR QTR',
        `NEFT DR-${bank}0000${random.digits(3)}-${person}-RENT`,
        `TO TRANSFER-INB ${person}--`,
      ])
}

export function statementFacts(random: Random, prefix: string, rows: number): StatementFacts {
  const parts = makeAddress(random.fork('address'))
  const printed = printAddress(random.fork('print'), parts, '', 'card')
  const start = Date.UTC(random.int(2019, 2025), random.int(0, 11), 1)
  const opening = random.int(-200, 9000) * 10000 + random.int(0, 9999)
  let balance = Math.max(opening, random.int(10, 900) * 1000)
  const first = balance
  let day = 0
  const movements = Array.from({ length: rows }, (): Movement => {
    day += random.pick([0, 0, 0, 1, 1, 2, 3])
    const income = balance < 50000 || random.chance(0.35)
    const amount = random.chance(0.3)
      ? random.int(1, 400) * 10000
      : random.int(100, income ? 9000000 : Math.max(200, Math.min(balance, 2500000)))
    const change = income ? amount : -Math.min(amount, Math.max(100, balance))
    balance += change
    const cheque = random.chance(0.12) ? random.digits(6) : ''
    return {
      date: new Date(start + day * 86400000).toISOString().slice(0, 10),
      description: narration(random, income, cheque),
      change,
      balance,
      cheque,
    }
  })
  return {
    holder: fullName(makeFamily(random.fork('holder')).name),
    account: random.digits(random.pick([11, 12, 13, 14, 15, 16])).replace(/^0/, '5'),
    ifsc: `${prefix}0${random.digits(6)}`,
    branch: random.pick(branches),
    address: { parts, ...printed },
    from: new Date(start).toISOString().slice(0, 10),
    to: new Date(start + (day + random.int(0, 4)) * 86400000).toISOString().slice(0, 10),
    opening: first,
    closing: balance,
    movements,
    customer: random.digits(9),
  }
}

/** An amount in paise as the interface writes it. */
export const plain = (paise: number): string => (paise / 100).toFixed(2)
/** An amount in paise with Indian grouping. */
export const grouped = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The rows of a table as truth has them. */
export function movementFields(movements: readonly Movement[]): Fields {
  return Object.fromEntries(
    movements.flatMap((m, i) => [
      [`transactions.${i}.date`, m.date],
      [`transactions.${i}.description`, m.description],
      [`transactions.${i}.${m.change < 0 ? 'debit' : 'credit'}`, plain(Math.abs(m.change))],
      [`transactions.${i}.balance`, plain(m.balance)],
    ]),
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as banks print it. */
export function printDay(iso: string, form: string): string {
  const [y = '', m = '', d = ''] = iso.split('-')
  const name = months[Number(m) - 1] ?? ''
  return form
    .replace('YYYY', y)
    .replace('YY', y.slice(2))
    .replace('MM', m)
    .replace('DD', d)
    .replace('D', String(Number(d)))
    .replace('MON', name.toUpperCase())
    .replace('Mon', name)
}
