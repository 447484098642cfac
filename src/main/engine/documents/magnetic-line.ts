/** The line of magnetic print at the foot of a cheque. */
import { fromWords } from '../extraction/candidates'
import { parsed, wordsBetween } from '../extraction/grammar'
import { textOf } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { printRows } from '../extraction/tables/print-rows'

/** Letters that readers take for digits of its face, which has none. */
const asDigit: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', l: '1', Z: '2', S: '5', B: '8' }
const digit = `[\\d${Object.keys(asDigit).join('')}]`
const inOrder = new RegExp(
  `^[^\\dA-Za-z]{0,4}(?<number>${digit}(?: ?${digit}){5})(?![\\dA-Za-z])[^\\dA-Za-z]{1,4}(?<code>${digit}(?: ?${digit}){8})(?![\\dA-Za-z])`,
)
/** More letters than so are a word. */
const mostLetters = 2

const digitsOf = (text: string): string =>
  text.replaceAll(' ', '').replace(/[A-Za-z]/g, (letter) => asDigit[letter] ?? letter)

/** The number of the cheque, where a row is such a line; else null. */
export function magneticNumber(row: string): string | null {
  const number = inOrder.exec(row)?.groups?.['number']
  return number === undefined ? null : digitsOf(number)
}

/**
 * Number of the cheque, sorting code of city, bank and branch, then more. Its own marks between them are read as
 * anything but digits.
 */
export const magneticLine: Rule = {
  name: 'cheque.magnetic_line',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) =>
      printRows(layout)
        .slice(-3)
        .flatMap((row) => {
          const text = textOf(row.words)
          const match = inOrder.exec(text)
          if (!match?.groups) return []
          return (['number', 'code'] as const).flatMap((part) => {
            const value = match.groups?.[part] ?? ''
            const letters = value.match(/[A-Za-z]/g)?.length ?? 0
            if (letters > mostLetters) return []
            const from = text.indexOf(value)
            const words = wordsBetween(row.words, from, from + value.length)
            const path = part === 'number' ? 'cheque_number' : 'micr_code'
            const read = { ...parsed(digitsOf(value), spanOf(words)), edits: letters }
            return [fromWords(layout, path, 'cheque.magnetic_line', read, 0.85)]
          })
        }),
    ),
}
