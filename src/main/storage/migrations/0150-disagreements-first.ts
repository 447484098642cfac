import type { Migration } from './migration'

/** The queue's default order was as taken in; now disagreements are before the rest. */
export const disagreementsFirst: Migration = {
  version: 150,
  name: 'disagreements_first',
  sql: `
UPDATE settings SET value = json_set(value, '$.sort.by', 'disagreement')
  WHERE key = 'view' AND json_extract(value, '$.sort.by') = 'taken_in';
`,
}
