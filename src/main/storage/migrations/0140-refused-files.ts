import type { Migration } from './migration'

/** A file of a conversation that its customer was asked for again: it stays, but stands for nothing. */
export const refusedFiles: Migration = {
  version: 140,
  name: 'refused_files',
  sql: `
ALTER TABLE files ADD COLUMN refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1));
`,
}
