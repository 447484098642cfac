/** The items of a till's slip: what is bought, and under it "2 x 48.00   96.00"; it has no columns but for its sums. */
import type { LabelledPage } from '../../labels/labels'
import { bottom, type LaidWord } from '../../layout/layout'
import { readAmount, readDecimal, type Amount } from '../amounts'
import { areaOf } from '../around-table'
import { joinWords } from '../join-words'
import { printRows, type PrintRow } from '../print-rows'
import { isTaxCode } from './item-heads'
import type { LineItem } from './line-item'
import type { ReadItems } from './line-items'

/** One such row may be of anything. */
const leastItems = 2
/** What is bought stands so close over its sum, in heights of the print. */
const closest = 1.5

/** The words of "2 x 48.00   96.00", with what they say. */
interface Product {
  readonly quantity: { readonly value: string; readonly word: LaidWord }
  readonly rate: { readonly value: string; readonly word: LaidWord }
  readonly amount: { readonly value: Amount; readonly word: LaidWord }
  /** What stands before them in their row. */
  readonly before: readonly LaidWord[]
}

/** The items of all pages; none where fewer rows than two multiply. */
export function readMultipliedItems(pages: readonly LabelledPage[]): ReadItems {
  const read = pages.map((page) => itemsOf(printRows(page.layout)))
  const items = read.flatMap((part) => part.items)
  if (items.length < leastItems) return { items: [], sums: [], areas: [], head: null }
  return { items, sums: [], areas: read.flatMap(({ areas }) => areas), head: null }
}

function itemsOf(rows: readonly PrintRow[]): Pick<ReadItems, 'items' | 'areas'> {
  const found = rows.flatMap((row, i) => {
    const product = productIn(row)
    if (!product) return []
    const isBeside = product.before.some(({ text }) => /\p{L}{2}/u.test(text))
    const above = isBeside ? null : nameOver(row, rows[i - 1])
    const words = isBeside ? product.before : above?.words
    return words ? [{ item: itemOf(words, product, row.page), top: above ?? row, row }] : []
  })
  const [first, last] = [found[0], found.at(-1)]
  return {
    items: found.map(({ item }) => item),
    areas: first && last ? [areaOf(first.row.page, first.top, last.row)] : [],
  }
}

/** What is bought, in the row right over its sum; null where that row is a sum itself, or says nothing. */
function nameOver(row: PrintRow, above: PrintRow | undefined): PrintRow | null {
  if (!above || row.box.y - bottom(above.box) > closest * row.box.height || productIn(above)) return null
  const isName = above.words.some(({ text }) => /\p{L}{2}/u.test(text))
  return isName && !above.words.some(({ text }) => readAmount(text)?.exact) ? above : null
}

function productIn({ words }: PrintRow): Product | null {
  const at = words.findIndex(({ text }) => /^[x×*@]$/i.test(text))
  const [count, rate, amount] = [words[at - 1], words[at + 1], words.at(-1)]
  if (at < 1 || !count || !rate || !amount || words.length !== at + 3) return null
  const [quantity, unitPrice, sum] = [readDecimal(count.text), readDecimal(rate.text), readAmount(amount.text)]
  if (quantity === null || unitPrice === null || sum?.exact !== true) return null
  if (Math.round(100 * Number(quantity) * Number(unitPrice)) !== sum.paise) return null
  return {
    quantity: { value: quantity, word: count },
    rate: { value: unitPrice, word: rate },
    amount: { value: sum, word: amount },
    before: words.slice(0, at - 1),
  }
}

function itemOf(row: readonly LaidWord[], { quantity, rate, amount }: Product, page: number): LineItem {
  const named = /^\d{1,3}[.)]?$/.test(row[0]?.text ?? '') ? row.slice(1) : row
  const last = named.at(-1)
  const isCoded = named.length > 1 && last !== undefined && isTaxCode(last.text)
  const words = isCoded ? named.slice(0, -1) : named
  return {
    page,
    reckoned: null,
    description: { value: joinWords(words), words: [words] },
    isCut: false,
    hsn: isCoded ? { value: last.text, words: [[last]] } : null,
    quantity: { value: quantity.value, words: [[quantity.word]] },
    unitPrice: { value: rate.value, words: [[rate.word]] },
    discount: null,
    taxable: null,
    amount: { value: amount.value, words: [[amount.word]] },
    isSumWithTax: false,
    isTaxed: false,
    hasSum: true,
    mayHoldTax: false,
    places: new Map(),
  }
}
