import { describe, expect, it } from 'vitest'
import { isBounded } from '../../../../src/main/ipc/bounded'

describe('the bounds of a request', () => {
  it.each([[undefined], [null], ['x'], [{ ids: ['a', 'b'] }], [{ deep: [{ er: [1, 2, 3] }] }]])(
    'let %j through',
    (r) => {
      expect(isBounded(r)).toBe(true)
    },
  )

  it.each([
    ['a long text', 'x'.repeat(9_000_000)],
    ['many parts', Array.from({ length: 600_000 }, () => 0)],
    ['many keys', Object.fromEntries(Array.from({ length: 600_000 }, (_, i) => [`k${i}`, 0]))],
    ['many bytes', { bytes: new Uint8Array(70_000_000) }],
  ])('hold back %s', (_, request) => {
    expect(isBounded(request)).toBe(false)
  })

  it('end with something that holds itself', () => {
    const self: { self?: unknown } = {}
    self.self = self
    expect(isBounded(self)).toBe(false)
  })
})
