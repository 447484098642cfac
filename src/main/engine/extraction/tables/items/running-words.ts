/** Words of what is sold that run on over the edge of their column, where the texts under its head are shorter. */
import { readAmount } from '../amounts'
import type { Line } from '../body'
import { standsApart } from '../stands-apart'
import type { ItemColumn } from './item-heads'

/**
 * A line that is one run of words from the column of what is sold into those beside it: all of it tells what is sold. One
 * with an amount, or whose run goes on with a number, has cells of its own there.
 */
export function withRunningWords(line: Line<ItemColumn>): Line<ItemColumn> {
  const told = line.words.get('description') ?? []
  const last = told.at(-1)
  const { words } = line.row
  if (!last || words.some(({ text }) => readAmount(text)?.exact === true)) return line
  const from = words.indexOf(last) + 1
  const over = words.slice(from)
  // Closer than columns are beside each other.
  const isOneRun = over.every((word, i) => !standsApart(words[from + i - 1]!, word))
  if (!opensWithWord.test(over[0]?.text ?? '') || !isOneRun) return line
  const others = [...line.words].filter(([, own]) => !own.some((word) => over.includes(word)))
  return { ...line, words: new Map([...others, ['description', [...told, ...over]]]) }
}

const opensWithWord = /^\P{L}?\p{L}/u
