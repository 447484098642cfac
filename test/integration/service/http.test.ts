import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNames, endpoints } from '../../../src/shared/contract/endpoints'
import { buildServer, listen } from '../../../src/main/hosts/http'
import { addressHeaders, clientHeaders, overHttp, tokenOf } from '../../contract/support/faces'
import { startWorld } from '../../contract/support/world'

type Http = Awaited<ReturnType<typeof overHttp>>

describe('the HTTP face', () => {
  let face: Http
  beforeAll(async () => void (face = await overHttp()))
  afterAll(() => face.close())

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${face.url}${path}`, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Record<string, unknown> }
  }
  const post = async (body: string | Uint8Array<ArrayBuffer>, type: string | null = 'application/json') =>
    ask('/v1/bulk/multiupload', {
      method: 'POST',
      headers: { ...(await tokenOf(face, 'bulk')), ...(type === null ? {} : { 'content-type': type }) },
      body,
    })

  it('answers unknown paths with 404 and other methods with 405, before anything else', async () => {
    expect(await ask('/v1/bulk/nothing', { method: 'POST' })).toMatchObject({
      status: 404,
      body: { error_code: '404' },
    })
    expect(await ask('/v1/bulk/authtoken/', { method: 'POST' })).toMatchObject({ status: 404 })
    expect(await ask('/v1/%zz')).toMatchObject({ status: 404, body: { error_code: '404' } })
    const wrong = await ask('/v1/bulk/authtoken')
    expect(wrong).toMatchObject({ status: 405, body: { error_code: '405' } })
    expect(wrong.headers.get('allow')).toBe('POST')
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await ask('/v1/bulk/extracts', { method })).status).toBe(405)
  })

  it('looks at the caller before type, size and body', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(2_000_000) }
    expect((await ask('/v1/bulk/multiupload', init)).status).toBe(401)
    expect((await ask('/v1/address/match/batch', init)).status).toBe(401)
  })

  it('takes JSON alone', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', null]) {
      expect(await post(new Uint8Array([123, 125]), type)).toMatchObject({ status: 415, body: { error_code: '415' } })
    }
    expect((await post('{}', 'application/json; charset=utf-8')).status).toBe(400)
    expect((await post('{}', 'Application/JSON')).status).toBe(400)
  })

  it.each(['', '{', '[]', 'null', '"text"', '{"file_urls": [}', '{"a":1}}', '\u0000'])(
    'refuses the body %j',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 400, body: { error_code: '400' } })
    },
  )

  it('refuses bytes that are no text, and bodies over a megabyte', async () => {
    expect((await post(Uint8Array.from([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400)
    expect(await post(`{"x":"${'y'.repeat(1024 * 1024)}"}`)).toMatchObject({ status: 413, body: { error_code: '413' } })
  })

  it('ignores the body of a call that takes none, whatever its type', async () => {
    const headers = clientHeaders(face.world.acme)
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const init = { method: 'POST', headers: { ...headers, 'content-type': type } }
      expect((await ask('/v1/bulk/authtoken', init)).status).toBe(200)
      expect((await ask('/v1/bulk/authtoken', { ...init, body: 'anything' })).status).toBe(200)
    }
  })

  it('knows /authtoken as another name of the flow area', async () => {
    const { status, body } = await ask('/authtoken', { method: 'POST', headers: clientHeaders(face.world.acme) })
    expect([status, body['expires_in']]).toEqual([200, 3600])
  })

  it.each([
    ['what is not HTTP', 'NONSENSE\r\n\r\n'],
    ['a request that names no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('answers %s with a coded error', async (_, request) => {
    const { port, hostname } = new URL(face.url)
    const answer = await new Promise<string>((done) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write(request))
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => done(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"error_code":"400"')
  })

  it('outlives callers that hang up and bodies that never end', async () => {
    const { port, hostname } = new URL(face.url)
    const { Token } = await tokenOf(face, 'bulk')
    for (let i = 0; i < 20; i += 1) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.write(
        `POST /v1/bulk/multiupload HTTP/1.1\r\nHost: x\r\nToken: ${Token}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
      )
      setTimeout(() => socket.destroy(), 20)
    }
    await new Promise((done) => setTimeout(done, 100))
    expect((await ask('/health')).status).toBe(200)
  })

  it('describes every call in OpenAPI 3.1', async () => {
    const { body } = await ask('/openapi.json')
    expect(body['openapi']).toBe('3.1.0')
    const paths = body['paths'] as Record<string, Record<string, { responses: object }>>
    for (const name of endpointNames) {
      const { method, path, status, errors } = endpoints[name]
      const statuses = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {})
      expect(statuses).toEqual(expect.arrayContaining([status, ...errors].map(String)))
    }
  })

  it('describes what a caller should send, and what is beyond the interface', async () => {
    const { body } = await ask('/openapi.json')
    const paths = body['paths'] as Record<string, Record<string, { parameters: { name: string; schema: object }[] }>>
    const pages = paths['/v1/bulk/extracts']?.['get']?.parameters.find(({ name }) => name === 'per_page')
    expect(pages?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 50, default: 50 })
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/v1/bulk/files', '/health', '/ready', '/metrics']))
    expect(JSON.stringify(body)).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  it('says that it lives, that it is ready, and how it does', async () => {
    expect((await ask('/health')).status).toBe(200)
    expect((await ask('/ready')).status).toBe(200)
    const metrics = await (await fetch(`${face.url}/metrics`)).text()
    expect(metrics).toContain('veridesk_request_seconds_count')
    expect(metrics).not.toContain(face.world.acme.client_id)
  })

  it('stands up to the wrong secret being tried over and over', async () => {
    const headers = { ...addressHeaders(face.world.acme), client_secret: 'wrong' }
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
    expect((await ask('/v1/address/match/batch', init)).status).toBe(401)
  })
})

