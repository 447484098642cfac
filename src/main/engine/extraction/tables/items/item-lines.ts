/** What a line of print is among line items, and what its cells say. */
import { right, type LaidWord } from '../../layout/layout'
import { readAmount, readDecimal, rupees, type Amount } from '../amounts'
import { cellText, cellWords, type Line, type LineKind } from '../body'
import { charges, ends, sums } from './item-ends'
import { isTaxCode, type ItemColumn } from './item-heads'
import { joinWords } from '../join-words'
import { opensWithLetter, readPieces } from './pieced-amounts'
import { rowText } from '../print-rows'
import type { ReadCell } from '../statements/statement-lines'

/** What a table's head says of its lines. */
export interface ItemTable {
  /** True where a column of rates is headed. */
  readonly isPriced: boolean
  /** True where what is charged for carriage and packing is all that the paper is for. */
  readonly ofCharges: boolean
  /** True where one column is headed for what is sold and for its code, which stands under it: "Item / HSN". */
  readonly isCoded: boolean
  /** Lines with a code and numbers, each over the words of its item. */
  readonly overWords: ReadonlySet<Line<ItemColumn>>
}

/** What a line is in a table of items. */
export const kindIn =
  (table: ItemTable) =>
  (line: Line<ItemColumn>): LineKind => {
    if (table.overWords.has(line)) return 'anchor'
    const text = rowText(line.row)
    const beginning = cellText(line, 'description')
    if (sums.test(text) || sums.test(beginning) || ends.test(beginning)) return 'other'
    const amount = amountOf(line, 'amount') ?? amountOf(line, 'taxable')
    const [quantity, price] = [quantityOf(line), decimalOf(line, 'unit_price')]
    const counted = quantity !== null || price !== null
    const isBare = quantity === null || (price === null && table.isPriced)
    if (!table.ofCharges && charges.test(beginning || text) && isBare) return 'other'
    // What nobody named is no item: sums of tax stand in the same columns. "2-0" is a line of what the row of a number names.
    if (amount && beginning !== '' && !/\p{L}/u.test(beginning)) {
      const isRow = !isBare && /^\W*\d{1,3}\W*$/.test(cellText(line, 'serial'))
      return isRow || (table.isCoded && counted && isTaxCode(beginning)) ? 'anchor' : 'other'
    }
    if (amount && (counted || (beginning !== '' && cellText(line, 'serial') !== ''))) return 'anchor'
    if (amount && beginning !== '') return 'anchor'
    if (!amount && lacksAmount(line, quantity !== null, price !== null)) return 'anchor'
    if (amount || counted) return 'other'
    const rest = [...line.words].filter(([name]) => name !== 'description' && name !== 'serial')
    if (beginning !== '') return rest.every(([, words]) => words.every((w) => w.text.length < 12)) ? 'more' : 'other'
    return rest.length > 0 && rest.every(([name, words]) => isOfCode(name, joinWords(words))) ? 'more' : 'other'
  }

/**
 * "FSN: HPBTX4471" over "HSN: 85183019" in the column of an article's numbers, under its number; "SRG-" over "0041" in a
 * narrow column of codes, between the lines of what is sold.
 */
const isOfCode = (name: ItemColumn | null, text: string): boolean =>
  labelled.test(text) || (name === 'other' && pieceOfCode.test(text))
const pieceOfCode = /^(?=.*[\d-])[\p{Lu}\d./-]{2,12}$/u

/**
 * True for a row of which a reader lost the amount: what is sold has a count and a rate, or one of them beside the number
 * of the row or what was left of the amount. In a text layer nothing is lost.
 */
function lacksAmount(line: Line<ItemColumn>, counted: boolean, priced: boolean): boolean {
  const named = cellWords(line, 'description')
  if (!/\p{L}{3}/u.test(joinWords(named)) || named.every(({ confidence }) => confidence === 1)) return false
  if (counted && priced) return true
  const numbered = /^\W*\d{1,3}\W*$/.test(cellText(line, 'serial'))
  const marked = /\d/.test(cellText(line, 'amount') + cellText(line, 'taxable'))
  return (counted || priced) && (numbered || marked)
}

