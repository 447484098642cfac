import { expect, it } from 'vitest'
import { atFirst, cleared, move, noSelection, shifted, toggle } from '../../../src/renderer/features/queue/selection'

const idAt = (index: number): string => `row ${index}`

it('is chosen by a key or a tick, and goes with its row when others come before it', () => {
  expect(move(noSelection, 3, false, idAt)).toMatchObject({ active: 3, placed: true })
  expect(toggle(noSelection, 2, 'row 2')).toMatchObject({ active: 2, placed: true, anchor: 2 })
  const range = move(toggle(noSelection, 2, 'row 2'), 4, true, idAt)
  expect(shifted(range, 1)).toMatchObject({ active: 5, anchor: 3, ids: new Set(['row 2', 'row 3', 'row 4']) })
  expect(shifted(range, -3)).toMatchObject({ active: 1, anchor: 0 })
})

it('keeps its row when the ticks are taken away', () => {
  expect(cleared(toggle(noSelection, 2, 'row 2'))).toEqual({ active: 2, placed: true, ids: new Set(), anchor: null })
})

it('begins with the first row of another view, and keeps the ticks', () => {
  expect(atFirst(toggle(noSelection, 2, 'row 2'))).toEqual({ ...noSelection, ids: new Set(['row 2']) })
})
