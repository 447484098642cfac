import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedTable } from '../../../../../src/main/engine/address/sorted-table'

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/[\t\n]/g, ''))

describe('a sorted table', () => {
  it('answers as a map of its rows does', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), fc.array(text), (rows, others) => {
        const sorted = Object.entries(rows).sort(([a], [b]) => Buffer.from(a).compare(Buffer.from(b)))
        const lookUp = sortedTable(Buffer.from(sorted.map((row) => row.join('\t')).join('\n')))
        const known = new Map(sorted)
        for (const key of [...known.keys(), ...others]) expect(lookUp(key)).toBe(known.get(key) ?? null)
      }),
    )
  })

  it('has nothing where it is empty', () => expect(sortedTable(Buffer.alloc(0))('')).toBeNull())
})
