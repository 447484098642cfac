import { describe, expect, test } from 'vitest'
import { beside } from '../../../../../../src/main/engine/extraction/belief/beside'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const page = (text: string) => labelPage(layoutOf(asciiPage(text)), { name: ['Name'], birth: ['Date of Birth'] })
const wordsOf = (of: ReturnType<typeof page>, ...texts: string[]): LaidWord[] =>
  of.layout.segments.flatMap((s) => s.words).filter((w) => texts.includes(w.text))

describe('beside', () => {
  test('a word that goes on where the value ends', () => {
    const read = page('Name: REENA RANI SHARMA')
    expect(beside(spanOf(wordsOf(read, 'REENA')), read)).toBe(1)
    expect(beside(spanOf(wordsOf(read, 'REENA', 'RANI', 'SHARMA')), read)).toBe(0)
  })
  test('the label of the value, and that of the next, are no part of it', () => {
    const read = page('Name: REENA Date of Birth: 01/02/1990')
    expect(beside(spanOf(wordsOf(read, 'REENA')), read)).toBe(0)
  })
  test('one of two lines goes on', () => {
    const read = page('12 LAKE ROAD\nNEAR TEMPLE PUNE')
    const span = spanOf(wordsOf(read, '12', 'LAKE', 'ROAD'), wordsOf(read, 'NEAR', 'TEMPLE'))
    expect(beside(span, read)).toBe(0.5)
  })
  test('a line that breaks although a word stands behind it, from which a seal parts it', () => {
    const read = page('BRIGHTPATH LOGISTICS       VATE\nLIMITED')
    const span = spanOf(wordsOf(read, 'BRIGHTPATH', 'LOGISTICS'), wordsOf(read, 'LIMITED'))
    expect(beside(span, read)).toBe(0.5)
  })
  test('what stands far off belongs to something else', () => {
    const read = page('REENA                         PUNE')
    expect(beside(spanOf(wordsOf(read, 'REENA')), read)).toBe(0)
  })
})
