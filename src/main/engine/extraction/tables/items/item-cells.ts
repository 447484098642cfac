/** Line items as cells; a line whose quantity times rate is its amount is proven. */
import type { ExtractedField, PrintSource } from '../../../../../shared/domain/reading'
import { rupees, type Amount } from '../amounts'
import { bornOutCell, cellField, leastSure, textInPicture, withRow, type CellReading } from '../cells'
import { isOddCode, withoutGluedSerials } from './glued-serials'
import { endsWithCode, isWorded, opensWithCode } from './item-codes'
import { mayLackEnd, mayLackPart, mixesScripts, usualBlank } from '../item-words'
import { isNumberOfIt, type ItemNumber, type LineItem } from './line-item'
import type { ReadCell } from '../statements/statement-lines'

/** Where no word says what is sold, a code of it may stand before what does. */
const bareCode = 0.6
/** Where most rows have a code before or behind their words, who reads it may take it for none of them; a text may lack a part. */
const mostCoded = 0.9
const mostRows = 0.6

/** "Maintenance of plant (Qtr": what stood behind was lost, or taken for something else. */
const opensBracket = /\([^)]*$/

/** What a number is worth that two others of its line tell, each of which may be misread. */
const reckoned = 0.75

const most = { text_layer: 0.975, ocr: 0.94 }

/**
 * True where quantity times rate is the amount, to a paisa for each unit that a rate may have been rounded by. Numbers of
 * which one was reckoned of the others prove nothing.
 */
export function multiplies(item: LineItem): boolean {
  if (item.reckoned !== null) return false
  const amount = item.amount ?? item.taxable
  if (!amount || !item.quantity || !item.unitPrice) return false
  const bare = [item.amount, item.taxable].map((cell) => cell?.value.paise)
  return productsOf(item).some(
    (product) => product > 0 && bare.some((paise) => paise !== undefined && Math.abs(product - paise) <= 1),
  )
}

/** Quantity times rate in paise; and, where a discount is printed, less that, be it a share or a sum. */
function productsOf({ quantity, unitPrice, discount }: LineItem): number[] {
  const product = Number(quantity?.value) * Number(unitPrice?.value) * 100
  const off = Number(discount ?? 0)
  const less = off > 0 ? [product * (1 - off / 100), product - off * 100] : []
  return [product, ...less].map(Math.round)
}

/** Cells of all items; `summed` where the amounts add up to a sum that the document prints. */
export function itemCells(
  read: readonly LineItem[],
  sourceOf: (page: number) => PrintSource,
  withHsn: boolean,
  summed: boolean,
): ExtractedField[] {
  const codedBy = [opensWithCode, endsWithCode].find(
    (has) =>
      (read.length > 1 || has === endsWithCode) &&
      read.filter(({ description }) => has(description.value)).length > mostRows * read.length,
  )
  const told = read.map(({ description }) => description.value)
  const usual = usualBlank(read.map(({ description }) => description.words))
  return withoutGluedSerials(read).flatMap((item, row) => {
    const source = sourceOf(item.page)
    const holds = multiplies(item)
    const put = (column: string, cell: CellReading | null): ExtractedField[] =>
      cell ? [cellField('line_items', row, column, `item.${column}`, source, cell)] : []
    const capOf = (name: ItemNumber): number => (item.reckoned === name ? reckoned : most[source])
    const number = (name: ItemNumber, cell: ReadCell<string> | null, value: string | null): CellReading | null =>
      cell && value !== null ? proof(cell, value, holds, capOf(name)) : null
    const amount = item.amount ?? item.taxable
    const product = item.taxable && item.amount && !isProduct(item, item.amount) ? holds && summed : holds
    // The sum of what lines come to with their tax proves that, and not what they come to before it.
    const isProven = product || (summed && !item.mayHoldTax) || (item.isTaxed && amount === item.taxable)
    const text = (cell: ReadCell<string> | null, isWhole = true): CellReading | null =>
      cell && cell.value !== ''
        ? {
            value: cell.value,
            lines: cell.words,
            ...textInPicture(
              cell.words,
              ((holds || isProven) && isWhole
                ? withRow(leastSure(cell.words))
                : Math.min(most[source], leastSure(cell.words))) * (cell.words.length > 1 ? 0.97 : 1),
            ),
          }
        : null
    const description = text(item.description)
    const mostTold =
      !isWorded(item.description.value) || isNumberOfIt(item.description.value)
        ? bareCode
        : codedBy?.(item.description.value) === true ||
            item.isCut ||
            opensBracket.test(item.description.value) ||
            (source === 'ocr' &&
              (mixesScripts(item.description.value) ||
                mayLackEnd(item.description.value, told) ||
                mayLackPart(item.description.words, usual)))
          ? mostCoded
          : 1
    return [
      ...put('description', description && { ...description, confidence: Math.min(mostTold, description.confidence) }),
      ...(withHsn ? put('hsn', text(item.hsn, !isOddCode(item))) : []),
      ...put('quantity', number('quantity', item.quantity, item.quantity?.value ?? null)),
      ...put(
        'unit_price',
        number('unit_price', item.unitPrice, item.unitPrice ? twoPlaces(item.unitPrice.value) : null),
      ),
      ...put(
        'amount',
        amount ? eitherAmount(item, proof(amount, rupees(amount.value.paise), isProven, capOf('amount'))) : null,
      ),
    ]
  })
}

/** A column called "Amount" that holds the tax of the line beside what was taxed: who reads the table may take either. */
function eitherAmount({ amount, taxable }: LineItem, cell: CellReading): CellReading {
  if (!amount || !taxable || amount.value.paise === taxable.value.paise) return cell
  const others = [rupees(taxable.value.paise)]
  return { ...cell, proven: false, confidence: Math.min(mostCoded, cell.confidence), others }
}

const isProduct = (item: LineItem, cell: ReadCell<Amount>): boolean =>
  productsOf(item).some((product) => Math.abs(product - cell.value.paise) <= 1)

/** At least two decimals, as amounts have. */
function twoPlaces(value: string): string {
  const [whole = '0', rest = ''] = value.split('.')
  return `${whole}.${rest.padEnd(2, '0')}`
}

function proof(cell: ReadCell<unknown>, value: string, holds: boolean, cap: number): CellReading {
  const lines = cell.words
  if (holds) return bornOutCell(value, lines)
  return { value, lines, confidence: Math.min(cap, leastSure(lines)) * 0.95, reasons: [] }
}
