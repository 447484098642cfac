import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Events } from '../../../src/shared/ipc'
import { addressComparer } from '../../../src/main/hosts/rules/compare-addresses'
import { addressDeriver } from '../../../src/main/hosts/rules/derive-address'
import { valueRules } from '../../../src/main/hosts/rules/value-rules'
import { createServices, type Log, type Reader, type ServiceContext } from '../../../src/main/services'
import { openWorkspace, writeDurably, type OpenWorkspace } from '../../../src/main/storage'

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

/** The real services over a real encrypted workspace; only the reader is the test's. */
export function openDesk(
  reader: Reader,
  folder: string = newFolder(),
  opened: OpenWorkspace = openWorkspace(folder, testKey, null),
) {
  const events: Event[] = []
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') }
  const context: ServiceContext = {
    store: opened.store,
    blobs: opened.blobs,
    reader,
    rules: valueRules,
    deriveAddress: addressDeriver(resources),
    compareAddresses: addressComparer(resources),
    analyst: 'asha',
    now: () => new Date(clock.now),
    newId: randomUUID,
    emit: (name, payload) => void events.push({ name, payload } as Event),
    log: silent,
  }
  return { folder, events, clock, context, ...opened, services: createServices(context, writeDurably) }
}

export type TestDesk = ReturnType<typeof openDesk>

/** Waits until `fits` holds; a test whose wait never ends is ended by the runner. */
export async function until(fits: () => boolean): Promise<void> {
  while (!fits()) await new Promise((resolve) => setTimeout(resolve, 10))
}
