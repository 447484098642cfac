/** The head of a table: one to three rows of print whose words name the columns. */
import { fold } from '../labels/fuzzy'
import { bottom, textOf, type LaidWord } from '../layout/layout'
import { readAmount } from './amounts'
import { readCellDate } from './cell-dates'
import { prepared, type ColumnPhrases, type Known } from './column-names'
import { cellsOf, piecesOf, worthOf, type HeaderCell } from './head-cells'
import type { PrintRow } from './print-rows'

export interface Header<Name extends string> {
  /** Rows of the page, from inclusive, to exclusive. */
  readonly from: number
  readonly to: number
  /** From left to right. */
  readonly cells: readonly HeaderCell<Name>[]
  /** 0..1, mean likeness of the cells that are known. */
  readonly likeness: number
}

const mostRows = 3
/** All heads on a page's rows that have enough of the columns, from the top down; no row belongs to two. */
export function findHeaders<Name extends string>(
  rows: readonly PrintRow[],
  phrases: ColumnPhrases<Name>,
  enough: (names: ReadonlySet<Name>) => boolean,
): Header<Name>[] {
  const known = prepared(phrases)
  const heads: Header<Name>[] = []
  for (let from = 0; from < rows.length; from++) {
    if (!mayBeHead(rows[from]!, known)) continue
    const best = bestBand(rows, from, known, enough)
    // A row that adds nothing to the head under it, as a line of prose, is no part of it.
    const under = best && best.head.to > from + 1 ? bestBand(rows, from + 1, known, enough) : null
    if (!best || (under && under.score >= best.score)) continue
    heads.push(best.head)
    from = best.head.to - 1
  }
  return heads
}

interface Band<Name extends string> {
  readonly head: Header<Name>
  readonly score: number
}

/** The best head that begins with a row; null where none does. */
function bestBand<Name extends string>(
  rows: readonly PrintRow[],
  from: number,
  known: Known<Name>,
  enough: (names: ReadonlySet<Name>) => boolean,
): Band<Name> | null {
  let best: Band<Name> | null = null
  for (let to = from + 1; to <= Math.min(rows.length, from + mostRows); to++) {
    const band = rows.slice(from, to)
    if (to > from + 1 && !closeUnder(rows[to - 2]!, rows[to - 1]!)) break
    if (band.some(holdsValues)) break
    const cells = cellsOf(band.map(withRupees), known)
    const names = new Set(cells.flatMap((c) => (c.cell.name === null ? [] : [c.cell.name])))
    if (!enough(names)) continue
    const named = cells.filter((c) => c.cell.name !== null)
    const sum = named.reduce((s, c) => s + c.likeness, 0)
    // A row more is taken where its words belong to names above them, and not where they are names of nothing.
    const score = worthOf(cells) + 0.05 * band.length
    if (!best || score > best.score)
      best = { head: { from, to, cells: cells.map((c) => c.cell), likeness: sum / named.length }, score }
  }
  return best
}

/**
 * Amounts have no share: where one is headed so, the sign of the rupee was read as that of per cent in all of the head.
 */
const sharedAmount = /(?:amount|total|value|price|balance)\s*\(%\)/i

function withRupees(row: PrintRow): PrintRow {
  if (!sharedAmount.test(textOf(row.words))) return row
  return { ...row, words: row.words.map((w) => ({ ...w, text: w.text.replace(/^\(%\)/, '(₹)') })) }
}

/** Two words of a row at least begin as a column's name does: the rest is not worth a closer look. */
function mayBeHead<Name extends string>(row: PrintRow, known: Known<Name>): boolean {
  const hits = row.words.filter((w) => {
    const folded = fold(w.text)
    return folded.length >= 2 && known.starts.some((s) => folded.startsWith(s.slice(0, folded.length)))
  })
  return hits.length >= 1 && !holdsValues(row)
}

/** "1471" for "DATE": a short word of a head out of focus, hardly read at all. */
const isBlurredWord = ({ text, confidence }: LaidWord): boolean => confidence < hardlyRead && /^\d{4}$/.test(text)
const hardlyRead = 0.65

/** No head has an amount, a date or a long number in it, nor a label with its value after it. */
const holdsValues = (row: PrintRow): boolean =>
  row.words.some(
    (w) =>
      (/\d{4}/.test(w.text) && !isBlurredWord(w)) ||
      (/\d/.test(w.text) && (readAmount(w.text)?.exact === true || readCellDate(w.text, 2100) !== null)),
  ) || piecesOf(row.words).some((piece) => /\p{L}\s?:\s+[\p{L}\p{N}]/u.test(textOf(piece)))

function closeUnder(above: PrintRow, below: PrintRow): boolean {
  const height = Math.max(above.box.height, below.box.height)
  return below.box.y - bottom(above.box) < 1.3 * height
}
