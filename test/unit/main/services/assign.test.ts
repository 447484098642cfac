import { expect, test } from 'vitest'
import { assign } from '../../../../src/main/services/division/assign'
import type { FilePart } from '../../../../src/shared/domain/file-part'

const part = (...pages: number[]): FilePart => ({ pages, at: null })
const owned = (name: string, pages: FilePart, mergedInto: string | null = null) => ({
  document: { name, mergedInto },
  part: pages,
})
const named = (documents: Parameters<typeof assign>[0], parts: readonly FilePart[]) =>
  assign(documents as ReturnType<typeof owned>[], parts).map((one) => [
    one.document?.name ?? null,
    one.part?.pages ?? null,
  ])

test('a part that is cut in two goes to its document and a new one', () => {
  expect(named([owned('a', part(0, 1, 2))], [part(0), part(1, 2)])).toEqual([
    ['a', [0]],
    [null, [1, 2]],
  ])
})

test('of two that are merged the first takes all, the other is left without', () => {
  const documents = [owned('a', part(0)), owned('b', part(1)), owned('c', part(2))]
  expect(named(documents, [part(0), part(1, 2)])).toEqual([
    ['a', [0]],
    ['b', [1, 2]],
    ['c', null],
  ])
})

test('a merged document comes back with its own pages', () => {
  const documents = [owned('a', part(0, 1)), owned('b', part(1), 'a')]
  expect(named(documents, [part(0), part(1)])).toEqual([
    ['a', [0]],
    ['b', [1]],
  ])
})

test('a document whose pages are just those keeps them, whoever begins there', () => {
  const documents = [owned('a', part(0)), owned('b', part(1)), owned('c', part(0, 1), 'a')]
  expect(named(documents, [part(0, 1)])).toEqual([
    ['c', [0, 1]],
    ['a', null],
    ['b', null],
  ])
})

test('a border that moves leaves both documents what was said of them, there and back', () => {
  expect(named([owned('a', part(0, 1)), owned('b', part(2, 3))], [part(0, 1, 2), part(3)])).toEqual([
    ['a', [0, 1, 2]],
    ['b', [3]],
  ])
  expect(named([owned('a', part(0)), owned('b', part(1, 2))], [part(0, 1), part(2)])).toEqual([
    ['a', [0, 1]],
    ['b', [2]],
  ])
})
