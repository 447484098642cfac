import { describe, expect, test } from 'vitest'
import {
  around,
  segmentFrom,
  type LaidWord,
  type Layout,
} from '../../../../../../src/main/engine/extraction/layout/layout'
import { printRows, rowText } from '../../../../../../src/main/engine/extraction/tables/print-rows'

const height = 17

function word(text: string, x: number, y: number): LaidWord {
  const box = { x, y, width: text.length * 9, height }
  return { text, box, page: 0, confidence: 0.99, chars: [], script: 'latin', quad: [] as never }
}

/** Rows of a table 1,400 pixels wide, 20 pixels apart, that rise to the right by more the further down they stand. */
function page(rise: (y: number) => number): Layout {
  const segments = Array.from({ length: 16 }, (_, i) => 40 + i * 20).flatMap((y, i) => {
    const at = (x: number): number => y - rise(y) * (x / 1400)
    const text = ['PAYMENT', 'FROM', 'KIRANA', 'STORES'].map((part, k) => word(part, 300 + 100 * k, at(300 + 100 * k)))
    return [[word(`${i + 1}`, 0, at(0))], text, [word('1,225.00', 1300, at(1300))]].map(segmentFrom)
  })
  const box = around(segments.map((s) => s.box))
  return { page: 0, source: 'ocr', segments, box, textHeight: height }
}

describe('rows of print', () => {
  const expected = Array.from({ length: 16 }, (_, i) => `${i + 1} PAYMENT FROM KIRANA STORES 1,225.00`)

  test('that rise by most of a line are rows all the same', () => {
    expect(printRows(page(() => 18)).map(rowText)).toEqual(expected)
  })

  test('that rise the more the further down they stand are told by their own slope', () => {
    expect(printRows(page((y) => y / 18)).map(rowText)).toEqual(expected)
  })

  test('that curl, level above and ever steeper below, are told by what stands near', () => {
    expect(printRows(page((y) => Math.max(0, (y - 200) / 3))).map(rowText)).toEqual(expected)
  })

  test('that are level stay so', () => {
    expect(printRows(page(() => 0)).map(rowText)).toEqual(expected)
  })
})
