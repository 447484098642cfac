import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween, withChange } from '../../../src/shared/domain/document-change'
import type { DocumentDetail, ReviewField } from '../../../src/shared/domain/review'

const detail = (revision: number, fields: readonly (readonly [string, string | null])[]): DocumentDetail =>
  ({
    id: 'a',
    revision,
    pageReadings: [],
    maskedRegions: [],
    reviewState: revision === 1 ? 'NEW' : 'IN_REVIEW',
    fields: fields.map(([path, value]) => ({ path, value, evidence: [{ rawText: value }] }) as unknown as ReviewField),
  }) as unknown as DocumentDetail

const fields = fc.uniqueArray(fc.tuple(fc.stringMatching(/^t\.\d\.[a-c]$/), fc.option(fc.string({ maxLength: 3 }))), { selector: ([path]) => path, maxLength: 12 }) // prettier-ignore

describe('a change of a document', () => {
  it('makes of what is at hand what now stands, whatever changed', () => {
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        const [before, after] = [detail(1, one), detail(2, other)]
        expect(withChange(before, changeBetween(before, after))).toEqual(after)
      }),
    )
  })

  it('tells what changed alone, and leaves the rest as it is', () => {
    const before = detail(1, [['t.0.a', 'x'], ['t.0.b', 'y']]) // prettier-ignore
    const change = changeBetween(before, detail(2, [['t.0.a', 'x'], ['t.0.b', 'z']])) // prettier-ignore
    expect(change.fields.map(({ path }) => path)).toEqual(['t.0.b'])
    expect(change).not.toHaveProperty('paths')
    expect(withChange(before, change)?.fields[0]).toBe(before.fields[0])
  })

  it('tells of what it was about even where nothing came of it', () => {
    const before = detail(1, [['t.0.a', 'x']])
    expect(changeBetween(before, detail(2, [['t.0.a', 'x']]), ['t.0.a']).fields).toHaveLength(1)
  })

  it('is not taken for one that follows from another state', () => {
    const change = changeBetween(detail(1, []), detail(2, []))
    expect(withChange(detail(3, []), change)).toBeNull()
  })
})
