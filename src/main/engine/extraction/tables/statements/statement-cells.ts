/** Transactions as cells, each as sure as its reading and the arithmetic around it allow. */
import type { ExtractedField, FieldReason, PrintSource } from '../../../../../shared/domain/reading'
import { rupees, signed, type Amount } from '../amounts'
import { bornOutCell, cellField, leastSure, textInPicture, withRow, type CellReading } from '../cells'
import { withCoveredDigits } from './covered-digits'
import { standings, withNeighboursYears, type Standing } from './day-order'
import type { Checked, Seen } from './movement'
import { checkChain, type Chain } from './running-balance'
import { mayHoldSign, withoutRupeeDigits } from './rupee-digits'
import type { ReadCell } from './statement-lines'
import type { ReadStatement, Transaction } from './transactions'

export interface StatementTable {
  readonly cells: readonly ExtractedField[]
  readonly chain: Chain
}

/** Without arithmetic nothing says that a digit was not lost. */
const mostAlone = { text_layer: 0.97, ocr: 0.93 }
const mostBroken = 0.5
/** Something else is printed there than what is shown. */
const mostUnread = 0.3

/**
 * Checks the rows of a statement, of which none is of a later year than `thisYear`. `sourceOf` tells how a page was read;
 * `opening` is printed outside the table.
 */
export function statementCells(
  statement: ReadStatement,
  sourceOf: (page: number) => PrintSource,
  opening: number | null,
  thisYear: number,
): StatementTable {
  const before = statement.opening ? signed(statement.opening.value) : opening
  const isRead = statement.rows.some((row) => sourceOf(row.page) === 'ocr')
  const uncovered = isRead ? withCoveredDigits(statement.rows) : null
  const asRead = uncovered ?? withoutRupeeDigits(statement.rows, before)
  const rows = isRead ? withYears(asRead, thisYear) : statement.rows
  const unsigned = isRead ? mayHoldSign(rows) : []
  const printsPaise = rows.some(({ balance }) => balance?.value.exact)
  const chain = checkChain(
    rows.map((row, i) => ({
      debit: row.debit?.value.paise ?? null,
      credit: row.credit?.value.paise ?? null,
      either: row.either?.value.paise ?? null,
      balance: row.balance ? signed(row.balance.value) : null,
      // Where a copier cut off the paise, what was moved in whole rupees follows without them.
      doubtful: unsigned[i] === true || (printsPaise && row.balance?.value.exact === false),
      seen: {
        amount: seenOf(row.either ?? row.debit ?? row.credit, ({ paise }) => paise),
        balance: seenOf(row.balance, signed),
      },
    })),
    before,
    isRead,
  )
  const days = standings(rows.map((row) => row.date?.value.value ?? null))
  const isFilled = rows.map((row, i) => restsOnAmounts(row, chain.rows[i]!))
  const cells = rows.flatMap((row, i) => {
    const checked = chain.rows[i]!
    const besideFilled = isFilled.slice(Math.max(0, i - 1), i + 2).includes(true)
    return cellsOf(row, i, { ...checked, besideFilled }, sourceOf(row.page), days[i]!)
  })
  return { cells: uncovered ? cells.map(asCovered) : cells, chain }
}

/** Where first digits were covered, numbers bear each other out but for digits of which nothing is seen. */
const mostCovered = 0.85
const asCovered = (cell: ExtractedField): ExtractedField =>
  /\.(?:debit|credit|balance)$/.test(cell.path)
    ? { ...cell, confidence: Math.min(cell.confidence, mostCovered), proven: false }
    : cell

const seenOf = (cell: ReadCell<Amount> | null, own: (amount: Amount) => number): Seen => ({
  others: cell?.others?.map(own) ?? [],
  isFirm: cell?.isFirm === true,
})

/**
 * True for a balance that was not read, or that has another first digit than was read, by the amounts on both sides of it:
 * these may both be wrong by the same, their signs of the rupee read as digits.
 */
function restsOnAmounts({ balance }: Transaction, { balance: held }: Checked): boolean {
  if (held === null) return false
  const [own, read] = [held, balance ? signed(balance.value) : null].map(String) as [string, string]
  return own.length !== read.length || own[0] !== read[0]
}

/** Rows with their years put right by those around them; such a day counts as repaired. */
function withYears(rows: readonly Transaction[], thisYear: number): readonly Transaction[] {
  const days = withNeighboursYears(
    rows.map((row) => row.date?.value.value ?? null),
    thisYear,
  )
  return rows.map((row, i): Transaction => {
    const value = days[i]
    if (!row.date || !value || value === row.date.value.value) return row
    return { ...row, date: { ...row.date, value: { value, repaired: true } } }
  })
}

/** A row whose arithmetic was checked; `besideFilled`: by a balance that only amounts tell. */
type CheckedRow = Checked & { readonly besideFilled: boolean }

function cellsOf(
  row: Transaction,
  index: number,
  checked: CheckedRow,
  source: PrintSource,
  day: Standing,
): ExtractedField[] {
  const put = (column: string, cell: CellReading | null): ExtractedField[] =>
    cell ? [cellField('transactions', index, column, `statement.${column}`, source, cell)] : []
  return [
    ...put('date', dateCell(row, checked, source, day)),
    ...put('description', textCell(row, checked, source)),
    ...put('debit', amountCell(row.debit ?? row.either, moved(checked.debit, checked.credit), checked, source)),
    ...put('credit', amountCell(row.credit ?? row.either, moved(checked.credit, checked.debit), checked, source)),
    ...put('balance', balanceCell(row.balance, checked, source)),
    ...undecided(row, checked, index, source),
  ]
}

