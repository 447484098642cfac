import { describe, expect, it } from 'vitest'
import { decodeLine } from '../../../../../src/main/engine/reading/recogniser/decode'
import type { LineOutput } from '../../../../../src/main/engine/reading/recogniser/network'

const alphabet = [' ', 'a', 'b', 'o', '0', '']
const blank = 5

/** An output of the network from the probabilities of each column; what is not named goes to the blank. */
function outputOf(columns: readonly Readonly<Record<string, number>>[]): LineOutput {
  const stride = 8
  const probabilities = new Float32Array(columns.length * stride)
  const best = new Int32Array(columns.length)
  columns.forEach((column, c) => {
    let rest = 1
    for (const [text, p] of Object.entries(column)) {
      probabilities[c * stride + alphabet.indexOf(text)] = p
      rest -= p
    }
    probabilities[c * stride + blank] = rest
    const row = [...probabilities.subarray(c * stride, (c + 1) * stride)]
    best[c] = row.indexOf(Math.max(...row))
  })
  return { columns: columns.length, stride, probabilities, best, blank, columnWidth: 2 }
}
const read = (columns: readonly Readonly<Record<string, number>>[]) => decodeLine(outputOf(columns), alphabet, 10)
const textOf = (columns: readonly Readonly<Record<string, number>>[]): string =>
  read(columns)
    .words.map((word) => word.map((c) => c.text).join(''))
    .join(' ')

describe('decoding a line', () => {
  it('takes neighbouring columns for one character and a blank between for two', () => {
    expect(textOf([{ a: 0.99 }, { a: 0.98 }, {}, { a: 0.99 }, { b: 0.99 }])).toBe('aab')
  })

  it('gives a character its best column, its place and its second choices', () => {
    const [word] = read([{}, { o: 0.6, '0': 0.3 }, { o: 0.93, '0': 0.06 }, {}]).words
    expect(word).toHaveLength(1)
    expect(word![0]!.text).toBe('o')
    expect(word![0]!.confidence).toBeCloseTo(0.93)
    expect(word![0]!.others[0]!.text).toBe('0')
    expect(word![0]!.others[0]!.confidence).toBeCloseTo(0.3)
    expect([word![0]!.left, word![0]!.right]).toEqual([12, 16])
  })

  it('sums over the ways to spell: a character that wins no column can still be the likeliest', () => {
    expect(textOf([{}, { a: 0.45 }, { a: 0.45 }, { a: 0.4 }, {}])).toBe('a')
  })

  it('does not read one wavering character twice', () => {
    expect(textOf([{}, { o: 0.5, '0': 0.48 }, { o: 0.47, '0': 0.5 }, {}])).toMatch(/^[o0]$/)
  })

  it('makes a space of weak signs between characters', () => {
    expect(textOf([{ a: 0.99 }, { ' ': 0.2 }, { ' ': 0.2 }, { b: 0.99 }])).toBe('a b')
    expect(textOf([{ a: 0.99 }, { ' ': 0.02 }, {}, { b: 0.99 }])).toBe('ab')
  })

  it('reads nothing where all is blank', () => {
    expect(read([{}, {}, {}])).toEqual({ words: [] })
  })
})
