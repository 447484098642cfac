import type { Migration } from './migration'

/** Why a file could not be fetched, in a few words, beside the code that the interface knows. */
export const whyFilesFailed: Migration = {
  version: 160,
  name: 'why_files_failed',
  sql: `
ALTER TABLE files ADD COLUMN failure TEXT;
`,
}
