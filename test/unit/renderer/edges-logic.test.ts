import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addEdge,
  markRow,
  moveEdge,
  nextEdge,
  removeEdge,
  setBand,
} from '../../../src/renderer/features/review/table-edges/edges-logic'
import { tableEdgesSchema, type TableEdges } from '../../../src/shared/domain/table-edges'

const edges: TableEdges = {
  page: 0,
  angle: 0,
  columns: { at: [0, 100, 200, 300], bands: ['date', null, 'debit'] },
  rows: { at: [0, 50, 100, 150], bands: [4, 'none', 7] },
}

describe('edges of a table', () => {
  it('stay between their neighbours', () => {
    expect(moveEdge(edges, { axis: 'columns', index: 1 }, 500).columns.at).toEqual([0, 197, 200, 300])
    expect(moveEdge(edges, { axis: 'rows', index: 3 }, 20).rows.at).toEqual([0, 50, 100, 103])
  })

  it('part a band, or add one beyond the last', () => {
    expect(addEdge(edges, 'rows', 120)?.edges.rows).toEqual({
      at: [0, 50, 100, 120, 150],
      bands: [4, 'none', 7, 'new'],
    })
    expect(addEdge(edges, 'rows', 180)?.edges.rows.bands).toEqual([4, 'none', 7, 'new'])
    expect(addEdge(edges, 'columns', 101)).toBeNull()
  })

  it('go, and what they parted is the side that is something', () => {
    expect(removeEdge(edges, { axis: 'columns', index: 2 }).columns).toEqual({
      at: [0, 100, 300],
      bands: ['date', 'debit'],
    })
    expect(removeEdge(edges, { axis: 'rows', index: 1 }).rows).toEqual({ at: [0, 100, 150], bands: [4, 7] })
    expect(removeEdge(edges, { axis: 'rows', index: 0 }).rows).toEqual({ at: [50, 100, 150], bands: ['none', 7] })
  })

  it('name each column once', () => {
    expect(setBand(edges, 'columns', 1, 'date').columns.bands).toEqual([null, 'date', 'debit'])
  })

  it('are walked from the first to the last and round', () => {
    expect(nextEdge(edges, { axis: 'columns', index: 3 }, 1)).toEqual({ axis: 'rows', index: 0 })
    expect(nextEdge(edges, { axis: 'columns', index: 0 }, -1)).toEqual({ axis: 'rows', index: 3 })
  })

  it('mark a row where none was, with nothing between it and the others', () => {
    expect(markRow(edges, 200, 240)).toMatchObject({
      edges: { rows: { at: [0, 50, 100, 150, 200, 240], bands: [4, 'none', 7, 'none', 'new'] } },
      band: 4,
    })
    expect(markRow({ ...edges, rows: { at: [], bands: [] } }, 10, 20).edges.rows).toEqual({
      at: [10, 20],
      bands: ['new'],
    })
    expect(markRow(edges, 40, 100).edges.rows.bands).toEqual([4, 'new', 7])
  })

  it('are always edges, whatever is done to them', () => {
    const step = fc.tuple(
      fc.constantFrom('move', 'add', 'remove', 'mark'),
      fc.constantFrom('columns' as const, 'rows' as const),
      fc.nat(6),
      fc.integer({ min: -50, max: 400 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = edges
        for (const [what, axis, index, at] of steps) {
          if (what === 'move') now = moveEdge(now, { axis, index }, at)
          if (what === 'add') now = addEdge(now, axis, at)?.edges ?? now
          if (what === 'remove') now = removeEdge(now, { axis, index })
          if (what === 'mark') now = markRow(now, at, at + 30).edges
        }
        expect(tableEdgesSchema.safeParse(now).success).toBe(true)
      }),
    )
  })
})
