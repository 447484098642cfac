import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { addClient } from '../../../src/main/command/add-client'
import { writeDiagnostics } from '../../../src/main/command/diagnostics'
import { serviceKey } from '../../../src/main/command/service-key'
import { openWorkspace } from '../../../src/main/storage'
import { newFolder } from '../support/workspace'

const personal = ['Zubeida Kavathekar', 'LOAN-KAVATHEKAR-7', 'kavathekar.example', 'BKLPK4321Q'] as const
const [person, application, host, pan] = personal

async function bundleOf(data: string, log: string | null = null): Promise<Record<string, string>> {
  const out = join(newFolder(), 'support.zip')
  await writeDiagnostics({ kind: 'diagnostics', data, out, log })
  const members = Object.entries(unzipSync(readFileSync(out)))
  return Object.fromEntries(members.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
}

it('tells how the folder of a service stands, and nothing of a person', async () => {
  const folder = newFolder()
  const { client_id } = await addClient({ kind: 'add_client', data: folder, name: person })
  const { store } = openWorkspace(folder, await serviceKey(folder), null, true)
  store.service.write((tx) => {
    tx.flows.insert({ id: '3f0e5e3a-7a44-4b8e-9a51-6d3c8e1f2a10', client: client_id, area: 'flow', productType: 'KYC', applicationId: application, authUrl: `https://${host}/a`, callbackUrl: `https://${host}/b`, status: 'COLLECTING', submitted: false, createdAt: new Date().toISOString(), crossChecks: null }) // prettier-ignore
    const files = [{ id: 'f', documentId: person, url: `https://${host}/${pan}.jpg`, lane: host, blob: null }]
    tx.batches.insert({ idOf: String, client: client_id, area: 'bulk', productType: 'KYC', flow: null, createdAt: new Date().toISOString(), requestKey: null, files }) // prettier-ignore
  })
  const log = join(folder, 'serve.log')
  writeFileSync(
    log,
    `${JSON.stringify({ level: 50, event: 'fetch_failed', why: pan, code: 'DISK_FULL', url: host })}\n`,
  )

  // The service goes on meanwhile.
  const bundle = await bundleOf(folder, log)
  store.close()
  expect(JSON.parse(bundle['workspace.json'] ?? '')).toMatchObject({
    state: 'open',
    service: { files: { waiting: 1, fetched: 0 }, cases: 1, clients: 1 },
    database: { integrity: ['ok'] },
    log: { brokenAt: null },
  })
  expect(JSON.parse(bundle['machine.json'] ?? '')).toMatchObject({ versions: { node: process.versions.node } })
  expect(JSON.parse(bundle['errors.json'] ?? '')).toEqual([
    { event: 'fetch_failed', error: null, code: 'DISK_FULL', count: 1 },
  ])
  for (const text of [...personal, client_id, folder]) expect(JSON.stringify(bundle)).not.toContain(text)
})

it('is written where the store cannot be opened, and says why', async () => {
  const folder = newFolder()
  await addClient({ kind: 'add_client', data: folder, name: 'Acme' })
  writeFileSync(join(folder, 'workspace.db'), 'no database '.repeat(500))
  expect(JSON.parse((await bundleOf(folder))['workspace.json'] ?? '')).toMatchObject({ state: 'blocked', error: expect.stringMatching(/^STORE_/) as string }) // prettier-ignore
})

it('makes no folder where there is none, and asks for a log that is there', async () => {
  const folder = join(newFolder(), 'nothing')
  await expect(bundleOf(folder)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', detail: folder })
  expect(existsSync(folder)).toBe(false)
  const data = newFolder()
  await addClient({ kind: 'add_client', data, name: 'Acme' })
  await expect(bundleOf(data, join(data, 'absent'))).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
})
