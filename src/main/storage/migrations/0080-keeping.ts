import type { Migration } from './migration'

/** Documents that may not be deleted, and a search that forgets what is. */
export const keeping: Migration = {
  version: 80,
  name: 'keeping',
  sql: `
CREATE TABLE legal_holds (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE RESTRICT,
  reason TEXT NOT NULL,
  by TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);
`,
}
