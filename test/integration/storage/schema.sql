CREATE INDEX address_comparisons_by_flow ON address_comparisons (flow, number)

CREATE INDEX audit_by_document ON audit (document, sequence)

CREATE INDEX audit_values_by_document ON audit_values (document)

CREATE INDEX batches_by_age ON batches (created_at)

CREATE INDEX batches_by_flow ON batches (flow) WHERE flow IS NOT NULL

CREATE UNIQUE INDEX batches_by_request_key ON batches (client, request_key) WHERE request_key IS NOT NULL

CREATE INDEX case_documents_by_document ON case_documents (document)

CREATE INDEX conversation_messages_by_flow ON conversation_messages (flow, number)

CREATE INDEX conversations_asking ON conversations (updated_at) WHERE status = 'ASKING'

CREATE INDEX deliveries_by_flow ON deliveries (flow, created_at)

CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'PENDING'

CREATE INDEX delivery_attempts_by_delivery ON delivery_attempts (delivery, number)

CREATE INDEX documents_by_back ON documents (joined ->> 'back') WHERE joined IS NOT NULL

CREATE INDEX documents_by_decision ON documents (decided_at) WHERE decided_at IS NOT NULL

CREATE INDEX documents_by_filter ON documents
  (review_state, read_state, type, band, risk, state_rank, name_key, number)

CREATE INDEX documents_by_front ON documents (joined ->> 'front') WHERE joined IS NOT NULL

CREATE INDEX documents_by_name ON documents (name_key, number)

CREATE INDEX documents_by_original ON documents (original_blob)

CREATE INDEX documents_by_part ON documents (part_of) WHERE part_of IS NOT NULL

CREATE INDEX documents_by_read_state ON documents (read_state, review_state, number)

CREATE INDEX documents_by_risk ON documents (risk, number)

CREATE INDEX documents_by_state ON documents (state_rank, number)

CREATE INDEX documents_by_thumbnail ON documents (thumbnail_blob) WHERE thumbnail_blob IS NOT NULL

CREATE INDEX documents_by_type ON documents (type, number)

CREATE INDEX documents_merged ON documents (merged_into) WHERE merged_into IS NOT NULL

CREATE INDEX documents_shown ON documents
  (merged_into, review_state, read_state, type, band, risk, state_rank, name_key, number)

CREATE INDEX files_by_blob ON files (blob) WHERE blob IS NOT NULL

CREATE INDEX files_by_document ON files (document) WHERE document IS NOT NULL

CREATE INDEX files_by_flow ON files (flow, number) WHERE flow IS NOT NULL

CREATE INDEX files_fetched ON files (number) WHERE state = 'PROCESSING'

CREATE INDEX files_fetching ON files (number) WHERE state = 'FETCHING'

CREATE INDEX files_waiting ON files (lane, number) WHERE state = 'QUEUED'

CREATE INDEX flows_by_age ON flows (created_at)

CREATE INDEX kept_files_by_blob ON kept_files (blob)

CREATE INDEX kept_files_by_client ON kept_files (client)

CREATE INDEX outbox_by_document ON outbox (document)

CREATE INDEX outbox_by_state ON outbox (state, number)

CREATE INDEX pages_by_blob ON pages (blob)

CREATE INDEX sessions_active ON sessions (client, area) WHERE state = 'ACTIVE'

CREATE INDEX sessions_by_age ON sessions (created_at)

CREATE INDEX undo_steps_by_document ON undo_steps (document)

CREATE TABLE address_comparisons (
  number INTEGER PRIMARY KEY,
  flow TEXT REFERENCES flows (id) ON DELETE CASCADE,
  comparison TEXT NOT NULL
) STRICT

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
) STRICT

CREATE TABLE audit_values (
  sequence INTEGER PRIMARY KEY REFERENCES audit (sequence),
  document TEXT,
  salt TEXT NOT NULL,
  before TEXT,
  after TEXT
) STRICT

CREATE TABLE batches (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  area TEXT NOT NULL,
  product_type TEXT NOT NULL,
  flow TEXT REFERENCES flows (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  total INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0
, request_key TEXT) STRICT

CREATE TABLE case_documents (
  flow TEXT NOT NULL REFERENCES flows (id) ON DELETE CASCADE,
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  PRIMARY KEY (flow, document)
) STRICT, WITHOUT ROWID

CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  callback_secret TEXT NOT NULL,
  created_at TEXT NOT NULL
, revoked_at TEXT) STRICT, WITHOUT ROWID

CREATE TABLE conversation_messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  flow TEXT NOT NULL REFERENCES conversations (flow) ON DELETE CASCADE,
  sender TEXT NOT NULL,
  text TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT

