import type { Migration } from './migration'

/**
 * What goes to another machine: the outbox and what came back; and, on the side of a service, files that clients leave
 * there, and the keys by which it knows a batch that it has taken before.
 */
export const remote: Migration = {
  version: 70,
  name: 'remote',
  sql: `
CREATE TABLE outbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  wanted TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'WAITING',
  place TEXT,
  sending TEXT,
  repeatable INTEGER NOT NULL DEFAULT 0,
  remote_batch TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before TEXT,
  reason TEXT,
  detail TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_by_document ON outbox (document);
CREATE INDEX outbox_by_state ON outbox (state, number);

CREATE TABLE remote_readings (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  wanted TEXT NOT NULL,
  independent INTEGER NOT NULL,
  file_data TEXT NOT NULL,
  local TEXT
) STRICT, WITHOUT ROWID;

ALTER TABLE documents ADD COLUMN disagreements INTEGER NOT NULL DEFAULT 0;

CREATE TABLE kept_files (
  id TEXT PRIMARY KEY,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  blob TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_files_by_client ON kept_files (client);
CREATE INDEX kept_files_by_blob ON kept_files (blob);

ALTER TABLE batches ADD COLUMN request_key TEXT;
CREATE UNIQUE INDEX batches_by_request_key ON batches (client, request_key) WHERE request_key IS NOT NULL;
`,
}
