import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { door, network } from '../../../src/main/outbound'
import { RemoteApi, RemoteService } from '../../../src/main/remote'

type Answer = (request: IncomingMessage, response: ServerResponse, tries: number) => void
const closers: (() => void)[] = []
afterEach(() => {
  network.turn('on')
  for (const close of closers.splice(0)) close()
})

/** A server that behaves as the test says, by path. */
async function serverThat(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      asked.push(path)
      answers[path]?.(request, response, asked.filter((one) => one === path).length)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const text =
  (body: string, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body)

const credentials = { clientId: 'id', clientSecret: 'secret', matchClientId: '', matchClientSecret: '' }

function clientOf(url: string, now: () => Date = () => new Date()) {
  const waits: number[] = []
  const api = new RemoteApi(door, url, (ms) => Promise.resolve(waits.push(ms)))
  return { waits, service: new RemoteService(api, credentials, now, new AbortController().signal) }
}
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? 'uncoded',
  )

const token = json({ access_token: 'a.b.c', expires_in: 3600 })
const paths = { token: '/v1/bulk/authtoken', upload: '/v1/bulk/multiupload', extracts: '/v1/bulk/extracts' } as const
const page = { data: [], page: 1, per_page: 50, total_pages: 1, total_items: 0, has_next: false, has_prev: false }
const extracts = { batch_id: 'B', page: 1, per_page: 50 }
const upload = { product_type: 'x', file_urls: [{ file_url: 'https://x.example/a', document_id: 'a' }] }

describe('what answers in the place of the service', () => {
  it.each<[string, Answer, string]>([
    ['a page', text('<!doctype html><h1>Sign in</h1>'), 'REMOTE_ANSWER'],
    ['a page with an error status', text('<h1>Not here</h1>', 404), 'REMOTE_ANSWER'],
    ['a redirect', (_, r) => void r.writeHead(302, { location: 'https://login.example/' }).end(), 'REMOTE_ANSWER'],
    ['nothing', text(''), 'REMOTE_ANSWER'],
    ['half a JSON', text('{"access_token": "a.b'), 'REMOTE_ANSWER'],
    ['another shape', json({ ok: true }), 'REMOTE_ANSWER'],
    ['a list where an object is due', json([1]), 'REMOTE_ANSWER'],
    ['less than it announced', (_, r) => (r.writeHead(200, { 'content-length': 900 }).write('{"a'), r.destroy()), 'REMOTE_UNREACHABLE'],
    ['a closed connection', (request) => void request.socket.destroy(), 'REMOTE_UNREACHABLE'],
    ['a refusal', json({ error_code: '401', error_message: 'no' }, 401), 'REMOTE_CREDENTIALS'],
    ['a fault', json({ message: 'oh' }, 500), 'REMOTE_BUSY'],
  ])('%s is a coded error', async (_, answer, code) => {
    const { url } = await serverThat({ [paths.token]: answer })
    expect(await codeOf(clientOf(url).service.ask('bulk.authtoken', null))).toBe(code)
  }) // prettier-ignore

  it('nobody is a coded error', async () => {
    const { url } = await serverThat({})
    closers.splice(0).forEach((close) => close())
    expect(await codeOf(clientOf(url).service.ask('bulk.authtoken', null))).toBe('REMOTE_UNREACHABLE')
  })

  it('an endless answer is cut off', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 32)
    const { url } = await serverThat({
      [paths.token]: (_, response) => {
        const more = (): void => void (response.destroyed || response.write(chunk, more))
        more()
      },
    })
    const api = new RemoteApi(
      (request) => door({ ...request, maxBytes: 4_000_000 }),
      url,
      () => Promise.resolve(),
    )
    const { signal } = new AbortController()
    expect(await codeOf(api.call('bulk.authtoken', {}, null, { signal }))).toBe('REMOTE_ANSWER')
  })
})

describe('trying again', () => {
  it('waits as long as it is told, and longer each time where it is not', async () => {
    const { url, asked } = await serverThat({
      [paths.token]: (request, response, tries) =>
        [json({}, 429, { 'retry-after': '7' }), json({}, 503), json({}, 500), token][tries - 1]?.(
          request,
          response,
          tries,
        ),
    })
    const { service, waits } = clientOf(url)
    await service.ask('bulk.authtoken', null)
    expect(asked).toHaveLength(4)
    expect(waits[0]).toBeGreaterThanOrEqual(7000)
    expect(waits[0]).toBeLessThan(8000)
    expect(waits[1]).toBeGreaterThanOrEqual(500)
    expect(waits[2]).toBeGreaterThanOrEqual(1000)
  })

  it('takes Retry-After as a date by the clock of the other side', async () => {
    const theirs = Date.parse('2031-01-01T00:00:00Z')
    const headers = { date: new Date(theirs).toUTCString(), 'retry-after': new Date(theirs + 9000).toUTCString() }
    const { url } = await serverThat({
      [paths.token]: (request, response, tries) =>
        (tries === 1 ? json({}, 503, headers) : token)(request, response, tries),
    })
    const { service, waits } = clientOf(url)
    await service.ask('bulk.authtoken', null)
    expect(waits[0]).toBeGreaterThanOrEqual(9000)
    expect(waits[0]).toBeLessThan(10_000)
  })

  it('never hands over a second time what may have arrived', async () => {
    for (const broken of [
      (r: IncomingMessage) => void r.socket.destroy(),
      json({}, 502),
      text('gateway timeout', 504),
      text('?', 201),
    ]) {
      const { url, asked } = await serverThat({ [paths.token]: token, [paths.upload]: broken })
      const failed: unknown = await clientOf(url)
        .service.ask('bulk.multiupload', upload)
        .catch((error: unknown) => error)
      expect(failed).toMatchObject({ facts: { mayHaveArrived: true } })
      expect(asked.filter((path) => path === paths.upload)).toHaveLength(1)
    }
  })

  it('hands over again what was certainly not taken', async () => {
    const taken = json([{ file_uuid: '6f1ed002-ab5e-4f6a-9d3b-3f0e6a2b7c11', batch_id: 'B', document_id: 'a' }], 201)
    const { url, asked } = await serverThat({
      [paths.token]: token,
      [paths.upload]: (request, response, tries) =>
        [json({}, 503), json({}, 429), text('fault', 500), taken][tries - 1]?.(request, response, tries),
    })
    const results = await clientOf(url).service.ask('bulk.multiupload', upload)
    expect([results[0]?.batch_id, asked.filter((path) => path === paths.upload).length]).toEqual(['B', 4])
  })
})

