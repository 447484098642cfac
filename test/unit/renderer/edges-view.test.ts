import { expect, it } from 'vitest'
import { broughtIn, viewOf } from '../../../src/renderer/features/review/table-edges/edges-view'
import type { TableEdges } from '../../../src/shared/domain/table-edges'

const page = { width: 1654, height: 2339 }
const viewport = { width: 742, height: 369 }

/** A table as wide as most of a page, its lines leaning by `angle` (radians). */
const edgesWith = (angle: number): TableEdges => ({
  page: 0,
  angle,
  columns: { at: [123.4, 400, 801.7, 1513.9], bands: ['date', 'description', 'balance'] },
  rows: { at: [700, 740, 780], bands: [0, 1] },
})

it.each([0, 0.01, -0.02])('leaves the whole table in sight when an outer edge has the keys, leaning by %d', (angle) => {
  const edges = edgesWith(angle)
  const view = viewOf(edges, page, viewport, 0)
  for (const index of [0, 3]) expect(broughtIn(view, edges, { axis: 'columns', index }, viewport)).toBeNull()
})

it('brings an edge in that is out of sight', () => {
  const edges = edgesWith(0)
  const view = { ...viewOf(edges, page, viewport, 0), scale: 3 }
  expect(broughtIn(view, edges, { axis: 'columns', index: 0 }, viewport)?.centre.x).toBeCloseTo(123.4)
})
