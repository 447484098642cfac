/** The column of codes of goods where its head was not read, told by what stands there row by row. */
import type { Box } from '../../../../../shared/domain/geometry'
import { around, right, wereRead, type LaidWord } from '../../layout/layout'
import { standsApart } from '../stands-apart'
import type { HeaderCell } from '../head-cells'
import type { Header } from '../headers'
import { isTaxCode, type ItemColumn } from './item-heads'
import type { PrintRow } from '../print-rows'

type Head = Header<ItemColumn>

/** So many of the rows have a code; one row alone tells of no column. */
const mostRows = 0.6
const leastRows = 2

/**
 * A head with a cell more over codes that stand under one another, clear of all its cells and apart from other words.
 * In a text layer every head is read.
 */
export function withUnheadedCodes(head: Head, rows: readonly PrintRow[]): Head {
  const [first] = head.cells
  const isRead = rows.some(({ words }) => wereRead(words))
  if (!first || !isRead || rows.length < leastRows || head.cells.some(({ name }) => name === 'hsn')) return head
  const isClear = ({ box }: LaidWord): boolean =>
    head.cells.every((cell) => cell.box.x > right(box) || right(cell.box) < box.x)
  const columns: LaidWord[][] = []
  for (const word of rows.flatMap((row) => row.words.filter((w, i) => isTaxCode(w.text) && isAlone(row, i)))) {
    const column = columns.find(([other]) => overlaps(other!.box, word.box))
    if (column) column.push(word)
    else columns.push([word])
  }
  const codes = columns.find(
    (words) => words.length >= Math.max(leastRows, mostRows * rows.length) && words.every(isClear),
  )
  if (!codes) return head
  const { y, height } = first.box
  const cell: HeaderCell<ItemColumn> = {
    name: 'hsn',
    box: { ...around(codes.map((w) => w.box)), y, height },
    text: '',
  }
  return { ...head, cells: [...head.cells, cell].sort((a, b) => a.box.x - b.box.x) }
}

/** True for a word with wide blanks at both its sides: numbers stand among the words of what is sold, too. */
const isAlone = ({ words }: PrintRow, at: number): boolean =>
  [at, at + 1].every((i) => !words[i - 1] || !words[i] || standsApart(words[i - 1]!, words[i]))

const overlaps = (a: Box<'sheet'>, b: Box<'sheet'>): boolean =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 0.5 * Math.min(a.width, b.width)
