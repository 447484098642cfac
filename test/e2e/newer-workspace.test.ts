import { hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import keytar from 'keytar'
import { afterAll, expect, it } from 'vitest'
import { Desk, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

it('refuses a workspace of a later version, says so, and leaves it as it is', async () => {
  const first = await Desk.launch(folder.path)
  await first.untilOpen()
  await first.close()

  const file = join(folder.path, 'workspace', 'workspace.db')
  const key = Buffer.from((await keytar.getPassword('Veridesk', 'workspace-key')) ?? '', 'hex')
  const raw = new Database(file)
  raw.pragma("cipher = 'sqlcipher'")
  raw.pragma(`key = "x'${Buffer.from(hkdfSync('sha256', key, '', 'veridesk database', 32)).toString('hex')}'"`)
  raw.pragma('user_version = 999999')
  raw.close()
  const before = readFileSync(file)

  const second = await Desk.launch(folder.path)
  await second.until(async () => (await second.ask('app:info', {})).workspace.kind !== 'opening')
  expect((await second.ask('app:info', {})).workspace).toMatchObject({
    kind: 'blocked',
    error: { code: 'STORE_NEWER' },
  })
  await second.page
    .getByText(/newer Veridesk/i)
    .first()
    .waitFor()
  await second.close()
  expect(readFileSync(file).equals(before)).toBe(true)
})