CREATE TABLE conversations (
  flow TEXT PRIMARY KEY REFERENCES flows (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  done TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  flow TEXT NOT NULL REFERENCES flows (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  last_attempt_at TEXT,
  next_attempt_at TEXT,
  last_error TEXT,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE delivery_attempts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  delivery TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  call TEXT NOT NULL,
  http_status INTEGER,
  error TEXT
) STRICT

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
, part TEXT, part_of TEXT, merged_into TEXT, disagreements INTEGER NOT NULL DEFAULT 0, joined TEXT) STRICT

CREATE TABLE files (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  batch INTEGER NOT NULL REFERENCES batches (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  client TEXT NOT NULL,
  flow TEXT,
  document_id TEXT NOT NULL,
  url TEXT NOT NULL,
  lane TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'QUEUED',
  blob TEXT,
  content TEXT,
  document_type TEXT,
  file_data TEXT,
  flaws TEXT, document TEXT REFERENCES documents (id) ON DELETE SET NULL, refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)), failure TEXT,
  UNIQUE (batch, position)
) STRICT

CREATE TABLE flows (
  id TEXT PRIMARY KEY,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  area TEXT NOT NULL,
  product_type TEXT NOT NULL,
  application_id TEXT NOT NULL,
  auth_url TEXT,
  callback_url TEXT,
  status TEXT NOT NULL,
  submitted INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  cross_checks TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE kept_files (
  id TEXT PRIMARY KEY,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  blob TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE left_places (place TEXT PRIMARY KEY) STRICT, WITHOUT ROWID

CREATE TABLE legal_holds (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE RESTRICT,
  reason TEXT NOT NULL,
  by TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT, WITHOUT ROWID

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
) STRICT

CREATE TABLE pages (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  mime TEXT NOT NULL,
  blob TEXT NOT NULL,
  PRIMARY KEY (document, page)
) STRICT, WITHOUT ROWID

CREATE TABLE readings (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  stamp TEXT NOT NULL,
  reading TEXT NOT NULL
) STRICT

CREATE TABLE remote_readings (
  document TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  wanted TEXT NOT NULL,
  independent INTEGER NOT NULL,
  file_data TEXT NOT NULL,
  local TEXT
) STRICT, WITHOUT ROWID

CREATE VIRTUAL TABLE search USING fts5 (text, tokenize = 'trigram')

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  area TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE sqlite_sequence(name,seq)

CREATE TABLE table_cells (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (document, path)
) STRICT, WITHOUT ROWID

CREATE TABLE table_edges (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  page INTEGER NOT NULL,
  edges TEXT NOT NULL,
  PRIMARY KEY (document, name, page)
) STRICT, WITHOUT ROWID

CREATE TABLE table_rows (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  layout TEXT NOT NULL,
  PRIMARY KEY (document, name)
) STRICT, WITHOUT ROWID

CREATE TABLE undo_steps (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT,
  before TEXT NOT NULL
) STRICT

CREATE TABLE user_types (
  name TEXT PRIMARY KEY,
  spec TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE verdicts (
  document TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  verdict TEXT NOT NULL,
  value TEXT,
  reason TEXT,
  by TEXT NOT NULL,
  at TEXT NOT NULL, place TEXT,
  PRIMARY KEY (document, path)
) STRICT, WITHOUT ROWID

CREATE TABLE watched_files (
  path TEXT PRIMARY KEY,
  size INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID

CREATE TRIGGER address_comparisons_go AFTER DELETE ON documents BEGIN
  DELETE FROM address_comparisons WHERE instr(comparison, OLD.id) > 0;
END

CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END

CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END

CREATE TRIGGER audit_values_no_delete BEFORE DELETE ON audit_values
WHEN (OLD.document IS NULL OR EXISTS (SELECT 1 FROM documents WHERE id = OLD.document))
  AND NOT EXISTS (SELECT 1 FROM audit WHERE document = OLD.document AND action = 'values_removed'
    AND reason = 'entry ' || OLD.sequence)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END

CREATE TRIGGER audit_values_no_update BEFORE UPDATE ON audit_values
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END

CREATE TRIGGER outbox_gives_places_up AFTER UPDATE OF place ON outbox
WHEN OLD.place IS NOT NULL AND NEW.place IS NOT OLD.place BEGIN
  INSERT OR IGNORE INTO left_places (place) VALUES (OLD.place);
END

CREATE TRIGGER outbox_leaves_places AFTER DELETE ON outbox WHEN OLD.place IS NOT NULL BEGIN
  INSERT OR IGNORE INTO left_places (place) VALUES (OLD.place);
END