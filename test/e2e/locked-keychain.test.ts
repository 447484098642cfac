import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'
import { OwnKeychain } from './support/keychain'

/** Silent after a while, and said so; never "opening" for good. */
async function isBlocked(desk: Desk): Promise<void> {
  await desk.until(async () => (await desk.ask('app:info', {})).workspace.kind !== 'opening')
  const { workspace } = await desk.ask('app:info', {})
  expect(workspace).toMatchObject({ kind: 'blocked', canGoOnUnkept: true })
  expect(workspace.kind === 'blocked' && workspace.error.code).toMatch(/^KEYCHAIN_(SILENT|UNAVAILABLE)$/)
  await desk.page
    .getByText(/keychain/i)
    .first()
    .waitFor()
}

describe.runIf(process.platform === 'linux')('a keychain that is there and gives nothing', () => {
  let keychain: OwnKeychain
  beforeAll(async () => void (keychain = await OwnKeychain.start()))
  afterAll(() => keychain.stop())

  it('halted: said so, goes on for this run, closes; going again: the next try opens', async () => {
    const folder = temporaryFolder()
    keychain.halt()
    const desk = await Desk.launch(folder.path, { env: keychain.env })
    await isBlocked(desk)
    keychain.goOn()
    await desk.page.getByRole('button', { name: /try again/i }).click()
    await desk.untilOpen()
    expect((await desk.ask('app:info', {})).workspace).toEqual({ kind: 'open', keptOnDisk: true })
    await desk.close()

    keychain.halt()
    const second = await Desk.launch(folder.path, { env: keychain.env })
    await isBlocked(second)
    await second.page.getByTestId('go-on-unkept').click()
    await second.untilOpen()
    await second.close()
    keychain.goOn()
    folder.drop()
  })

  it('locked: said so, goes on for this run only, leaves the kept workspace alone, closes', async () => {
    const folder = temporaryFolder()
    const first = await Desk.launch(folder.path, { env: keychain.env })
    await first.read([sample('pan-card-2017.jpg')])
    await first.close()

    keychain.lock()
    const second = await Desk.launch(folder.path, { env: keychain.env })
    await isBlocked(second)
    await second.page.getByTestId('go-on-unkept').click()
    await second.untilOpen()
    expect(await second.rows()).toEqual([])
    await second.close()
    expect(existsSync(join(folder.path, 'workspace', 'workspace.db'))).toBe(true)
    folder.drop()
  })
})
