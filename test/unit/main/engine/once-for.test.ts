import { expect, test, vi } from 'vitest'
import { onceFor, onceForEach } from '../../../../src/main/engine/once-for'

test('an answer is made once for each object', () => {
  const make = vi.fn(({ of }: { of: string }) => [of])
  const ask = onceFor(make)
  const [one, twin] = [{ of: 'a' }, { of: 'a' }]
  expect(ask(one)).toEqual(['a'])
  expect(ask(one)).toBe(ask(one))
  expect(ask(twin)).not.toBe(ask(one))
  expect(make).toHaveBeenCalledTimes(2)
})

test('an answer is made once for each thing that an object is asked about', () => {
  const make = vi.fn(({ of }: { of: string }, about: string) => [of, about])
  const ask = onceForEach(make)
  const one = { of: 'a' }
  expect([ask(one, 'x'), ask(one, 'y')]).toEqual([
    ['a', 'x'],
    ['a', 'y'],
  ])
  expect(ask(one, 'x')).toBe(ask(one, 'x'))
  expect(ask({ of: 'a' }, 'x')).not.toBe(ask(one, 'x'))
  expect(make).toHaveBeenCalledTimes(3)
})
