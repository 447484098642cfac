/**
 * Of a table out of focus, in which most balances do not follow from each other as they were read: what it was most likely
 * printed with. Nothing of it is borne out, but it is nearer to the print than what was read.
 */
import { amountRead, readingsOf, withChange, type Checked, type Movement } from './movement'
import { areAlike, printsBoth } from './unlike-print'

const costs = {
  alike: 0.5,
  digit: 0.8,
  lost: 0.9,
  again: 0.15,
  sign: 1,
  side: 0.7,
  seen: 0.2,
  missing: 1.2,
  break: 3.5,
}
/** What costs more is another number. */
const mostWrong = 2.5
/** So many digits have one that was read wrong, and one more. */
const digitsForEach = 3

/** Where as many links hold there is little to gain. */
const mostHold = 0.7
const leastRows = 4
/** With more rows that have none a table prints no balance for each. */
const mostWithout = 0.4
/** How many balances of each row are tried, and how many followed. */
const mostTried = 150
const mostFollowed = 30

/** Rows in order of time as they were checked, with what is likelier than what was read of those that do not hold. */
export function withLikelier(
  asRead: readonly Movement[],
  checked: readonly Checked[],
  opening: number | null,
): readonly Checked[] {
  const holds = checked.filter(({ link }) => link === 'holds').length
  const without = asRead.filter(({ balance }) => balance === null).length
  if (asRead.length < leastRows || holds >= mostHold * asRead.length || without > mostWithout * asRead.length)
    return checked
  const way = likeliestWay(asRead, opening)
  const out = checked.map((row, i): Checked => {
    const state = way[i]!
    const before = state.from?.balance ?? null
    if (!state.follows || before === null || state.balance === null) return row
    const change = state.balance - before
    const isAmount = !printsBoth(row) && (row.credit ?? 0) - (row.debit ?? 0) !== change
    const isBalance = row.balance !== state.balance
    if (!isAmount && !isBalance) return row
    const likelier = { amount: isAmount && amountRead(row) !== Math.abs(change), balance: isBalance }
    const own = { ...row, balance: state.balance, likelier, link: 'unknown' as const, tied: false }
    return isAmount ? withChange(own, change) : own
  })
  return out.map((row, i) => {
    if (row.likelier) return row
    const next = out[i + 1]
    const isFitted = row.repaired === 'amount' || row.repaired === 'both'
    const link = out[i - 1]?.likelier?.balance ? 'unknown' : row.link
    const goesOn = next?.link === 'holds' && !next.likelier
    // What was put right by this balance does not bear it out.
    return { ...row, link, tied: row.tied && ((link === 'holds' && !isFitted) || goesOn) }
  })
}

interface State {
  /** Null where nothing tells it. */
  readonly balance: number | null
  readonly cost: number
  readonly from: State | null
  /** True where it follows from the one before by what was read of the amount, or by what that may have been. */
  readonly follows: boolean
}

/** The cheapest way through all rows. */
function likeliestWay(rows: readonly Movement[], opening: number | null): readonly State[] {
  let states: readonly State[] = opening === null ? [] : openings(opening)
  for (const [i, row] of rows.entries()) states = statesOf(row, states, rows[i - 1]?.balance ?? null)
  const way: State[] = []
  for (let at: State | null = cheapest(states); at && way.length < rows.length; at = at.from) way.unshift(at)
  return way
}

const openings = (read: number): State[] =>
  [read, ...changed(read)].map((balance) => ({ balance, cost: unlikeness(balance, read), from: null, follows: false }))

const cheapest = (states: readonly State[]): State | null =>
  states.reduce<State | null>((best, own) => (best && best.cost <= own.cost ? best : own), null)

