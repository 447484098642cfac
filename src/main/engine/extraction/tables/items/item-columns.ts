/**
 * The columns of line items as their numbers tell them: in row after row one number times another is the amount at the
 * end. For heads that nobody knows, or that were not read.
 */
import type { Box } from '../../../../../shared/domain/geometry'
import { around, right, textOf, type LaidWord } from '../../layout/layout'
import { standsApart } from '../stands-apart'
import { readAmount, readDecimal } from '../amounts'
import type { HeaderCell } from '../head-cells'
import type { Header } from '../headers'
import { isTaxCode, type ItemColumn } from './item-heads'
import type { PrintRow } from '../print-rows'

/** Columns with the row of print that the items begin at. */
export interface ToldItems {
  readonly header: Header<ItemColumn>
  readonly first: PrintRow
}

/** One row may multiply by chance. */
const leastRows = 2

interface NumberAt {
  readonly value: number
  /** Printed with two decimals, or with the stroke that says there are none. */
  readonly exact: boolean
  readonly box: Box<'sheet'>
}

interface ItemRow {
  readonly row: PrintRow
  readonly quantity: NumberAt
  readonly price: NumberAt
  readonly amount: NumberAt
  /** The words before the first of them. */
  readonly text: readonly LaidWord[]
}

export function columnsOfItems(printed: readonly PrintRow[]): ToldItems | null {
  const found = printed.flatMap(itemRows)
  const best = found
    .map((one) => found.filter((other) => isAlike(one, other)))
    .map((rows) => rows.filter((row, i) => rows.findIndex((r) => r.row === row.row) === i))
    .reduce<readonly ItemRow[]>((most, rows) => (rows.length > most.length ? rows : most), [])
  // One times an amount is that amount wherever it stands.
  const isReal = ({ quantity, price }: ItemRow): boolean => quantity.value !== 1 && price.value !== 1
  if (best.length < leastRows || !best.some(isReal)) return null
  // Rates have paise where goods are counted.
  const priceFirst = best.every(({ quantity, price }) => quantity.exact && !price.exact)
  const height = best[0]!.row.box.height
  // As high as a row: what is told by heights of the print is told by those of a head.
  const column = (name: ItemColumn | null, boxes: readonly Box<'sheet'>[]): HeaderCell<ItemColumn>[] =>
    boxes.length === 0 ? [] : [{ name, box: { ...around(boxes), height }, text: '' }]
  const texts = best.map(textOfRow)
  const cells = [
    ...column(
      'serial',
      texts.flatMap(({ serial }) => serial ?? []),
    ),
    ...column(
      'description',
      texts.map(({ first }) => ({ ...first, width: Math.min(first.width, 4 * height) })),
    ),
    ...otherColumns(best, texts),
    ...column(
      priceFirst ? 'unit_price' : 'quantity',
      best.map(({ quantity }) => quantity.box),
    ),
    ...column(
      priceFirst ? 'quantity' : 'unit_price',
      best.map(({ price }) => price.box),
    ),
    ...column(
      'amount',
      best.map(({ amount }) => amount.box),
    ),
  ].sort((a, b) => a.box.x - b.box.x)
  return { header: { from: 0, to: 0, cells, likeness: 1 }, first: best[0]!.row }
}

/** "85,200/-" */
const wholeRupees = /^\D{0,4}\d[\d,]*\/[-=]?$/

/** Every way in which two numbers of a row multiply to the last amount behind them. */
function itemRows(row: PrintRow): ItemRow[] {
  const numbers = row.words.flatMap((word): (NumberAt & { word: LaidWord })[] => {
    const amount = readAmount(word.text)
    const plain = readDecimal(word.text)
    if (amount && (amount.exact || wholeRupees.test(word.text)))
      return [{ value: amount.paise / 100, box: word.box, word, exact: true }]
    return plain === null ? [] : [{ value: Number(plain), box: word.box, word, exact: false }]
  })
  return numbers.flatMap((amount, k) =>
    amount.value < 1
      ? []
      : numbers.slice(0, k).flatMap((price, j) =>
          numbers.slice(0, j).flatMap((quantity): ItemRow[] => {
            const text = row.words.slice(0, row.words.indexOf(quantity.word))
            const holds = Math.abs(quantity.value * price.value - amount.value) <= 0.011
            return holds && (amount.exact || price.exact) && /[\p{L}\p{M}]{3}/u.test(textOf(text))
              ? [{ row, quantity, price, amount, text }]
              : []
          }),
        ),
  )
}

const overlaps = (a: Box<'sheet'>, b: Box<'sheet'>): boolean =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 0.3 * Math.min(a.width, b.width)

const isAlike = (a: ItemRow, b: ItemRow): boolean =>
  overlaps(a.quantity.box, b.quantity.box) && overlaps(a.price.box, b.price.box) && overlaps(a.amount.box, b.amount.box)

interface TextOfRow {
  readonly serial: Box<'sheet'> | null
  readonly first: Box<'sheet'>
  /** Words without a letter before what is sold, and between that and how much of it. */
  readonly numbers: readonly LaidWord[]
}

function textOfRow({ text }: ItemRow): TextOfRow {
  const isSerial = /^\(?0*\d{1,3}[.)]?$/.test(text[0]?.text ?? '')
  const rest = text.slice(isSerial ? 1 : 0).slice(codesBefore(text.slice(isSerial ? 1 : 0)))
  const isWord = (w: LaidWord): boolean => /\p{L}/u.test(w.text)
  const [from, to] = [rest.findIndex(isWord), rest.findLastIndex(isWord)]
  return {
    serial: isSerial ? text[0]!.box : null,
    first: (rest[from] ?? text[0]!).box,
    numbers: [...rest.slice(0, Math.max(0, from)), ...rest.slice(to + 1)],
  }
}

/** How many words a row begins with that a wide blank parts from those that tell what is sold: numbers of waybills, days. */
function codesBefore(words: readonly LaidWord[]): number {
  const first = words.findIndex(({ text }) => /^\P{Nd}*[\p{L}\p{M}]{3}\P{Nd}*$/u.test(text))
  const blank = words.findLastIndex((word, i) => i > 0 && i <= first && standsApart(words[i - 1]!, word))
  return Math.max(0, blank)
}

/** Columns of codes and other numbers, and of units and shares, that most rows have. */
function otherColumns(rows: readonly ItemRow[], texts: readonly TextOfRow[]): HeaderCell<ItemColumn>[] {
  const known = (row: ItemRow, { box }: LaidWord): boolean =>
    [row.quantity, row.price, row.amount].some((number) => overlaps(number.box, box))
  const words = rows.flatMap((row, i) => [
    ...texts[i]!.numbers,
    ...row.row.words.slice(row.text.length).filter((word) => !known(row, word)),
  ])
  const columns: { box: Box<'sheet'>; words: LaidWord[] }[] = []
  for (const word of words) {
    const column = columns.find((c) => overlaps(c.box, word.box))
    if (column) Object.assign(column, { box: around([column.box, word.box]), words: [...column.words, word] })
    else columns.push({ box: word.box, words: [word] })
  }
  return columns
    .filter((column) => 2 * column.words.length > rows.length)
    .map(({ box, words: own }): HeaderCell<ItemColumn> => ({
      name: own.every((w) => isTaxCode(w.text)) ? 'hsn' : null,
      box,
      text: '',
    }))
}
