/** Lines of a table of transactions that are no transaction: balances brought and carried forward, sums. */
import { textOf, wereRead, type LaidWord } from '../../layout/layout'
import { readAmount, readSpoiltAmount, sideIn, type Amount } from '../amounts'
import { cellWords, type Line } from '../body'
import { rowText } from '../print-rows'
import { carriesOnInDevanagari, closesInDevanagari, opensInDevanagari, sumsInDevanagari } from './devanagari-lines'
import type { StatementColumn } from './statement-columns'

/** An amount with the words it was read from. */
export interface ReadCell<V> {
  readonly value: V
  readonly words: readonly (readonly LaidWord[])[]
  /** What else it may be: what other readers saw there, or the page's where these agree against it. */
  readonly others?: readonly V[]
  /** True where all who looked again have it as it is. */
  readonly isFirm?: boolean
}

const openings =
  /\b(?:opening\s+bal\w*|op(?:en)?\.?\s*bal\w*|b\s*\/\s*f(?:w?d|or|rd|orward)?\b(?!\s*\/)|brought\s+forward|balance\s+(?:b\/f|forward)|previous\s+balance)/i
const carriedOn = /\b(?:[co]\s*\/\s*f\b|carried\s+(?:forward|over))/i
const closings = new RegExp(`\\b(?:closing|cl\\.?)\\s+bal\\w*|${carriedOn.source}`, 'i')

/** True for a line of the balance that a page hands on to the next. */
export const isCarriedOn = (text: string): boolean => carriedOn.test(text) || carriesOnInDevanagari.test(text)

const isOpening = (text: string): boolean => openings.test(text) || opensInDevanagari.test(text)
const isClosing = (text: string): boolean =>
  closings.test(text) || closesInDevanagari.test(text) || carriesOnInDevanagari.test(text)

/** What all rows moved may stand on the line of the balance that they end with. */
const opensWithClosing = /^\W*(?:closing|cl\.?)\s+bal/i
const totals =
  /^\W*(?:(?:grand|page|sub|statement|period)?\s*-?\s*totals?\b|transaction\s+total|total\s+(?:debits?|credits?|withdrawals?|deposits?))/i
const isTotal = (text: string): boolean => totals.test(text) || sumsInDevanagari.test(text)

export const moneyColumns = ['debit', 'credit', 'amount', 'balance'] as const
export type MoneyColumn = (typeof moneyColumns)[number]

/** A line with those of its amounts that only the print of their columns tells. */
export interface StatementLine extends Line<StatementColumn> {
  readonly blurred?: ReadonlyMap<MoneyColumn, Amount>
}

/** A spoilt amount is in no more pieces, its side among them. */
const mostPieces = 5

/** "13,410.55 C 1", "8,39,343.14D:": which side a balance is on, of whose letters a copier left strokes. */
export const withSide = (text: string): string =>
  text.replace(/(?<=[.,\s]\d{2})\s?([CD(])[\s.]{0,2}[r1Iil:]\.?$/, (_, side: string) => (side === 'D' ? ' Dr' : ' Cr'))

/** The amount in a column of a line; null where none stands there. */
export function moneyOf(line: StatementLine, name: MoneyColumn): ReadCell<Amount> | null {
  const words = cellWords(line, name)
  const blurred = line.blurred?.get(name)
  if (blurred) return { value: blurred, words: [words] }
  const isRead = wereRead(words)
  const text = isRead ? withSide(textOf(words)) : textOf(words)
  const value = words.length === 0 ? null : readAmount(text)
  const spoilt = value || !isRead || words.length > mostPieces ? null : readSpoiltAmount(text)
  if (spoilt) return { value: spoilt, words: [words] }
  if (value) return value.exact || words.length <= 2 ? { value, words: [words] } : null
  // The initials of who wrote the row, or the number of a counter, may stand close behind its last amount.
  const [first, ...rest] = words
  const mark = /^(?=..)[A-Za-z]{1,6}\d{0,3}$/.test(textOf(rest).replace(/\s/g, '')) ? textOf(rest) : null
  const bare = first && mark !== null ? readAmount(`${first.text} ${/^(?:cr|dr)/i.exec(mark)?.[0] ?? ''}`) : null
  return first && bare?.exact ? { value: bare, words: [words.slice(0, 2)] } : null
}

/** An amount that has no side of its own, with the mark that stands right after it, in a column of marks perhaps. */
export function withMark(line: Line<StatementColumn>, cell: ReadCell<Amount> | null): ReadCell<Amount> | null {
  if (!cell || cell.value.sign !== null) return cell
  const last = cell.words.flat().at(-1)
  const next = line.row.words[line.row.words.findIndex((w) => w === last) + 1]
  const sign = last && next ? sideIn(next.text) : null
  return next && sign !== null ? { value: { ...cell.value, sign }, words: [...cell.words, [next]] } : cell
}

/** A line that carries a balance and is no transaction. */
export function isSpecial(line: Line<StatementColumn>): boolean {
  const text = rowText(line.row)
  if (!isOpening(text) && !isClosing(text) && !isTotal(text)) return false
  return (
    isTotal(text) || opensWithClosing.test(text) || moneyOf(line, 'debit') === null || moneyOf(line, 'credit') === null
  )
}

/** What a table itself says that all debits and all credits come to, in paise. */
export interface Totals {
  readonly debit: number
  readonly credit: number
}

/** The last line with a sum under debits and under credits both. */
export function totalsOf(special: readonly Line<StatementColumn>[]): Totals | null {
  const sums = special.map((line) => [moneyOf(line, 'debit')?.value, moneyOf(line, 'credit')?.value] as const)
  const last = sums.findLast(([debit, credit]) => debit?.exact === true && credit?.exact === true)
  return last?.[0] && last[1] ? { debit: last[0].paise, credit: last[1].paise } : null
}

/** What the first line says that brings a balance forward, and the last that ends with one. */
export const openingOf = (special: readonly Line<StatementColumn>[]): ReadCell<Amount> | null =>
  balanceOn(special.find(({ row }) => isOpening(rowText(row))))
export const closingOf = (special: readonly Line<StatementColumn>[]): ReadCell<Amount> | null =>
  balanceOn(special.findLast(({ row }) => isClosing(rowText(row))))

const balanceOn = (line: Line<StatementColumn> | undefined): ReadCell<Amount> | null =>
  line ? withMark(line, moneyOf(line, 'balance') ?? moneyOf(line, 'amount') ?? moneyOf(line, 'credit')) : null
