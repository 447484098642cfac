import type { Migration } from './migration'

/**
 * Values of an entry may also go when a document goes that they quote, though the entry's own stays. An entry of the
 * chain, written before, says which.
 */
export const forgottenValues: Migration = {
  version: 170,
  name: 'forgotten_values',
  sql: `
DROP TRIGGER audit_values_no_delete;
CREATE TRIGGER audit_values_no_delete BEFORE DELETE ON audit_values
WHEN (OLD.document IS NULL OR EXISTS (SELECT 1 FROM documents WHERE id = OLD.document))
  AND NOT EXISTS (SELECT 1 FROM audit WHERE document = OLD.document AND action = 'values_removed'
    AND reason = 'entry ' || OLD.sequence)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
`,
}
