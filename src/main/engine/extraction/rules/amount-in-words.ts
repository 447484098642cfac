/** The amount that a paper writes out: "Rupees Forty Eight Thousand Two Hundred Fifty and Paise Ten Only". */
import { fromWords } from './candidates'
import { parsed } from '../grammars/grammar'
import type { LaidWord } from '../layout/layout'
import { numberInWords } from '../prose/number-words'
import type { Rule } from './rule'
import { spanOf } from '../layout/span'
import { printRows, rowText, type PrintRow } from '../tables/print-rows'

/**
 * What stands before an amount in words; small letters that are alike are taken for each other. The word of the other
 * language may stand close behind.
 */
const opening =
  /(?<![\p{L}\p{M}])(?:(?:rup(?:ee|e|ce|ec|oe)s(?:\s*\(in\s\p{L}{3,8}\))?|in\s+words)(?!\p{Script=Latin})|(?:अक्षरी(?:\s+र[ुू](?=\.))?|(?:शब्दों|अक्षरों)\s+में|रुपये|रुपए)(?![\p{L}\p{M}]))[\s.:)(–-]*/giu
/** Amounts in words end so; a sentence that speaks of a number of rupees mostly does not. */
const ending = /^[\s,.]*(?:(?:rupees|रुपये|रुपए|रुपया|रूपये)[\s,.]*)?(?:only|फक्त|मात्र|केवल)(?![\p{L}\p{M}])/iu
const paise = /^[\s,]*(?:and[\s,]+)?(?:paisa|paise)[\s.:]*/iu
const devanagari = /[\p{Script=Devanagari}]+/gu

/** Reads an amount in words from the head of a text; null where it does not end as such amounts do. */
export function readAmountInWords(text: string): string | null {
  const rupees = numberInWords(text)
  if (!rupees || rupees.start > 3 || rupees.value < 1) return null
  const rest = text.slice(rupees.end)
  if (ending.test(rest)) return rupees.value.toFixed(2)
  const coin = paise.exec(rest)
  const part = coin && numberInWords(rest.slice(coin[0].length))
  const whole = coin && part && part.value < 100 && ending.test(rest.slice(coin[0].length + part.end))
  return whole ? (rupees.value + part.value / 100).toFixed(2) : null
}

/** A rule for a paper that has one amount in words. `path` is its field. */
export function amountInWords(name: string, path: string, strength: number): Rule {
  return {
    name,
    find: ({ pages }) =>
      pages.slice(0, 1).flatMap(({ layout }) =>
        printRows(layout).flatMap((row, at, rows) => {
          const found = wordsIn(row, rows[at + 1])
          return found ? [fromWords(layout, path, name, parsed(found.value, spanOf(...found.lines)), strength)] : []
        }),
      ),
  }
}

/** The amount that begins in a row and may go on in the next. */
function wordsIn(
  row: PrintRow,
  next: PrintRow | undefined,
): { value: string; lines: readonly (readonly LaidWord[])[] } | null {
  const text = rowText(row)
  const begins = [...text.matchAll(opening)].map((match) => match.index + match[0].length)
  for (const from of begins) {
    for (const lines of next ? [[row], [row, next]] : [[row]]) {
      const whole = [text.slice(from), ...lines.slice(1).map(rowText)].join(' ')
      // Forms name the field in both languages before its words.
      const value = readAmountInWords(whole) ?? readAmountInWords(whole.replace(devanagari, ' ').trimStart())
      if (value !== null) return { value, lines: lines.map((line) => line.words) }
    }
  }
  return null
}
