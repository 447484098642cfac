import type { TableBefore } from '../../../shared/domain/records'
import type { StoreWrites } from '../ports/store'

/** Puts a table back as it stood before an edit. */
export function putBack(tx: StoreWrites, document: string, before: TableBefore): void {
  if (before.rows !== undefined) tx.tables.putRows(document, before.name, before.rows)
  if (before.cut.length > 0) tx.tables.putCells(document, before.cut)
  for (const { page, was } of [before.edges ?? []].flat()) tx.tables.putEdges(document, before.name, page, was)
  for (const { path, verdict } of before.verdicts) {
    if (verdict) tx.verdicts.put(verdict)
    else tx.verdicts.remove(document, path)
  }
}
