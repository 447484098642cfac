import { createSocket } from 'node:dgram'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels } from '../../src/shared/ipc'
import { Desk, sample, temporaryFolder } from './support/desk'

interface Hostile {
  request(name: unknown, body?: unknown): Promise<unknown>
}

/** Channels that end or replace the workspace. */
const ends = new Set(['app:goOnUnkept', 'app:tryAgain', 'updates:install', 'keeping:restoreSnapshot'])

/** As the system does when something is dragged from its file manager onto the window. */
async function drop(desk: Desk, files: readonly string[]): Promise<void> {
  const session = await desk.app.context().newCDPSession(desk.page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
}

/** A window whose scripts are an attacker's: everything here is evaluated in it. */
describe('a window that was taken over', () => {
  const folder = temporaryFolder()
  const reached = { tcp: 0, udp: 0 }
  const tcp = createServer((socket) => {
    reached.tcp += 1
    socket.destroy()
  })
  const udp = createSocket('udp4', () => void (reached.udp += 1))
  let desk: Desk
  beforeAll(async () => {
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
    desk = await Desk.launch(folder.path)
    await desk.untilOpen()
  })
  afterAll(async () => {
    // That much of it was tried in vain is what these tests are about.
    desk.refusedByPolicy()
    await desk.close()
    tcp.close()
    udp.close()
    folder.drop()
  })

  it('reaches no network by any way that a page knows, not even this machine', async () => {
    const ports = [(tcp.address() as AddressInfo).port, udp.address().port] as const
    const went = await desk.page.evaluate(async ([tcpPort, udpPort]) => {
      const host = `127.0.0.1:${tcpPort}`
      const through: string[] = []
      const attempt = async (name: string, work: () => unknown): Promise<void> => {
        try {
          await work()
          through.push(name)
        } catch {
          // Refused, as it should be.
        }
      }
      const loads = (element: HTMLElement): Promise<void> =>
        new Promise((resolve, reject) => {
          element.onload = () => resolve()
          element.onerror = () => reject(new Error('refused'))
          document.body.append(element)
          setTimeout(() => reject(new Error('silent')), 1500)
        })
      await attempt('fetch', () => fetch(`http://${host}/`, { mode: 'no-cors' }))
      await attempt('img', () => loads(Object.assign(new Image(), { src: `http://${host}/a.png` })))
      await attempt('script', () =>
        loads(Object.assign(document.createElement('script'), { src: `http://${host}/a.js` })),
      )
      await attempt('iframe', async () => {
        const frame = Object.assign(document.createElement('iframe'), { src: `http://${host}/` })
        await loads(frame).catch(() => undefined)
        if (frame.contentDocument === null) throw new Error('an empty frame of its own')
        throw new Error('about:blank')
      })
      await attempt('websocket', async () => {
        const socket = new WebSocket(`ws://${host}/`)
        await new Promise((resolve, reject) => {
          socket.onopen = resolve
          socket.onerror = reject
        })
      })
      await attempt('import', () => import(/* @vite-ignore */ `http://${host}/a.js`))
      await attempt('worker', async () => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
        await new Promise((resolve, reject) => {
          worker.onmessage = resolve
          worker.onerror = reject
        })
      })
      await attempt('service worker', () => navigator.serviceWorker.register('/sw.js'))
      navigator.sendBeacon(`http://${host}/`, 'x')
      for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'stylesheet'])
        document.head.append(Object.assign(document.createElement('link'), { rel, href: `http://${host}/` }))
      try {
        const urls = [`stun:127.0.0.1:${udpPort}`, `turn:127.0.0.1:${udpPort}`, `turn:${host}?transport=tcp`]
        const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'u', credential: 'c' }] })
        peer.createDataChannel('x')
        await peer.setLocalDescription(await peer.createOffer())
      } catch {
        // No such thing here.
      }
      await new Promise((resolve) => setTimeout(resolve, 2500))
      return through
    }, ports)
    expect(went).toEqual([])
    expect(reached).toEqual({ tcp: 0, udp: 0 })
    expect(desk.refusedByPolicy().length).toBeGreaterThan(5)
  })

  it('reads no file: neither by the protocol nor by an address', async () => {
    const got = await desk.page.evaluate(async () => {
      const tried = [
        'file:///etc/passwd',
        'veridesk://app/../../package.json',
        'veridesk://app/%2e%2e/%2e%2e/package.json',
        'veridesk://app/..%5c..%5cpackage.json',
        'veridesk://page/%2fetc%2fpasswd/0',
        'veridesk://page/../../etc/passwd',
        'veridesk://thumbnail/..%2f..%2fworkspace.db',
        'veridesk://workspace/workspace.db',
        'veridesk://app//etc/passwd',
      ]
      const answers = await Promise.all(
        tried.map((url) =>
          fetch(url).then(
            (answer) => (answer.ok ? url : null),
            () => null,
          ),
        ),
      )
      return answers.filter((url) => url !== null)
    })
    expect(got).toEqual([])
  })

  it('gets no key, no channel that is not in the table, and no answer that quotes what it sent', async () => {
    const replies = await desk.page.evaluate(async () => {
      const { request } = (globalThis as unknown as { veridesk: Hostile }).veridesk
      const secret = 'ABCDE1234F'
      const bodies: unknown[] = [
        null,
        [],
        secret,
        { ids: secret },
        { id: secret, path: '__proto__' },
        { __proto__: { admin: true } },
        { view: { filter: { search: secret.repeat(5000) } } },
        { paths: Array.from({ length: 20_000 }, () => secret) },
        { keys: 'x'.repeat(9_000_000) },
      ]
      const names = [
        'keychain:get',
        'app:key',
        'settings:set',
        'review:correct',
        'queue:import',
        'log:list',
        'toString',
      ]
      return Promise.all(
        names.flatMap((name) =>
          bodies.map((body) =>
            Promise.resolve()
              .then(() => request(name, body))
              .then(
                (reply) => JSON.stringify(reply),
                (error: unknown) => String(error),
              ),
          ),
        ),
      )
    })
    for (const reply of replies) {
      expect(reply).not.toContain('ABCDE1234F')
      expect(reply).not.toMatch(/[0-9a-f]{64}/)
      expect(reply).toMatch(/^\{"ok":(false|true)|No such channel|No handler registered|Error/)
    }
  })

  it('brings in no file that nobody gave it, by whatever channel it names one', async () => {
    const secret = join(folder.path, 'secret.jpg')
    copyFileSync(sample('pan-card-2017.jpg'), secret)
    const rows = (await desk.rows()).length
    await desk.closeDialogs()
    await desk.page.evaluate(
      async ([path, names]) => {
        const { veridesk } = globalThis as unknown as { veridesk: Hostile & Record<string, unknown> }
        const file = new File(['x'], path)
        const said = [path, [path], { path }, file]
        const members = ['path', 'paths', 'file', 'files', 'folder', 'target', 'name']
        const bodies = said.flatMap((what) => members.map((member) => ({ [member]: what })))
        for (const name of names)
          for (const body of [...bodies, { files: [{ name: path, path }] }, { id: crypto.randomUUID(), path }])
            await Promise.resolve()
              .then(() => veridesk.request(name, body))
              .catch(() => undefined)
      },
      [secret, Object.keys(channels).filter((name) => !ends.has(name))] as const,
    )
    expect(await desk.rows()).toHaveLength(rows)
    expect((await desk.ask('settings:get', {})).watchedFolders).toEqual([])
  })

  it('hands on what was dropped on it: files, and folders with theirs', async () => {
    const dropped = join(folder.path, 'dropped')
    mkdirSync(join(dropped, 'inner'), { recursive: true })
    copyFileSync(sample('pan-card-old.jpg'), join(dropped, 'inner', 'in-a-folder.jpg'))
    writeFileSync(join(dropped, '.hidden'), 'x')
    const single = join(folder.path, 'single.jpg')
    copyFileSync(sample('voter-card-laminated.jpg'), single)
    const before = (await desk.rows()).length
    await drop(desk, [dropped, single])
    await desk.until(async () => (await desk.rows()).length === before + 2)
    expect((await desk.rows()).map(({ fileName }) => fileName).slice(before)).toEqual(['in-a-folder.jpg', 'single.jpg'])
  })

  it('opens no way to another machine by itself: the analyst is asked outside of it', async () => {
    await desk.answerReach(false)
    const before = await desk.ask('settings:get', {})
    const { connection } = before
    const bucket = { ...connection.bucket, endpoint: 'https://bucket.evil.example' }
    for (const change of [
      { connection: { ...connection, baseUrl: 'https://evil.example' } },
      { connection: { ...connection, bucket } },
      { serviceHost: '0.0.0.0' as const },
      { serviceAllowedHosts: ['169.254.169.254:80'] },
    ])
      expect(await desk.ask('settings:set', change)).toEqual(before)
    expect(await desk.reachAsked()).toEqual([
      'Documents may be sent to https://evil.example',
      'Images may be stored at https://bucket.evil.example',
      'Other machines on your network may call the service on this one.',
      'The service may fetch files from 169.254.169.254:80',
    ])
    await desk.ask('settings:set', { noNetwork: true })
    expect((await desk.ask('settings:set', { noNetwork: false })).noNetwork).toBe(true)
    await desk.answerReach(true)
    expect((await desk.ask('settings:set', { noNetwork: false })).noNetwork).toBe(false)
  })

  it('puts no folder under watch by itself', async () => {
    const settings = await desk.ask('settings:set', { watchedFolders: ['/etc', '/root', '/home'] })
    expect(settings.watchedFolders).toEqual([])
  })

  it('opens no window, no frame with Node in it, and changes no prototype of the other side', async () => {
    const found = await desk.page.evaluate(() => {
      const opened = ['about:blank', 'https://example.com', 'veridesk://app/index.html', 'file:///etc/passwd'].map(
        (url) => window.open(url),
      )
      const view = document.createElement('webview')
      view.setAttribute('nodeintegration', '')
      view.setAttribute('src', 'file:///etc/passwd')
      document.body.append(view)
      const { veridesk } = globalThis as unknown as { veridesk: object }
      try {
        Object.assign(veridesk, { request: () => 'mine' })
      } catch {
        // Frozen.
      }
      return {
        opened: opened.filter(Boolean).length,
        webview: 'getWebContentsId' in view,
        frozen: Object.isFrozen(veridesk),
      }
    })
    expect(found).toEqual({ opened: 0, webview: false, frozen: true })
    expect(desk.app.windows()).toHaveLength(1)
  })
})
