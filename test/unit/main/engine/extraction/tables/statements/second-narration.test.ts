import { describe, expect, test } from 'vitest'
import type { LabelledPage } from '../../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../../src/main/engine/extraction/layout/layout'
import type { CellLooks } from '../../../../../../../src/main/engine/extraction/tables/cell-places'
import {
  doubtedNarrations,
  withNarrationSeen,
} from '../../../../../../../src/main/engine/extraction/tables/statements/second-narration'
import { narrationOf } from '../../../../../../../src/main/engine/extraction/tables/statements/narration'
import {
  readTransactions,
  type Transaction,
} from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'
import { asciiPage } from '../../ascii-page'

const print = `
Date          Particulars             Withdrawals       Balance
01/02/2024    CHQ DEP UT IB              1,000.00      9,000.00
03/02/2024    BY TRANSFER                1,000.00      8,000.00
05/02/2024    RENT OF MAY                1,000.00      7,000.00
06/02/2024    SALARY                     1,000.00      6,000.00
07/02/2024    CASH                       1,000.00      5,000.00
`
/** The rows, those that begin with one of the words read poorly. */
function rowsOf(...poor: readonly string[]): readonly Transaction[] {
  const layout = layoutOf(asciiPage(print))
  const { rows } = readTransactions([{ layout } as LabelledPage], { lastYear: 2026, stand: 'blank', isBank: () => false }) // prettier-ignore
  return rows.map((row) => ({
    ...row,
    description: {
      ...row.description,
      words: row.description.words.map((line) =>
        line.map((word) => ({ ...word, confidence: poor.includes(line[0]!.text) ? 0.8 : 0.999 })),
      ),
    },
  }))
}

describe('lines of narrations to look at again', () => {
  const doubted = (...poor: readonly string[]): string[] =>
    doubtedNarrations(rowsOf(...poor), () => 'ocr').map(({ words }) => words[0]!.text)

  test('are those read poorly', () => expect(doubted('RENT')).toEqual(['RENT']))
  test('are all of a page of which many are', () =>
    expect(doubted('RENT', 'CASH')).toEqual(['CHQ', 'BY', 'RENT', 'SALARY', 'CASH']))
  test('are none of another script, whose readers do not look at cells', () => {
    const rows = rowsOf('RENT').map((row) => ({
      ...row,
      description: {
        ...row.description,
        words: row.description.words.map((line) => line.map((word) => ({ ...word, text: 'भाडे' }))),
      },
    }))
    expect(doubtedNarrations(rows, () => 'ocr')).toEqual([])
    const seen = withNarrationSeen(
      rows[2]!,
      () => ['ASS', 'ASS'],
      new Set([0]),
      () => false,
    )
    expect(seen.description.words.flat().every(({ text, confidence }) => text === 'भाडे' && confidence < 0.95)).toBe(
      true,
    )
  })
  test('are none of a text layer', () => expect(doubtedNarrations(rowsOf('RENT'), () => 'text_layer')).toEqual([]))
})

describe('a narration that was looked at again', () => {
  const seenOn = (poor: boolean, ...look: readonly string[]): { value: string; confidence: number } => {
    const looks: CellLooks = (first) => (first?.text === 'CHQ' ? look : null)
    const { description } = withNarrationSeen(rowsOf('CHQ')[0]!, looks, new Set(poor ? [0] : []), () => false)
    return { value: description.value, confidence: Math.min(...description.words.flat().map((w) => w.confidence)) }
  }

  const seen = (...look: readonly string[]) => seenOn(true, ...look)

  test('keeps a blank behind pieces that the page read one by one', () => {
    const row = rowsOf('CHQ')[0]!
    const [word] = row.description.words[0]!
    const pieces = [
      { text: 'REF/', x: 0, width: 40 },
      { text: '1234/HARPAL', x: 40, width: 110 },
      { text: '6ILL', x: 160, width: 40 },
    ].map(({ text, x, width }) => ({ ...word!, text, confidence: 0.8, box: { ...word!.box, x, width, height: 16 } }))
    const parted = { ...row, description: narrationOf([pieces], row.description.end, () => false) }
    const looks: CellLooks = () => ['REF/1234/HARPAL GILL', 'REF/1234/HARPAL GILL']
    const { description } = withNarrationSeen(parted, looks, new Set([0]), () => false)
    expect(description.value).toBe('REF/1234/HARPAL GILL')
  })

  test('has what two of its readings have, and is not sure', () => {
    const { value, confidence } = seen('CHQ DEP UTIB', 'CHQ DEP UTIB')
    expect(value).toBe('CHQ DEP UTIB')
    expect(confidence).toBeLessThan(0.95)
  })
  test('keeps its blanks on a page of which most was read well', () => {
    expect(seenOn(false, 'CHQ DEP UTIB', 'CHQ DEP UTIB').value).toBe('CHQ DEP UT IB')
  })
  test('is surer where all read the same', () => {
    expect(seen('CHQ DEP UT IB', 'CHQ DEP UT IB')).toEqual({ value: 'CHQ DEP UT IB', confidence: 0.981 })
  })
  test('stays where the crop shows another line, or nobody saw anything', () => {
    expect(seen('9,000.00', '9,000.00').value).toBe('CHQ DEP UT IB')
    expect(seen()).toEqual({ value: 'CHQ DEP UT IB', confidence: 0.8 })
  })
})
