import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

it.runIf(process.platform === 'linux')('says that there is no keychain, and goes on for this run only', async () => {
  const desk = await Desk.launch(folder.path, {
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' },
  })
  await desk.until(async () => (await desk.ask('app:info', {})).workspace.kind !== 'opening')
  const { workspace } = await desk.ask('app:info', {})
  expect(workspace).toMatchObject({
    kind: 'blocked',
    error: { code: 'KEYCHAIN_UNAVAILABLE' },
    canGoOnUnkept: true,
  })
  await desk.page
    .getByText(/keychain/i)
    .first()
    .waitFor()
  await desk.page.getByTestId('go-on-unkept').click()
  await desk.untilOpen()
  const rows = await desk.read([sample('pan-card-2017.jpg')])
  expect(rows.map(({ readState }) => readState)).toEqual(['EXTRACTED'])
  expect(existsSync(join(folder.path, 'workspace', 'workspace.db'))).toBe(false)
  await desk.close()
})
