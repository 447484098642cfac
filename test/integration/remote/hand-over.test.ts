import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readFiles } from '../support/read'
import { panFields, readsAs } from '../support/reading'
import { openDesk, until, type TestDesk } from '../support/workspace'
import { connectTo, hurry, outboxOf, untilEnded } from './connected-desk'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>fault</h1>')

/** Somebody else's service, which knows no keys: it answers hand-overs as it is told, then takes what it is given. */
async function serviceThat(...answers: readonly Answer[]) {
  const keys: (string | undefined)[] = []
  const taken: string[] = []
  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    return body
  }
  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const reply = (code: number, body: unknown) =>
        response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (path.endsWith('/multiupload')) {
        const answer = answers[keys.push(request.headers['idempotency-key'] as string | undefined) - 1]
        if (answer) return answer(request, response)
        const { file_urls } = JSON.parse(await bodyOf(request)) as { file_urls: { document_id: string }[] }
        const file_uuid = '6f1ed002-ab5e-4f6a-9d3b-3f0e6a2b7c11'
        taken.push(...file_urls.map(({ document_id }) => document_id))
        return reply(201, file_urls.map(({ document_id }) => ({ file_uuid, batch_id: 'B', document_id }))) // prettier-ignore
      }
      request.resume()
      if (path.endsWith('/authtoken')) return reply(200, { access_token: 'a', expires_in: 3600 })
      if (path.endsWith('/files')) return reply(201, { file_url: 'https://x.example/1', expires_at: '2030-01-01' })
      const data = taken.map((document_id) => ({ document_id, file_data: { document_type: 'PAN' } }))
      return reply(200, { data, page: 1, per_page: 50, total_pages: 1, total_items: data.length, status: 'COMPLETED', has_next: false, has_prev: false }) // prettier-ignore
    })().catch(() => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, taken }
}

/** A desk that has begun to send one document to the service. */
async function sendTo(url: string): Promise<TestDesk> {
  const desk = openDesk(readsAs('PAN', panFields))
  closers.push(() => desk.services.close())
  const ids = await readFiles(desk, 'one.png')
  await connectTo(desk, url, { acme: { client_id: 'id', client_secret: 'secret', callback_secret: '' } })
  desk.services.outbox.send(ids, 'both')
  return desk
}
const stands = (desk: TestDesk) => outboxOf(desk).map(({ state, reason, detail }) => [state, reason, detail])

it.each([
  ['once', [500]],
  ['three times', [500, 503, 500]],
])(
  'a service that answers %s that it failed is asked again, under the same key, and has the document once',
  async (_, codes) => {
    const service = await serviceThat(...codes.map(status))
    const desk = await sendTo(service.url)
    await untilEnded(desk)
    expect(stands(desk)).toEqual([['DONE', null, null]])
    expect(service.taken).toHaveLength(1)
    expect(service.keys).toHaveLength(codes.length + 1)
    expect(new Set(service.keys).size).toBe(1)
  },
)

it('a service that goes on failing is asked at longer and longer intervals, and the outbox says why', async () => {
  const service = await serviceThat(...Array.from({ length: 8 }, () => status(500)))
  const desk = await sendTo(service.url)
  await until(() => outboxOf(desk)[0]?.reason === 'REMOTE_BUSY')
  const [row] = outboxOf(desk)
  expect(row).toMatchObject({ state: 'UPLOADING', detail: 'HTTP 500' })
  expect(Date.parse(row?.notBefore ?? '')).toBeGreaterThan(desk.clock.now.getTime())
  expect(service.keys).toHaveLength(4)
  await until(() => {
    hurry(desk)
    return outboxOf(desk)[0]?.state === 'DONE'
  })
  expect(service.taken).toHaveLength(1)
})

it.each<[string, Answer]>([
  ['breaks off before it has read anything', (request) => void request.socket.destroy()],
  [
    'takes it and breaks off',
    (request) => {
      request.resume()
      request.on('end', () => request.socket.destroy())
    },
  ],
  ['is silent behind its gateway', status(504)],
  ['breaks off behind its gateway', status(502)],
])(
  'where a service %s, nobody knows whether it has the document: a human is asked, and it is not sent again',
  async (_, answer) => {
    const service = await serviceThat(answer)
    const desk = await sendTo(service.url)
    await untilEnded(desk)
    expect(stands(desk).map(([state, reason]) => [state, reason])).toEqual([['FAILED', 'REMOTE_UNCERTAIN']])
    for (let second = 0; second < 30; second += 1) hurry(desk)
    expect(service.keys).toHaveLength(1)
    // The human says that it has not.
    desk.services.outbox.retry(outboxOf(desk).map(({ id }) => id))
    await untilEnded(desk)
    expect([service.taken.length, service.keys.length]).toEqual([1, 2])
  },
)
