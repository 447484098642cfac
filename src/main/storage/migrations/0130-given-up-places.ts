import type { Migration } from './migration'

/**
 * What an item of the outbox has no use for any more is removed where it lies, as what was there for one that is gone.
 */
export const givenUpPlaces: Migration = {
  version: 130,
  name: 'given_up_places',
  sql: `
CREATE TRIGGER outbox_gives_places_up AFTER UPDATE OF place ON outbox
WHEN OLD.place IS NOT NULL AND NEW.place IS NOT OLD.place BEGIN
  INSERT OR IGNORE INTO left_places (place) VALUES (OLD.place);
END;
UPDATE outbox SET place = NULL WHERE state = 'DONE' AND place IS NOT NULL;
`,
}