describe('tokens', () => {
  it('are asked for once, however many calls wait', async () => {
    const { url, asked } = await serverThat({
      [paths.token]: (request, response, tries) => void setTimeout(() => token(request, response, tries), 50),
      [paths.extracts]: json(page),
    })
    const { service } = clientOf(url)
    await Promise.all(Array.from({ length: 40 }, () => service.ask('bulk.extracts', extracts)))
    expect(asked.filter((path) => path === paths.token)).toHaveLength(1)
  })

  it('are renewed before they end, whichever way the clock of this machine jumps', async () => {
    const { url, asked } = await serverThat({ [paths.token]: token, [paths.extracts]: json(page) })
    const clock = { now: Date.now() }
    const { service } = clientOf(url, () => new Date(clock.now))
    const ask = async (aheadMs: number) => {
      clock.now += aheadMs
      await service.ask('bulk.extracts', extracts)
      return asked.filter((path) => path === paths.token).length
    }
    expect([await ask(0), await ask(3_000_000), await ask(500_000), await ask(-86_400_000), await ask(1000)]).toEqual([
      1, 1, 2, 2, 2,
    ])
  })

  it('are replaced in the middle of the work, once for all who were refused, and the work goes on', async () => {
    let valid = 'first'
    let issued = 0
    const { url } = await serverThat({
      [paths.token]: (request, response, tries) => {
        issued += 1
        json({ access_token: valid, expires_in: 3600 })(request, response, tries)
      },
      [paths.extracts]: (request, response, tries) =>
        (request.headers['token'] === valid ? json(page) : json({ error_code: '401' }, 401))(request, response, tries),
    })
    const { service } = clientOf(url)
    await service.ask('bulk.extracts', extracts)
    valid = 'second'
    await Promise.all(Array.from({ length: 10 }, () => service.ask('bulk.extracts', extracts)))
    expect(issued).toBe(2)
  })

  it('are not asked for again and again where the credentials are wrong', async () => {
    const { url, asked } = await serverThat({ [paths.token]: token, [paths.extracts]: json({}, 401) })
    expect(await codeOf(clientOf(url).service.ask('bulk.extracts', extracts))).toBe('REMOTE_CREDENTIALS')
    expect(asked).toHaveLength(4)
  })
})

describe('a service that decided otherwise', () => {
  it('is understood: other spellings, numbers as text, types that are not known here, no state', async () => {
    const { url } = await serverThat({
      [paths.token]: json({ data: { accessToken: 'a', expiresIn: '60', tokenType: 'x' } }),
      [paths.extracts]: json({
        Data: [
          { documentId: 'a', fileData: { documentType: 'pan', pan_number: { value: 'ABCPE1234F', confidence: '97' }, dob: '1990-02-03', seal: null } },
          { document_id: 7, file_data: { document_type: 'RESIDENCE_PERMIT', name: { value: 'A', confidence_score: 0.9 } } },
        ],
        total_items: '2',
        hasNext: false,
      }),
    }) // prettier-ignore
    const { data, status, has_next, total_items } = await clientOf(url).service.ask('bulk.extracts', extracts)
    expect([status, has_next, total_items]).toEqual(['PROCESSING', false, 2])
    expect(data).toEqual([
      {
        document_id: 'a',
        file_data: {
          document_type: 'PAN',
          pan_number: { value: 'ABCPE1234F', confidence_score: 0.97 },
          dob: { value: '1990-02-03', confidence_score: 0.5 },
        },
      },
      {
        document_id: '7',
        file_data: {
          document_type: 'UNRECOGNISED',
          document_type_given: 'RESIDENCE_PERMIT',
          name: { value: 'A', confidence_score: 0.9 },
        },
      },
    ])
  })
})

describe('no network', () => {
  it('opens no connection, and ends what is under way', async () => {
    const { url, asked } = await serverThat({ [paths.token]: () => network.turn('off') })
    const { service } = clientOf(url)
    expect(await codeOf(service.ask('bulk.authtoken', null))).toBe('NETWORK_OFF')
    expect(await codeOf(service.ask('bulk.authtoken', null))).toBe('NETWORK_OFF')
    expect(asked).toHaveLength(1)
  })
})
