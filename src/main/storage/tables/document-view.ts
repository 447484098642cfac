import type { RowFilter, RowSort } from '../../../shared/domain/review'
import type { SearchTerm } from '../../services/ports/store'
import { join, list, sql, type Sql } from '../database/sql'
import { disagreementRisk } from './document-row'

/** Fewer characters than this are no trigram, so the index cannot find them. */
const shortestIndexed = 3

/** The WHERE of a filter; `terms` are the words of its search, all of which must occur. */
export function conditionOf(filter: RowFilter, terms: readonly SearchTerm[]): Sql {
  const conditions: Sql[] = [sql`merged_into IS NULL`]
  if (filter.types.length > 0) conditions.push(sql`type IN (${list(filter.types)})`)
  if (filter.bands.length > 0) conditions.push(sql`band IN (${list(filter.bands)})`)
  if (filter.readStates.length > 0) conditions.push(sql`read_state IN (${list(filter.readStates)})`)
  if (filter.reviewStates.length > 0) conditions.push(sql`review_state IN (${list(filter.reviewStates)})`)
  if (filter.disagreement) conditions.push(sql`risk >= ${disagreementRisk}`)
  for (const term of terms) conditions.push(searchCondition(term))
  return join(conditions, ' AND ', 'TRUE')
}

function searchCondition({ text, types }: SearchTerm): Sql {
  return types.length === 0 ? textCondition(text) : sql`(${textCondition(text)} OR type IN (${list(types)}))`
}

function textCondition(term: string): Sql {
  if ([...term].length < shortestIndexed) {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
    return sql`number IN (SELECT rowid FROM search WHERE text LIKE ${pattern} ESCAPE '\\')`
  }
  return sql`number IN (SELECT rowid FROM search WHERE search MATCH ${`"${term.replaceAll('"', '""')}"`})`
}

const columns: Readonly<Record<Exclude<RowSort['by'], 'disagreement'>, Sql>> = {
  taken_in: sql`number`,
  name: sql`name_key`,
  type: sql`type`,
  risk: sql`risk`,
  state: sql`state_rank`,
}

export interface SqlSort {
  readonly column: Sql
  readonly direction: Sql
}

/** The ORDER BY of a sort; `number` follows in the same direction, so that the order is total. */
export function sortOf({ by, direction }: RowSort): SqlSort {
  const ascending = direction === 'asc'
  // Disagreements come first both ways.
  const disagreement = ascending ? sql`(risk < ${disagreementRisk})` : sql`(risk >= ${disagreementRisk})`
  return { column: by === 'disagreement' ? disagreement : columns[by], direction: ascending ? sql`ASC` : sql`DESC` }
}
