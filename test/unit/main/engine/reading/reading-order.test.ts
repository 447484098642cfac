import { describe, expect, it } from 'vitest'
import type { TextLine } from '../../../../../src/main/engine/model'
import type { SheetBox } from '../../../../../src/shared/domain/geometry'
import { inReadingOrder } from '../../../../../src/main/engine/reading/reading-order'
import { withoutShadows } from '../../../../../src/main/engine/reading/shadows'

function line(text: string, x: number, y: number, confidence = 1): TextLine<SheetBox> {
  const place = { x, y, width: 10 * text.length, height: 20 }
  const chars = [...text].map((char) => ({ text: char, confidence, others: [] }))
  return { words: [{ text, confidence, place, chars }], place, script: 'latin' }
}
const textOf = (lines: readonly TextLine<SheetBox>[]): string[] => lines.map((l) => l.words[0]!.text)

describe('order of lines', () => {
  it('goes by rows, and in a row from the left, though its right part stands a little higher', () => {
    const lines = [line('value', 200, 7), line('below', 0, 40), line('label', 0, 10)]
    expect(textOf(inReadingOrder(lines))).toEqual(['label', 'value', 'below'])
  })

  it('keeps the surest of what lies in one place', () => {
    const lines = [line('print', 100, 50, 0.98), line('gr0und', 102, 52, 0.5), line('apart', 300, 50, 0.4)]
    expect(textOf(withoutShadows(lines)).sort()).toEqual(['apart', 'print'])
  })
})
