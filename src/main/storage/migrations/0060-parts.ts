import type { Migration } from './migration'

/** Several documents of one file; those that were merged into another stay, out of sight. */
export const parts: Migration = {
  version: 60,
  name: 'parts',
  sql: `
ALTER TABLE documents ADD COLUMN part TEXT;
ALTER TABLE documents ADD COLUMN part_of TEXT;
ALTER TABLE documents ADD COLUMN merged_into TEXT;
CREATE INDEX documents_by_part ON documents (part_of) WHERE part_of IS NOT NULL;
CREATE INDEX documents_shown ON documents
  (merged_into, review_state, read_state, type, band, risk, state_rank, name_key, number);
`,
}
