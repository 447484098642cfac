import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressPolicy,
  fileFetcher,
  jsonPoster,
  network,
  NetworkOff,
  type FetchFault,
} from '../../../src/main/outbound'
import { hostAndPort, isPublic } from '../../../src/main/outbound/address-policy'
import { readBody } from '../../../src/main/outbound/read-body'
import { pathOf, send } from '../../../src/main/outbound/request'
import { resolveByDns, resolveBySystem } from '../../../src/main/outbound/resolve-name'
import { startFileServer, type FileServer } from '../../contract/support/file-server'

class Failure extends Error {
  constructor(readonly fault: FetchFault) {
    super(fault.detail)
  }
}
const never = new AbortController().signal

describe('fetching a file', () => {
  let files: FileServer
  beforeAll(async () => void (files = await startFileServer()))
  afterAll(() => files.close())

  const fetchWith = (allowed: readonly string[], url: string) =>
    fileFetcher(addressPolicy(allowed), (fault) => new Failure(fault))(url, never)
  const fault = (url: string, allowed = [files.host]) =>
    fetchWith(allowed, url).then(
      () => 'fetched',
      (error: unknown) => (error instanceof Failure ? `${error.fault.code}: ${error.fault.detail}` : 'thrown'),
    )

  it('asks for the address byte for byte', async () => {
    files.on('/a%2Fb/../c', (_, response) => void response.end('file'))
    const path = "/a%2Fb/../c?X-Sig=a%2bB~'(*)!&e=&e=%C3%A9"
    expect(Buffer.from(await fetchWith([files.host], `http://${files.host}${path}`)).toString()).toBe('file')
    expect(files.asked.at(-1)).toBe(path)
  })

  it('follows three redirects and no fourth', async () => {
    const to =
      (location: string): Parameters<FileServer['on']>[1] =>
      (_, response) =>
        void response.writeHead(302, { location }).end()
    files.on('/end', (_, response) => void response.end('end'))
    for (const n of [1, 2, 3]) files.on(`/r${n}`, to(n === 1 ? '/end' : `/r${n - 1}`))
    files.on('/r4', to(`http://${files.host}/r3`))
    expect(await fault(`http://${files.host}/r3`)).toBe('fetched')
    expect(await fault(`http://${files.host}/r4`)).toBe('FETCH_FAILED: too many redirects')
  })

  it('tries again after 5xx and broken connections, twice, and not after 4xx', async () => {
    let tries = 0
    files.on(
      '/flaky',
      (_, response) =>
        void (++tries < 3 ? (tries === 1 ? response.writeHead(503).end() : response.destroy()) : response.end('x')),
    )
    expect(await fault(`http://${files.host}/flaky`)).toBe('fetched')
    expect(tries).toBe(3)
    let asked = 0
    files.on('/forbidden', (_, response) => void (asked++, response.writeHead(403).end()))
    expect(await fault(`http://${files.host}/forbidden`)).toBe('FETCH_FAILED: HTTP 403')
    expect(asked).toBe(1)
    files.on('/down', (_, response) => void response.writeHead(500).end())
    expect(await fault(`http://${files.host}/down`)).toBe('FETCH_FAILED: HTTP 500')
  })

  it('stops at 25 MB, announced or not', async () => {
    files.on('/announced', (_, response) => void response.writeHead(200, { 'content-length': 30_000_000 }).write('x'))
    files.on('/endless', (_, response) => {
      const chunk = Buffer.alloc(1024 * 1024)
      const more = (): void => void (response.destroyed || response.write(chunk, more))
      more()
    })
    expect(await fault(`http://${files.host}/announced`)).toBe('TOO_LARGE: too large')
    expect(await fault(`http://${files.host}/endless`)).toBe('TOO_LARGE: too large')
  })

  it('gives up a server that says nothing for ten seconds', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`
    const from = Date.now()
    expect(await fault(`http://${host}/`, [host])).toBe('FETCH_FAILED: timeout')
    expect(Date.now() - from).toBeLessThan(50_000)
    silent.close()
  })

  it.each([
    'http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/', 'http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/',
    'http://10.1.2.3/', 'http://172.16.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/latest/', 'http://100.64.0.1/',
    'http://0x7f.1/', 'http://2130706433/', 'http://017700000001/', 'http://[fe80::1]/', 'http://[fd00::1]/', 'http://[64:ff9b::7f00:1]/',
  ])('refuses %s', async (url) => {
    expect(await fault(url, [])).toBe('FETCH_FAILED: address refused')
  }) // prettier-ignore

  it('refuses what a redirect leads to, and what the DNS answers, without a second question', async () => {
    files.on('/inside', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:22/' }).end())
    expect(await fault(`http://${files.host}/inside`)).toBe('FETCH_FAILED: address refused')
    files.on('/file-scheme', (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end())
    expect(await fault(`http://${files.host}/file-scheme`)).toBe('FETCH_FAILED: redirect to no web address')
    let questions = 0
    const rebinding = addressPolicy([], () => {
      questions += 1
      return Promise.resolve([{ address: questions === 1 ? '10.0.0.1' : '93.184.216.34', family: 4 }])
    })
    const fetching = fileFetcher(rebinding, (found) => new Failure(found))('http://rebind.example/', never)
    await expect(fetching).rejects.toThrow('address refused')
    expect(questions).toBe(1)
    const mixed = addressPolicy([], () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '::1', family: 6 },
      ]),
    )
    expect(await mixed.mayCall('http://mixed.example/')).toBe(false)
  })

  it('waits for no silent DNS on the threads that everybody shares', async () => {
    const silent = createSocket('udp4')
    await new Promise<void>((done) => silent.bind(0, '127.0.0.1', done))
    const resolver = new Resolver({ timeout: 5_000, tries: 1 })
    resolver.setServers([`127.0.0.1:${silent.address().port}`])
    let ended = 0
    const asked = Array.from({ length: 40 }, (_, i) =>
      resolveByDns(`silent${i}.example`, resolver).catch(() => void (ended += 1)),
    )
    // The system's own lookup waits for nobody.
    expect((await resolveBySystem('localhost')).length).toBeGreaterThan(0)
    expect(ended).toBe(0)
    // What is turned off ends at once, and asks nothing more.
    network.turn('off')
    await Promise.all(asked)
    expect(ended).toBe(40)
    await expect(resolveByDns('silent.example', resolver)).rejects.toThrow(NetworkOff)
    network.turn('on')
    silent.close()
  })

  it('means by an allowed host that text and that port', async () => {
    const port = files.host.split(':')[1]
    files.on('/x', (_, response) => void response.end('x'))
    expect(await fault(`http://${files.host}/x`)).toBe('fetched')
    expect(await fault(`http://localhost:${port}/x`)).toBe('FETCH_FAILED: address refused')
    expect(await fault(`http://2130706433:${port}/x`)).toBe('FETCH_FAILED: address refused')
    expect(await fault(`http://localhost:${port}/x`, [`localhost:${port}`])).toBe('fetched')
  })

  it('is abandoned at once when it is told to', async () => {
    const stop = new AbortController()
    files.on('/hang', () => stop.abort(new Error('stopping')))
    const fetching = fileFetcher(addressPolicy([files.host]), (found) => new Failure(found))(
      `http://${files.host}/hang`,
      stop.signal,
    )
    await expect(fetching).rejects.toThrow('stopping')
  })

  it('takes what came before the end of its time for no file, though its length was never announced', async () => {
    const stop = new AbortController()
    const drip = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhalf a file')
    })
    await new Promise<void>((done) => drip.listen(0, '127.0.0.1', done))
    const host = `127.0.0.1:${(drip.address() as AddressInfo).port}`
    const answer = await send(addressPolicy([host]), `http://${host}/`, { method: 'GET', headers: {}, signal: stop.signal, idleMs: 10_000 }) // prettier-ignore
    const reading = readBody(answer, 1000)
    stop.abort(new Error('time is up'))
    await expect(reading).rejects.toThrow('time is up')
    drip.close()
  })

  it('takes what came before a silence for no file either', async () => {
    const drip = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhalf a file')
    })
    await new Promise<void>((done) => drip.listen(0, '127.0.0.1', done))
    const host = `127.0.0.1:${(drip.address() as AddressInfo).port}`
    const answer = await send(addressPolicy([host]), `http://${host}/`, { method: 'GET', headers: {}, signal: never, idleMs: 100 }) // prettier-ignore
    await expect(readBody(answer, 1000)).rejects.toThrow('timeout')
    drip.close()
  })
})

