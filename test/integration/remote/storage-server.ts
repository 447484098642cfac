import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault, type Keys } from './signature-check'

/** A small object storage: PUT, GET and DELETE of `/bucket/name`, each with a signature that holds. */
export async function startStorage(keys: Keys) {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const clock = { aheadMs: 0 }
  const broken = { next: [] as number[] }
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const now = new Date(Date.now() + clock.aheadMs)
      response.setHeader('date', now.toUTCString())
      const status = broken.next.shift()
      if (status !== undefined) return void response.writeHead(status).end()
      const fault = signatureFault({ ...partsOf(request), body }, keys, now)
      if (fault !== null) {
        refused.push(fault)
        return void response
          .writeHead(403, { 'content-type': 'application/xml' })
          .end(`<Error><Code>${fault}</Code></Error>`)
      }
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (request.method === 'PUT') objects.set(path, body)
      else if (request.method === 'DELETE') objects.delete(path)
      else if (!objects.has(path)) return void response.writeHead(404).end()
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? objects.get(path) : '')
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    endpoint: `http://${host}`,
    objects,
    refused,
    clock,
    broken,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

const partsOf = ({ method = '', url = '', headers }: IncomingMessage) => ({
  method,
  target: url,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
})
