import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'
import { expectGoodLooks } from './support/looks'
import { updateKeys, UpdateServer } from './support/update-server'

const keys = updateKeys()
const oldApp = '#!/bin/sh\necho old\n'
const newApp = `#!/bin/sh\necho new\n${'#'.repeat(3_000_000)}`

/** Everything that an update meets, in the real app; the file that it replaces stands for an AppImage. */
describe.runIf(process.platform === 'linux')('updates', () => {
  const folder = temporaryFolder()
  const server = new UpdateServer(join(folder.path, 'server'), keys.privateKey)
  const image = join(folder.path, 'Veridesk.AppImage')
  const feed = join(folder.path, 'feed.json')
  const policy = join(folder.path, 'policy.json')
  let address: string
  let turn = 0

  beforeAll(async () => {
    address = await server.start()
    writeFileSync(feed, JSON.stringify({ server: address, publicKey: keys.publicKey }))
  })
  afterAll(async () => {
    await server.stop()
    folder.drop()
  })

  const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    APPIMAGE: image,
    XDG_CACHE_HOME: join(folder.path, `cache-${turn}`),
    VERIDESK_UPDATE_FEED: feed,
    ...more,
  })

  /** A desk of its own, as it is installed, which follows the stable releases. */
  async function installed(more: NodeJS.ProcessEnv = {}): Promise<Desk> {
    turn += 1
    writeFileSync(image, oldApp)
    chmodSync(image, 0o755)
    const desk = await Desk.launch(join(folder.path, `desk-${turn}`), { env: env(more) })
    await desk.untilOpen()
    return desk
  }

  const follow = (desk: Desk) => desk.ask('settings:set', { updateChannel: 'stable' })
  const untouched = (): void => expect(readFileSync(image, 'utf8')).toBe(oldApp)

  it('asks nobody before it is told to', async () => {
    server.release('99.0.0', newApp)
    server.asked.length = 0
    const desk = await installed()
    expect(await desk.ask('updates:check', {})).toEqual({ kind: 'off', reason: 'chosen' })
    await desk.close()
    expect(server.asked).toEqual([])
    untouched()
  })

  it('offers, fetches when asked, and installs when the desk is closed, never while documents are at work', async () => {
    server.release('99.0.0', newApp)
    const desk = await installed()
    const [row] = await desk.read([sample('pan-card-2017.jpg')])
    await follow(desk)
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await desk.page.getByRole('tab', { name: 'Updates' }).click()
    await desk.page.getByTestId('update-check').click()
    await desk.page.getByTestId('update-fetch').waitFor()
    await desk.page.getByText('What 99.0.0 brings.').waitFor()
    await expectGoodLooks(desk, 'updates')
    await desk.page.getByTestId('update-fetch').click()
    await desk.page.getByTestId('update-install').waitFor()
    await desk.page.keyboard.press('Escape')
    // The review goes on as if nothing were waiting.
    await desk.open(row!)
    await desk.ask('review:correct', { id: row!.id, path: 'name_as_per_pan', value: 'Asha More', how: 'typed' })
    untouched()
    const workspace = join(folder.path, `desk-${turn}`)
    await desk.close()
    expect(readFileSync(image, 'utf8')).toBe(newApp)
    expect(statSync(image).mode & 0o111).not.toBe(0)

    const again = await Desk.launch(workspace, { env: env() })
    await again.untilOpen()
    const field = (await again.document(row!.id)).fields.find(({ path }) => path === 'name_as_per_pan')
    expect(field?.verdict).toBe('corrected')
    await again.close()
  })

  it('is told nothing of the machine', () => {
    expect(server.asked).toContain(server.listName)
    expect(server.asked.some((name) => name.includes('staging'))).toBe(false)
  })

  const broken: readonly (readonly [what: string, code: string, spoil: () => void])[] = [
    [
      'whose list was changed after it was signed',
      'UPDATE_UNTRUSTED',
      () => {
        const list = join(server.folder, server.listName)
        writeFileSync(list, readFileSync(list, 'utf8').replace('99.0.0', '99.0.1'))
      },
    ],
    [
      'that somebody else signed',
      'UPDATE_UNTRUSTED',
      () => new UpdateServer(server.folder, updateKeys().privateKey).release('99.0.0', newApp),
    ],
    [
      'that nobody signed',
      'UPDATE_UNREACHABLE',
      () => {
        const signature = join(server.folder, `${server.listName}.sig`)
        rmSync(signature)
      },
    ],
    [
      'whose file is another than was signed',
      'UPDATE_UNTRUSTED',
      () => writeFileSync(join(server.folder, server.fileName), newApp.replace('new', 'bad')),
    ],
    ['whose file breaks off', 'UPDATE_UNREACHABLE', () => void server.cutAt.set(server.fileName, 1_000_000)],
  ]
  it.each(broken)('throws away one %s, says so, and leaves the app as it was', async (_what, code, spoil) => {
    server.release('99.0.0', newApp)
    spoil()
    const desk = await installed()
    await follow(desk)
    let state = await desk.ask('updates:check', {})
    if (state.kind === 'offered') state = await desk.ask('updates:download', {})
    expect(state).toMatchObject({ kind: 'failed', error: { code } })
    expect(await desk.rows()).toEqual([])
    await desk.close()
    server.cutAt.clear()
    untouched()
  })

  it('goes neither back to an older version nor to where a stage has not come yet', async () => {
    const desk = await installed()
    await follow(desk)
    server.release('0.0.1', newApp)
    expect(await desk.ask('updates:check', {})).toMatchObject({ kind: 'current' })
    server.release('99.0.0', newApp, 0)
    expect(await desk.ask('updates:check', {})).toMatchObject({ kind: 'current' })
    await desk.close()
    untouched()
  })

  it('stays off where the machine says so, and in a run without a network', async () => {
    server.release('99.0.0', newApp)
    writeFileSync(policy, JSON.stringify({ updateChannel: 'off' }))
    const managed = await installed({ VERIDESK_POLICY: policy })
    expect((await follow(managed)).updateChannel).toBe('off')
    expect(await managed.ask('updates:check', {})).toEqual({ kind: 'off', reason: 'chosen' })
    await managed.close()

    const desk = await installed()
    await follow(desk)
    await desk.ask('updates:check', {})
    server.asked.length = 0
    await desk.ask('settings:set', { noNetwork: true })
    expect(await desk.ask('updates:check', {})).toEqual({ kind: 'off', reason: 'no-network' })
    await expect(desk.ask('updates:download', {})).rejects.toThrow('INVALID_STATE')
    await desk.close()
    expect(server.asked).toEqual([])
    untouched()
  })

  it('keeps the app where the place it is in cannot be written', async () => {
    server.release('99.0.0', newApp)
    const desk = await installed({ APPIMAGE: join(folder.path, 'gone', 'Veridesk.AppImage') })
    await follow(desk)
    await desk.ask('updates:check', {})
    expect(await desk.ask('updates:download', {})).toMatchObject({ kind: 'ready' })
    await expect(desk.ask('updates:install', {})).rejects.toThrow('UPDATE_FAILED')
    expect(await desk.rows()).toEqual([])
    await desk.close()
    untouched()
  })

  it('says so where the server is gone', async () => {
    const desk = await installed()
    await server.stop()
    await follow(desk)
    expect(await desk.ask('updates:check', {})).toMatchObject({
      kind: 'failed',
      error: { code: 'UPDATE_UNREACHABLE' },
    })
    await desk.close()
    untouched()
    expect(existsSync(`${image}.next`)).toBe(false)
  })
})
