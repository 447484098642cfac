/** The head of the days where it was not read: as the first of a dark band, it is lost before the others. */
import { around, right, type LaidWord } from '../../layout/layout'
import { readCellDate } from '../cell-dates'
import type { Header } from '../headers'
import { joinWords } from '../join-words'
import type { PrintRow } from '../print-rows'
import type { StatementColumn } from './statement-columns'

/** Fewer rows that begin with a day tell no column of them. */
const leastDays = 3
/** Of lines that begin there, as those of a text do not, so many begin with a day. */
const mostDays = 0.6
const anyYear = 2100
/** "09-13-2024": a day of which a digit was read wrong is none, and stands where they do. */
const dayLike = /^\d[\dOIl|]?\s?[-/.]?\s?(?:\d{1,2}|\p{L}{3,9})\s?[-/.]?\s?\d[\dJOIl|]{1,3}$/u

/** A head without that of the days: what stands first without a name is theirs, or what its rows begin with before it. */
export function withDays(head: Header<StatementColumn>, body: readonly PrintRow[]): Header<StatementColumn> {
  const [first, ...others] = head.cells
  const isDated = head.cells.some(({ name }) => name === 'date' || name === 'value_date')
  if (isDated || !first) return head
  if (first.name === null) return { ...head, cells: [{ ...first, name: 'date' }, ...others] }
  const before = body
    .map(({ words }) => words.filter(({ box }) => right(box) < first.box.x))
    .filter((words) => words.length > 0)
  const days = before.filter((words) => dayLike.test(joinWords(words)))
  if (days.filter(isDay).length < leastDays || days.length < mostDays * before.length) return head
  return { ...head, cells: [{ name: 'date', box: around(days.flat().map(({ box }) => box)), text: '' }, ...head.cells] }
}

const isDay = (words: readonly LaidWord[]): boolean => readCellDate(joinWords(words), anyYear) !== null
