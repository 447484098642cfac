/** The line of magnetic print at the foot of a cheque. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { doubted, fromWords } from '../../extraction/rules/candidates'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import { middle, textOf, type LaidWord, type Layout } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows, type PrintRow } from '../../extraction/tables/print-rows'

/** Letters that readers take for digits of its face, which has none. */
const asDigit: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', l: '1', Z: '2', S: '5', B: '8' }
const digit = `[\\d${Object.keys(asDigit).join('')}]`
const inOrder = new RegExp(
  `^[^\\dA-Za-z]{0,4}(?<number>${digit}(?: ?${digit}){5})(?![\\dA-Za-z])[^\\dA-Za-z]{1,4}(?<code>${digit}(?: ?${digit}){8})(?![\\dA-Za-z])`,
)
/** A mark was read as a few signs or letters; one digit among them has to stand apart from the numbers. */
const mark = String.raw`(?:\D{1,5}|\D{0,3}\d\D{1,3})`
/** Zeros alone are taken from letters here, for as other letters its marks are read. */
const figure = '[\\dOQD]'
/**
 * What stands before the number: the three strokes of its mark may be read as as many digits, or as two and a sign, if a
 * blank follows: "11* 506218".
 */
const opening = String.raw`(?:\D{0,4}|\D{0,3}\d\D{1,2}|\d{2,3} |\d{2}[^\p{L}\d ] )`
/**
 * Six, nine and six digits, whatever its marks are read as. What stands close behind the code of the branch is a mark,
 * never what stands before it: of ten digits the last is one. So is a digit behind the number, if a blank follows. What
 * follows them, the account of the bank with a mark before or behind it, has to be there: a digit between that and the two of
 * the kind of cheque is the mark.
 */
const withMarks = new RegExp(
  String.raw`^${opening}(?<number>${figure}(?: ?${figure}){5})(?:${mark}|\d )(?<code>\d(?: ?\d){8})(?:\d\D{1,4}|\D{2,5}|[^\d ]| (?=\d{6}[^\d ]))(?<account>\d(?: ?\d){5})(?!\d(?! \d{2}$))`,
  'u',
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

/** True for the text of such a line. */
export const isMagneticLine = (row: string): boolean => inOrder.test(row) || withMarks.test(row)

/** True for a sheet with such a line at its foot, which no other paper has. */
export const hasMagneticLine = (layout: Layout): boolean =>
  footOf(layout).some(({ words }) => withMarks.test(textOf(words)))

/** The part of a word that is of the number: how surely a mark beside it was taken for letters says nothing of that. */
function partOf(word: LaidWord, text: string): LaidWord {
  const at = word.text.indexOf(text)
  if (word.chars.length !== word.text.length || at < 0) return word
  const chars = word.chars.slice(at, at + text.length)
  return { ...word, text, confidence: Math.min(...chars.map((char) => char.confidence)), chars }
}

/** Specks of the ground under a sheet are rows too, and have no number of six digits. */
const hasNumber = new RegExp(`${digit}(?: ?${digit}){5}`)
/** The rows with numbers at the foot of a sheet, one of which it is. */
const footOf = (layout: Layout): readonly PrintRow[] =>
  printRows(layout)
    .filter((row) => middle(row.box) >= middle(layout.box) && hasNumber.test(textOf(row.words)))
    .slice(-3)

/** Number of the cheque, sorting code of city, bank and branch, then more, as a pattern finds them. */
const numbersBy = (name: string, pattern: RegExp, strength: number): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) =>
      footOf(layout).flatMap((row) => {
        const text = textOf(row.words)
        const match = pattern.exec(text)
        if (!match?.groups) return []
        return (['number', 'code'] as const).flatMap((part) => {
          const value = match.groups?.[part] ?? ''
          const letters = value.match(/[A-Za-z]/g)?.length ?? 0
          if (letters > mostLetters) return []
          const from = text.indexOf(value)
          const pieces = value.split(' ')
          const words = wordsBetween(row.words, from, from + value.length).map((word, i) => partOf(word, pieces[i]!))
          const path = part === 'number' ? 'cheque_number' : 'micr_code'
          const read = { ...parsed(digitsOf(value), spanOf(words)), edits: letters }
          return [fromWords(layout, path, name, read, strength)]
        })
      }),
    ),
})

/** Its own marks between the numbers are read as anything but digits; where they may be digits nothing is sure. */
export const magneticLine: readonly Rule[] = [
  numbersBy('cheque.magnetic_line', inOrder, 0.85),
  doubted(numbersBy('cheque.magnetic_line.marks', withMarks, 0.7), () => true),
]

/** Digits that the end of an account's number shares with the line: as many are no chance. */
const shared = 5

/**
 * An account whose last digits the line at the foot says again, as many banks print them there, all but one: at the
 * edge of its box, or under a stroke of the pen, the last one was lost. What was put right so is never sure.
 */
export const wholeByMagneticLine = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) => {
    const ends = context.pages
      .slice(0, 1)
      .flatMap(({ layout }) =>
        footOf(layout).flatMap(
          ({ words }) => withMarks.exec(textOf(words))?.groups?.['account']?.replaceAll(' ', '') ?? [],
        ),
      )
    return rule.find(context).map((found) => {
      const end = ends.find((digits) => found.value.endsWith(digits.slice(0, shared)) && !found.value.endsWith(digits))
      return end === undefined ? found : { ...found, value: found.value + end.slice(shared), most: mostDoubted }
    })
  },
})
