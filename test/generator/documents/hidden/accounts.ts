/** Accounts and their movements, for the statements out of sight. */
import type { Fields } from '../../layout'
import { makeAddress } from '../../people/address'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printAddress, type PrintedAddress } from '../address'
import { plain } from '../finance/statement-facts'

/** One movement of an account; money in paise. */
export interface Entry {
  /** yyyy-mm-dd. */
  readonly date: string
  readonly value: string
  readonly text: string
  /** Empty where no cheque was drawn. */
  readonly cheque: string
  /** What the bank's machine calls the movement. */
  readonly reference: string
  /** Positive came in. */
  readonly change: number
  /** Negative is owed to the bank. */
  readonly balance: number
}

export interface Account {
  readonly bank: string
  readonly ifsc: string
  readonly branch: string
  readonly holder: string
  readonly number: string
  readonly customer: string
  readonly address: PrintedAddress
  readonly from: string
  readonly to: string
  readonly opening: number
  readonly closing: number
  readonly debits: number
  readonly credits: number
  readonly entries: readonly Entry[]
}

/** Name, first letters of the IFSC and lengths of its account numbers. */
export type Bank = readonly [name: string, prefix: string, digits: number]

const branches = ['Dadar West', 'Sadar Bazar', 'Gomti Nagar', 'Hazratganj', 'Rajajinagar', 'Nungambakkam', 'Boring Road', 'Sector 17', 'Panaji', 'Camp', 'Ashram Road', 'Begumpet', 'Ernakulam South', 'Lal Chowk'] // prettier-ignore
const payees = ['Vikas Jha', 'S Meenakshi', 'Rehana Bi', 'Harpal Gill', 'Lata Naik', 'Tenzin D', 'Prakash Hegde', 'Neelam Oza', 'Ibrahim K', 'Devika R Nair'] // prettier-ignore
const shops = ['More Retail', 'Apollo Pharmacy', 'Indian Oil', 'DMart Ready', 'Netflix', 'Blinkit', 'Croma', 'Ola Cabs', 'Chai Point', 'Cult Fit', 'Lenskart', 'Nilgiris'] // prettier-ignore
const handles = ['okaxis', 'ybl', 'oksbi', 'paytm', 'ibl', 'axl']
const codes = ['HDFC', 'SBIN', 'ICIC', 'KKBK', 'BARB', 'CNRB']

type Telling = (r: Random, sum: { readonly day: string; readonly cheque: string }) => string
const rrn = (r: Random): string => `${r.int(1, 9)}${r.digits(11)}`
const vpa = (r: Random): string =>
  `${r.pick(payees).toLowerCase().replaceAll(' ', '')}${r.digits(2)}@${r.pick(handles)}`
const dayIn = (iso: string): string => iso.split('-').reverse().join('-')

/** What movements are called: of a person's account, of one kept by hand, of a firm's. */
const tellings: Readonly<Record<'private' | 'short' | 'trade', { readonly out: readonly Telling[]; readonly in: readonly Telling[] }>> = {
  private: {
    out: [
      (r) => `UPI/P2M/${rrn(r)}/${r.pick(shops)}/${vpa(r)}/${r.pick(['Groceries', 'Paid via app', 'UPI', 'order'])}`,
      (r) => `UPI-${r.pick(payees)}-${vpa(r)}-${r.pick(codes)}0${r.digits(6)}-${rrn(r)}-${r.pick(['Rent', 'milk', 'NA', 'Sent using UPI'])}`,
      (r) => `ATM/CASH WDL/${r.digits(6)}/${r.pick(branches)}`,
      (r) => `PCD/${r.digits(4)}/${r.pick(shops)}/${r.pick(branches)}/${r.digits(6)}`,
      (r) => `ACH/${r.pick(['BAJAJ FINANCE', 'LIC PREMIUM', 'HDFC MUTUAL FUND'])}/${r.digits(10)}`,
      (r) => `IMPS/P2A/${rrn(r)}/${r.pick(payees)}/${r.pick(codes)}/Transfer`,
      (r) => `SMS alert charges for ${r.pick(['Q1', 'Q2', 'Q3'])} incl GST`,
      (r) => `BBPS/${r.pick(['Electricity', 'Mobile recharge', 'FASTag'])}/${r.letters(4)}${r.digits(8)}`,
    ],
    in: [
      (r) => `UPI/P2A/${rrn(r)}/${r.pick(payees)}/${r.pick(codes)}/from friend`,
      (r) => `NEFT/${r.pick(codes)}N${r.digits(11)}/${r.pick(payees)}/${r.pick(['Salary', 'Refund', 'Dues'])}`,
      (_, { day }) => `Int.Pd:${dayIn(day.slice(0, 8) + '01')} to ${dayIn(day)}`,
      (r) => `IMPS/${rrn(r)}/${r.pick(payees)}/${r.pick(codes)}`,
      (r) => `Cash deposit at ${r.pick(branches)}`,
      (r) => `UPI REFUND/${rrn(r)}/${r.pick(shops)}`,
    ],
  },
  short: {
    out: [() => 'To Cash', (r) => `To Trf ${r.pick(payees)}`, () => 'To Loan Instalment', (r) => `To R.D. A/c ${r.int(11, 900)}`, () => 'To Share Capital', () => 'To Charges', (r) => `ATM Wdl ${r.digits(4)}`],
    in: [() => 'By Cash', (r) => `By Trf ${r.pick(payees)}`, () => 'By Interest', (r) => `By NEFT ${r.pick(payees)}`, () => 'By Milk Bill', () => 'By Dividend'],
  },
  trade: {
    out: [
      (r) => `RTGS-${r.pick(codes)}R${r.digits(10)}-${r.pick(shops)} Vendor Pmt`,
      (r) => `GST CHALLAN ${r.digits(14)}`,
      (_, { day }) => `Interest debited for period ending ${dayIn(day)}`,
      (r) => `NEFT-${r.pick(payees)}-${r.pick(codes)}0${r.digits(6)}-Freight`,
      (r) => `Processing fee CC renewal ${r.int(2020, 2025)}`,
      (r) => `Cash withdrawal self ${r.pick(branches)}`,
      (r) => `TDS CBDT ${r.digits(7)}`,
    ],
    in: [
      (r) => `RTGS CR-${r.pick(codes)}R${r.digits(10)}-${r.pick(shops)} Distributors`,
      (r) => `NEFT CR-${r.pick(codes)}0${r.digits(6)}-${r.pick(payees)}-Inv ${r.digits(4)}`,
      (r) => `Cash dep ${r.pick(branches)}`,
      (r) => `POS settlement ${r.digits(8)}`,
    ],
  },
} // prettier-ignore

