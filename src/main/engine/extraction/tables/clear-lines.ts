/** Whether the text of a row of a statement is all that stands in its column, and nothing else's. */
import { bottom, right, type LaidWord } from '../layout/layout'
import { cellWords, type Line } from './body'
import { standsApart } from './stands-apart'
import { columnAt, type Column } from './columns'
import type { StatementColumn } from './statements/statement-columns'

/** True where no word of the text lies across the edge of its column. */
export const isClear = (line: Line<StatementColumn>, columns: readonly Column<StatementColumn>[]): boolean =>
  line.row.words.every((word) => {
    const column = columnAt(columns, word)
    const slack = 0.3 * word.box.height
    return column !== null && word.box.x > column.from - slack && right(word.box) < column.to + slack
  }) && !runsOver(line)

/** True where the text goes on, a blank away, with a word that stands in the column beside it. */
function runsOver(line: Line<StatementColumn>): boolean {
  const text = cellWords(line, 'description')
  const last = text.at(-1)
  const next = last && line.row.words[line.row.words.indexOf(last) + 1]
  return (
    last !== undefined &&
    next !== undefined &&
    /\p{L}/u.test(next.text) &&
    next.box.x - right(last.box) < last.box.height
  )
}

/** True for words with a blank among them that is wider than one between words. */
export const isParted = (words: readonly LaidWord[]): boolean =>
  words.some((word, i) => i > 0 && standsApart(words[i - 1]!, word))

/** True for a line so close to a row's that it may be part of it. */
export const touches = (group: readonly Line<StatementColumn>[], line: Line<StatementColumn>): boolean =>
  group.some(({ row }) => {
    const [above, below] = row.box.y < line.row.box.y ? [row, line.row] : [line.row, row]
    return below.box.y - bottom(above.box) < 0.8 * Math.min(above.box.height, below.box.height)
  })
