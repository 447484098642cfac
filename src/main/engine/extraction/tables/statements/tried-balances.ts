/** The balances that rows of transactions may have been printed with, of which the likeliest are chosen. */
import type { Movement } from './movement'
import { balanceCost, mostWrong, stepsOf } from './unlike-print'

/** Of each row no more balances are tried. */
const mostTried = 8

/**
 * The balances that each row may have been printed with: as read, and what follows from those before it and leads to
 * those behind it as far as it looks like what was read.
 */
export function triedBalances(rows: readonly Movement[], opening: number | null): number[][] {
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
