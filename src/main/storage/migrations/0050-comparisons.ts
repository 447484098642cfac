import type { Migration } from './migration'

/** Comparisons of addresses are kept with their case, and go with any document that took part. */
export const comparisons: Migration = {
  version: 50,
  name: 'comparisons',
  sql: `
CREATE TABLE address_comparisons (
  number INTEGER PRIMARY KEY,
  flow TEXT REFERENCES flows (id) ON DELETE CASCADE,
  comparison TEXT NOT NULL
) STRICT;
CREATE INDEX address_comparisons_by_flow ON address_comparisons (flow, number);
CREATE TRIGGER address_comparisons_go AFTER DELETE ON documents BEGIN
  DELETE FROM address_comparisons WHERE instr(comparison, OLD.id) > 0;
END;

DELETE FROM settings WHERE key = 'addresses.last';
`,
}
