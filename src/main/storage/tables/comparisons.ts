import type { AddressComparison } from '../../../shared/ipc/address-match'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'
import { comparisonsQuoting } from './audit-quotes'

export function comparisonReads(db: ReadableDb) {
  return {
    /** The one made last of a case, or of none where it is null. */
    last: (flow: string | null): AddressComparison | undefined => {
      const row = db.get<{ comparison: string }>(
        sql`SELECT comparison FROM address_comparisons WHERE flow IS ${flow} ORDER BY number DESC LIMIT 1`,
      )
      return row && (JSON.parse(row.comparison) as AddressComparison)
    },
  }
}

export function comparisonWrites(db: WritableDb) {
  return {
    /** Of a case all are kept; of no case the last one. */
    put: (flow: string | null, comparison: AddressComparison): void => {
      if (flow === null) db.run(sql`DELETE FROM address_comparisons WHERE flow IS NULL`)
      db.change(sql`INSERT INTO address_comparisons (flow, comparison) VALUES (${flow}, ${JSON.stringify(comparison)})`)
    },
    /** Those in which an address of one of these documents was pasted. */
    removeQuoting: (documents: readonly string[]): void => {
      for (const number of comparisonsQuoting(db, documents))
        db.change(sql`DELETE FROM address_comparisons WHERE number = ${number}`)
    },
  }
}
