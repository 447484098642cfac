import { createHmac, hkdfSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import keytar from 'keytar'
import { migrate } from '../../src/main/storage/migrations/migrate'

/** The first version that was ever given out. */
const oldest = 10

/** A workspace as an earlier build left it, under the key that this session's keychain has. */
export async function olderWorkspace(userData: string): Promise<void> {
  const key = Buffer.from((await keytar.getPassword('Veridesk', 'workspace-key')) ?? '', 'hex')
  if (key.length !== 32) throw new Error('There is no key yet: start the desk once before')
  const folder = join(userData, 'workspace')
  mkdirSync(folder, { recursive: true })
  const check = createHmac('sha256', key).update('veridesk key check').digest('hex')
  writeFileSync(join(folder, 'workspace.key-check'), check)
  const raw = new Database(join(folder, 'workspace.db'))
  raw.pragma("cipher = 'sqlcipher'")
  raw.pragma(`key = "x'${Buffer.from(hkdfSync('sha256', key, '', 'veridesk database', 32)).toString('hex')}'"`)
  raw.pragma('journal_mode = WAL')
  migrate(raw, oldest)
  raw.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run('theme', JSON.stringify('dark'))
  raw.close()
}
