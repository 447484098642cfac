/**
 * What a table of transactions was most likely printed with, of all numbers that those read may be: in a running balance
 * every number stands between two others, so that several that were read wrong beside each other tell what they were.
 */
import type { Movement } from './running-balance'

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
  missing: 0.9,
}
/** What costs more is another number. */
const mostWrong = 2
/** So many wrong digits in this many digits are a number read wrong; more of them agree by chance. */
const digitsForEach = 4

/** How unlike the print of a number is to what was read of it, both in paise; Infinity where it is another. */
function unlikeness(own: number, read: number): number {
  if (own === read) return 0
  if (own < 0 !== read < 0) return Infinity
  if (Math.abs(read) === Math.abs(own) * 100) return costs.point
  const [a, b] = [String(Math.abs(own)), String(Math.abs(read))]
  if (a.length === b.length) return substituted(a, b)
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < digitsForEach) return Infinity
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  if (long.endsWith(short)) return costs.end
  const at = [...short].findIndex((char, i) => char !== long[i])
  return at >= 0 && long.slice(at + 1) === short.slice(at) ? costs.digit : Infinity
}

function substituted(a: string, b: string): number {
  const wrong = [...a].flatMap((char, i) => (char === b[i] ? [] : [areAlike(char, b[i]!) ? costs.alike : costs.digit]))
  const cost = wrong.reduce((sum, own) => sum + own, 0)
  return wrong.length * digitsForEach > Math.max(a.length, digitsForEach) || cost > mostWrong ? Infinity : cost
}

/** What a row may add to a balance: its amount as read, or without the point that it lost. */
function stepsOf(row: Movement): number[] {
  if (row.debit !== null && row.credit !== null) return [row.credit - row.debit]
  const read = row.either ?? row.debit ?? row.credit
  if (read === null) return []
  const sizes = read % 100 === 0 && read >= leastWithPaise ? [read, read / 100] : [read]
  const signs = row.either !== null ? [1, -1] : [row.debit === null ? 1 : -1]
  return sizes.flatMap((size) => signs.map((sign) => sign * size))
}
const leastWithPaise = 1000_00

/** What it costs that a row moved so much. */
function amountCost(row: Movement, step: number): number {
  if (row.debit !== null && row.credit !== null) return row.credit - row.debit === step ? 0 : Infinity
  const read = row.either ?? row.debit ?? row.credit
  if (read === null) return step === 0 ? Infinity : costs.missing
  const isOtherSide = row.either === null && (row.debit === null ? step < 0 : step > 0)
  return unlikeness(Math.abs(step), read) + (isOtherSide ? costs.side : 0)
}

const balanceCost = (row: Movement, balance: number): number =>
  row.balance === null ? costs.missing : unlikeness(balance, row.balance)

/** Of each row no more balances are tried. */
const mostTried = 8

interface State {
  /** Null for a row without a balance that no other leads to. */
  readonly balance: number | null
  readonly cost: number
  readonly from: State | null
  /** Whether it follows from the one before. */
  readonly follows: boolean
}

/**
 * The balances that each row may have been printed with: as read, and what follows from those before it and leads to
 * those behind it as far as it looks like what was read.
 */
function triedBalances(rows: readonly Movement[], opening: number | null): number[][] {
  const tried = rows.map(({ balance }) => new Set(balance === null ? [] : [balance]))
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

/** A row's state with one of its balances after one of the row before. */
function nextState(row: Movement, before: Movement | null, from: State, balance: number | null): State {
  if (balance === null) return { balance, from, follows: false, cost: from.cost + costs.missing + costs.break }
  const { balance: start } = from
  // Two numbers that agree as they were read are not both wrong by the same.
  const agrees = start !== null && row.balance !== null && amountCost(row, row.balance - start) === 0
  const isOther = start === null || (agrees && balance !== row.balance)
  const amount = isOther ? Infinity : amountCost(row, balance - start)
  const wrong = row.balance === null ? 0 : balance - row.balance
  const isAgain =
    wrong !== 0 && before !== null && from.balance !== null && from.balance - (before.balance ?? 0) === wrong
  const own = isAgain ? costs.again : balanceCost(row, balance)
  return { balance, from, follows: amount <= mostWrong, cost: from.cost + own + Math.min(amount, costs.break) }
}

const cheapest = (states: readonly State[]): State => states.reduce((a, b) => (b.cost < a.cost ? b : a))

/** The state of each row in the cheapest way through all of them, behind that of the opening. */
function likeliestStates(rows: readonly Movement[], opening: number | null): State[] {
  const tried = triedBalances(rows, opening)
  let states: State[] = [{ balance: opening, cost: 0, from: null, follows: false }]
  for (const [i, row] of rows.entries()) {
    const balances = tried[i]!.length === 0 ? [null] : tried[i]!
    const before = rows[i - 1] ?? null
    states = balances.map((balance) => cheapest(states.map((from) => nextState(row, before, from, balance))))
  }
  // Nothing behind the last bears out that it is another.
  const last = rows.at(-1)?.balance ?? null
  const ends = states.map((state) => (state.balance === last ? state : { ...state, cost: state.cost + costs.break }))
  const path: State[] = []
  for (let at: State | null = cheapest(ends); at !== null; at = at.from) path.unshift(at)
  return path.slice(1)
}

/**
 * Rows in order of time with numbers that were read wrong put right where what stands on both sides bears them out.
 * `opening` is the balance before them.
 */
export function likeliestChain(rows: readonly Movement[], opening: number | null): Mended[] {
  // Where balances are printed but once for several rows, those between were not lost.
  const areUsual = rows.filter(({ balance }) => balance === null).length <= mostWithout * rows.length
  const states = areUsual ? likeliestStates(rows, opening) : []
  return rows.map((row, i): Mended => {
    const asRead = { ...row, mended: { amount: false, balance: false } }
    const [state, next] = [states[i], states[i + 1]]
    const before = state?.from?.balance ?? null
    // What nothing follows from may have been any number.
    if (!state || state.balance === null || !next?.follows) return asRead
    const balance = state.balance !== row.balance
    if (!state.follows || before === null) return asRead
    const step = state.balance - before
    const read = row.either ?? row.debit ?? row.credit
    const amount = read === null || Math.abs(step) !== read
    if (!amount && !balance) return asRead
    // Of three numbers of which none was read as it is one says nothing of the others.
    if (amount && balance && before !== (rows[i - 1] ? rows[i - 1]!.balance : opening)) return asRead
    if (row.debit !== null && row.credit !== null)
      return { ...asRead, balance: state.balance, mended: { amount: false, balance } }
    return {
      ...row,
      debit: step < 0 ? -step : null,
      credit: step > 0 ? step : null,
      either: null,
      balance: state.balance,
      mended: { amount, balance },
    }
  })
}

/** With more rows that have none a table prints no balance for each. */
const mostWithout = 0.35
