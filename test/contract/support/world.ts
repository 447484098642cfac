import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMetrics, tokenSigner } from '../../../src/main/hosts/http'
import { valueRules } from '../../../src/main/hosts/rules/value-rules'
import { loadMatcher, loadProducts } from '../../../src/main/hosts/service'
import { addressPolicy, fileFetcher, jsonPoster } from '../../../src/main/outbound'
import { FetchFailure, LocalService, scryptHasher, type LocalContext } from '../../../src/main/services/local'
import { openUnkeptWorkspace, type OpenWorkspace } from '../../../src/main/storage'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { field, readerThat, readingOf, resultOf } from '../../integration/support/reading'
import { startFileServer, type TestDocument } from './file-server'

const resources = fileURLToPath(new URL('../../../resources', import.meta.url))
let matcher: LocalContext['matcher'] | null = null

/** Reads the documents of the tests; what is none of them is damaged. */
const reader = readerThat((request) => {
  try {
    const { type, fields } = JSON.parse(Buffer.from(request.bytes).toString()) as TestDocument
    const read = Object.entries(fields).map(([path, value]) => field(path, value, 0.99))
    return Promise.resolve(resultOf(readingOf(type, read), request))
  } catch {
    return Promise.reject(new CodedError('DAMAGED'))
  }
})

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (event: string, error: unknown) => console.error(event, error),
}

/**
 * The real service over a real store, fetching and calling over real sockets; the reader and the clock are the test's.
 */
export async function startWorld(more: Partial<LocalContext> = {}, opened: OpenWorkspace = openUnkeptWorkspace(null)) {
  const files = await startFileServer()
  const clock = { now: new Date() }
  const policy = addressPolicy([files.host])
  matcher ??= loadMatcher(resources, (error) => console.error(error))
  const now = (): Date => new Date(clock.now)
  const metrics = createMetrics()
  const context: LocalContext = {
    store: opened.store.service,
    blobs: opened.blobs,
    isBlobNeeded: (name) => opened.store.blobs.isNeeded(name),
    reader,
    userTypes: () => [],
    fetchFile: fileFetcher(policy, ({ code, detail }) => new FetchFailure(code, detail)),
    postJson: jsonPoster(policy),
    mayCall: policy.mayCall,
    signer: tokenSigner(Buffer.alloc(32, 7), now),
    hasher: scryptHasher,
    matcher,
    rules: valueRules,
    products: loadProducts(join(resources, 'products')),
    requestsPerSecond: 1_000_000,
    retentionDays: 30,
    meter: metrics.meter,
    desk: null,
    log: silent,
    now,
    newId: randomUUID,
    ...more,
  }
  const service = new LocalService(context)
  await service.start()
  const [acme, other] = [await service.clients.add('Acme'), await service.clients.add('Other')]
  return {
    files,
    clock,
    context,
    service,
    metrics,
    acme,
    other,
    close: async () => {
      await service.stop(0)
      await files.close()
      opened.store.close()
    },
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>