describe('a limit of requests', () => {
  it('is each client his own, and says when to come again', async () => {
    const world = await startWorld({ requestsPerSecond: 5 })
    const app = buildServer({ ...world, log: world.context.log, version: '0', tls: null })
    const url = await listen(app, { host: '127.0.0.1', port: 0 }, false)
    const ask = (client: typeof world.acme) =>
      fetch(`${url}/v1/bulk/authtoken`, { method: 'POST', headers: clientHeaders(client) })
    await ask(world.acme)
    // So many that some come too soon even where a busy machine takes seconds over them.
    const answers = await Promise.all(Array.from({ length: 150 }, () => ask(world.acme)))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(limited[0]?.headers.get('retry-after')).toBe('1')
    expect(await limited[0]?.json()).toMatchObject({ error_code: '429' })
    expect((await ask(world.other)).status).toBe(200)
    await app.close()
    await world.close()
  })
})

describe('without its matcher', () => {
  it('answers address match with 503 and is not ready', async () => {
    const world = await startWorld({ matcher: () => null })
    const app = buildServer({ ...world, log: world.context.log, version: '0', tls: null })
    const input = { application_id: 'a', source_address: 'x', target_addresses: [{ address: 'y', index: 0 }] }
    const match = await app.inject({
      method: 'POST',
      url: '/v1/address/match/batch',
      headers: addressHeaders(world.acme),
      payload: input,
    })
    expect([match.statusCode, match.json()]).toEqual([503, expect.objectContaining({ error_code: '503' })])
    expect((await app.inject('/ready')).statusCode).toBe(503)
    expect((await app.inject('/health')).statusCode).toBe(200)
    await app.close()
    await world.close()
  })
})

describe('a sender that is too slow', () => {
  it('has half a minute for its whole request', async () => {
    const world = await startWorld()
    const app = buildServer({ ...world, log: world.context.log, version: '0', tls: null })
    const { requestTimeout, headersTimeout } = app.server
    // Node gives a whole request the longer of the two.
    expect(Math.max(requestTimeout, headersTimeout)).toBe(30_000)
    await app.close()
    await world.close()
  })
})
