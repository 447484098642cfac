import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DetectedType } from '../../../src/shared/domain/document-types'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** What a document of the tests holds: the reader of the tests reads it back. */
export interface TestDocument {
  readonly type: DetectedType
  readonly fields: Readonly<Record<string, string>>
  /** Makes otherwise equal documents differ in their bytes. */
  readonly salt?: string
}

/** A client's own web server: documents to fetch, addresses to call back. */
export async function startFileServer() {
  const handlers = new Map<string, Handler>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(request.url ?? '')
      const handler = handlers.get((request.url ?? '').split('?')[0] ?? '')
      if (handler) handler(request, response, Buffer.concat(chunks).toString())
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  let next = 1
  const on = (path: string, handler: Handler): string => {
    handlers.set(path, handler)
    return `http://${host}${path}`
  }
  return {
    host,
    /** Path and query of every request, as they came. */
    asked,
    on,
    document: (document: TestDocument): string =>
      on(`/doc-${next++}`, (_, response) => void response.end(JSON.stringify(document))),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
export type FileServer = Awaited<ReturnType<typeof startFileServer>>
