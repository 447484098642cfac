import type { CaseListing, CaseMember } from '../../../services/ports/service-records'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'

/** An empty search holds for every case. */
const holds = (search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return search === '' ? sql`TRUE` : sql`application_id LIKE ${pattern} ESCAPE '\\'`
}

/** Of many that hold what is looked for, that of which it is the whole name comes first. */
const namesakesFirst = (search: string) =>
  search === '' ? sql`` : sql`application_id = ${search} COLLATE NOCASE DESC, `

/** A case is a flow seen from the desk: its files' documents, and those that an analyst put to it. */
export const caseReads = (db: ReadableDb) => ({
  /** Newest first; those whose application holds `search`, and before all that of this very name. What is costly to know is asked of the page alone. */
  list: (search: string, offset: number, limit: number): CaseListing[] =>
    db.all(sql`SELECT flows.id, flows.client, clients.name AS clientName, flows.area,
        flows.product_type AS productType, flows.application_id AS applicationId, flows.status,
        flows.created_at AS createdAt,
        (SELECT count(*) FROM (SELECT document FROM case_documents WHERE flow = flows.id
          UNION SELECT document FROM files WHERE files.flow = flows.id AND document IS NOT NULL)) AS documents,
        (SELECT count(*) FROM files WHERE files.flow = flows.id AND file_data IS NULL) AS waiting
      FROM (SELECT id FROM flows WHERE ${holds(search)} ORDER BY ${namesakesFirst(search)}created_at DESC, id LIMIT ${limit} OFFSET ${offset}) AS page
        JOIN flows ON flows.id = page.id JOIN clients ON clients.id = flows.client
      ORDER BY ${namesakesFirst(search)}flows.created_at DESC, flows.id`),

  count: (search: string): number =>
    db.get<{ count: number }>(sql`SELECT count(*) AS count FROM flows WHERE ${holds(search)}`)?.count ?? 0,

  /** The documents of a case in the order in which they came to it. */
  members: (flow: string): CaseMember[] =>
    db
      .all<Omit<CaseMember, 'added'> & { added: number }>(
        sql`SELECT documents.id AS document, min(added) AS added FROM (
            SELECT document, 0 AS added FROM files WHERE flow = ${flow} AND document IS NOT NULL
            UNION ALL SELECT document, 1 FROM case_documents WHERE flow = ${flow}
          ) JOIN documents ON documents.id = document GROUP BY documents.id ORDER BY documents.number`,
      )
      .map((row) => ({ ...row, added: row.added === 1 })),

  /** The cases that a document belongs to, newest first. */
  ofDocument: (document: string): { readonly id: string; readonly applicationId: string }[] =>
    db.all(sql`SELECT id, application_id AS applicationId FROM flows WHERE id IN (
        SELECT flow FROM case_documents WHERE document = ${document}
        UNION SELECT flow FROM files WHERE document = ${document} AND flow IS NOT NULL
      ) ORDER BY created_at DESC`),
})

export const caseWrites = (db: WritableDb) => ({
  /** Does nothing where the document is there already. */
  add: (flow: string, document: string, at: string): void =>
    void db.run(
      sql`INSERT INTO case_documents (flow, document, at) VALUES (${flow}, ${document}, ${at}) ON CONFLICT DO NOTHING`,
    ),
  remove: (flow: string, document: string): void =>
    void db.run(sql`DELETE FROM case_documents WHERE flow = ${flow} AND document = ${document}`),
})
