import type { Migration } from './migration'

/** The desk and the service it serves are one: read files are documents of the desk, and documents belong to cases. */
export const cases: Migration = {
  version: 40,
  name: 'cases',
  sql: `
ALTER TABLE clients ADD COLUMN revoked_at TEXT;

ALTER TABLE files ADD COLUMN document TEXT REFERENCES documents (id) ON DELETE SET NULL;
CREATE INDEX files_by_document ON files (document) WHERE document IS NOT NULL;

CREATE TABLE case_documents (
  flow TEXT NOT NULL REFERENCES flows (id) ON DELETE CASCADE,
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  PRIMARY KEY (flow, document)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_documents_by_document ON case_documents (document);
`,
}
