import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServeCommand } from '../../src/main/command/arguments'
import { composeService, type ComposedService } from '../../src/main/command/compose-service'
import { buildServer, listen } from '../../src/main/hosts/http'
import type { Store } from '../../src/main/storage'
import { openWorkspace } from '../../src/main/storage'
import { median } from './statistics'
import type { Row } from './table'

const key = Buffer.alloc(32, 7)
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Bench {
  readonly url: string
  readonly composed: ComposedService
  readonly credentials: { client_id: string; client_secret: string }
  readonly token: { Token: string }
  /** A server that takes every connection and says nothing: files wait, and nothing is read meanwhile. */
  readonly silentHost: string
}

/** The HTTP face over an encrypted store on the disk, in this process; callers share its one core. */
export async function measureService(files: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-service-'))
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const silentHost = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  const command: ServeCommand = {
    kind: 'serve', data: folder, host: '127.0.0.1', port: 0, allowedHosts: [silentHost], tls: null, workers: 1,
    requestsPerSecond: 1_000_000, retentionDays: 30, types: null,
  } // prettier-ignore
  const composed = composeService(command, folder, key, [], silentLog)
  const app = buildServer({ ...composed, log: silentLog, version: 'bench', tls: null })
  try {
    const url = await listen(app, command, false)
    const credentials = await composed.service.clients.add('bench')
    const token = await tokenOf(url, credentials)
    const bench = { url, composed, credentials, token, silentHost }
    return [
      ...(await measureMatches(bench)),
      ...(await measureUploads(bench, 1000)),
      ...(await measureUploads(bench, files)),
      ...measureLists(folder, files),
      ...(await measurePages(bench, folder, files)),
    ]
  } finally {
    await app.close()
    await composed.service.stop(0)
    composed.close()
    silent.close()
    rmSync(folder, { recursive: true })
  }
}

async function tokenOf(url: string, { client_id, client_secret }: Bench['credentials']) {
  const headers = { 'Client-Id': client_id, 'Client-Secret': client_secret }
  const answer = await fetch(`${url}/v1/bulk/authtoken`, { method: 'POST', headers })
  return { Token: ((await answer.json()) as { access_token: string }).access_token }
}

const post = async (url: string, headers: object, body: object): Promise<unknown> => {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

async function measureMatches({ url, credentials }: Bench): Promise<Row[]> {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const address = `${n + round * 200} Park Lane, Camp, Pune 411001`
        const from = performance.now()
        const { client_id, client_secret } = credentials
        await post(
          `${url}/v1/address/match/batch`,
          { client_id, client_secret },
          {
            application_id: 'a',
            source_address: address,
            target_addresses: Array.from({ length: 5 }, (_, index) => ({
              address: `${address} near ${index} temple`,
              index,
            })),
          },
        )
        times.push(performance.now() - from)
      }),
    )
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (share: number): string => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`
  return [
    {
      what: '200 address matches at once, 5 targets each',
      value: `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
      note: `5 rounds, new addresses each; ${((user + system) / 1000 / times.length).toFixed(2)} ms of a core a call, caller included`,
    },
  ]
}

async function measureUploads({ url, token, silentHost, composed }: Bench, files: number): Promise<Row[]> {
  const from = performance.now()
  for (let at = 0; at < files; at += 100) {
    const file_urls = Array.from({ length: 100 }, (_, i) => ({
      file_url: `http://${silentHost}/${at + i}`,
      document_id: `d${at + i}`,
    }))
    await post(`${url}/v1/bulk/multiupload`, token, { product_type: 'bench', file_urls })
  }
  const seconds = (performance.now() - from) / 1000
  const look = performance.now()
  const { waiting } = composed.service.counts()
  const rate = `${(files / seconds).toFixed(0)} a second`
  return [
    {
      what: `${files} files accepted, 100 an upload`,
      value: `${seconds.toFixed(1)} s`,
      note: `${rate}, on the disk before each answer`,
    },
    {
      what: `${waiting} files waiting: counted`,
      value: `${(performance.now() - look).toFixed(1)} ms`,
      note: 'what /metrics asks',
    },
  ]
}

/** What the desk lists of them: batches newest first, the files of one. */
function measureLists(folder: string, files: number): Row[] {
  const { store } = openWorkspace(folder, key, null, true)
  const { batches } = store.service
  const took = (work: () => { readonly length: number }): string => {
    const times = Array.from({ length: 15 }, () => {
      const from = performance.now()
      if (work().length === 0) throw new Error('Nothing is listed')
      return performance.now() - from
    })
    return `${median(times).toFixed(1)} ms`
  }
  try {
    const last = Math.max(0, batches.count('desk') - 200)
    const newest = batches.list('desk', 0, 1)[0]?.number ?? 0
    const pages = [
      `newest batches ${took(() => batches.list('desk', 0, 200))}`,
      `oldest ${took(() => batches.list('desk', last, 200))}`,
      `files of one ${took(() => batches.files(newest, 0, 200))}`,
    ]
    return [{ what: `${files} files queued: listed at the desk`, value: pages.join(', '), note: 'median of 15' }]
  } finally {
    store.close()
  }
}

async function measurePages({ url, token, credentials }: Bench, folder: string, files: number): Promise<Row[]> {
  const id = fillBatch(folder, credentials.client_id, files)
  const times: Record<string, number[]> = { first: [], middle: [], last: [] }
  const pages = { first: 1, middle: Math.ceil(files / 100), last: Math.ceil(files / 50) }
  for (let round = 0; round < 15; round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const from = performance.now()
      const answer = await fetch(`${url}/v1/bulk/extracts?batch_id=${id}&page=${page}`, { headers: token })
      const { data } = (await answer.json()) as { data: unknown[] }
      if (data.length !== 50) throw new Error('A page is not whole')
      times[name]?.push(performance.now() - from)
    }
  }
  const value = Object.entries(times).map(([name, list]) => `${name} ${median(list).toFixed(1)} ms`)
  return [{ what: `extracts: a page of 50 in a batch of ${files}`, value: value.join(', '), note: 'median of 15' }]
}

/** One batch with all files ended, written beside the running service. */
function fillBatch(folder: string, client: string, files: number): string {
  const { store } = openWorkspace(folder, key, null, true)
  const fileData = {
    document_type: 'PAN',
    name_as_per_pan: { value: 'ASHA SHARMA', confidence_score: 0.99 },
    pan_number: { value: 'ABCPS1234F', confidence_score: 0.99 },
    dob: { value: '1990-02-03', confidence_score: 0.99 },
  }
  const end = { state: 'EXTRACTED', documentType: 'PAN', fileData, flaws: [], failure: null } as const
  try {
    return store.service.write((tx) => {
      const names = Array.from({ length: files }, (_, n) => ({
        id: `file-${n}`,
        documentId: `d${n}`,
        url: 'http://x.example/',
        lane: 'bench',
        blob: null,
      }))
      const id = tx.batches.insert({
        idOf: (number) => `BATCH-${number}-BENCH-20260101000000`,
        client,
        area: 'bulk',
        productType: 'bench',
        flow: null,
        createdAt: new Date().toISOString(),
        requestKey: null,
        files: names,
      })
      for (const number of numbersOf(store, files)) tx.files.end(number, end)
      return id
    })
  } finally {
    store.close()
  }
}

/** The numbers of the files that were written last. */
function numbersOf(store: Store, files: number): number[] {
  const waiting = store.service.files.firstWaiting('bench', files)
  return waiting.map(({ number }) => number)
}