const chequeTellings: readonly (readonly [out: Telling, back: Telling])[] = [
  [(r) => `CLG/${r.pick(payees)}`, (r) => `BY CLG ${r.pick(codes)}`],
  [(r) => `Chq paid to ${r.pick(payees)}`, (r) => `Chq deposit ${r.pick(codes)}`],
]

/** An account of a bank with some rows of movements; `owes` is a firm's that is drawn below nothing. */
export function makeAccount(
  random: Random,
  [bank, prefix, digits]: Bank,
  options: {
    readonly rows: number
    readonly tells: keyof typeof tellings
    readonly owes?: boolean
    readonly holder?: string
  },
): Account {
  const start = Date.UTC(random.int(2018, 2025), random.int(0, 11), 1)
  const dayAt = (n: number): string => new Date(start + n * 86400000).toISOString().slice(0, 10)
  const told = tellings[options.tells]
  const clearing = random.pick(chequeTellings)
  const upper = options.tells === 'private' && random.chance(0.4)
  const scale = options.owes === true ? 40 : 1
  const opening = random.int(200, 90000) * 100 * (options.owes === true ? -40 : 1) + random.int(0, 99)
  let [balance, day] = [opening, 0]
  const entries = Array.from({ length: options.rows }, (): Entry => {
    day += random.pick([0, 0, 1, 1, 2, 4])
    const poor = options.owes === true ? balance < -4e8 : balance < 60000
    const comesIn = poor || (random.chance(0.36) && !(options.owes === true && balance > -5e7))
    const whole = random.chance(0.45)
    const wanted = (whole ? random.int(1, 250) * 10000 : random.int(1500, 1800000)) * scale
    const most = Math.floor(Math.abs(balance) * 0.8)
    const bounded = comesIn === (options.owes === true) ? Math.min(wanted, most) : wanted
    const change = comesIn ? bounded : -bounded
    balance += change
    const cheque = random.chance(0.13) ? random.digits(6) : ''
    const tell = cheque === '' ? random.pick(comesIn ? told.in : told.out) : clearing[comesIn ? 1 : 0]
    const text = tell(random, { day: dayAt(day), cheque })
    return {
      date: dayAt(day),
      value: dayAt(day + (cheque !== '' && comesIn ? 1 : 0)),
      text: upper ? text.toUpperCase() : text,
      cheque,
      reference: `${random.pick(['S', 'M', 'C'])}${random.int(1, 9)}${random.digits(7)}`,
      change,
      balance,
    }
  })
  const sum = (sign: 1 | -1): number => entries.reduce((s, e) => s + Math.max(0, e.change * sign), 0)
  return {
    bank,
    ifsc: `${prefix}0${random.digits(6)}`,
    branch: random.pick(branches),
    holder: options.holder ?? fullName(makeFamily(random.fork('holder')).name),
    number: `${random.int(1, 9)}${random.digits(digits - 1)}`,
    customer: `${random.int(1, 9)}${random.digits(7)}`,
    address: printAddress(random.fork('print'), makeAddress(random.fork('address')), '', 'card'),
    from: dayAt(0),
    to: dayAt(day + random.int(0, 3)),
    opening,
    closing: balance,
    debits: sum(-1),
    credits: sum(1),
    entries,
  }
}

/** The rows of a statement as truth has them, in the order of print. */
export const entryFields = (entries: readonly Entry[]): Fields =>
  Object.fromEntries(
    entries.flatMap((e, i) => [
      [`transactions.${i}.date`, e.date],
      [`transactions.${i}.description`, e.text],
      [`transactions.${i}.${e.change < 0 ? 'debit' : 'credit'}`, plain(Math.abs(e.change))],
      [`transactions.${i}.balance`, plain(e.balance)],
    ]),
  )

/** How a paper writes money, which it has in paise. */
export type Money = (paise: number) => string

/** With commas by lakhs, by thousands, or none. */
export const moneyStyle = (random: Random): Money =>
  random.weighted<Money>([
    [(p) => (p / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }), 6],
    [(p) => (p / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }), 2],
    [(p) => (p / 100).toFixed(2), 2],
  ])

export const dayForms = ['DD-MM-YYYY', 'DD/MM/YYYY', 'DD/MM/YY', 'DD Mon YYYY', 'DD-Mon-YYYY', 'DD-MON-YY', 'DD.MM.YYYY'] as const // prettier-ignore
