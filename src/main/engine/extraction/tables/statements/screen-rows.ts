/** The transactions as the app of a bank shows them: what moved behind what it was for, and under it the day and the balance. */
import type { LabelledPage } from '../../labels/labels'
import { textOf, type LaidWord } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'
import { areaOf } from '../around-table'
import { readCellDate, type CellDate } from '../cell-dates'
import { columnEnd } from '../join-words'
import { printRows, type PrintRow } from '../print-rows'
import { narrationOf } from './narration'
import type { ReadCell } from './statement-lines'
import type { ReadStatement, StatementOptions, Transaction } from './transactions'

/** Fewer are no list. */
const leastRows = 3
/** The words of a day stand first in their row. */
const mostInDay = 4

interface Shown {
  readonly upper: PrintRow
  readonly lower: PrintRow
  readonly text: readonly LaidWord[]
  readonly side: 'debit' | 'credit'
  readonly moved: ReadCell<Amount>
  readonly date: ReadCell<CellDate>
  readonly balance: ReadCell<Amount>
}

/** Reads all pages; null where fewer transactions than three are shown so. */
export function readScreenRows(
  pages: readonly LabelledPage[],
  { lastYear, isBank }: Pick<StatementOptions, 'lastYear' | 'isBank'>,
): ReadStatement | null {
  const shown = pages.flatMap(({ layout }) => {
    const rows = printRows(layout)
    return rows.flatMap((upper, i) => {
      const lower = rows[i + 1]
      return (lower && shownIn(upper, lower, lastYear)) ?? []
    })
  })
  const [first] = shown
  if (!first || shown.length < leastRows) return null
  const end = columnEnd(shown.map(({ text }) => [text]))
  const pagesOf = [...new Set(shown.map(({ upper }) => upper.page))]
  return {
    rows: shown.map(({ upper, text, side, moved, date, balance }): Transaction => ({
      page: upper.page,
      date,
      dateOf: 'row',
      description: narrationOf([text], end, isBank),
      debit: side === 'debit' ? moved : null,
      credit: side === 'credit' ? moved : null,
      either: null,
      balance,
      whole: true,
      places: new Map(),
    })),
    opening: null,
    closing: null,
    totals: null,
    areas: pagesOf.map((page) => {
      const own = shown.filter(({ upper }) => upper.page === page)
      return areaOf(page, own[0]!.upper, own.at(-1)!.lower)
    }),
    filled: 0,
  }
}

/** "UPI-Corner Stores   - ₹184.00" over "14 Nov 2025   Bal ₹84,233.71"; null where two rows are no such. */
function shownIn(upper: PrintRow, lower: PrintRow, lastYear: number): Shown | null {
  const moved = signedIn(upper.words)
  const date = dayIn(lower.words, lastYear)
  const balance = lower.words.some(({ text }) => /^bal(?:ance)?\b/i.test(text)) ? lastAmount(lower.words) : null
  if (!moved || !date || !balance) return null
  return { upper, lower, ...moved, date, balance }
}

/** What a row says that came or went, by its sign, and for what. */
function signedIn(words: readonly LaidWord[]): Pick<Shown, 'text' | 'side' | 'moved'> | null {
  const moved = lastAmount(words)
  const printed = words.findLastIndex(({ text }) => /^[-–−+]/u.test(text))
  const isPlus = printed < 1 && isMisreadPlus(words.at(-2))
  const at = isPlus ? words.length - 2 : printed
  const text = words.slice(0, at)
  if (!moved || at < 1 || words.length - at > 3 || !/\p{L}{2}/u.test(textOf(text))) return null
  const value = { ...moved.value, sign: null }
  return { text, side: isPlus || words[at]!.text.startsWith('+') ? 'credit' : 'debit', moved: { ...moved, value } }
}

/** A lone four before an amount, which stands with its sign: a plus that was hardly read. */
const isMisreadPlus = (word: LaidWord | undefined): boolean =>
  word !== undefined && word.text === '4' && word.confidence < hardlyRead
const hardlyRead = 0.8

function lastAmount(words: readonly LaidWord[]): ReadCell<Amount> | null {
  const last = words.at(-1)
  const value = last ? readAmount(last.text.replace(/^[-–−+]/u, '')) : null
  return last && value?.exact ? { value, words: [[last]] } : null
}

function dayIn(words: readonly LaidWord[], lastYear: number): ReadCell<CellDate> | null {
  for (let n = mostInDay; n > 0; n--) {
    const own = words.slice(0, n)
    const value = readCellDate(textOf(own), lastYear)
    if (value && own.length === n) return { value, words: [own] }
  }
  return null
}
