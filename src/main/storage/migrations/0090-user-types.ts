import type { Migration } from './migration'

/** Types of documents that users defined, as data. */
export const userTypes: Migration = {
  version: 90,
  name: 'user-types',
  sql: `
CREATE TABLE user_types (
  name TEXT PRIMARY KEY,
  spec TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`,
}
