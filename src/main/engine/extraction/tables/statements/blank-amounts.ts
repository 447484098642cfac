/** "0.00" where nothing moved, as some banks print a blank: out of focus it is "0.20" or "6 90". */
import { wereRead } from '../../layout/layout'
import type { Amount } from '../amounts'
import type { ReadCell } from './statement-lines'

type Cell = ReadCell<Amount> | null

/** What has more digits than "0.00" is no blank. */
const leastPaise = 10_00

/** A row's debit and credit: no transaction is both, and of two amounts one that was read as short as a blank is one. */
export function withoutBlank(debit: Cell, credit: Cell): { readonly debit: Cell; readonly credit: Cell } {
  if (isBlank(debit) && isAmount(credit)) return { debit: null, credit }
  if (isBlank(credit) && isAmount(debit)) return { debit, credit: null }
  return { debit, credit }
}

const isBlank = (cell: Cell): boolean =>
  cell !== null && cell.value.paise > 0 && cell.value.paise < leastPaise && wereRead(cell.words.flat())

const isAmount = (cell: Cell): boolean => cell !== null && cell.value.paise >= leastPaise
