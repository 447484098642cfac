import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { OutboxState } from '../../../src/shared/domain/outbox'
import { openWorkspace } from '../../../src/main/storage'
import { newFolder, testKey } from '../support/workspace'
import { panFields, readerThat, readingOf, resultOf } from '../support/reading'
import { startRemote } from './connected-desk'

const sender = fileURLToPath(new URL('sender-double.ts', import.meta.url))
type Counts = Readonly<Record<OutboxState, number>>

/** Lets a desk send until what it says of its outbox fits, and kills it. */
function sendUntil(args: readonly string[], fits: (counts: Counts) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', sender, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = chunk.toString().trim().split('\n')
      if (lines.some((line) => fits(JSON.parse(line) as Counts))) child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
}

it('killed wherever it stands, an outbox loses nothing and the service has every document once', async () => {
  const read = (request: Parameters<Parameters<typeof readerThat>[0]>[0]) =>
    Promise.resolve(resultOf(readingOf('PAN', panFields), request))
  const remote = await startRemote({ reader: readerThat(read) })
  const folder = newFolder()
  const { client_id, client_secret } = remote.world.acme
  const args = [folder, remote.url, client_id, client_secret, '30']
  const moments: ((counts: Counts) => boolean)[] = [
    (counts) => counts.WAITING === 30,
    (counts) => counts.UPLOADING > 3,
    (counts) => counts.UPLOADING > 20,
    (counts) => counts.SENT > 0,
    (counts) => counts.RESULT_PENDING > 0,
    (counts) => counts.DONE > 5,
    (counts) => counts.DONE === 30,
  ]
  for (const moment of moments) await sendUntil(args, (counts) => moment(counts) || counts.DONE === 30)

  const { store } = openWorkspace(folder, testKey, null)
  const items = store.outbox.inStates(['DONE'], 100)
  expect(items).toHaveLength(30)
  expect(store.outbox.inStates(['FAILED', 'SENT', 'WAITING', 'UPLOADING', 'RESULT_PENDING'], 100)).toEqual([])
  for (const { document } of items)
    expect(store.remoteReadings.byDocument(document)?.fileData.document_type).toBe('PAN')
  const batches = new Set(items.map(({ remoteBatch }) => remoteBatch ?? ''))
  const uploads = [...batches].flatMap((id) => {
    const batch = remote.world.context.store.batches.byId(id)
    return batch ? remote.world.context.store.batches.uploadOf(batch.number) : []
  })
  // Every batch that the service has is one of these: what it took is what was asked back.
  expect(remote.world.context.store.batches.count('')).toBe(batches.size)
  expect(uploads.map(({ documentId }) => documentId).sort()).toEqual(items.map(({ id }) => id).sort())
  store.close()
  await remote.close()
}, 200_000)

it('killed while it hands over to a service that knows no keys, it leaves the question to a human', async () => {
  const uploads: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const path = request.url ?? ''
      response.setHeader('content-type', 'application/json')
      if (path.endsWith('/authtoken')) return void response.end(JSON.stringify({ access_token: 'a', expires_in: 3600 }))
      if (path.endsWith('/files')) {
        return void response
          .writeHead(201)
          .end(JSON.stringify({ file_url: 'https://x.example/1', expires_at: '2030-01-01' }))
      }
      // Taken, and never answered.
      uploads.push(path)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = newFolder()
  const args = [folder, url, 'id', 'secret', '2']
  await sendUntil(args, (counts) => counts.SENT === 2 && uploads.length === 1)
  await sendUntil(args, (counts) => counts.FAILED === 2)
  expect(uploads).toHaveLength(1)
  const { store } = openWorkspace(folder, testKey, null)
  expect(store.outbox.inStates(['FAILED'], 9).map(({ reason }) => reason)).toEqual([
    'REMOTE_UNCERTAIN',
    'REMOTE_UNCERTAIN',
  ])
  store.close()
  server.closeAllConnections()
  server.close()
}, 100_000)
