import { unzipSync } from 'fflate'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { HttpAnswer } from '../../../src/main/services/local'
import { rowsOf } from '../support/read'
import { readsText } from '../support/reading'
import { rawDatabase, tablesWith } from '../support/raw-database'
import { newFolder, noNetwork, openDesk, until, type TestDesk } from '../support/workspace'

const pan = 'PAN|name_as_per_pan=ASHA RANI|dob=1990-02-03|pan_number=ABCPE1234F'
const licence =
  'DRIVING_LICENSE|name=Asha Rani|license_number=MH1220150012345|address=Flat 402, Sai Krupa, MG Road, Pune 411005'
const stranger = 'VOTER_ID|name=Mohan Verma|epic_number=ABC1234567|address=Flat 7, Green Park, Link Road, Mumbai 400053'
const application = 'LOAN-RANI-7'
/** All that the cases below hold of Asha Rani. */
const hers = [application, 'RANI', 'ABCPE1234F', 'MH1220150012345', 'Sai Krupa', 'pan.example', 'results.example']

interface World {
  /** What the addresses of the world answer with. */
  readonly fetchFile?: (url: string) => Promise<Uint8Array>
  readonly postJson?: (url: string, body: string) => Promise<HttpAnswer>
}

let desk: TestDesk
afterEach(() => desk.services.close())

function open(world: World = {}): void {
  const network = () => ({ ...noNetwork.network([]), mayCall: () => Promise.resolve(true), ...world })
  desk = openDesk(readsText, newFolder(), undefined, { ...noNetwork, network })
  desk.services.start()
}

async function clientOfDesk() {
  const { client_id } = await desk.services.served.addClient('Acme')
  const client = desk.store.service.clients.byId(client_id)
  if (!client) throw new Error('no client')
  return { client, session: null }
}

async function flowOf(caller: Awaited<ReturnType<typeof clientOfDesk>>): Promise<string> {
  const { flow_uuid } = await desk.services.local.answer('flow.init', caller, {
    product_type: 'KYC',
    application_id: application,
    auth_url: 'https://results.example/auth',
    callback_url: 'https://results.example/take',
  })
  return flow_uuid
}

async function taken(...texts: string[]): Promise<string[]> {
  const folder = newFolder()
  texts.forEach((text, n) => writeFileSync(join(folder, `${n} by hand.jpg`), text))
  const before = rowsOf(desk).length
  await desk.services.intake.take([folder])
  await until(() => rowsOf(desk).length === before + texts.length && rowsOf(desk).every(({ readState }) => readState === 'EXTRACTED')) // prettier-ignore
  return rowsOf(desk)
    .slice(before)
    .map(({ id }) => id)
}

