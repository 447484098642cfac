import type { Migration } from './migration'

/** What the local service keeps: clients, their sessions, batches with their queue, flows, talks and callbacks. */
export const service: Migration = {
  version: 20,
  name: 'service',
  sql: `
CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  callback_secret TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  client TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  area TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_active ON sessions (client, area) WHERE state = 'ACTIVE';
CREATE INDEX sessions_by_age ON sessions (created_at);

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
) STRICT, WITHOUT ROWID;
CREATE INDEX flows_by_age ON flows (created_at);

CREATE TABLE conversations (
  flow TEXT PRIMARY KEY REFERENCES flows (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  done TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX conversations_asking ON conversations (updated_at) WHERE status = 'ASKING';

CREATE TABLE conversation_messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  flow TEXT NOT NULL REFERENCES conversations (flow) ON DELETE CASCADE,
  sender TEXT NOT NULL,
  text TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX conversation_messages_by_flow ON conversation_messages (flow, number);

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
) STRICT;
CREATE INDEX batches_by_age ON batches (created_at);
CREATE INDEX batches_by_flow ON batches (flow) WHERE flow IS NOT NULL;

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
  flaws TEXT,
  UNIQUE (batch, position)
) STRICT;
CREATE INDEX files_by_flow ON files (flow, number) WHERE flow IS NOT NULL;
CREATE INDEX files_waiting ON files (lane, number) WHERE state = 'QUEUED';
CREATE INDEX files_fetching ON files (number) WHERE state = 'FETCHING';
CREATE INDEX files_fetched ON files (number) WHERE state = 'PROCESSING';
CREATE INDEX files_by_blob ON files (blob) WHERE blob IS NOT NULL;

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
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_by_flow ON deliveries (flow, created_at);
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'PENDING';

CREATE TABLE delivery_attempts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  delivery TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  call TEXT NOT NULL,
  http_status INTEGER,
  error TEXT
) STRICT;
CREATE INDEX delivery_attempts_by_delivery ON delivery_attempts (delivery, number);
`,
}