const labelled = /^[\p{L}/. ]{2,12}:\s*[\p{L}\d-]+$/u

export function amountOf(line: Line<ItemColumn>, name: ItemColumn): ReadCell<Amount> | null {
  const words = cellWords(line, name)
  // The edge of the picture has cut off the rest.
  if (words.at(-1)?.atEdge?.end && !/[.,]\d{2}$/.test(words.at(-1)!.text)) return null
  const whole = name === 'amount' ? withPaise(words, cellWords(line, 'paise')) : null
  if (whole) return whole
  const value = words.length === 0 ? null : readAmount(joinWords(words))
  const alone = onlyExact(words)
  if (alone && (!value?.exact || words.length > 1)) return alone
  const pieced = value ?? readPieces(words)
  return pieced && { value: pieced, words: [words] }
}

/** "3,288.00 I": the one amount among the words of a cell, with what a line beside it was read as. */
function onlyExact(words: readonly LaidWord[]): ReadCell<Amount> | null {
  const [word, ...others] = words.filter((w) => readAmount(w.text)?.exact === true)
  const value = word && others.length === 0 ? readAmount(word.text) : null
  const marks = words.filter((w) => w !== word)
  return word && value && marks.length > 0 && marks.every((w) => /^[I|l¦!\])}]$/.test(w.text))
    ? { value, words: [[word]] }
    : null
}

/** "17,812" beside "50", as bills of old have it: rupees and paise in columns of their own, or under one head. */
function withPaise(amount: readonly LaidWord[], apart: readonly LaidWord[]): ReadCell<Amount> | null {
  const words = [...amount, ...apart]
  const [rupees, paise] = words
  if (!rupees || !paise || words.length !== 2) return null
  const isParted = apart.length > 0 || paise.box.x - right(rupees.box) > paise.box.height
  if (!isParted || !/^[\d,]+$/.test(rupees.text) || !/^\d{2}$/.test(paise.text)) return null
  const value = readAmount(`${rupees.text}.${paise.text}`)
  return value && { value, words: [words] }
}

/** A quantity or a rate with perhaps its unit after it: `12 Nos`, `45.00/Kg`. */
export function decimalOf(line: Line<ItemColumn>, name: 'quantity' | 'unit' | 'unit_price'): ReadCell<string> | null {
  // A share in per cent belongs to a column of its own, whose head is perhaps that sign alone.
  const words = cellWords(line, name).filter((w) => !/%$/.test(w.text))
  const value = opensWithLetter(joinWords(words)) ? null : decimalIn(words)
  if (value !== null) return { value, words: [words] }
  // What is counted has no paise.
  const pieced = name === 'unit_price' ? readPieces(words) : null
  return pieced && { value: rupees(pieced.paise), words: [words] }
}

/** The number of a cell; where its unit was hardly read, that before it. */
function decimalIn(words: readonly LaidWord[]): string | null {
  const match = /^[^\d]{0,4}(\d[\d,]*(?:\.\d+)?)[\s|¦;:)}\]!]{0,4}(?:\/?\s*[A-Za-z.()-]{0,10})?$/.exec(joinWords(words))
  if (match?.[1]) return readDecimal(match[1])
  const last = words.at(-1)
  return words.length > 1 && last && isBlurredUnit(last) ? decimalIn(words.slice(0, -1)) : null
}
const isBlurredUnit = ({ text, confidence }: LaidWord): boolean => confidence < hardlyRead && /^\p{L}/u.test(text)
const hardlyRead = 0.5

/** Where its unit follows closely, the count may stand under the head of the unit. */
export const quantityOf = (line: Line<ItemColumn>): ReadCell<string> | null =>
  decimalOf(line, 'quantity') ?? decimalOf(line, 'unit')

/** Of sums that stand close beside each other, as of tax and of all, the last is the one of the column's amounts. */
export function lastExact(line: Line<ItemColumn>, name: ItemColumn): ReadCell<Amount> | null {
  const word = cellWords(line, name).findLast((w) => readAmount(w.text)?.exact === true)
  const value = word ? readAmount(word.text) : null
  return name === 'amount' && word && value ? { value, words: [[word]] } : null
}
