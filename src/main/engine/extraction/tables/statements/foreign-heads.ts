/** Words at the head of narrations that are none of theirs: numbers that count the rows, and the marks of balances. */
import { right, type LaidWord } from '../../layout/layout'
import { countsUp } from '../join-words'
import type { Amount } from '../amounts'
import type { Narration } from './narration'
import type { ReadCell } from './statement-lines'

/** What of a transaction tells what its text begins with. */
interface Headed {
  readonly description: Narration
  readonly balance: ReadCell<Amount> | null
}

/** Rows without the numbers that count them, and without the marks of the balances that stand before their texts. */
export const withoutForeignHeads = <T extends Headed>(rows: readonly T[]): T[] => withoutMarks(withoutSerials(rows))

const firstOf = (row: Headed): LaidWord | undefined => row.description.words[0]?.[0]

function withoutSerials<T extends Headed>(rows: readonly T[]): readonly T[] {
  if (!countsUp(rows.map((row) => firstOf(row)?.text ?? ''))) return rows
  return rows.map((row) => (/^\d{1,4}[.)]?$/.test(firstOf(row)?.text ?? '') ? withoutFirst(row) : row))
}

const mark = /^(cr|dr)\.?$/i
/** Fewer narrations that begin with a mark may begin so themselves. */
const leastRows = 3
const mostRows = 0.7

/** "1,17,823.07 Cr NEFT …": where the texts stand behind the balances, a mark before them is the balance's. */
function withoutMarks<T extends Headed>(rows: readonly T[]): T[] {
  const marked = rows.filter((row) => markBehindBalance(row) !== null)
  if (marked.length < leastRows || marked.length < mostRows * rows.length) return [...rows]
  return rows.map((row) => {
    const side = markBehindBalance(row)
    if (side === null) return row
    const own = withoutFirst(row)
    const { balance } = own
    return balance?.value.sign === null
      ? { ...own, balance: { ...balance, value: { ...balance.value, sign: side } } }
      : own
  })
}

function markBehindBalance(row: Headed): 'cr' | 'dr' | null {
  const [first, last] = [firstOf(row), row.balance?.words.flat().at(-1)]
  const side = mark.exec(first?.text ?? '')?.[1]
  if (side === undefined || !first || !last || right(last.box) > first.box.x + first.box.width) return null
  return /^c/i.test(side) ? 'cr' : 'dr'
}

/** A row without the first word of its narration; as it is where its text begins otherwise. */
function withoutFirst<T extends Headed>(row: T): T {
  const [line = [], ...others] = row.description.words
  const first = `${line[0]?.text ?? ''} `
  if (!row.description.value.startsWith(first)) return row
  const words = [line.slice(1), ...others].filter((own) => own.length > 0)
  return { ...row, description: { ...row.description, value: row.description.value.slice(first.length), words } }
}
