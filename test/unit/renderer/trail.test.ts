import { expect, it } from 'vitest'
import { trailOf, type Side } from '../../../src/renderer/features/review/logic/trail'

/** A trail through a view whose order may change. */
const through = (...order: string[]) => {
  const view = { order }
  const find = (id: string, side: Side): Promise<string | null> =>
    Promise.resolve(view.order[view.order.indexOf(id) + (side === 'next' ? 1 : -1)] ?? null)
  return { view, trail: trailOf(find) }
}

it('leads back to the document that a change has moved meanwhile, and forth again', async () => {
  const { view, trail } = through('apart', 'also apart', 'newest', 'oldest')
  trail.standOn('apart', true)
  expect(await trail.beside('apart', 'next')).toBe('also apart')
  trail.standOn('also apart', false)
  view.order = ['also apart', 'newest', 'apart', 'oldest']
  expect(await trail.beside('also apart', 'previous')).toBe('apart')
  expect(await trail.beside('apart', 'next')).toBe('also apart')
  expect(await trail.beside('also apart', 'next')).toBe('newest')
})

it('follows the view beyond what was met, and from a document that was jumped to or opened', async () => {
  const { view, trail } = through('a', 'b', 'c', 'd')
  trail.standOn('b', true)
  expect(await trail.beside('b', 'previous')).toBe('a')
  expect(await trail.beside('a', 'previous')).toBeNull()
  trail.standOn('d', false)
  expect(await trail.beside('d', 'previous')).toBe('c')
  view.order = ['d', 'c', 'b', 'a']
  trail.standOn('c', true)
  expect(await trail.beside('c', 'previous')).toBe('d')
  expect(await trail.beside('unknown', 'next')).toBe('d')
})

it('never leads round in a circle where what was met has come to another side', async () => {
  const { view, trail } = through('a', 'b')
  trail.standOn('a', true)
  await trail.beside('a', 'next')
  view.order = ['b', 'a']
  expect(await trail.beside('b', 'previous')).toBe('a')
  expect(await trail.beside('b', 'next')).toBe('a')
  expect(await trail.beside('a', 'next')).toBe('b')
})
