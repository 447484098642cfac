import { hkdfSync } from 'node:crypto'
import Database from 'better-sqlite3'
import { testKey } from './workspace'

const databaseKey = Buffer.from(hkdfSync('sha256', testKey, '', 'veridesk database', 32)).toString('hex')

/** The database of a workspace, or a copy of one, past everything that guards it. Nobody may have it open. */
export function rawDatabase(path: string): Database.Database {
  const raw = new Database(path)
  raw.pragma("cipher = 'sqlcipher'")
  raw.pragma(`key = "x'${databaseKey}'"`)
  return raw
}

/** The tables, those of the search too, in which a text stands in some cell, whatever its case. */
export function tablesWith(path: string, text: string): readonly string[] {
  const raw = rawDatabase(path)
  try {
    const tables = raw.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]
    return tables.filter((table) =>
      raw
        .prepare<[], unknown[]>(`SELECT * FROM "${table}"`)
        .raw()
        .all()
        .some((cells) => cells.some((cell) => textOf(cell).toLowerCase().includes(text.toLowerCase()))),
    )
  } finally {
    raw.close()
  }
}

const textOf = (cell: unknown): string => (Buffer.isBuffer(cell) ? cell.toString('latin1') : String(cell))
