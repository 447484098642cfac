import { describe, expect, test } from 'vitest'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { witnessesOf } from '../../../../../../src/main/engine/extraction/belief/witnesses'
import { asciiPage } from '../ascii-page'

const page = (text: string) => labelPage(layoutOf(asciiPage(text)), {})
const line = (of: ReturnType<typeof page>, opening: string) =>
  spanOf(of.layout.segments.find((s) => s.words[0]?.text === opening)!.words)

describe('witnesses of a name', () => {
  const read = page('RAMESH KULKARNI\nरमेश कुलकर्णी\nSURESH KULKARNI')

  test('the same words elsewhere, not those of the value itself', () => {
    expect(witnessesOf('RAMESH KULKARNI', line(read, 'RAMESH'), [read]).echo).toBe(0.5)
    expect(witnessesOf('RAMESH', line(read, 'RAMESH'), [page('RAMESH')]).echo).toBe(1)
  })
  test('words of the same sound in Devanagari', () => {
    expect(witnessesOf('RAMESH KULKARNI', line(read, 'RAMESH'), [read]).sound).toBe(1)
    expect(witnessesOf('SURESH KULKARNI', line(read, 'SURESH'), [read]).sound).toBe(0.5)
    expect(witnessesOf('RANESH KULKARNI', line(read, 'RAMESH'), [read]).sound).toBe(0.5)
  })
  test('initials and numbers say nothing', () => {
    expect(witnessesOf('A B 12', null, [read])).toEqual({ echo: 0, sound: 0 })
  })
})
