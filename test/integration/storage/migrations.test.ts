import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrations } from '../../../src/main/storage/migrations'
import { currentVersion, migrate } from '../../../src/main/storage/migrations/migrate'

const schemaOf = (raw: Database.Database): string =>
  raw
    .prepare<[], { sql: string }>(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'search\\_%' ESCAPE '\\' ORDER BY type, name",
    )
    .all()
    .map((row) => row.sql)
    .join('\n\n')

describe('migrations', () => {
  it('are numbered in tens, upwards', () => {
    const versions = migrations.map((step) => step.version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(versions.every((version) => version % 10 === 0)).toBe(true)
  })

  it('only add', () => {
    for (const { sql } of migrations) expect(sql).not.toMatch(/\b(DROP(?! TRIGGER)|RENAME)\b/i)
  })

  it('lead to the schema that was agreed', async () => {
    const raw = new Database(':memory:')
    migrate(raw)
    await expect(schemaOf(raw)).toMatchFileSnapshot('schema.sql')
    raw.close()
  })

  it.each(migrations.map((step, i) => [step.name, migrations[i - 1]?.version ?? 0, step.version]))(
    '%s: a database of the version before arrives, and a second run changes nothing',
    (_, before, after) => {
      const raw = new Database(':memory:')
      migrate(raw, before)
      migrate(raw, after)
      expect(raw.pragma('user_version', { simple: true })).toBe(after)
      const schema = schemaOf(raw)
      migrate(raw, after)
      expect(schemaOf(raw)).toBe(schema)
      raw.close()
    },
  )

  it('the view that was remembered as taken in shows disagreements first; any other stays', () => {
    const raw = new Database(':memory:')
    migrate(raw, 140)
    const view = (by: string) => JSON.stringify({ filter: {}, sort: { by, direction: 'desc' } })
    const put = raw.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
    const sorted = () => {
      raw.pragma('user_version = 140')
      migrate(raw, 150)
      return raw.prepare("SELECT json_extract(value, '$.sort.by') FROM settings WHERE key = 'view'").pluck().get()
    }
    put.run('view', view('taken_in'))
    expect(sorted()).toBe('disagreement')
    put.run('view', view('name'))
    expect(sorted()).toBe('name')
    raw.close()
  })

  it('leave the version before when a step fails', () => {
    const raw = new Database(':memory:')
    raw.exec('CREATE TABLE audit (x)')
    expect(() => migrate(raw)).toThrow()
    expect(raw.pragma('user_version', { simple: true })).toBe(0)
    expect(schemaOf(raw)).toBe('CREATE TABLE audit (x)')
    raw.close()
  })

  it('refuse a later version', () => {
    const raw = new Database(':memory:')
    raw.pragma(`user_version = ${currentVersion + 10}`)
    expect(() => migrate(raw)).toThrow(expect.objectContaining({ code: 'STORE_NEWER' }))
    raw.close()
  })
})
