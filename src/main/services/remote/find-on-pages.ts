import { quadAround, type PageQuad } from '../../../shared/domain/geometry'
import type { PageReading, PageWord } from '../../../shared/domain/reading'
import { latinDigits } from './same-value'

export interface FoundPlace {
  readonly page: number
  readonly quad: PageQuad
  /** As it stands there. */
  readonly text: string
}

/** Letters, marks and digits alone, without case: what is left when punctuation and blanks are read differently. */
export const bare = (text: string): string =>
  latinDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const longMonths = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
] // prettier-ignore

/** The ways in which a value may be printed, bare. */
function printings(value: string): readonly string[] {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!date) return [bare(value)]
  const [, year = '', month = '', day = ''] = date
  const at = Number(month) - 1
  const words = [months[at], longMonths[at]].flatMap((name) => [
    `${day}${name}${year}`,
    `${Number(day)}${name}${year}`,
    `${name}${day}${year}`,
  ])
  return [`${day}${month}${year}`, `${year}${month}${day}`, `${Number(day)}${Number(month)}${year}`, ...words]
}

/** Shorter values stand on every page by chance. */
const shortest = 3

/** Where a value stands among the words that were read here; null where it does not. Whole words alone count. */
export function findOnPages(pages: readonly PageReading[], value: string): FoundPlace | null {
  const wanted = printings(value).filter((text) => text.length >= shortest)
  for (const page of pages) {
    for (const text of wanted) {
      const words = stretchOf(page.words, text)
      if (words) return { page: page.index, quad: quadAround(words), text: words.map((word) => word.text).join(' ') }
    }
  }
  return null
}

/** The words, one after another in reading order, that together are `text`. */
function stretchOf(words: readonly PageWord[], text: string): readonly PageWord[] | null {
  for (let from = 0; from < words.length; from += 1) {
    let joined = ''
    for (let to = from; to < words.length; to += 1) {
      joined += bare(words[to]?.text ?? '')
      if (joined === text) return words.slice(from, to + 1)
      if (!text.startsWith(joined)) break
    }
  }
  return null
}