describe('posting JSON', () => {
  it('follows no redirect, and keeps the status of an answer that is too long', async () => {
    const files = await startFileServer()
    const post = jsonPoster(addressPolicy([files.host]))
    const moved = files.on('/moved', (_, response) => void response.writeHead(302, { location: '/long' }).end())
    const long = files.on('/long', (_, response) => void response.end('x'.repeat(200_000)))
    expect(await post(moved, '{}', {})).toEqual({ status: 302, body: '' })
    expect(await post(long, '{}', {})).toEqual({ status: 200, body: '' })
    await expect(post('http://localhost:1/', '{}', {})).rejects.toThrow('address refused')
    await files.close()
  })
})

describe('addresses', () => {
  it.each([
    ['93.184.216.34', true], ['2606:2800:220:1:248:1893:25c8:1946', true], ['127.0.0.1', false], ['::', false],
    ['224.0.0.1', false], ['255.255.255.255', false], ['192.0.2.1', false], ['2002:7f00:1::', false], ['nonsense', false],
  ])('%s is public: %s', (ip, expected) => void expect(isPublic(ip)).toBe(expected)) // prettier-ignore

  it.each([
    ['http://A.example/x', 'a.example:80', '/x'],
    ['https://a.example?q=1#f', 'a.example:443', '/?q=1'],
    ['http://a.example:8080/é', 'a.example:8080', '/%C3%A9'],
    ['http://[::1]:9/', '[::1]:9', '/'],
  ])('%s is %s and %s', (url, host, path) => {
    expect([hostAndPort(url), pathOf(url)]).toEqual([host, path])
  })
})
