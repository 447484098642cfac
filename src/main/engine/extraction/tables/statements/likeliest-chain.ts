/**
 * What a table of transactions was most likely printed with, of all numbers that those read may be: in a running balance
 * every number stands between two others, so that several that were read wrong beside each other tell what they were.
 */
import { amountRead, readingsOf, withChange, type Movement, type Seen } from './movement'

/** A row with the numbers that bear each other out, and which of them are other than what was read. */
export interface Mended extends Movement {
  readonly mended: { readonly amount: boolean; readonly balance: boolean }
}

/** Digits that readers take for each other, each pair once: "8" and "9" of a needle printer, "1" and "7" of a copy. */
const alikePairs = new Set(['89', '38', '68', '08', '17', '56', '06', '09', '35', '14', '27', '58', '39', '49', '46'])
const areAlike = (a: string, b: string): boolean => alikePairs.has(a < b ? a + b : b + a)

const costs = {
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
const mostWrong = 2
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

const printsBoth = (row: Movement): row is Movement & { readonly debit: number; readonly credit: number } =>
  row.debit !== null && row.credit !== null

/** What it costs that a number is another than was read, of which other readers saw some. */
function costOf(own: number, read: number, seen: Seen | undefined): number {
  if (own === read) return 0
  if (seen?.others.includes(own)) return costs.seen
  return seen?.isFirm ? Infinity : unlikeness(own, read)
}

/** What a row may add to a balance: its amount as read or seen, or without the point that it lost. */
function stepsOf(row: Movement): number[] {
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
function amountCost(row: Movement, step: number): number {
  if (printsBoth(row)) return row.credit - row.debit === step ? 0 : Infinity
  const read = amountRead(row)
  if (read === null) return step === 0 ? Infinity : costs.missing
  const isOtherSide = row.either === null && (row.debit === null ? step < 0 : step > 0)
  return costOf(Math.abs(step), read, row.seen?.amount) + (isOtherSide ? costs.side : 0)
}

const balanceCost = (row: Movement, balance: number): number =>
  row.balance === null ? costs.missing : costOf(balance, row.balance, row.seen?.balance)

/** Of each row no more balances are tried. */
const mostTried = 8

/**
 * The balances that each row may have been printed with: as read, and what follows from those before it and leads to
 * those behind it as far as it looks like what was read.
 */
function triedBalances(rows: readonly Movement[], opening: number | null): number[][] {
  const tried = rows.map(
    ({ balance, seen }) => new Set(balance === null ? [] : [balance, ...(seen?.balance.others ?? [])]),
  )
  const add = (i: number, balance: number): void => {
    const own = tried[i]!
    if (own.size < mostTried && balanceCost(rows[i]!, balance) <= mostWrong) own.add(balance)
  }
  rows.forEach((row, i) => {
    const before = i === 0 ? (opening === null ? [] : [opening]) : [...tried[i - 1]!]
    for (const step of stepsOf(row)) for (const balance of before) add(i, balance + step)
  })
  for (let i = rows.length - 1; i > 0; i--)
    for (const step of stepsOf(rows[i]!)) for (const balance of tried[i]!) add(i - 1, balance - step)
  return tried.map((own) => [...own])
}

/** What it costs that a balance comes after another, null for one that nobody tells, and whether it follows from it. */
function step(rows: readonly Movement[], i: number, from: number | null, balance: number | null): Step {
  const row = rows[i]!
  if (balance === null) return { follows: false, cost: costs.missing + costs.break }
  // Two numbers that agree as they were read are not both wrong by the same.
  const agrees = from !== null && row.balance !== null && amountCost(row, row.balance - from) === 0
  const isOther = from === null || (agrees && balance !== row.balance)
  const amount = isOther ? Infinity : amountCost(row, balance - from)
  const wrong = row.balance === null ? 0 : balance - row.balance
  const before = rows[i - 1]?.balance ?? null
  const isAgain = wrong !== 0 && from !== null && before !== null && from - before === wrong
  const own = isAgain ? costs.again : balanceCost(row, balance)
  return { follows: amount <= mostWrong, cost: own + Math.min(amount, costs.break) }
}

interface Step {
  readonly cost: number
  readonly follows: boolean
}

/** Of one row: its balance in the cheapest way through all rows, and whether ways through others cost clearly more. */
interface Told {
  readonly balance: number | null
  readonly isClear: boolean
}
const clearly = 0.3

/** What each row's balance was, behind that of the opening. */
function likeliestBalances(rows: readonly Movement[], opening: number | null): Told[] {
  const tried: (readonly (number | null)[])[] = [
    [opening],
    ...triedBalances(rows, opening).map((own) => (own.length === 0 ? [null] : own)),
  ]
  const to: number[][] = [[0]]
  rows.forEach((_, i) => {
    const [before, ways] = [tried[i]!, to[i]!]
    to.push(tried[i + 1]!.map((own) => Math.min(...before.map((from, k) => ways[k]! + step(rows, i, from, own).cost))))
  })
  // Nothing behind the last bears out that it is another than was read.
  const last = rows.at(-1)?.balance ?? null
  const seen = rows.at(-1)?.seen?.balance.others ?? []
  const isOther = (own: number | null): boolean => own !== last && (own === null || !seen.includes(own))
  const onward: number[][] = [tried.at(-1)!.map((own) => (isOther(own) ? costs.break : 0))]
  for (let i = rows.length - 1; i >= 0; i--) {
    const [after, ways] = [tried[i + 1]!, onward[0]!]
    onward.unshift(
      tried[i]!.map((from) => Math.min(...after.map((own, k) => ways[k]! + step(rows, i, from, own).cost))),
    )
  }
  return tried.map((own, i): Told => {
    const all = own.map((balance, k) => ({ balance, cost: to[i]![k]! + onward[i]![k]! }))
    const [best, second] = all.sort((a, b) => a.cost - b.cost)
    return { balance: best!.balance, isClear: !second || second.cost - best!.cost >= clearly }
  })
}

/**
 * Rows in order of time with numbers that were read wrong put right where what stands on both sides bears them out, and
 * nothing else does. `opening` is the balance before them.
 */
export function likeliestChain(rows: readonly Movement[], opening: number | null): Mended[] {
  // Where balances are printed but once for several rows, those between were not lost.
  const areUsual = rows.filter(({ balance }) => balance === null).length <= mostWithout * rows.length
  const told = areUsual ? likeliestBalances(rows, opening) : []
  const shown: Mended[] = []
  rows.forEach((row, i) => shown.push(mendedAfter(shown.at(-1)?.balance ?? opening, row, i)))
  return shown

  /** `last` is the balance that is shown before the row: where that is not the one told there, nothing follows from it. */
  function mendedAfter(last: number | null, row: Movement, i: number): Mended {
    const asRead = { ...row, mended: { amount: false, balance: false } }
    const [before, own, next] = [told[i], told[i + 1], told[i + 2]]
    if (!before?.isClear || !own?.isClear || before.balance === null || own.balance === null) return asRead
    if (last !== null && before.balance !== last) return asRead
    if (!step(rows, i, before.balance, own.balance).follows) return asRead
    const isSeen = wasSeen(row, own.balance, own.balance - before.balance)
    // What nothing follows from may have been any number, unless another reader saw it.
    const goesOn = next && amountRead(rows[i + 1]!) !== null && step(rows, i + 1, own.balance, next.balance).follows
    if (!isSeen && !goesOn) return asRead
    const change = own.balance - before.balance
    const read = amountRead(row)
    const isBoth = printsBoth(row)
    const mended = {
      amount: !isBoth && (read === null || Math.abs(change) !== read),
      balance: own.balance !== row.balance,
    }
    if (!mended.amount && !mended.balance) return asRead
    // Where nothing was read of what moved, anything may have.
    if (mended.balance && read === null) return asRead
    // A balance that was not read is what the amounts on both sides of it say as they were read.
    const after = !next || next.balance === null ? Infinity : amountCost(rows[i + 1]!, next.balance - own.balance)
    if (row.balance === null && (mended.amount || after > 0)) return asRead
    // Of three numbers of which none was read as it is one says nothing of the others.
    const isFirm = i === 0 || readingsOf(rows[i - 1]!.balance, rows[i - 1]!.seen?.balance).includes(before.balance)
    if (mended.amount && mended.balance && !isFirm && !isSeen) return asRead
    if (isBoth) return { ...row, balance: own.balance, mended }
    return { ...withChange(row, change), balance: own.balance, mended }
  }
}

/** True where both numbers of a row are as one of its readers saw them. */
const wasSeen = (row: Movement, balance: number, change: number): boolean =>
  !printsBoth(row) &&
  readingsOf(row.balance, row.seen?.balance).includes(balance) &&
  readingsOf(amountRead(row), row.seen?.amount).includes(Math.abs(change))

/** With more rows that have none a table prints no balance for each. */
const mostWithout = 0.35
