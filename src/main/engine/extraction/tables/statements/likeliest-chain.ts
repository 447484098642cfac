/**
 * What a table of transactions was most likely printed with, of all numbers that those read may be: in a running balance
 * every number stands between two others, so that several that were read wrong beside each other tell what they were.
 */
import { amountRead, readingsOf, withChange, type Movement } from './movement'
import { triedBalances } from './tried-balances'
import { amountCost, balanceCost, costs, mostWrong, printsBoth } from './unlike-print'

/** A row with the numbers that bear each other out, and which of them are other than what was read. */
export interface Mended extends Movement {
  readonly mended: { readonly amount: boolean; readonly balance: boolean }
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
