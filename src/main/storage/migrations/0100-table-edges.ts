import type { Migration } from './migration'

/** Edges of tables as a human drew them, page by page; the cells between them are in table_cells. */
export const tableEdges: Migration = {
  version: 100,
  name: 'table-edges',
  sql: `
CREATE TABLE table_edges (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  page INTEGER NOT NULL,
  edges TEXT NOT NULL,
  PRIMARY KEY (document, name, page)
) STRICT, WITHOUT ROWID;
`,
}
