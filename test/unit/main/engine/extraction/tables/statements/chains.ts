import type { Movement } from '../../../../../../../src/main/engine/extraction/tables/statements/movement'

/** Rows that follow from each other, in paise: what came is above nought. */
export const chain = (opening: number, ...changes: number[]): Movement[] => {
  let balance = opening
  return changes.map((change) => ({
    debit: change < 0 ? -change : null,
    credit: change > 0 ? change : null,
    either: null,
    balance: (balance += change),
  }))
}

/** What went, what came and what was left, row by row. */
export const numbers = (all: readonly Movement[]): unknown[] =>
  all.map(({ debit, credit, balance }) => [debit, credit, balance])
