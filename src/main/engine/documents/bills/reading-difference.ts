/** Units as what a meter shows less what it showed before: a row, or two, in which the numbers bear each other out. */
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows } from '../../extraction/tables/print-rows'
import { latinDigits } from '../../identifiers'

/** How the heads of readings are printed. */
const reading =
  /read|\brdg|\bcurr?\b|\bprev|\bpres|\bpast\b|\bopening\b|\bclosing\b|\binitial\b|\bfinal\b|पठन|वाचन|रीडिंग|ರೀಡಿಂಗ್|રીડિંગ/i
/** "Previous Arrears", "Closing Balance": of money, which adds up as readings do. */
const ofMoney =
  /\b(?:curr?|prev\w*|pres\w*|past|opening|closing|initial|final)\.?\s+(?:arrears?|dues?|bal(?:ance)?|outstanding|bills?|amounts?|payments?|months?|charges?|demand|paid|payable)\b/gi
const headsReadings = (text: string): boolean => reading.test(text.replace(ofMoney, ''))
/** So many rows of print may a head take over its numbers. */
const mostHeadRows = 3

interface PrintedNumber {
  readonly word: LaidWord
  /** Thousandths, so that differences are exact. */
  readonly value: number
  readonly text: string
}

const numberIn = (word: LaidWord): PrintedNumber[] => {
  const match = /^(\d{1,7})(?:\.(\d{1,3}))?$/.exec(latinDigits(word.text).replaceAll(',', ''))
  if (!match) return []
  return [{ word, value: Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')), text: match[0] }]
}

/** How the factor of a meter is headed: by any other number the difference is multiplied to money. */
const factorHead = /\bmf\b|\bm\.f|multipl|factor|गुणक|ಗುಣಾಂಕ/i

/**
 * What two numbers of a row differ by, where a third one is that difference, perhaps times a fourth, the factor of the
 * meter, if the row has one.
 */
function unitsAmong(numbers: readonly PrintedNumber[], hasFactor: boolean): PrintedNumber | null {
  for (const [i, a] of numbers.entries())
    for (const b of numbers.slice(i + 1)) {
      const difference = Math.abs(a.value - b.value)
      if (difference === 0 || Math.min(a.value, b.value) <= 1000) continue
      const others = numbers.filter((n) => n !== a && n !== b)
      const factors = [1, ...others.flatMap(({ value }) => (value % 1000 === 0 ? [value / 1000] : []))]
      const plain = others.find(({ value }) => value === difference)
      if (plain && !hasFactor) return plain
      const units = others.findLast(({ value }) =>
        factors.some((factor) => value === difference * factor && value !== factor * 1000),
      )
      if (units) return units
    }
  return null
}

export const unitsByReadings = (name: string): Rule => ({
  name,
  find: ({ pages }) => pages.flatMap((page) => inRows(page, name)).slice(0, 1),
})

function inRows(page: LabelledPage, name: string): Candidate[] {
  const rows = printRows(page.layout)
  return rows.flatMap((row, i) => {
    const heads = rows.slice(Math.max(0, i - mostHeadRows), i + 1)
    if (!heads.some(({ words }) => headsReadings(textOf(words)))) return []
    const units = unitsAmong(
      row.words.flatMap(numberIn),
      heads.some(({ words }) => factorHead.test(textOf(words))),
    )
    return units ? [fromWords(page.layout, 'units_consumed', name, parsed(units.text, spanOf([units.word])), 0.85)] : []
  })
}
