/** What the other fields of a document say of a value: numbers carry names, places and years in them. */
import { drivingLicence, gstinAgreesWithFirm, gstStateName, panAgreesWithName, plateStateName } from '../../identifiers'
import type { BankNames } from '../banks'

/** The best value of another field; empty where there is none. */
export type ValueOf = (path: string) => string

/** 1 where another field bears the value out, -1 where one speaks against it, 0 where none says anything. */
export type Word = 1 | 0 | -1

const names = ['name_as_per_pan', 'name', 'legal_name', 'account_holder_name'] as const
const addresses = ['address', 'seller_address', 'branch'] as const

/** The two dates of a term, in order, by the types that print them. */
const terms: readonly (readonly [from: string, to: string])[] = [
  ['issue_date', 'valid_till'],
  ['date_of_issue', 'date_of_expiry'],
  ['issue_date', 'valid_upto'],
  ['start_date', 'end_date'],
  ['statement_from', 'statement_to'],
  ['bill_date', 'due_date'],
]

/** Asks the fields that can know. */
export function vouched(path: string, value: string, valueOf: ValueOf, banks: BankNames): Word {
  const first = (paths: readonly string[]): string => paths.map(valueOf).find((found) => found !== '') ?? ''
  switch (path) {
    case 'pan_number':
    case 'pan': {
      const name = first(names)
      return name === '' || value.length !== 10 ? 0 : panAgreesWithName(value, name) ? 1 : -1
    }
    case 'license_number':
      return licence(value, valueOf)
    case 'gstin':
    case 'seller_gstin':
      return said(gstStateName(value.slice(0, 2)), first(addresses))
    case 'seller_name':
    case 'buyer_name':
    case 'supplier_name':
      return gstinAgreesWithFirm(valueOf(path.replace('_name', '_gstin')), value) ? 1 : 0
    case 'ifsc':
      // The first four letters are those of a bank.
      return banks.has(value.slice(0, 4)) ? said(banks.get(value.slice(0, 4)) ?? null, valueOf('bank_name')) : -1
    case 'bank_name':
      return said(banks.get(valueOf('ifsc').slice(0, 4)) ?? null, value)
    case 'stamp_duty':
      return prices.some((price) => isDutyOf(Number(value), Number(valueOf(price)))) ? 1 : 0
    case 'consideration_amount':
    case 'market_value':
      return isDutyOf(Number(valueOf('stamp_duty')), Number(value)) ? 1 : 0
    default:
      return term(path, value, valueOf)
  }
}

const prices = ['consideration_amount', 'market_value'] as const
/** Below it half a percent is so little that a wrong digit would often fit too. */
const leastPrice = 500_000

/** Duty on a transfer is a number of halves of a percent of the price, rounded up to a full hundred at most. */
function isDutyOf(duty: number, price: number): boolean {
  const halves = Math.floor((200 * duty) / price)
  const rounding = duty - (halves * price) / 200
  return price >= leastPrice && halves >= 6 && halves <= 16 && rounding < 100
}

/** A name that another field should hold; what is written otherwise there may be right all the same. */
const said = (name: string | null, text: string): Word =>
  name !== null && text !== '' && text.toLowerCase().includes(name.toLowerCase()) ? 1 : 0

/** A licence is numbered by the state and in the year of its first issue. */
function licence(value: string, valueOf: ValueOf): Word {
  if (!drivingLicence.check(value).ok) return 0
  const year = /^[A-Z]{2}\d{2}((?:19|20)\d{2})\d{7}$/.exec(value)?.[1]
  const birth = valueOf('date_of_birth').slice(0, 4)
  if (year !== undefined && birth !== '' && Number(year) < Number(birth) + 16) return -1
  const issue = valueOf('issue_date').slice(0, 4)
  if (year !== undefined && issue !== '') return year === issue ? 1 : year > issue ? -1 : 0
  return said(plateStateName(value.slice(0, 2)), valueOf('address'))
}

/** Terms run for whole months, to the same day or to the one before. */
function term(path: string, value: string, valueOf: ValueOf): Word {
  for (const [from, to] of terms) {
    if (path !== from && path !== to) continue
    const [start, end] = [path === from ? value : valueOf(from), path === to ? value : valueOf(to)]
    if (start === '' || end === '') continue
    if (end < start) return -1
    return [0, 1].some((days) => Number.isInteger(monthsBetween(start, end, days))) ? 1 : 0
  }
  return 0
}

/** From one date to some days after another, in months; no whole number unless it ends on the same day of a month. */
function monthsBetween(from: string, to: string, days: number): number {
  const [start, end] = [new Date(from), new Date(Date.parse(to) + days * 86_400_000)]
  const months = 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth()
  return start.getUTCDate() === end.getUTCDate() ? months : Number.NaN
}
