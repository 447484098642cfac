import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { UserTypeSpec } from '../../shared/domain/user-types/spec'
import { createMetrics, tokenSigner, type Metrics } from '../hosts/http'
import { forkWorker, ReaderPool } from '../hosts/pool'
import { valueRules } from '../hosts/rules/value-rules'
import { loadMatcher, loadProducts } from '../hosts/service'
import type { Logger } from '../logging/logger'
import { addressPolicy, fileFetcher, jsonPoster } from '../outbound'
import { FetchFailure, LocalService, scryptHasher } from '../services/local'
import { openWorkspace } from '../storage'
import type { ServeCommand } from './arguments'
import { languagesFolder, resourcesFolder, workerEntry } from '../hosts/cli/places'

export interface ComposedService {
  readonly service: LocalService
  readonly metrics: Metrics
  /** Ends the readers and closes the store. */
  close(): void
}

/** The one place where the service's ports meet their implementations. */
export function composeService(
  command: ServeCommand,
  folder: string,
  key: Buffer,
  types: readonly UserTypeSpec[],
  log: Logger,
): ComposedService {
  const resources = resourcesFolder()
  const { store, blobs } = openWorkspace(folder, key, null, true)
  const readers = new ReaderPool({
    spawn: () => forkWorker(workerEntry()),
    config: { resources, languages: languagesFolder() },
    workers: command.workers,
  })
  const metrics = createMetrics()
  const policy = addressPolicy(command.allowedHosts)
  const now = (): Date => new Date()
  const service = new LocalService({
    store: store.service,
    blobs,
    isBlobNeeded: (name) => store.blobs.isNeeded(name),
    reader: readers,
    userTypes: () => types,
    fetchFile: fileFetcher(policy, ({ code, detail }) => new FetchFailure(code, detail)),
    postJson: jsonPoster(policy),
    mayCall: policy.mayCall,
    signer: tokenSigner(key, now),
    hasher: scryptHasher,
    matcher: loadMatcher(resources, (error) => log.error('matcher_missing', error)),
    rules: valueRules,
    products: loadProducts(join(resources, 'products')),
    requestsPerSecond: command.requestsPerSecond,
    retentionDays: command.retentionDays,
    meter: metrics.meter,
    desk: null,
    log,
    now,
    newId: randomUUID,
  })
  return {
    service,
    metrics,
    close: () => {
      readers.close()
      store.close()
    },
  }
}
