import { expect, test, vi } from 'vitest'
import { onceFor } from '../../../../src/main/engine/once-for'

test('an answer is made once for each object', () => {
  const make = vi.fn(({ of }: { of: string }) => [of])
  const ask = onceFor(make)
  const [one, twin] = [{ of: 'a' }, { of: 'a' }]
  expect(ask(one)).toEqual(['a'])
  expect(ask(one)).toBe(ask(one))
  expect(ask(twin)).not.toBe(ask(one))
  expect(make).toHaveBeenCalledTimes(2)
})
