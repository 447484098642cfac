import { beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample } from './support/desk'
import { networkPeers } from './support/sockets'

describe('the window', () => {
  let desk: Desk
  beforeAll(async () => {
    const opened = await Desk.open()
    desk = opened.desk
    return opened.end
  })

  it('has no Node, and of Electron the bridge alone', async () => {
    const seen = await desk.page.evaluate(() => ({
      node: ['require', 'process', 'Buffer', 'module', 'global'].filter((name) => name in globalThis),
      bridge: Object.keys((globalThis as unknown as { veridesk: object }).veridesk).sort(),
    }))
    expect(seen).toEqual({ node: [], bridge: ['on', 'request'] })
  })

  it('runs no script but its own', async () => {
    const ran = await desk.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.strange = true'
      document.body.append(script)
      return 'strange' in globalThis
    })
    expect(ran).toBe(false)
    const policy = await desk.page.evaluate(async () =>
      (await fetch(location.href)).headers.get('content-security-policy'),
    )
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('opens no other window and goes nowhere', async () => {
    expect(await desk.page.evaluate(() => window.open('https://example.com') === null)).toBe(true)
    await desk.page.evaluate(() => {
      location.href = 'https://example.com'
    })
    await desk.page.waitForTimeout(300)
    expect(desk.page.url()).toMatch(/^veridesk:\/\/app\//)
    expect(desk.app.windows()).toHaveLength(1)
  })

  it('is refused every permission', async () => {
    const states = await desk.page.evaluate(async () =>
      Promise.all(
        (['camera', 'microphone', 'geolocation', 'notifications'] as PermissionName[]).map(
          async (name) => (await navigator.permissions.query({ name })).state,
        ),
      ),
    )
    expect(new Set(states)).toEqual(new Set(['denied']))
  })

  it('gets an error by path and never by value for a request that does not fit', async () => {
    const reply = await desk.page.evaluate(() =>
      (
        globalThis as unknown as { veridesk: { request(name: string, body: unknown): Promise<unknown> } }
      ).veridesk.request('queue:remove', { ids: 'ABCDE1234F' }),
    )
    expect(reply).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', detail: 'ids' } })
  })

  it('cannot leave the folder of its files', async () => {
    const status = await desk.page.evaluate(async () => (await fetch('veridesk://app/..%2f..%2fpackage.json')).status)
    expect(status).toBe(404)
  })

  it.runIf(process.platform === 'linux')('reads a document without a connection to anywhere', async () => {
    const rows = await desk.read([sample('pan-card-2017.jpg')])
    expect(rows.map(({ readState }) => readState)).toEqual(['EXTRACTED'])
    expect(networkPeers(desk.pid)).toEqual([])
  })
})
