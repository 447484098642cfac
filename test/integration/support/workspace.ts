import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Policy } from '../../../src/shared/domain/policy'
import type { Events } from '../../../src/shared/ipc'
import { bindPages } from '../../../src/main/engine/intake/pdf/bind-pages'
import { addressComparer } from '../../../src/main/hosts/rules/compare-addresses'
import { addressDeriver } from '../../../src/main/hosts/rules/derive-address'
import { measuredSureFrom } from '../../../src/main/hosts/rules/sure-from'
import { tableCutter } from '../../../src/main/hosts/rules/table-cutter'
import { toLatin, valueRules } from '../../../src/main/hosts/rules/value-rules'
import { door, network } from '../../../src/main/outbound'
import { remoteConnector } from '../../../src/main/remote'
import { loadProducts, matcherWhenAsked } from '../../../src/main/hosts/service'
import {
  createServices,
  type Keychain,
  type Log,
  type Reader,
  type ServedParts,
  type ServiceContext,
} from '../../../src/main/services'
import { FetchFailure, scryptHasher } from '../../../src/main/services/local'
import { openWorkspace, writeDurably, type OpenWorkspace } from '../../../src/main/storage'
import { patience } from '../../support/within'

const resources = fileURLToPath(new URL('../../../resources', import.meta.url))

export const testKey = Buffer.alloc(32, 7)
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'veridesk-'))

type Event = { [E in keyof Events]: { readonly name: E; readonly payload: Events[E] } }[keyof Events]

const silent: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (event, error) => {
    if (process.env['VERBOSE']) console.error(event, error)
  },
}

/** A service that calls nobody and that nobody calls. */
export const noNetwork: ServedParts = {
  network: () => ({
    fetchFile: () => Promise.reject(new FetchFailure('FETCH_FAILED', 'no network')),
    postJson: () => Promise.reject(new Error('no network')),
    mayCall: () => Promise.resolve(false),
  }),
  signer: { sign: () => Promise.reject(new Error('no tokens')), verify: () => Promise.resolve(null) },
  hasher: scryptHasher,
  matcher: matcherWhenAsked(resources, () => undefined),
  products: loadProducts(join(resources, 'products')),
  host: {
    listen: () => Promise.reject(new Error('no network')),
    meter: { fileEnded: () => undefined, fetched: () => undefined, read: () => undefined, delivered: () => undefined },
  },
}

/** A keychain that forgets with the process. */
export function memoryKeychain(): Keychain {
  const kept = new Map<string, string>()
  return {
    get: (name) => Promise.resolve(kept.get(name) ?? null),
    set: (name, secret) => Promise.resolve(void kept.set(name, secret)),
    remove: (name) => Promise.resolve(void kept.delete(name)),
  }
}

/** The real services over a real encrypted workspace; only the reader is the test's. */
export function openDesk(
  reader: Reader,
  folder: string = newFolder(),
  opened: OpenWorkspace = openWorkspace(folder, testKey, null),
  parts: ServedParts = noNetwork,
  policy: Policy = {},
) {
  const events: Event[] = []
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') }
  const context: ServiceContext = {
    store: opened.store,
    blobs: opened.blobs,
    keeping: opened.keeping,
    policy,
    // Pictures are drawn by Electron: the tests of the real app judge that.
    bindPages,
    // What is read here is text in place of pictures.
    findCodePlaces: () => Promise.resolve([]),
    evidenceCheck: () => Promise.resolve({}),
    imageTools: { cover: () => null, crop: () => null },
    reader,
    rules: valueRules,
    toLatin,
    deriveAddress: addressDeriver(resources),
    sureFrom: measuredSureFrom(resources),
    tableCutter,
    compareAddresses: addressComparer(resources),
    keychain: memoryKeychain(),
    connectRemote: remoteConnector(door, () => new Date(clock.now)),
    network,
    languages: { folder: join(folder, 'languages'), registry: 'http://127.0.0.1:9', door, writeFile: writeDurably },
    analyst: 'asha',
    now: () => new Date(clock.now),
    newId: randomUUID,
    emit: (name, payload) => void events.push({ name, payload } as Event),
    log: silent,
  }
  return { folder, events, clock, context, ...opened, services: createServices(context, writeDurably, parts) }
}

export type TestDesk = ReturnType<typeof openDesk>

/** Waits until `fits` holds; gives up, and says what it waited for, before the runner ends the test without a word. */
export async function until(fits: () => boolean): Promise<void> {
  const end = Date.now() + patience
  while (!fits()) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${fits.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
