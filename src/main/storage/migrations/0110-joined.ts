import type { Migration } from './migration'

/** Documents that are joined of two, a front and a back; those two stay, merged into it. */
export const joined: Migration = {
  version: 110,
  name: 'joined',
  sql: `
ALTER TABLE documents ADD COLUMN joined TEXT;
CREATE INDEX documents_by_front ON documents (joined ->> 'front') WHERE joined IS NOT NULL;
CREATE INDEX documents_by_back ON documents (joined ->> 'back') WHERE joined IS NOT NULL;
CREATE INDEX documents_merged ON documents (merged_into) WHERE merged_into IS NOT NULL;
`,
}
