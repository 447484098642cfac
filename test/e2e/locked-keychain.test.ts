import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill()
  folder.drop()
})

/** A session bus with a keychain of its own, unlocked: locking the one of the other tests would be felt by them. */
async function ownSession(): Promise<NodeJS.ProcessEnv> {
  const data = join(folder.path, 'session')
  mkdirSync(data, { mode: 0o700 })
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(bus)
  const address = await new Promise<string>((resolve) =>
    bus.stdout.once('data', (text: Buffer) => resolve(String(text).trim())),
  )
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: address, XDG_DATA_HOME: data, XDG_RUNTIME_DIR: data }
  const keyring = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keyring.stdin?.end('x\n')
  children.push(keyring)
  return env
}

it.runIf(process.platform === 'linux')(
  'says that the keychain is locked, and touches nothing that it guards',
  async () => {
    const env = await ownSession()
    const workspace = join(folder.path, 'desk')
    const first = await Desk.launch(workspace, { env })
    expect((await first.read([sample('pan-card-2017.jpg')]))[0]?.readState).toBe('EXTRACTED')
    await first.close()

    const collection = 'array:objpath:/org/freedesktop/secrets/collection/login'
    const secrets = ['--session', '--print-reply', '--dest=org.freedesktop.secrets', '/org/freedesktop/secrets']
    expect(
      spawnSync('dbus-send', [...secrets, 'org.freedesktop.Secret.Service.Lock', collection], { env }).status,
    ).toBe(0)

    const second = await Desk.launch(workspace, { env })
    await second.until(async () => (await second.ask('app:info', {})).workspace.kind !== 'opening')
    expect((await second.ask('app:info', {})).workspace).toMatchObject({
      kind: 'blocked',
      error: { code: 'KEYCHAIN_UNAVAILABLE' },
      canGoOnUnkept: true,
    })
    await second.page
      .getByRole('alert')
      .getByText(/keychain/i)
      .first()
      .waitFor()
    await second.page.getByTestId('go-on-unkept').click()
    await second.untilOpen()
    expect(await second.rows()).toEqual([])
    await second.page
      .getByText(/this run/i)
      .first()
      .waitFor()
    await second.close()
  },
)
