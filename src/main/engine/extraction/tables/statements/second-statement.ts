/** Cells of a statement that its arithmetic does not bear out, and its rows with what a second look says of them. */
import type { PrintSource } from '../../../../../shared/domain/reading'
import type { LaidWord } from '../../layout/layout'
import { leastSure, wellPlaced } from '../cells'
import { readAmount, readSpoiltAmount, signed, type Amount } from '../amounts'
import { readCellDate, readSpoiltDate } from '../cell-dates'
import { wellRead, type CellLook, type CellLooks, type CellPlace } from '../cell-places'
import { votesOf } from '../cell-votes'
import { isPlain, readBlurredAmount, type MoneyPrint } from './blurred-money'
import type { Checked } from './movement'
import type { Chain } from './running-balance'
import { doubtedNarrations, poorPages, withNarrationSeen } from './second-narration'
import { moneyColumns, type ReadCell } from './statement-lines'
import { sideOf, type PlacedColumn, type ReadStatement, type Transaction } from './transactions'

/** The cells to look at again, of rows of pages that were read from pixels. */
export function doubtedCells(
  { rows }: ReadStatement,
  chain: Chain,
  sourceOf: (page: number) => PrintSource,
): readonly CellPlace[] {
  const areChained = chain.rows.some(({ link }) => link === 'holds')
  return rows
    .flatMap((row, i) => {
      if (sourceOf(row.page) !== 'ocr') return []
      const [checked, next] = [chain.rows[i]!, chain.rows[i + 1]]
      const isPrinted = (name: PlacedColumn): boolean => (row.places.get(name)?.words.length ?? 0) > 0
      const moved = (['debit', 'credit', 'amount'] as const).filter(isPrinted)
      const isDoubted = (name: PlacedColumn): boolean => {
        if (name === 'date') return isPoorDay(row)
        // One of the two is empty in every row.
        if (name !== 'balance' && moved.length > 0 && !isPrinted(name)) return false
        if (!areChained) return isPrinted(name) && isPoor(name === 'balance' ? row.balance : amountOf(row))
        return isLoose(checked) || (name === 'balance' && next !== undefined && isLoose(next))
      }
      return [...row.places.values()].filter(({ column }) => isDoubted(column as PlacedColumn))
    })
    .concat(doubtedNarrations(rows, sourceOf))
}

const isPoorDay = ({ date, dateOf }: Transaction): boolean =>
  dateOf === 'above, own unread' ||
  (dateOf === 'row' && date !== null && (date.value.repaired || leastSure(date.words) < wellPlaced))

const isLoose = ({ link, tied, repaired }: Checked): boolean =>
  link === 'breaks' || (link === 'unknown' && !tied) || (repaired !== null && repaired !== 'side')

const isPoor = (cell: ReadCell<Amount> | null): boolean =>
  cell === null || !cell.value.exact || cell.value.edits > 0 || leastSure(cell.words) < wellRead

const amountOf = ({ debit, credit, either }: Transaction): ReadCell<Amount> | null => either ?? debit ?? credit

/** The rows with what was seen of their cells beside what the page's reading has of them. */
export function withStatementCellsSeen(
  rows: readonly Transaction[],
  looks: CellLooks,
  lastYear: number,
  isBank: (letters: string) => boolean,
): readonly Transaction[] {
  const poor = poorPages(rows)
  return rows.map((row) => {
    const lookAt = (column: PlacedColumn): CellLook | null => {
      const place = row.places.get(column)
      return place ? looks(place.beside[0], column) : null
    }
    return dated(
      moneyColumns.reduce(
        (own, name) => withMoney(own, name, lookAt(name), row.places.get(name)),
        withNarrationSeen(row, looks, poor, isBank),
      ),
      lookAt('date'),
      lastYear,
    )
  })
}

function withMoney(
  row: Transaction,
  name: (typeof moneyColumns)[number],
  look: CellLook | null,
  place: CellPlace | undefined,
): Transaction {
  if (!look || !place) return row
  const read = name === 'amount' ? amountOf(row) : row[name]
  const cell = voted(read, amountsIn(look, read, row.prints?.get(name)), place, name === 'balance')
  if (!cell) return row
  if (name !== 'amount') return { ...row, [name]: cell }
  const side = sideOf(cell.value, '')
  if (row.debit ?? (read === null && side === 'dr')) return { ...row, debit: cell }
  if (row.credit ?? (read === null && side === 'cr')) return { ...row, credit: cell }
  return { ...row, either: cell }
}

/** The amounts that were seen: of one without its point the end may have been cut off, unless another reading agrees. */
function amountsIn(look: CellLook, read: ReadCell<Amount> | null, print: MoneyPrint | undefined): Amount[] {
  const blurred = (text: string): Amount | null =>
    print && /\d/.test(text) && !isPlain(text) ? readBlurredAmount(text, print) : null
  const seen = look.flatMap((text) => blurred(text) ?? readAmount(text) ?? readSpoiltAmount(text) ?? [])
  const all = [...(read ? [read.value] : []), ...seen]
  return seen.filter(({ exact, paise }) => exact || all.filter((other) => other.paise === paise).length > 1)
}

/**
 * A cell with the value that two of three readings have, or that of the page, and the others beside it; null where none
 * has one.
 */
function voted(
  read: ReadCell<Amount> | null,
  seen: readonly Amount[],
  place: CellPlace,
  isBalance: boolean,
): ReadCell<Amount> | null {
  const own = isBalance ? signed : ({ paise }: Amount): number => paise
  const [first, ...further] = votesOf(read?.value ?? null, seen, own)
  if (!first) return null
  const most = further.reduce((one, other) => (one.votes >= other.votes ? one : other), first)
  const best = most.value
  const others = [first, ...further].filter((vote) => vote !== most).map(({ value }) => value)
  if (read && own(best) === own(read.value)) return { ...read, others, isFirm: most.votes > 2 }
  // A dash before a balance may be what is left of the sign of the rupee.
  const printed = isBalance && read?.value.sign === 'minus' ? null : (read?.value.sign ?? null)
  const sign = best.sign ?? printed
  return { value: { ...best, sign, edits: best.edits + 1 }, words: read?.words ?? [place.words], others }
}

/** A day that all three readings have may stand as one that was read well. */
const asSureAsThree = (line: readonly LaidWord[]): readonly LaidWord[] =>
  line.map((word) => ({ ...word, confidence: Math.max(word.confidence, wellPlaced) }))

/** A day that the page's reading has not, or in doubt, where another reader has it. */
function dated(row: Transaction, look: CellLook | null, lastYear: number): Transaction {
  const place = row.places.get('date')
  if (!look || !place) return row
  const days = look.flatMap((text) => readCellDate(text, lastYear) ?? readSpoiltDate(text, lastYear) ?? [])
  const own = row.dateOf === 'row' ? row.date : null
  const [day, other] = days
  const isAgreed = day !== undefined && (other === undefined || other.value === day.value)
  if (!isAgreed || (own && own.value.value !== day.value && other === undefined)) return row
  const isSame = own?.value.value === day.value
  const value = { value: day.value, repaired: !isSame }
  const read = own?.words ?? [place.words]
  const isOfAll = isSame && other !== undefined && !own?.value.repaired
  return { ...row, date: { value, words: isOfAll ? read.map(asSureAsThree) : read }, dateOf: 'row' }
}
