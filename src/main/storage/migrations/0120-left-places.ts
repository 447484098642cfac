import type { Migration } from './migration'

/** Images that lie at another machine although nothing here names them any more: they are to be removed there, too. */
export const leftPlaces: Migration = {
  version: 120,
  name: 'left_places',
  sql: `
CREATE TABLE left_places (place TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TRIGGER outbox_leaves_places AFTER DELETE ON outbox WHEN OLD.place IS NOT NULL BEGIN
  INSERT OR IGNORE INTO left_places (place) VALUES (OLD.place);
END;
`,
}
