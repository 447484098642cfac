/** What a line of a statement is in its table, and its day. */
import { wereRead } from '../../layout/layout'
import { cellText, cellWords, type Line, type LineKind } from '../body'
import { readCellDate, readSpoiltDate, type CellDate } from '../cell-dates'
import { joinWords } from '../join-words'
import { isSpecial, moneyColumns, moneyOf, type ReadCell } from './statement-lines'
import type { StatementColumn } from './statement-columns'

/** A dated row that says what came or went and not what is left: the balance is printed once a day, or not at all. */
export const isBare = (line: Line<StatementColumn>, lastYear: number): boolean =>
  !isSpecial(line) &&
  dateOf([line], lastYear) !== null &&
  (['debit', 'credit'] as const).some((name) => moneyOf(line, name)?.value.exact === true) &&
  !/\d/.test(cellText(line, 'balance'))

/** "14 Jul", "05/04/": a day whose year stands on another line of its cell. */
const dayWithoutYear = /^\d{1,2}(?:[-/. ]?[A-Za-z]{3,9}|[-/.]\d{1,2}[-/.])[-/.]?$/

/** Of a narrow column of days, each of which is broken over lines, between which the amounts of its row may stand. */
export const areDaysBroken = (lines: readonly Line<StatementColumn>[]): boolean =>
  lines.filter((line) => dayWithoutYear.test(cellText(line, 'date'))).length >= fewestBroken
const fewestBroken = 2

export interface RowsOfTable {
  /** Rows need no balance, so that one under the day of another may have neither. */
  readonly bare: boolean
  /** A line of amounts may stand between the two of its day. */
  readonly broken: boolean
}

export function kindOf(line: Line<StatementColumn>, lastYear: number, { bare, broken }: RowsOfTable): LineKind {
  if (isSpecial(line)) return 'other'
  const money = moneyColumns.filter((name) => moneyOf(line, name) !== null)
  const date = dateOf([line], lastYear)
  if (date === null && isSum(line)) return 'other'
  const moved = money.some((name) => name !== 'balance')
  // A row under the date of the one above says what it is; a row of sums does not.
  const told = /[\p{L}\p{M}]{2}/u.test(cellText(line, 'description') || cellText(line, 'reference'))
  if (moved && (date !== null || ((bare || money.includes('balance')) && told))) return 'anchor'
  if (moved && broken && (told || money.includes('balance'))) return 'anchor'
  if (date !== null && (money.length > 0 || (told && holdsSpoiltAmount(line)))) return 'anchor'
  if (money.length > 0) return 'other'
  const dates = [cellText(line, 'date'), cellText(line, 'value_date')]
  const dateText = dates.join(' ').trim()
  const stray = moneyColumns.some((name) => cellWords(line, name).some((w) => /[\p{L}\d]{2}/u.test(w.text)))
  // Each column by itself: a day that is broken over lines stands as a month alone in both.
  const dateLike = dates.every((text) => /^[\d\s:./,-]*(?:[A-Za-z]{3}[a-z]*)?[\d\s:./,-]*(?:[ap]m)?$/i.test(text))
  if (stray || !dateLike) return 'other'
  return cellText(line, 'description') !== '' || cellText(line, 'reference') !== '' || dateText !== ''
    ? 'more'
    : 'other'
}

/** True for a line with something under debits and under credits and no balance: no transaction is both. */
const isSum = (line: Line<StatementColumn>): boolean =>
  (['debit', 'credit'] as const).every((name) => (moneyOf(line, name)?.value.paise ?? 0) !== 0) &&
  moneyOf(line, 'balance') === null

/** An amount by its paise, of which nothing else can be read; or by its digits, out of focus. */
const spoiltAmount = /\d[.,]\d{2}\W{0,2}$/
const mostOfAmount = /(?:\d[^\d\s]*[.,:; ]?){3}/

/** True for a line that says how much, though not in so many figures: its row is not lost with its amounts. */
const holdsSpoiltAmount = (line: Line<StatementColumn>): boolean =>
  moneyColumns.some((name) => {
    const text = cellText(line, name)
    return spoiltAmount.test(text) || (wereRead(cellWords(line, name)) && mostOfAmount.test(text))
  })

export function dateOf(group: readonly Line<StatementColumn>[], lastYear: number): ReadCell<CellDate> | null {
  for (const name of ['date', 'value_date'] as const) {
    const words = group.map((line) => cellWords(line, name))
    for (let lines = 1; lines <= Math.min(3, words.length); lines++) {
      for (let from = 0; from + lines <= words.length; from++) {
        const part = words.slice(from, from + lines)
        const text = part.map(joinWords).join(' ')
        const value =
          readCellDate(text, lastYear) ??
          readCellDate(text.replace(/^\W{0,2}\d{1,4}[.)]?\s+(?:[I|l]\s)?/, ''), lastYear) ??
          (part.some(wereRead) ? readSpoiltDate(text, lastYear) : null)
        if (value) return { value, words: part.filter((w) => w.length > 0) }
      }
    }
  }
  return null
}
