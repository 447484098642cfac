/** Amounts of a page by what they stand beside or under. */
import type { Box } from '../../../../shared/domain/geometry'
import type { LabelledPage } from '../../extraction/labels/labels'
import { around as boxAround, right, textOf, type LaidWord } from '../../extraction/layout/layout'
import { readAmount, type Amount } from '../../extraction/tables/amounts'
import { runsApart } from '../../extraction/tables/stands-apart'
import { printRows, type PrintRow } from '../../extraction/tables/print-rows'

export interface PlacedAmount {
  readonly page: LabelledPage
  readonly words: readonly LaidWord[]
  readonly value: Amount
}

/** The last amount on the row of a label, to its right; and where there is none, right under it. */
export function besideLabels(pages: readonly LabelledPage[], label: string): PlacedAmount[] {
  return pages
    .flatMap((page) => {
      const hits = page.hits.filter((h) => h.label === label)
      if (hits.length === 0) return []
      const rows = printRows(page.layout)
      return hits.flatMap((hit): PlacedAmount[] => {
        const first = hit.segment.words[hit.from]
        const last = hit.segment.words[hit.to - 1]
        const row = rows.find((r) => r.words.some((w) => w.quad === first?.quad))
        if (!row || !last) return []
        const right = row.words.filter((w) => w.box.x > last.box.x)
        const aside = inBrackets(right)
        const other = right.findIndex((w) => {
          const at = page.labelOf.get(w)
          return at !== undefined && at.label !== label && !aside.has(w)
        })
        const own = untilNextEntry(other < 0 ? right : right.slice(0, other))
        return amountsOf(own)
          .slice(-1)
          .map((found) => ({ page, ...found }))
      })
    })
    .toReversed()
}

/** The words in brackets: "IGST @ 18% (Place of supply: 06-Haryana)" says more of the same entry. */
function inBrackets(words: readonly LaidWord[]): ReadonlySet<LaidWord> {
  const from = words.findIndex(({ text }) => text.startsWith('('))
  const to = words.findIndex(({ text }, i) => i >= from && text.endsWith(')'))
  return new Set(from < 0 || to < 0 ? [] : words.slice(from, to + 1))
}

/** "SGST: 24.11  Gross: 450.00": behind an amount a word with a colon begins another entry, whether or not it is known. */
function untilNextEntry(words: readonly LaidWord[]): readonly LaidWord[] {
  const at = words.findIndex(({ text }, i) => /\p{L}{3,}[:：]$/u.test(text) && amountsOf(words.slice(0, i)).length > 0)
  return at < 0 ? words : words.slice(0, at)
}

/** Rows that the head of a column may take before its first amount. */
const mostHeadRows = 3

/** The last amount under the head of a column, which a table of taxes has in its row of sums, or in its one row. */
export const underHeads = (pages: readonly LabelledPage[], label: string): PlacedAmount[] =>
  pages.flatMap((page) => {
    const printed = printRows(page.layout)
    return page.hits
      .filter((hit) => hit.label === label)
      .flatMap((hit) => {
        const head = boxAround(hit.segment.words.slice(hit.from, hit.to).map((w) => w.box))
        const at = printed.findIndex((row) => row.words.some((w) => w.quad === hit.segment.words[hit.from]?.quad))
        const rows = withoutBeside(printed, at, head)
        const column = rows.slice(at + 1).map((row) => amountsOf(row.words).filter(({ words }) => isUnder(head, words)))
        const first = column.findIndex((found) => found.length > 0)
        if (at < 0 || first < 0 || first >= mostHeadRows) return []
        const isWide = amountsOf(rows[at + 1 + first]?.words ?? []).length > 1
        const end = column.findIndex(
          (found, i) => i > first && (found.length === 0 || (isWide && isOwnRow(page, rows[at + 1 + i]?.words ?? []))),
        )
        const last = column.slice(first, end < 0 ? undefined : end).at(-1)?.[0]
        return last?.value.exact ? [{ page, ...last }] : []
      })
  })

/** Columns of a table of taxes, and the blank between two tables in heights of the print: between columns there is less. */
const leastHeads = 3
const betweenTables = 10

/**
 * The rows under a head, and it, without what another table beside its own says: "Class | Taxable | CGST | SGST", and far
 * right of it "DISCOUNT 581.82" between two of its rows.
 */
function withoutBeside(rows: readonly PrintRow[], at: number, head: Box<'sheet'>): readonly PrintRow[] {
  const headed = rows[at]
  if (!headed) return rows
  const tables = runsApart(headed.words, ({ box }, word) => word.box.x - right(box) >= betweenTables * word.box.height)
  const own = tables.find((words) => isUnder(head, words))
  if (tables.length < 2 || !own || runsApart(own).length < leastHeads) return rows
  const box = boxAround(own.map((word) => word.box))
  return rows.flatMap((row, i) => {
    if (i <= at) return [row]
    const words = row.words.filter((word) => isNear(box, word))
    return words.length > 0 ? [{ ...row, words }] : []
  })
}

const isNear = (table: Box<'sheet'>, { box }: LaidWord): boolean =>
  box.x < right(table) + box.height && right(box) > table.x - 2 * box.height

/** "NET AMOUNT   Rs. 1518.00" under a table of rates: a row with a label and one amount is none of a table of several. */
const isOwnRow = (page: LabelledPage, words: readonly LaidWord[]): boolean =>
  words.some((word) => page.labelOf.has(word)) && amountsOf(words).length === 1

const isUnder = (head: Box<'sheet'>, words: readonly LaidWord[]): boolean => {
  const box = boxAround(words.map((w) => w.box))
  return box.x < right(head) && right(box) > head.x
}

/** Amounts among words; a percentage is none. */
export function amountsOf(words: readonly LaidWord[]): { words: readonly LaidWord[]; value: Amount }[] {
  return words.flatMap((word, i) => {
    // A reader may leave a blank after the mark between thousands.
    let from = i
    while (from > 0 && /\d,$/.test(words[from - 1]!.text) && /^\d/.test(words[from]!.text)) from--
    const own = words.slice(from, i + 1)
    if (/\d,$/.test(word.text) && /^\d/.test(words[i + 1]?.text ?? '')) return []
    if (/\d%/.test(word.text) || /^%/.test(words[i + 1]?.text ?? '')) return []
    const before = words[from - 1]
    const minus = before && /^\(?[-–]\)?$/.test(before.text) ? [before] : []
    const value = readAmount(textOf([...minus, ...own]))
    const long = value !== null && !value.exact && value.paise >= 1e10
    return value && !long && (value.exact || /,|^(?:₹|rs)/i.test(textOf(own)) || value.paise >= 10000)
      ? [{ words: own, value }]
      : []
  })
}

/** A row of several amounts is one of a table of tax rates, whose last is no tax of the whole. */
export const isAlone = ({ page, words }: PlacedAmount): boolean => {
  const row = printRows(page.layout).find((r) => r.words.includes(words[0]!))
  return row === undefined || amountsOf(row.words).length === 1
}
