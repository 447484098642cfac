/**
 * Numbers in the column of what is sold that are no words of it: those of its rows, and codes of goods that stand on a
 * line of their own over or under them.
 */
import { right, type LaidWord } from '../../layout/layout'
import { standsApart } from '../stands-apart'
import { countsUp, joinWords } from '../join-words'
import { isTaxCode } from './item-heads'
import type { LineItem } from './line-item'

/** Items without the numbers of their rows and of their goods, where all of the table's have them. */
export const withoutNumbers = (items: readonly LineItem[]): LineItem[] =>
  withoutCodes(withoutCodeColumn(withoutSerials(items)))

const described = (item: LineItem, words: readonly (readonly LaidWord[])[]): LineItem => ({
  ...item,
  description: { value: words.map(joinWords).join(' '), words },
})

/** "a)", "(b)", "c.": rows may be lettered. */
const letter = /^\(?([a-z])[).]$/
/** A letter of a row may be misread: "0)" for "c)", if those of most rows are not. */
const misreadLetter = /^\(?[\p{L}\d][).]$/u
const mostRead = 0.5
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** "07", "12.", "3)" */
const rowNumber = /^0*\d{1,4}[.)]?$/
/** Fewer numbers may rise by chance. */
const leastRising = 3

/**
 * Numbers of rows some of which were not read: those of most lines rise, and a blank wider than one between words parts
 * each from what is sold.
 */
function riseApart(items: readonly LineItem[]): boolean {
  const numbers = items.flatMap(({ description: { words } }) => {
    const [number, next] = words[0] ?? []
    return number && next && rowNumber.test(number.text) && standsApart(number, next) ? [parseInt(number.text, 10)] : []
  })
  const rises = numbers.every((number, i) => i === 0 || number > numbers[i - 1]!)
  return numbers.length >= leastRising && 2 * numbers.length > items.length && rises
}

/** Items without the numbers of their rows: these count up, from whatever number, and over rows that were lost. */
export function withoutSerials(items: readonly LineItem[]): LineItem[] {
  const first = (item: LineItem): LaidWord | undefined => item.description.words[0]?.[0]
  const firsts = items.map((item) => first(item)?.text ?? '')
  const lettered = firsts.filter((text, i) => letter.exec(text)?.[1] === letters[i])
  const isLettered =
    firsts.length > 1 && lettered.length > mostRead * firsts.length && firsts.every((text) => misreadLetter.test(text))
  const counts = countsUp(firsts)
  if (!isLettered && !counts && !riseApart(items)) return [...items]
  return items.map((item) => {
    const [line = [], ...others] = item.description.words
    const isSerial = (isLettered ? misreadLetter : rowNumber).test(line[0]?.text ?? '')
    const isApart = line[0] !== undefined && line[1] !== undefined && standsApart(line[0], line[1])
    if (!isSerial || !(isLettered || counts || isApart) || line.length + others.length < 2) return item
    return described(
      item,
      [line.slice(1), ...others].filter((l) => l.length > 0),
    )
  })
}

/** "M84130000", "STN-A4-75", "10019920": at least two digits, and no blank. */
const code = /^[#(]?(?=(?:.*\d){2})[\p{Lu}\d][\p{Lu}\d./-]{3,}[)]?$/u
/** The same told by itself: of a table with one row no other bears it out. */
const plainCode = /^(?=(?:.*\d){4})[\p{Lu}\d-]{6,}$/u

/** True for a text with a word in it: letters without a digit among them. */
export const isWorded = (text: string): boolean => /[\p{L}\p{M}]{3}/u.test(text.replace(/\S*\d\S*/g, ''))

/** True for a text that begins with a code as those of goods are kept under, and goes on with words. */
export function opensWithCode(text: string): boolean {
  const [first = '', ...rest] = text.split(' ')
  return plainCode.test(first) && isWorded(rest.join(' '))
}

/** True for a text that ends with what may be a code of taxes, which a column of its own may have. */
export function endsWithCode(text: string): boolean {
  const words = text.split(' ')
  return isTaxCode(words.at(-1) ?? '') && isWorded(words.slice(0, -1).join(' '))
}

/** The code of goods that is a line by itself; null for another line. */
const codeOf = (line: readonly LaidWord[] | undefined): string | null =>
  line?.length === 1 && code.test(line[0]!.text) ? line[0]!.text : null

/**
 * "M84130000" over "Roller bearing 6205" over "84829900": where every item has a code as its first line, or as its last,
 * and words beside it, the code is none of them. A code of taxes is kept where no column has one.
 */
function withoutCodes(items: readonly LineItem[]): LineItem[] {
  const headed = withoutLine(items, 0)
  return withoutLine(headed, -1)
}

function withoutLine(items: readonly LineItem[], at: 0 | -1): LineItem[] {
  const codes = items.map(({ description: { words } }) => (words.length > 1 ? codeOf(words.at(at)) : null))
  const rest = items.map(({ description: { words } }) => (at === 0 ? words.slice(1) : words.slice(0, -1)))
  const isSure = items.length > 1 || plainCode.test(codes[0] ?? '')
  if (!isSure || !codes.every((one, i) => one !== null && rest[i]!.some((line) => isWorded(joinWords(line)))))
    return [...items]
  const areTaxCodes = codes.every((one) => isTaxCode(one ?? '')) && items.every(({ hsn }) => hsn === null)
  return items.map((item, i) => {
    const own = described(item, rest[i]!)
    const line = item.description.words.at(at)!
    return areTaxCodes ? { ...own, hsn: { value: codes[i]!, words: [line] } } : own
  })
}

/** Words that stand under one another differ by less, in heights of their print; those before them differ by more. */
const aligned = 0.5
const ragged = 1

/**
 * Items without the codes of taxes at the end of their words, where these stand under one another behind words of all
 * lengths: a column of its own, whose head was not read.
 */
function withoutCodeColumn(items: readonly LineItem[]): LineItem[] {
  const ends = items.map(({ description: { words } }) => {
    const [line = []] = words
    const [before, last] = line.slice(-2)
    return before && last && isTaxCode(last.text) && isWorded(joinWords(line.slice(0, -1))) ? { before, last } : null
  })
  const known = ends.flatMap((end) => end ?? [])
  const height = known[0]?.last.box.height ?? 0
  const spread = (xs: readonly number[]): number => (Math.max(...xs) - Math.min(...xs)) / height
  const isColumn =
    known.length > 1 &&
    known.length === items.length &&
    [known.map(({ last }) => last.box.x), known.map(({ last }) => right(last.box))].some(
      (xs) => spread(xs) < aligned,
    ) &&
    spread(known.map(({ before }) => right(before.box))) > ragged
  if (!isColumn) return [...items]
  return items.map((item, i) => {
    const [line = [], ...others] = item.description.words
    const { last } = ends[i]!
    return {
      ...described(item, [line.slice(0, -1), ...others]),
      hsn: item.hsn ?? { value: last.text, words: [[last]] },
    }
  })
}
