/** One line item, of the lines of print that it takes. */
import { right, wereRead, type LaidWord } from '../../layout/layout'
import { readAmount, readDecimal, type Amount } from '../amounts'
import { cellText, cellWords, type Line } from '../body'
import type { CellPlaces } from '../cell-places'
import { runsApart, standsApart } from '../stands-apart'
import type { Header } from '../headers'
import { isTaxCode, taxNames, type ItemColumn } from './item-heads'
import { amountOf, decimalOf, quantityOf } from './item-lines'
import { withSmallL } from '../item-words'
import { joinWords } from '../join-words'
import type { ReadCell } from '../statements/statement-lines'

/** The numbers of a line of which two tell the third. */
export type ItemNumber = 'quantity' | 'unit_price' | 'amount'

/** Columns of which it is known where their cells stand, read or not. */
export const placedItemColumns = ['quantity', 'unit_price', 'discount', 'taxable', 'amount', 'hsn'] as const
export type PlacedItemColumn = (typeof placedItemColumns)[number]

export interface LineItem {
  readonly page: number
  /** The number that is not as it was read, but as the two others tell it. */
  readonly reckoned: ItemNumber | null
  readonly description: ReadCell<string>
  /** True where the number of the very thing stood under it, which some take for a part of what it is called. */
  readonly isCut: boolean
  readonly hsn: ReadCell<string> | null
  readonly quantity: ReadCell<string> | null
  readonly unitPrice: ReadCell<string> | null
  /** What is taken off the rate, in per cent, or off the line, in rupees: the head does not always say which. */
  readonly discount: string | null
  readonly taxable: ReadCell<Amount> | null
  /** Null where the column holds what the line comes to with its tax, and another the value that was taxed, read or not. */
  readonly amount: ReadCell<Amount> | null
  /** True where the column of amounts holds what lines come to with their tax: it is looked at for no amount. */
  readonly isSumWithTax: boolean
  /** True where the value that was taxed and the taxes beside it come to what the line does. */
  readonly isTaxed: boolean
  /** True where a column is headed that holds what lines come to, whether or not it was read on this one. */
  readonly hasSum: boolean
  /** True where taxes stand before what the line comes to, and nothing says of how much they are. */
  readonly mayHoldTax: boolean
  readonly places: CellPlaces<PlacedItemColumn>
}

/** A column of that name is the amount, whatever stands beside it. */
const bareAmount = /^\W*(?:amount|amt)\W*(?:(?:in\s+)?(?:rs|inr)\W*)?$/i

/**
 * "Taxable Value | CGST | SGST | Total": the amount of a line is what quantity and rate make, before tax, as in the
 * tables that print no tax; the total with tax is another thing.
 */
function isWithTax({ cells }: Header<ItemColumn>): boolean {
  const amounts = cells.filter(({ name }) => name === 'amount')
  return cells.some(({ name }) => name === 'taxable') && !amounts.some(({ text }) => bareAmount.test(text))
}

/**
 * "HSN 73181500 Dely Date 28.02.2025", "Delivery date: Day 28.02.2025", "Item code: 10004411" under what is bought tells
 * more of it, and is no part of its name.
 */
