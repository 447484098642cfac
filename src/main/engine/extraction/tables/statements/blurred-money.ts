/**
 * Amounts of blurred print, read by what their whole column prints alike: two decimals, and perhaps a side behind them.
 * "1,77141CR", "30,795.450R", "6,79,89414Gr" and "16.000 DODR" are amounts where all others of the column are.
 */
import { wereRead, type LaidWord } from '../../layout/layout'
import { readAmount, type Amount } from '../amounts'
import { cellText, cellWords, type Line } from '../body'
import { moneyColumns, type MoneyColumn, type StatementLine, withSide } from './statement-lines'
import type { StatementColumn } from './statement-columns'

/** What all amounts of a column end with. */
export interface MoneyPrint {
  /** True where a side follows each of them: "CR", "Dr". */
  readonly sided: boolean
  /** The side of all of those that were read well; null where they have both. */
  readonly side: 'cr' | 'dr' | null
}

export type MoneyPrints = ReadonlyMap<MoneyColumn, MoneyPrint>

/** Fewer amounts tell nothing of their column, nor do they where so many are printed otherwise. */
const leastCells = 4
const mostHave = { paise: 0.4, ownPaise: 0.2, side: 0.6, oneSide: 0.9 }
/** As many are whole rupees only by the faults of their reader. */
const mostWhole = 0.15

/** Two digits behind a mark, or behind the three of the last thousand where the point was lost. */
const paise = /[.,:;\s](?:\d{3})?\d{2}\D{0,4}$/
const wholeRupees = /,\d{3}(?:\s?[cd]r)?$/i
const sideLike = /\d\W{0,2}(?:[A-Za-z(]{1,2}|\/)\W?$/

/** How each column prints its amounts; none of a table of whole rupees, or with too few to tell. */
export function moneyPrints(lines: readonly Line<StatementColumn>[]): MoneyPrints {
  const cells = (name: MoneyColumn): string[] =>
    lines.map((line) => cellText(line, name)).filter((text) => text.replace(/\D/g, '').length >= leastDigits)
  const columns = moneyColumns.map((name) => [name, cells(name)] as const)
  const all = columns.flatMap(([, texts]) => texts)
  if (all.length < leastCells || shareOf(all, paise) < mostHave.paise) return new Map()
  return new Map(
    columns.flatMap(([name, texts]) => {
      const whole = lines.filter((line) => isPlain(cellText(line, name)) && isWellRead(cellWords(line, name)))
      const print = whole.length > mostWhole * texts.length ? null : printOf(texts)
      return print ? [[name, print] as const] : []
    }),
  )
}

/** "5000", digits without a mark or a blank among them: whole rupees, unless a point was lost that only a bad reading loses. */
export function isPlain(text: string): boolean {
  const own = /^\D*\d+\D*$/.test(text) ? readAmount(text) : null
  return own !== null && !own.exact && own.edits === 0
}
const isWellRead = (words: readonly LaidWord[]): boolean => words.every(({ confidence }) => confidence >= wellRead)
const wellRead = 0.8

const shareOf = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length / Math.max(1, texts.length)

function printOf(cells: readonly string[]): MoneyPrint | null {
  if (shareOf(cells, paise) < mostHave.ownPaise || shareOf(cells, wholeRupees) > mostWhole) return null
  const sides = cells.flatMap((text) => /(cr|dr)\.?$/i.exec(text)?.[1]?.toLowerCase() ?? [])
  const isMost = (side: string): boolean =>
    sides.filter((own) => own === side).length >= mostHave.oneSide * sides.length
  const side = sides.length < leastCells ? null : isMost('cr') ? 'cr' : isMost('dr') ? 'dr' : null
  return { sided: shareOf(cells, sideLike) >= mostHave.side, side }
}

/** The line with what its amounts are that cannot be read by themselves. */
export function withBlurredMoney(line: Line<StatementColumn>, prints: MoneyPrints): StatementLine {
  const blurred = moneyColumns.flatMap((name): [MoneyColumn, Amount][] => {
    const [print, words] = [prints.get(name), cellWords(line, name)]
    const text = cellText(line, name)
    if (!print || !wereRead(words) || words.length > mostPieces || (isPlain(text) && isWellRead(words))) return []
    const amount = readBlurredAmount(text, print)
    return amount ? [[name, amount]] : []
  })
  return blurred.length === 0 ? line : { ...line, blurred: new Map(blurred) }
}

/** An amount is in no more pieces, its side among them. */
const mostPieces = 5

/** Fewer digits may be anything, and no amount has more. */
const leastDigits = 3
const mostDigits = 12

/** What is read for digits; other letters among them are digits of which nothing is known. */
const digitFor: Readonly<Record<string, string>> = {
  O: '0', o: '0', Q: '0', D: '0', C: '0', I: '1', l: '1', i: '1', L: '1', '|': '1', '!': '1', Z: '2', z: '2', J: '3',
  A: '4', S: '5', s: '5', G: '6', T: '7', B: '8', K: '8',
} // prettier-ignore

/** The letters of a side as they come out of focus, with the digit that the first of them swallowed. */
const blurredSides: readonly (readonly [RegExp, 'cr' | 'dr' | null])[] = [
  [/[CGc€(८][Rr1Iil(:/]$|6r$/, 'cr'],
  [/[D0OoQB6][Rr]$/, 'dr'],
  [/(?<=K)R$/, 'cr'],
  [/[A-Z]?[Rr]$/, null],
  [/(?<=\d)[CG(८]$|(?<=\.\d{2})[06]$/, 'cr'],
  [/(?<=\d)[0D]\/$/, null],
  [/(?<=\d)[A-Za-z/]$/, null],
  [/(?<=\d)[04D][8R]$/, 'dr'],
]

/**
 * An amount by the print of its column: its last two digits are paise whatever became of the marks. Null for what can be
 * read by itself, and for what is no number.
 */
export function readBlurredAmount(text: string, { sided, side }: MoneyPrint): Amount | null {
  const own = readAmount(withSide(text))
  if (own && (own.exact || /,\d{3}$/.test(text))) return null
  const compact = text.replace(/\s+/g, '').replace(/^[₹|/'’:;,.~-]+|[|'’:;,.~_-]+$/g, '')
  const [end, ofEnd] = (sided ? blurredSides.find(([pattern]) => pattern.test(compact)) : undefined) ?? [/$/, null]
  const number = compact.replace(end, '')
  if (!/^[\dA-Za-z|!][\dA-Za-z|!.,'’:;-]*$/.test(number)) return null
  const printed = [...number].filter((char) => /[\dA-Za-z|!]/.test(char))
  const letters = printed.filter((char) => !/\d/.test(char)).length
  if (printed.length < leastDigits || printed.length > mostDigits || letters * 3 > printed.length) return null
  const digits = printed.map((char) => (/\d/.test(char) ? char : (digitFor[char] ?? '0')))
  return { paise: Number(digits.join('')), sign: sided ? (side ?? ofEnd) : null, edits: 2 + letters, exact: true }
}
