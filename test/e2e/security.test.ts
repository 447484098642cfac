import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample } from './support/desk'
import { networkPeers } from './support/sockets'

/** A server of this machine that counts who asks it. */
async function countingServer() {
  let requests = 0
  const server = createServer((_request, response) => void response.end(String((requests += 1))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, asked: () => requests, close: () => void server.close() }
}

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

  it('is isolated as the security guide of Electron asks', async () => {
    // What Chromium was told in the end; Electron does not name it among its types.
    const given = await desk.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) =>
        (webContents as unknown as { getLastWebPreferences(): Electron.WebPreferences }).getLastWebPreferences(),
      ),
    )
    expect(given).toHaveLength(1)
    expect(given[0]).toMatchObject({ contextIsolation: true, sandbox: true, webSecurity: true })
    const off = ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'webviewTag', 'allowRunningInsecureContent', 'experimentalFeatures'] as const // prettier-ignore
    expect(off.filter((name) => given[0]?.[name])).toEqual([])
  })

  it('alone is answered: another page with the very same bridge is not', async () => {
    const replies = await desk.app.evaluate(async ({ app, BrowserWindow }) => {
      const preload = `${app.getAppPath()}/out/preload/index.cjs`
      const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      try {
        await stranger.loadURL('data:text/html,stranger')
        return (await stranger.webContents.executeJavaScript(`veridesk.request('app:info', {})`)) as unknown
      } finally {
        stranger.destroy()
      }
    })
    expect(replies).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', detail: 'sender' } })
  })

  it('runs no script but its own', async () => {
    const ran = await desk.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.strange = true'
      document.body.append(script)
      return 'strange' in globalThis
    })
    expect(ran).toBe(false)
    expect(desk.refusedByPolicy()).toHaveLength(1)
  })

  it('wears no style but its own', async () => {
    const before = await desk.page.evaluate(() => getComputedStyle(document.body).outlineWidth)
    const after = await desk.page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { outline: 7px solid red !important }'
      document.head.append(style)
      document.body.insertAdjacentHTML('beforeend', '<i id="strange" style="outline: 7px solid red"></i>')
      const strange = document.getElementById('strange')!
      const widths = [document.body, strange].map((element) => getComputedStyle(element).outlineWidth)
      strange.remove()
      style.remove()
      return widths
    })
    expect(after).toEqual([before, before])
    expect(desk.refusedByPolicy()).toHaveLength(2)
  })

  it('is served with a policy that has nothing unsafe, and a nonce for its styles that is another each time', async () => {
    const policies = await desk.page.evaluate(() =>
      Promise.all([1, 2].map(async () => (await fetch(location.href)).headers.get('content-security-policy') ?? '')),
    )
    const nonces = policies.map((policy) => /'nonce-([\w+/]{22}==)'/.exec(policy)?.[1] ?? '')
    expect(new Set([...nonces, '']).size).toBe(3)
    expect(policies[0]?.replace(nonces[0]!, '…').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-…'",
      "img-src 'self' veridesk: data: blob:",
      "font-src 'self' data:",
      "connect-src 'self' veridesk:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      "worker-src 'none'",
      "webrtc 'block'",
    ])
  })

  it('has a session that lets nothing through to a network, whatever its policy would', async () => {
    const { url, asked, close } = await countingServer()
    await expect(desk.app.evaluate(({ session }, to) => session.defaultSession.fetch(to).then(({ status }) => status), url)).rejects.toThrow('ERR_BLOCKED_BY_CLIENT') // prettier-ignore
    expect(asked()).toBe(0)
    close()
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
    const asked = await desk.page.evaluate(async () => [
      await Notification.requestPermission(),
      // 1: refused. 2 would be: allowed, and nothing is known of the place.
      await new Promise((tell) => navigator.geolocation.getCurrentPosition(tell, ({ code }) => tell(code))),
    ])
    expect(asked).toEqual(['denied', 1])
  })

  it('gets an error by path and never by value for a request that does not fit', async () => {
    const reply = await desk.page.evaluate(() =>
      (
        globalThis as unknown as { veridesk: { request(name: string, body: unknown): Promise<unknown> } }
      ).veridesk.request('queue:remove', { ids: 'ABCDE1234F' }),
    )
    expect(reply).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', detail: 'ids' } })
  })

  it('is not even looked at with a request that is larger than any of its own', async () => {
    const reply = await desk.page.evaluate(() =>
      (
        globalThis as unknown as { veridesk: { request(name: string, body: unknown): Promise<unknown> } }
      ).veridesk.request('queue:remove', { ids: 'x'.repeat(9_000_000) }),
    )
    expect(reply).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', detail: 'size' } })
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
