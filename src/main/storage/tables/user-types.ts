import type { UserTypeSpec } from '../../../shared/domain/user-types/spec'
import type { ReadableDb, WritableDb } from '../database/database'
import { sql } from '../database/sql'

export function userTypeReads(db: ReadableDb) {
  return {
    all: (): UserTypeSpec[] =>
      db
        .all<{ spec: string }>(sql`SELECT spec FROM user_types ORDER BY name`)
        .map(({ spec }) => JSON.parse(spec) as UserTypeSpec),
  }
}

export function userTypeWrites(db: WritableDb) {
  return {
    /** In the place of any earlier one of its name. */
    put: (spec: UserTypeSpec): void =>
      db.change(sql`INSERT INTO user_types (name, spec) VALUES (${spec.name}, ${JSON.stringify(spec)})
        ON CONFLICT (name) DO UPDATE SET spec = excluded.spec`),
    remove: (name: string): void => void db.run(sql`DELETE FROM user_types WHERE name = ${name}`),
  }
}