const images = (): readonly string[] =>
  readdirSync(join(desk.folder, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** The desk ends; answers which tables of its database, and of the copies of it, still hold one of these texts. */
async function tablesLeftWith(texts: readonly string[]): Promise<readonly string[]> {
  await desk.services.close()
  const copies = join(desk.folder, 'snapshots')
  const databases = [join(desk.folder, 'workspace.db'), ...readdirSync(copies).map((name) => join(copies, name))]
  expect(databases.length).toBeGreaterThan(1)
  return databases.flatMap((path) => texts.flatMap((text) => tablesWith(path, text)))
}

it("a client's case goes with its documents, callbacks and comparisons; the log proves it, backups are named, others stay", async () => {
  const sent: string[] = []
  let letIn: ((answer: HttpAnswer) => void) | null = null
  open({
    fetchFile: () => Promise.resolve(Buffer.from(pan)),
    postJson: (url, body) => {
      sent.push(`${url} ${body}`)
      return new Promise((resolve) => (letIn = resolve))
    },
  })
  const { services, store } = desk
  const caller = await clientOfDesk()
  const id = await flowOf(caller)
  const file_urls = [{ file_url: 'https://pan.example/asha-rani.jpg', document_id: 'pan of Asha Rani' }]
  await services.local.answer('flow.multiupload', caller, { flow_uuid: id, file_urls })
  await services.local.answer('flow.submit', caller, { flow_uuid: id })
  await until(() => letIn !== null)
  const [added = '', other = ''] = await taken(licence, stranger)
  services.cases.add(id, [added])
  const kept = await services.cases.create('LOAN-VERMA-1', 'KYC', [added, other])
  const [own] = services.addresses.known('', id)
  services.addresses.compare({ address: own?.address ?? '', documentId: added }, [{ address: 'Sai Krupa, Pune', documentId: null }], id) // prettier-ignore
  services.fields.correct(added, 'name', 'Asha  Rani')
  services.keeping.copyDaily()
  await services.keeping.backup(join(newFolder(), 'monday.veridesk-backup'), 'correct horse battery')
  expect(services.cases.detail(id)).toMatchObject({ shared: 1, client: 'Acme' })

  expect(await services.cases.erase(id)).toEqual({ documents: 2, snapshots: 1, backups: ['monday.veridesk-backup'] })
  expect(() => services.cases.detail(id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  await expect(services.cases.erase(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(services.cases.detail(kept).documents.map((document) => document.id)).toEqual([other])
  await expect(services.local.answer('flow.status', caller, { flow_uuid: id })).rejects.toMatchObject({ status: 404 })

  // Its results were about to be called back: the client's token comes when they are gone. What follows from it is done
  // before anything else gets its turn.
  letIn!({ status: 200, body: '{"access_token":"t"}' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).toHaveLength(1)

  const none = { action: null, by: null, documentId: null, from: null, until: null }
  const [proof] = store.audit.list({ ...none, action: 'case_erased' }, null, 2)
  expect(proof).toMatchObject({ by: 'asha', documentId: null })
  expect(proof?.reason).toContain(`case ${id} with 2 documents`)
  expect(proof?.reason).toContain('still in backup monday.veridesk-backup')
  expect(store.audit.byDocument(added).at(-1)).toMatchObject({ action: 'removed' })
  expect(store.audit.verify()).toMatchObject({ brokenAt: null })
  expect(images()).toHaveLength(new Set(store.blobs.ofDocument(other)).size)
  expect(await tablesLeftWith(hers)).toEqual([])
  expect(await tablesLeftWith([id])).toEqual(['audit', 'audit'])
  expect(await tablesLeftWith(['Mohan Verma'])).toContain('readings')
})

it('an address that was compared goes with its document from the history of the other, which stays', async () => {
  open()
  const { addresses, documents } = desk.services
  const [erased = '', kept = ''] = await taken(licence, stranger)
  const [own, other] = addresses.of([erased, kept])
  addresses.compare({ address: own?.address ?? '', documentId: erased }, [{ address: other?.address ?? '', documentId: kept }]) // prettier-ignore
  addresses.compare({ address: other?.address ?? '', documentId: kept }, [{ address: own?.address ?? '', documentId: erased }]) // prettier-ignore
  desk.services.keeping.copyDaily()
  await documents.remove([erased])
  expect(desk.store.audit.byDocument(kept).filter(({ action }) => action === 'addresses_compared')).toHaveLength(2)
  expect(desk.store.audit.verify()).toMatchObject({ brokenAt: null })
  expect(await tablesLeftWith(hers)).toEqual([])
})

it('where another document quotes an erased address, in words of today and of before, that alone goes, and the chain holds', async () => {
  open()
  const { addresses, cases, documents, evidence } = desk.services
  const [erased = '', kept = ''] = await taken(licence, stranger)
  const [own, other] = addresses.of([erased, kept]).map(({ address }) => address)
  const verma = await cases.create('LOAN-VERMA', 'KYC', [kept])
  const pasted = [own ?? '', 'Flat 9, Hill View, Nashik 422001'].map((address) => ({ address, documentId: null }))
  addresses.compare({ address: other ?? '', documentId: kept }, pasted, verma)
  const before = { at: '2026-11-20T10:00:00.000Z', by: 'asha', path: 'address', reason: null, after: '0.10 / 0.20' }
  desk.store.write((tx) => tx.audit.append({ ...before, action: 'addresses_compared', documentId: kept, before: own ?? '' })) // prettier-ignore
  await documents.remove([erased])
  const log = desk.store.audit.byDocument(kept)
  const compared = log.filter(({ action }) => action === 'addresses_compared')
  expect(compared.map((entry) => entry.before)).toEqual([null, 'Flat 9, Hill View, Nashik 422001', null])
  expect(log.filter(({ action }) => action === 'values_removed').map(({ reason }) => reason)).toEqual(
    compared.filter((entry) => entry.before === null).map(({ sequence }) => `entry ${sequence}`),
  )
  expect(desk.store.audit.verify()).toMatchObject({ brokenAt: null })
  const folder = newFolder()
  const bundle = join(folder, 'evidence.zip')
  await evidence.run(kept, true, bundle)
  const files = unzipSync(readFileSync(bundle))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'unpacked', name)), { recursive: true })
    writeFileSync(join(folder, 'unpacked', name), bytes)
  }
  const script = join('resources', 'verify', 'verify-evidence.mjs')
  expect(execFileSync(process.execPath, [script, join(folder, 'unpacked')], { encoding: 'utf8' })).toContain('all hold')
  expect(await tablesLeftWith(hers)).toEqual([])
  const raw = rawDatabase(join(desk.folder, 'workspace.db'))
  expect(() => raw.exec(`DELETE FROM audit_values WHERE before LIKE '%Hill View%'`)).toThrow('append-only')
  raw.close()
})

it('a conversation goes with what was said in it, also where it has no document yet', async () => {
  open()
  const { onboarding, cases } = desk.services
  const empty = await onboarding.start(application, 'KYC', 'en')
  const { flow_uuid } = await onboarding.start(application, 'KYC', 'en')
  await onboarding.say(flow_uuid, { text: 'I am Asha Rani' })
  const path = join(newFolder(), 'rani.jpg')
  writeFileSync(path, pan)
  await onboarding.giveFrom(flow_uuid, path)
  await until(() => cases.detail(flow_uuid).documents.length === 1)
  desk.services.keeping.copyDaily()
  expect((await cases.erase(flow_uuid)).documents).toBe(1)
  expect((await cases.erase(empty.flow_uuid)).documents).toBe(0)
  expect(onboarding.list()).toEqual([])
  expect(images()).toEqual([])
  expect(await tablesLeftWith(hers)).toEqual([])
})

it('files of a case that are fetched or wait meanwhile leave nothing', async () => {
  const arrivals: (() => void)[] = []
  open({ fetchFile: (url) => new Promise((resolve) => arrivals.push(() => resolve(Buffer.from(`${pan}|x=${url}`)))) })
  const { local, cases } = desk.services
  const caller = await clientOfDesk()
  const id = await flowOf(caller)
  // As many as are fetched at once of one client: what was left with the service itself then waits behind them.
  const urls = ['a', 'b'].flatMap((host) => Array.from({ length: 8 }, (_, n) => `https://${host}.example/${n}`))
  const file_urls = urls.map((file_url) => ({ file_url, document_id: file_url }))
  await local.answer('flow.multiupload', caller, { flow_uuid: id, file_urls })
  await until(() => arrivals.length === urls.length)
  const { file_url } = await local.keepFile(caller, Buffer.from(licence))
  await local.answer('flow.multiupload', caller, { flow_uuid: id, file_urls: [{ file_url, document_id: 'kept' }] })
  expect(images()).toHaveLength(1)
  desk.services.keeping.copyDaily()
  await cases.erase(id)
  for (const arrive of arrivals) arrive()
  await desk.services.close()
  expect(images()).toEqual([])
  expect(await tablesLeftWith([...hers, 'a.example', 'kept-files.invalid'])).toEqual([])
})

it('is refused whole where one of its documents is under legal hold, which is named', async () => {
  open()
  const { cases, holds } = desk.services
  const [first = '', second = ''] = await taken(pan, licence)
  const id = await cases.create(application, 'KYC', [first, second])
  holds.hold([second], 'case 12 of 2026')
  const before = images().length
  await expect(cases.erase(id)).rejects.toMatchObject({ code: 'LEGAL_HOLD', detail: '1 by hand.jpg' })
  expect(cases.detail(id).documents.map((document) => document.id)).toEqual([first, second])
  expect(images()).toHaveLength(before)
  holds.lift([second])
  expect((await cases.erase(id)).documents).toBe(2)
})
