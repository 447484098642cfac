import type { Migration } from './migration'

/** Rows that a human added to a table or took out of it, cells that were cut anew, and where a value was pointed at. */
export const tables: Migration = {
  version: 30,
  name: 'tables',
  sql: `
ALTER TABLE verdicts ADD COLUMN place TEXT;

CREATE TABLE table_rows (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  layout TEXT NOT NULL,
  PRIMARY KEY (document, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_cells (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (document, path)
) STRICT, WITHOUT ROWID;
`,
}