/** Nothing, beside an amount in the other column, is how some banks print a blank. */
const moved = (own: number | null, other: number | null): number | null => (own === 0 && other ? null : own)

function dateCell(row: Transaction, checked: Checked, source: PrintSource, day: Standing): CellReading | null {
  if (!row.date) return null
  const least = leastSure(row.date.words)
  const bornOut = isTied(checked) && day !== 'breaks' && row.dateOf === 'row'
  const doubt = row.date.value.repaired || row.dateOf !== 'row' || day === 'breaks'
  return {
    value: row.date.value.value,
    lines: row.date.words,
    confidence:
      row.dateOf === 'above, own unread'
        ? mostUnread
        : (bornOut ? withRow(least, day === 'between') : Math.min(mostAlone[source], least)) * (doubt ? 0.85 : 1),
    reasons: [
      ...(row.dateOf === 'row' ? [] : [{ code: 'from_row_above' } as const]),
      ...(least < 0.75 ? [{ code: 'low_ocr_confidence' } as const] : []),
    ],
  }
}

function textCell(row: Transaction, checked: Checked, source: PrintSource): CellReading | null {
  if (row.description.value === '') return null
  const { value, words, isCut, isToldApart } = row.description
  const least = leastSure(words)
  const bornOut = isTied(checked) && row.whole && !isCut
  const sure = (bornOut ? withRow(least) : Math.min(mostAlone[source], least)) * (isToldApart ? 1 : 0.97)
  const { confidence, reasons = [] } = textInPicture(words, sure)
  return {
    value,
    lines: words,
    confidence,
    reasons: least < 0.75 ? [...reasons, { code: 'low_ocr_confidence' }] : reasons,
  }
}

function amountCell(
  cell: ReadCell<Amount> | null,
  paise: number | null,
  checked: CheckedRow,
  source: PrintSource,
): CellReading | null {
  if (paise === null) return null
  const lines = cell?.words ?? []
  const read = cell?.value.paise ?? null
  if (checked.likelier?.amount) return likelierCell(paise, read, lines)
  const isRepaired = checked.repaired === 'amount' || checked.repaired === 'both'
  if (isRepaired && !wasSeen(cell, paise))
    return {
      value: rupees(paise),
      lines,
      confidence: 0.8,
      reasons: [{ code: 'repaired' }, { code: 'arithmetic_holds' }],
      others: read === null ? [] : [rupees(read)],
    }
  const link = checked.link === 'holds' && checked.besideFilled ? 'unknown' : checked.link
  return numberCell(paise, cell, lines, link, source)
}

/**
 * A first balance that the second row follows from is borne out though nothing is known before it; one that an amount was
 * put right by is not borne out by that amount.
 */
const isTied = ({ link, tied }: Checked): boolean => link !== 'breaks' && tied

const balanceLink = (checked: Checked): Checked['link'] =>
  isTied(checked) ? 'holds' : checked.link === 'holds' ? 'unknown' : checked.link

function balanceCell(cell: ReadCell<Amount> | null, checked: Checked, source: PrintSource): CellReading | null {
  if (checked.balance === null) return null
  const lines = cell?.words ?? []
  if (checked.likelier?.balance) return likelierCell(checked.balance, cell ? signed(cell.value) : null, lines)
  const isRepaired = checked.repaired === 'balance' || checked.repaired === 'both'
  if (isRepaired && !wasSeen(cell, checked.balance))
    return {
      value: rupees(checked.balance),
      lines,
      confidence: checked.repaired === 'both' ? 0.8 : 0.9,
      reasons: [{ code: 'repaired' }, { code: 'arithmetic_holds' }],
      others: cell ? [rupees(signed(cell.value))] : [],
    }
  return numberCell(checked.balance, cell, lines, balanceLink(checked), source)
}

/** A number of which the print is likelier than what was read, and nothing bears it out. */
const likelierCell = (paise: number, read: number | null, lines: CellReading['lines']): CellReading => ({
  value: rupees(paise),
  lines,
  confidence: mostBroken,
  reasons: [{ code: 'repaired' }],
  others: read === null ? [] : [rupees(read)],
})

/** True for a number that another reader saw there. */
const wasSeen = (cell: ReadCell<Amount> | null, paise: number): boolean =>
  cell?.others?.some((other) => signed(other) === paise || other.paise === paise) === true

function numberCell(
  paise: number,
  cell: ReadCell<Amount> | null,
  lines: CellReading['lines'],
  link: Checked['link'],
  source: PrintSource,
): CellReading {
  const value = rupees(paise)
  if (link === 'holds') return bornOutCell(value, lines)
  const reasons: FieldReason[] = link === 'breaks' ? [{ code: 'balance_breaks' }] : []
  const sure =
    Math.min(mostAlone[source], leastSure(lines)) * (cell?.value.edits ? 0.8 : 1) * (cell?.value.exact ? 1 : 0.85)
  return { value, lines, confidence: link === 'breaks' ? Math.min(mostBroken, sure) : sure, reasons }
}

/** An amount of which neither a mark nor a balance says whether it came or went: taken for a debit, in doubt. */
function undecided(row: Transaction, checked: Checked, index: number, source: PrintSource): ExtractedField[] {
  if (checked.either === null || checked.debit !== null || checked.credit !== null) return []
  const cell: CellReading = {
    value: rupees(checked.either),
    lines: row.either?.words ?? [],
    confidence: 0.4,
    reasons: [{ code: 'balance_breaks' }],
  }
  return [cellField('transactions', index, 'debit', 'statement.side_unknown', source, cell)]
}
