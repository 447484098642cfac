import type Database from 'better-sqlite3'
import { coded } from './errors'
import type { Sql } from './sql'

declare const writable: unique symbol

/** Reads only. */
export interface ReadableDb {
  all<Row>(statement: Sql): Row[]
  get<Row>(statement: Sql): Row | undefined
}

/** Exists inside a transaction alone, so that no change is ever half made. */
export interface WritableDb extends ReadableDb {
  readonly [writable]: true
  /** Returns the number of rows that changed. */
  run(statement: Sql): number
  /** Runs a change that must touch exactly `rows` rows; anything else is a bug and undoes the transaction. */
  change(statement: Sql, rows?: number): void
}

/** An open connection. */
export interface Connection extends ReadableDb {
  /** Runs `work` in one transaction: all of it is on the disk when this returns, or none of it. */
  write<T>(work: (db: WritableDb) => T): T
  /** Writes a whole copy, under the same key and without gaps, to a path where nothing is. */
  copyTo(path: string): void
  /** Rewrites the file without gaps. */
  compact(): void
  close(): void
}

type Raw = Database.Database

export function connect(raw: Raw): Connection {
  const statements = new Map<string, Database.Statement<unknown[]>>()
  const prepared = (text: string): Database.Statement<unknown[]> => {
    const known = statements.get(text)
    if (known) return known
    const statement = raw.prepare(text)
    statements.set(text, statement)
    return statement
  }
  const db = {
    all: <Row>(s: Sql) => coded(() => prepared(s.text).all(...s.values) as Row[]),
    get: <Row>(s: Sql) => coded(() => prepared(s.text).get(...s.values) as Row | undefined),
    run: (s: Sql) => prepared(s.text).run(...s.values).changes,
    change: (s: Sql, rows = 1) => {
      const { changes } = prepared(s.text).run(...s.values)
      if (changes !== rows) throw new Error(`${changes} rows changed where ${rows} were due: ${s.text}`)
    },
  } as unknown as WritableDb
  return {
    all: db.all,
    get: db.get,
    write: (work) => coded(() => raw.transaction(() => work(db)).immediate()),
    copyTo: (path) => coded(() => void raw.prepare('VACUUM INTO ?').run(path)),
    compact: () =>
      coded(() => {
        raw.exec('VACUUM')
        raw.pragma('wal_checkpoint(TRUNCATE)')
      }),
    close: () => void raw.close(),
  }
}
