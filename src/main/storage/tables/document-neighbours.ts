import type { QueueView } from '../../../shared/domain/review'
import type { Neighbours, PlaceInView } from '../../../shared/ipc/queue'
import type { SearchTerm } from '../../services/ports/store'
import type { ReadableDb } from '../database/database'
import { sql, type Sql } from '../database/sql'
import { conditionOf, sortOf } from './document-view'

interface Place extends PlaceInView {
  readonly number: number
}

const open = sql`read_state IN ('EXTRACTED', 'UNRECOGNISED') AND review_state IN ('NEW', 'IN_REVIEW')`

/**
 * The documents around one in a view. It need not be in the view itself: an approved document that has left the
 * filter still has the neighbours that it had. With `place`, one that it had in this view, they are those around that.
 */
export function documentNeighbours(db: ReadableDb) {
  return (id: string, view: QueueView, terms: readonly SearchTerm[], place?: PlaceInView): Neighbours => {
    const { column, direction } = sortOf(view.sort)
    const condition = conditionOf(view.filter, terms)
    const now = db.get<Place>(sql`SELECT number, ${column} AS key FROM documents WHERE id = ${id}`)
    if (!now) {
      const total = db.get<{ n: number }>(sql`SELECT COUNT(*) AS n FROM documents WHERE ${condition}`)?.n ?? 0
      return { previous: null, next: null, nextOpen: null, position: null, total, place: null }
    }
    const here = { ...now, ...place }

    const ascending = view.sort.direction === 'asc'
    const { above, below } = beside(column, here)
    const after = ascending ? above : below
    const before = ascending ? below : above
    const first = (where: Sql, way: Sql): string | null =>
      db.get<{ id: string }>(sql`SELECT id FROM documents WHERE ${condition} AND ${where}
        ORDER BY ${column} ${way}, number ${way} LIMIT 1`)?.id ?? null
    const opposite = ascending ? sql`DESC` : sql`ASC`
    const counts = db.get<{ total: number; ahead: number; inView: number }>(sql`SELECT COUNT(*) AS total,
      COUNT(*) FILTER (WHERE ${before}) AS ahead, COUNT(*) FILTER (WHERE number = ${here.number}) AS inView
      FROM documents WHERE ${condition}`)
    return {
      previous: first(before, opposite),
      next: first(after, direction),
      nextOpen: first(sql`${after} AND ${open}`, direction) ?? first(sql`${before} AND ${open}`, direction),
      position: counts?.inView ? counts.ahead : null,
      total: counts?.total ?? 0,
      place: { key: here.key },
    }
  }
}

/** SQLite sorts nulls below everything, but compares them with nothing: they need conditions of their own. */
function beside(column: Sql, here: Place): { above: Sql; below: Sql } {
  const { key, number } = here
  if (key === null) {
    return {
      above: sql`(${column} IS NOT NULL OR number > ${number})`,
      below: sql`(${column} IS NULL AND number < ${number})`,
    }
  }
  return {
    above: sql`(${column}, number) > (${key}, ${number})`,
    below: sql`((${column}, number) < (${key}, ${number}) OR ${column} IS NULL)`,
  }
}