function statesOf(row: Movement, before: readonly State[], readBefore: number | null): readonly State[] {
  const readings = readingsOf(row.balance, row.seen?.balance).flatMap((own) => own ?? [])
  const costOfBalance = remembered((own: number) => leastUnlike(own, readings))
  const costOfChange = remembered((change: number) => changeCost(row, change))
  const tried = new Set(readings.flatMap((own) => [own, ...changed(own)]))
  const changes = changesOf(row)
  for (const { balance } of before)
    for (const change of balance === null ? [] : changes)
      if (costOfBalance(balance! + change) < Infinity) tried.add(balance! + change)
  const broken = cheapest(before)
  if (tried.size === 0)
    return [{ balance: null, cost: (broken?.cost ?? 0) + costs.break, from: broken, follows: false }]
  const likeliest = [...tried].sort((a, b) => costOfBalance(a) - costOfBalance(b)).slice(0, mostTried)
  const states = likeliest.map((balance): State => {
    const own = costOfBalance(balance)
    const wrong = row.balance === null ? 0 : balance - row.balance
    let best: State = { balance, cost: (broken?.cost ?? 0) + own + costs.break, from: broken, follows: false }
    for (const from of before) {
      if (from.balance === null) continue
      const isAgain = wrong !== 0 && readBefore !== null && from.balance - readBefore === wrong
      const cost = from.cost + costOfChange(balance - from.balance) + (isAgain ? costs.again : own)
      if (cost < best.cost) best = { balance, cost, from, follows: true }
    }
    return best
  })
  return states.sort((a, b) => a.cost - b.cost).slice(0, mostFollowed)
}

function changesOf(row: Movement): number[] {
  if (printsBoth(row)) return [row.credit - row.debit]
  const sizes = readingsOf(amountRead(row), row.seen?.amount).flatMap((own) =>
    own === null ? [] : [own, ...changed(own)],
  )
  return [...new Set(sizes)].flatMap((own) => [own, -own])
}

function changeCost(row: Movement, change: number): number {
  if (change === 0) return Infinity
  if (printsBoth(row)) return row.credit - row.debit === change ? 0 : Infinity
  const isOtherSide = row.either === null && (row.debit === null ? row.credit !== null && change < 0 : change > 0)
  const readings = readingsOf(amountRead(row), row.seen?.amount).flatMap((own) => own ?? [])
  return leastUnlike(Math.abs(change), readings) + (isOtherSide ? costs.side : 0)
}

const leastUnlike = (own: number, readings: readonly number[]): number =>
  readings.length === 0
    ? costs.missing
    : Math.min(...readings.map((read, i) => unlikeness(own, read) + (i > 0 ? costs.seen : 0)))

/** How unlike the print of a number out of focus is to what was read of it. */
function unlikeness(own: number, read: number): number {
  if (own === read) return 0
  const sign = own < 0 !== read < 0 ? costs.sign : 0
  const [a, b] = [String(Math.abs(own)), String(Math.abs(read))]
  const cost = sign + (a.length === b.length ? substituted(a, b, 1) : lost(a, b))
  return cost > mostWrong ? Infinity : cost
}

/** One digit lost or added. */
function lost(a: string, b: string): number {
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return Infinity
  const without = [...long].map((_, i) => substituted(long.slice(0, i) + long.slice(i + 1), short, 0))
  return costs.lost + Math.min(...without)
}

function substituted(a: string, b: string, more: number): number {
  let [wrong, cost] = [0, 0]
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i]) {
      wrong++
      cost += areAlike(a[i]!, b[i]!) ? costs.alike : costs.digit
    }
  return wrong > more + Math.floor(a.length / digitsForEach) - 1 ? Infinity : cost
}

/** A number with one of its digits another. */
function changed(own: number): number[] {
  const digits = String(Math.abs(own))
  const sign = own < 0 ? -1 : 1
  return [...digits].flatMap((digit, i) => {
    const place = 10 ** (digits.length - 1 - i)
    return Array.from({ length: 10 }, (_, other) => own + sign * (other - Number(digit)) * place).filter(
      (number) => number !== own && String(Math.abs(number)).length === digits.length,
    )
  })
}

function remembered(cost: (own: number) => number): (own: number) => number {
  const known = new Map<number, number>()
  return (own) => {
    const before = known.get(own)
    if (before !== undefined) return before
    const value = cost(own)
    known.set(own, value)
    return value
  }
}
