/** How unlike the print of a number is to what was read of it: digits are taken for others, lost or added. */
import { amountRead, type Movement, type Seen } from './movement'

/** Digits that readers take for each other, each pair once: "8" and "9" of a needle printer, "1" and "7" of a copy. */
const alikePairs = new Set(['89', '38', '68', '08', '17', '56', '06', '09', '35', '14', '27', '58', '39', '49', '46'])
export const areAlike = (a: string, b: string): boolean => alikePairs.has(a < b ? a + b : b + a)

export const costs = {
  /** A balance that does not follow from the one before. */
  break: 2,
  alike: 0.6,
  /** The same digits wrong as in the row before: they go on in balances until what moves changes them. */
  again: 0.15,
  digit: 1,
  /** A digit lost or added: most often the first, under a rule or beside a sign. */
  end: 0.9,
  point: 0.7,
  side: 0.5,
  /** What another reader saw there. */
  seen: 0.2,
  missing: 0.9,
}
/** What costs more is another number. */
export const mostWrong = 2
/** So many wrong digits in this many digits are a number read wrong; more of them agree by chance. */
const digitsForEach = 3
/** Of fewer digits no others were lost: they agree by chance. */
const leastLeft = 4

/** How unlike the print of a number is to what was read of it, both in paise; Infinity where it is another. */
function unlikeness(own: number, read: number): number {
  if (own === read) return 0
  if (own < 0 !== read < 0) return Infinity
  // The point was lost, or all from it on.
  if (Math.abs(read) === Math.abs(own) * 100 || Math.abs(read) === 100 * Math.floor(Math.abs(own) / 100))
    return costs.point
  const [a, b] = [String(Math.abs(own)), String(Math.abs(read))]
  if (a.length === b.length) return substituted(a, b)
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  if (short.length < leastLeft) return Infinity
  if (long.length - short.length > 1) return Infinity
  if (long.endsWith(short)) return costs.end
  const at = [...short].findIndex((char, i) => char !== long[i])
  return at >= 0 && long.slice(at + 1) === short.slice(at) ? costs.digit : Infinity
}

function substituted(a: string, b: string): number {
  const wrong = [...a].flatMap((char, i) => (char === b[i] ? [] : [areAlike(char, b[i]!) ? costs.alike : costs.digit]))
  const cost = wrong.reduce((sum, own) => sum + own, 0)
  return wrong.length * digitsForEach > Math.max(a.length, digitsForEach) || cost > mostWrong ? Infinity : cost
}

export const printsBoth = (row: Movement): row is Movement & { readonly debit: number; readonly credit: number } =>
  row.debit !== null && row.credit !== null

/** What it costs that a number is another than was read, of which other readers saw some. */
function costOf(own: number, read: number, seen: Seen | undefined): number {
  if (own === read) return 0
  if (seen?.others.includes(own)) return costs.seen
  return seen?.isFirm ? Infinity : unlikeness(own, read)
}

/** What a row may add to a balance: its amount as read or seen, or without the point that it lost. */
export function stepsOf(row: Movement): number[] {
  if (printsBoth(row)) return [row.credit - row.debit]
  const read = amountRead(row)
  if (read === null) return []
  const printed = read % 100 === 0 && read >= leastWithPaise ? [read, read / 100] : [read]
  const sizes = [...printed, ...(row.seen?.amount.others ?? [])]
  const signs = row.either !== null ? [1, -1] : [row.debit === null ? 1 : -1]
  return sizes.flatMap((size) => signs.map((sign) => sign * size))
}
const leastWithPaise = 1000_00

/** What it costs that a row moved so much. */
export function amountCost(row: Movement, step: number): number {
  if (printsBoth(row)) return row.credit - row.debit === step ? 0 : Infinity
  const read = amountRead(row)
  if (read === null) return step === 0 ? Infinity : costs.missing
  const isOtherSide = row.either === null && (row.debit === null ? step < 0 : step > 0)
  return costOf(Math.abs(step), read, row.seen?.amount) + (isOtherSide ? costs.side : 0)
}

export const balanceCost = (row: Movement, balance: number): number =>
  row.balance === null ? costs.missing : costOf(balance, row.balance, row.seen?.balance)
