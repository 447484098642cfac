/** Statements of which a part is lost: rows carry on from a page that shows none, or to one. */
import type { LabelledPage } from '../../extraction/labels/labels'
import { textOf } from '../../extraction/layout/layout'
import { readAmount } from '../../extraction/tables/amounts'
import { printRows, rowText } from '../../extraction/tables/print-rows'
import { isCarriedOn } from '../../extraction/tables/statements/statement-lines'
import type { ReadStatement } from '../../extraction/tables/statements/transactions'
import { pageCount } from '../division/page-count'

const carried = /\b(?:b\s*\/\s*f(?:w?d|or|rd|orward)?\b|brought\s+forward|balance\s+forward)/i

/**
 * True where the balance before the first row is brought forward on another page than the first, of those that were
 * read or by its number, but for the cover of a pass book: that is what a page ended with, and not what the statement began with.
 */
export function startsLate(pages: readonly LabelledPage[], { opening }: ReadStatement): boolean {
  const at = placeOf(pages, opening)
  if (!at || !carried.test(at.text)) return false
  return !pages.slice(0, at.index).every(isOfPassBook) || (pageCount(pages[at.index]!.layout)?.number ?? 1) > 1
}

/** The page on which a balance is printed, and the text of its row. */
function placeOf(
  pages: readonly LabelledPage[],
  balance: ReadStatement['opening'],
): { readonly index: number; readonly text: string } | null {
  const word = balance?.words[0]?.[0]
  const index = pages.findIndex(({ layout }) => layout.page === word?.page)
  const page = pages[index]
  const row = page && word ? printRows(page.layout).find(({ words }) => words.includes(word)) : undefined
  return row ? { index, text: rowText(row) } : null
}

const passBook = /pass\s*-?\s*book|पास\s*-?\s*(?:बुक|पुस्त)/iu

/** The cover of a pass book and the page of who holds it stand before the first of its transactions, and show no sums. */
const isOfPassBook = ({ layout }: LabelledPage): boolean =>
  layout.segments.some(({ words }) => passBook.test(textOf(words))) && !holdsSum({ layout })

/** True where the balance behind the last row is carried to a page behind it, of which no row was read. */
export function endsEarly(pages: readonly LabelledPage[], { closing }: ReadStatement): boolean {
  const at = placeOf(pages, closing)
  return at !== null && isCarriedOn(at.text) && pages.slice(at.index + 1).some(holdsSum)
}

const holdsSum = ({ layout }: Pick<LabelledPage, 'layout'>): boolean =>
  layout.segments.some(({ words }) => words.some(({ text }) => readAmount(text)?.exact === true))
