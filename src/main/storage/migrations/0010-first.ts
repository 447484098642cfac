import type { Migration } from './migration'

export const first: Migration = {
  version: 10,
  name: 'first',
  sql: `
CREATE TABLE documents (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  document_id TEXT NOT NULL,
  file_name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  original_blob TEXT NOT NULL,
  thumbnail_blob TEXT,
  read_state TEXT NOT NULL DEFAULT 'QUEUED',
  review_state TEXT NOT NULL DEFAULT 'NEW',
  state_rank INTEGER NOT NULL DEFAULT 0,
  type TEXT,
  type_confidence REAL,
  forced_type TEXT,
  band TEXT,
  risk INTEGER NOT NULL DEFAULT 0,
  need_human INTEGER NOT NULL DEFAULT 0,
  pages INTEGER NOT NULL DEFAULT 0,
  taken_in_at TEXT NOT NULL,
  decided_at TEXT,
  error_code TEXT,
  error_detail TEXT,
  duplicate_of TEXT,
  focused_path TEXT,
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX documents_by_name ON documents (name_key, number);
CREATE INDEX documents_by_type ON documents (type, number);
CREATE INDEX documents_by_risk ON documents (risk, number);
CREATE INDEX documents_by_state ON documents (state_rank, number);
CREATE INDEX documents_by_read_state ON documents (read_state, review_state, number);
CREATE INDEX documents_by_filter ON documents
  (review_state, read_state, type, band, risk, state_rank, name_key, number);
CREATE INDEX documents_by_decision ON documents (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX documents_by_original ON documents (original_blob);
CREATE INDEX documents_by_thumbnail ON documents (thumbnail_blob) WHERE thumbnail_blob IS NOT NULL;

CREATE TABLE readings (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  stamp TEXT NOT NULL,
  reading TEXT NOT NULL
) STRICT;

CREATE TABLE pages (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  mime TEXT NOT NULL,
  blob TEXT NOT NULL,
  PRIMARY KEY (document, page)
) STRICT, WITHOUT ROWID;
CREATE INDEX pages_by_blob ON pages (blob);

CREATE TABLE verdicts (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  verdict TEXT NOT NULL,
  value TEXT,
  reason TEXT,
  by TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (document, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE undo_steps (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT,
  before TEXT NOT NULL
) STRICT;
CREATE INDEX undo_steps_by_document ON undo_steps (document);

CREATE VIRTUAL TABLE search USING fts5 (text, tokenize = 'trigram');

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE watched_files (
  path TEXT PRIMARY KEY,
  size INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  by TEXT NOT NULL,
  action TEXT NOT NULL,
  document TEXT,
  path TEXT,
  reason TEXT,
  values_digest TEXT,
  previous_hash TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_document ON audit (document, sequence);

CREATE TABLE audit_values (
  sequence INTEGER PRIMARY KEY REFERENCES audit (sequence),
  document TEXT,
  salt TEXT NOT NULL,
  before TEXT,
  after TEXT
) STRICT;
CREATE INDEX audit_values_by_document ON audit_values (document);

CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER audit_values_no_update BEFORE UPDATE ON audit_values
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER audit_values_no_delete BEFORE DELETE ON audit_values
WHEN OLD.document IS NULL OR EXISTS (SELECT 1 FROM documents WHERE id = OLD.document)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
`,
}