const codeLine =
  /^\W*(?:(?:delivery|dely|delv|due|reqd|required)\.?\s*(?:date|dt|by|on)\b\W*(?:(?:day|week|month)\W*)?\d|(?:hsn|sac)\b[\s/:.a-z]*\d{4,8}(?!\s*[-–]\s*\p{L}|\d)|(?:item|material|part|product|stock|sku|article|cat(?:alogue)?)\s*(?:code|no|number|#)\b[\s.:#]*[\p{L}\d/-]*\d[\p{L}\d/-]*\W*$)/iu
/** "HUID : A94MTC", "IMEI1: 3568…", "S/N: 1320447", "S/N: NA": by which number the very thing is known. */
const ownNumber =
  /^\W*(?:huid|imei|s\s?\/\s?n|(?:\p{L}{1,9}\.?\s)?(?:s[lr]|serial|chassis|engine|warranty|ew|policy|reg(?:n|d)?)\.?\s?(?:no|number|code|id)?|(?:\p{L}{1,9}\s)?(?:no|number|id))\.?\s?\d?\s*[:#]\s*(?:[^\s\d]*\d|(?:n\W?a|nil|-+)\W*$)/iu
/** "Batch KT/03-25", "LOT C-118 BAGS 9", "Sr. KP26-0112 to 0117": of which lot the goods are. Some take "Batch : KT03" for a part of the name. */
const lot =
  /^\W*(?:batch|lot|heat|b\.?\s?no|s[lr]|serial)\b\.?\s?(?:(?:nos?|number)\b)?[\s.#-]*(?=[\p{L}\d/-]*\d)(?:\d{3,}|[\p{L}\d]*[\p{L}/-])/iu

const isByNumber = (line: string): boolean => ownNumber.test(line) || lot.test(line)
/** True for a line that tells by which number or code what is sold is known, and not what it is called. */
export const isNumberOfIt = (line: string): boolean => codeLine.test(line) || isByNumber(line)

/** Taxes are rounded to a paisa each. */
const rounding = 2

/** The item of a group of lines under a head, one of which has its amount. */
export function lineItem(
  group: readonly Line<ItemColumn>[],
  page: number,
  head: Header<ItemColumn>,
  places: LineItem['places'],
): LineItem {
  const first = <V>(read: (line: Line<ItemColumn>) => ReadCell<V> | null): ReadCell<V> | null =>
    group.map(read).find((cell) => cell !== null) ?? null
  const [taxable, printed] = [first((line) => amountOf(line, 'taxable')), first((line) => amountOf(line, 'amount'))]
  // What a line comes to is no less than what was taxed of it: another amount stands in the column.
  const amount = taxable && printed && printed.value.paise < taxable.value.paise ? null : printed
  const isSumWithTax = isWithTax(head)
  const taxes = group.flatMap((line) => taxNames.flatMap((name) => exactIn(cellWords(line, name))))
  const whole = (taxable?.value.paise ?? NaN) + taxes.reduce((sum, paise) => sum + paise, 0)
  const printedLines = group.map((line) => cellWords(line, 'description')).filter((line) => line.length > 0)
  const told = printedLines.filter((line, i) => i === 0 || !isNumberOfIt(joinWords(line)))
  // "(HSN Chapter 61)" over the first row: the last line of the head.
  const isOfHead = told.length > 1 && /^\([^()]*\)$/.test(joinWords(told[0]!))
  const named = isOfHead ? told.slice(1) : told
  const ownCode = first(hsnOf) ?? first(labelledCode)
  const behind = ownCode === null && head.cells.some(({ name }) => name === 'hsn') ? codeBehind(named[0] ?? []) : null
  const words = behind ? [named[0]!.slice(0, -1), ...named.slice(1)] : named
  const text = words.map(joinWords).join(' ')
  const isRead = words.some(wereRead)
  return {
    page,
    reckoned: null,
    description: { value: isRead ? withSmallL(text) : text, words },
    isCut: printedLines.some((line, i) => i > 0 && isByNumber(joinWords(line))),
    hsn: ownCode ?? behind,
    quantity: first(quantityOf),
    unitPrice: first((line) => decimalOf(line, 'unit_price')),
    discount:
      group.map((line) => readDecimal(cellText(line, 'discount').replace(/\s*%$/, ''))).find((d) => d !== null) ?? null,
    taxable,
    amount: isSumWithTax ? null : amount,
    isSumWithTax,
    isTaxed: printed !== null && taxes.length > 0 && Math.abs(whole - printed.value.paise) <= rounding,
    hasSum: head.cells.some(({ name }) => name === 'amount' || name === 'taxable'),
    mayHoldTax: isAfterTaxes(head),
    places,
  }
}

/** The last amount of a cell, as of a tax behind its rate. */
function exactIn(words: readonly LaidWord[]): number[] {
  const amount = words.map(({ text }) => readAmount(text)).findLast((read) => read?.exact === true)
  return amount ? [amount.paise] : []
}

function isAfterTaxes({ cells }: Header<ItemColumn>): boolean {
  const amount = cells.find(({ name }) => name === 'amount')
  const isTax = ({ name, box }: (typeof cells)[number]): boolean =>
    taxNames.some((tax) => tax === name) && amount !== undefined && right(box) <= amount.box.x
  return cells.some(isTax) && !cells.some(({ name }) => name === 'taxable')
}

/** True for a line with what a column holds. */
export function holdsOwn(line: Line<ItemColumn>, name: PlacedItemColumn): boolean {
  if (name === 'hsn') return hsnOf(line) !== null
  if (name === 'taxable' || name === 'amount') return amountOf(line, name)?.value.exact === true
  return readDecimal(cellText(line, name).replace(/\s*(?:%|\p{L}{1,4}\.?)$/u, '')) !== null
}

/** A number of the row or a share that stands apart from the code, under a head that was not read ("#"), is none of it. */
function hsnOf(line: Line<ItemColumn>): ReadCell<string> | null {
  return (
    runsApart(cellWords(line, 'hsn'))
      .map(codeIn)
      .find((code) => code !== null) ?? null
  )
}

function codeIn(words: readonly LaidWord[]): ReadCell<string> | null {
  const value = joinWords(words).replace(/\s|[.,;:|]+$/g, '')
  return /^\d{4,8}$/.test(value) ? { value, words: [words] } : null
}

/** The code that stands apart behind what is bought, left of its own head: of one row nothing tells where columns are. */
function codeBehind(line: readonly LaidWord[]): ReadCell<string> | null {
  const [before, last] = line.slice(-2)
  if (!before || !last || !standsApart(before, last) || !isTaxCode(last.text)) return null
  return { value: last.text, words: [[last]] }
}

/** "HSN/SAC: 85183019" under an article, in a column of other things. */
function labelledCode(line: Line<ItemColumn>): ReadCell<string> | null {
  const { words } = line.row
  const at = words.findIndex(({ text }) => /^\W*(?:hsn|sac)\b/i.test(text))
  const own = at < 0 ? [] : words.slice(at, at + 4)
  const to = own.findIndex(({ text }) => /^(?:.*:)?\d{4,8}[.,;|)]*$/.test(text))
  const isLabel = /^\W*(?:hsn|sac)[\s/:.()a-z-]*\d{4,8}\W*$/i.test(joinWords(own.slice(0, to + 1)))
  const value = /\d{4,8}/.exec(own[to]?.text ?? '')?.[0]
  return isLabel && value !== undefined ? { value, words: [[own[to]!]] } : null
}
