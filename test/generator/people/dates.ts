import type { Random } from '../random'

/** A calendar day. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

export function makeDay(random: Random, fromYear: number, toYear: number): Day {
  const year = random.int(fromYear, toYear)
  const month = random.int(1, 12)
  return { year, month, day: random.int(1, new Date(Date.UTC(year, month, 0)).getUTCDate()) }
}

const two = (n: number): string => String(n).padStart(2, '0')
const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** yyyy-mm-dd, as truth writes it. */
export const iso = (d: Day): string => `${d.year}-${two(d.month)}-${two(d.day)}`
/** dd/mm/yyyy, or with another mark. */
export const dmy = (d: Day, mark = '/'): string => [two(d.day), two(d.month), d.year].join(mark)
/** dd-MON-yyyy. */
export const dMonY = (d: Day, mark = '-'): string => [two(d.day), monthNames[d.month - 1], d.year].join(mark)
/** yymmdd, as the MRZ writes it. */
export const yymmdd = (d: Day): string => `${two(d.year % 100)}${two(d.month)}${two(d.day)}`

/** The same day some years on, and some days more or less; 29 February becomes the 28th. */
export function later(d: Day, years: number, days = 0): Day {
  const date = new Date(Date.UTC(d.year + years, d.month - 1, Math.min(d.day, d.month === 2 ? 28 : d.day) + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
