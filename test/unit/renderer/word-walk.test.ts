import { describe, expect, it } from 'vitest'
import { lineUp, stepFrom, wordsBetween } from '../../../src/renderer/features/review/logic/word-walk'
import { textOf } from '../../../src/renderer/features/review/logic/words'
import { mapCorners, quadOf, turnedBy, type PageQuad } from '../../../src/shared/domain/geometry'
import type { PageWord } from '../../../src/shared/domain/reading'

const word = (text: string, x: number, line: number): PageWord => ({
  text,
  quad: quadOf<'page'>({ x, y: line * 30, width: text.length * 10, height: 20 }),
  confidence: 1,
  line,
})
/** A form of two columns: a label, an address of three lines beside it, and a column of dates on the right. */
const form = [
  word('Address', 0, 0), word('Flat', 100, 0), word('286,', 150, 0), word('Parulia', 200, 0), word('01/02/2020', 600, 0),
  word('Tal', 100, 1), word('Murshidabad,', 140, 1), word('02/02/2020', 600, 1),
  word('742201', 100, 2), word('03/02/2020', 600, 2),
  word('Sum', 0, 4),
] // prettier-ignore
const at = (text: string, words = form): PageWord => words.find((one) => one.text === text)!
const step = (from: string, key: string, words = form, far = false): string | undefined =>
  stepFrom(lineUp(words), at(from, words), key, far)?.text

describe('the words of a page, walked by the arrows', () => {
  it('follow each other in their line and from line to line, and end at the ends', () => {
    expect(step('Flat', 'ArrowRight')).toBe('286,')
    expect(step('01/02/2020', 'ArrowRight')).toBe('Tal')
    expect(step('Tal', 'ArrowLeft')).toBe('01/02/2020')
    expect(step('Address', 'ArrowLeft')).toBe('Address')
    expect(step('Sum', 'ArrowRight')).toBe('Sum')
    expect(step('286,', 'Home')).toBe('Address')
    expect(step('286,', 'End')).toBe('01/02/2020')
    expect(step('286,', 'End', form, true)).toBe('Sum')
    expect(step('742201', 'Home', form, true)).toBe('Address')
    expect(step('Flat', 'x')).toBeUndefined()
  })
  it('stand below and above each other in their column', () => {
    expect(step('01/02/2020', 'ArrowDown')).toBe('02/02/2020')
    expect(step('742201', 'ArrowUp')).toBe('Tal')
    // What stands straight below comes before what is nearer, but aside.
    expect(step('Address', 'ArrowDown', [word('Address', 0, 0), word('far', 500, 1), word('Sum', 0, 2)])).toBe('Sum')
    expect(step('Address', 'ArrowDown', [word('Address', 0, 0), word('far', 500, 1)])).toBe('far')
  })
  it('are the same on a page that lies askew, on its side or on its head', () => {
    for (const angle of [0.08, -0.08, Math.PI / 2, Math.PI]) {
      const turned = form.map((one) => ({ ...one, quad: mapCorners(one.quad, turnedBy(angle)) as PageQuad }))
      const order = (words: readonly PageWord[]) => lineUp(words).map((line) => line.map((one) => one.word.text))
      expect(order(turned)).toEqual(order(form))
    }
  })
  it('that stand across come last, and tear no lines together', () => {
    const across = { ...word('83944328', 0, 0), quad: mapCorners(quadOf<'page'>({ x: 0, y: -590, width: 80, height: 20 }), turnedBy(Math.PI / 2)) as PageQuad } // prettier-ignore
    const lines = lineUp([across, ...form])
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)?.map((one) => one.word)).toEqual([across])
  })
})

describe('words chosen with Shift', () => {
  const chosen = (from: string, to: string): string => textOf(wordsBetween(lineUp(form), at(from), at(to)))
  it('are those of one line, whichever end comes first', () => {
    expect(chosen('Flat', 'Parulia')).toBe('Flat 286, Parulia')
    expect(chosen('Parulia', 'Flat')).toBe('Flat 286, Parulia')
    expect(chosen('Tal', 'Tal')).toBe('Tal')
  })
  it('are those of their column over several lines', () => {
    expect(chosen('Flat', '742201')).toBe('Flat 286, Parulia Tal Murshidabad, 742201')
    expect(chosen('742201', 'Flat')).toBe('Flat 286, Parulia Tal Murshidabad, 742201')
    expect(chosen('01/02/2020', '03/02/2020')).toBe('01/02/2020 02/02/2020 03/02/2020')
  })
})
