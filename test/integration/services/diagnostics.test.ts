import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logger } from '../../../src/main/logging/logger'
import { createServices, DiagnosticsService, Workspace, type Machine } from '../../../src/main/services'
import { workspaceFiles, writeDurably } from '../../../src/main/storage'
import type { Policy } from '../../../src/shared/domain/policy'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { panFields, readsAs } from '../support/reading'
import { memoryKeychain, newFolder, noNetwork, openDesk, until } from '../support/workspace'

/** Everything personal that the workspace, its settings, its log and its failures are filled with. */
const personal = {
  person: 'Zubeida Kavathekar',
  number: '4321 8765 2109',
  pan: 'BKLPK4321Q',
  address: '17 Tilak Road Ratnagiri',
  document: 'zubeida-card.jpg',
  folder: '/home/zkavathekar/Scans',
  user: 'zkavathekar',
  host: 'intranet.kavathekar.example',
  neighbour: '10.20.30.40',
  secret: 'hunter2-hunter2',
  application: 'LOAN-KAVATHEKAR-7',
} as const
const sought = Object.values(personal)

/** A text as it may lie about: as it is, in either case, without blanks, in UTF-16, in base64 at any offset, in hex. */
function formsOf(text: string): readonly Buffer[] {
  const texts = [...new Set([text, text.toLowerCase(), text.toUpperCase(), text.replace(/\s/g, '')])]
  const base64 = [0, 1, 2].map((offset) =>
    // Without the characters that hang on what stands before and after.
    Buffer.concat([Buffer.alloc(offset, 'x'), Buffer.from(text)])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  )
  return [
    ...texts.flatMap((one) => [Buffer.from(one), Buffer.from(one, 'utf16le'), Buffer.from(one, 'utf16le').swap16()]),
    ...base64.map((one) => Buffer.from(one)),
    Buffer.from(Buffer.from(text).toString('hex')),
  ]
}

/** Which of the texts lie in the bundle: in its bytes, in the names of its members, or in what they unpack to. */
function foundIn(bundle: Uint8Array): readonly string[] {
  const members = Object.entries(unzipSync(bundle))
  const places = [Buffer.from(bundle), ...members.flatMap(([name, bytes]) => [Buffer.from(name), Buffer.from(bytes)])]
  return sought.filter((text) => formsOf(text).some((form) => places.some((place) => place.includes(form))))
}

let log: string
let workspace: Workspace
let machine: Machine
let diagnostics: DiagnosticsService
let policy: Policy

beforeEach(() => {
  log = ''
  const out = logger({ write: (line) => void (log += line) })
  machine = {
    facts: () =>
      Promise.resolve({
        versions: { veridesk: '1.2.3' },
        installed: true,
        system: { platform: 'linux', processor: 'x64', release: '6.1.0' },
        cpu: { model: 'A processor', cores: 2 },
        memory: { total: 8000, free: 4000, app: 300 },
        graphics: { gpu_compositing: 'enabled' },
        fuses: { runAsNode: 'off' },
      }),
    logTail: () => Promise.resolve(log),
  }
  const folder = newFolder()
  const { context } = openDesk(readsAs('PAN', panFields))
  workspace = new Workspace({
    keychain: memoryKeychain(),
    files: workspaceFiles(folder, null),
    services: (parts) =>
      createServices({ ...context, ...parts, log: out, analyst: personal.user }, writeDurably, noNetwork),
    emit: () => undefined,
    log: out,
  })
  policy = { exportMasked: true, updateServer: `https://${personal.host}/veridesk` }
  diagnostics = new DiagnosticsService({ workspace, machine, policy, writeFile: writeDurably, now: () => new Date() })
})
afterEach(() => workspace.close())

/** A workspace, a log and failures full of what must not leave. */
async function fill(): Promise<void> {
  await workspace.open()
  const { services } = workspace
  services.settings.set({
    watchedFolders: [personal.folder],
    serviceAllowedHosts: [`${personal.neighbour}:8443`],
    fieldBandLimits: { [`${personal.person}.x`]: services.settings.get().bandLimits },
    connection: {
      baseUrl: `https://${personal.host}/v1`,
      productType: personal.application,
      storage: 'bucket',
      bucket: { endpoint: `https://${personal.neighbour}`, region: 'home', name: personal.user },
    },
  })
  const path = join(newFolder(), personal.document)
  writeFileSync(path, `image of ${personal.person}`)
  await services.intake.take([path])
  const id = () => services.store.documents.firstInState('EXTRACTED', 1)[0]?.id
  await until(() => id() !== undefined)
  services.fields.correct(id() ?? '', 'name_as_per_pan', personal.person)
  services.holds.hold([id() ?? ''], `asked for by ${personal.person}`)

  const out = logger({ write: (line) => void (log += line) })
  const failure = new Error(`${personal.person} of ${personal.address}`, {
    cause: new Error(`${personal.pan} in ${personal.folder}`),
  })
  failure.stack = [
    `Error: ${personal.person}`,
    `    at ${personal.person} lives at ${personal.address}`,
    `    at read (${personal.folder}/veridesk/out/main/chunks/reader-1a2b.js:10:20)`,
    `    at async open (file://${personal.folder}/${personal.document}:3:4)`,
    `    at Object.fetch (https://${personal.host}/app.js:3:4)`,
  ].join('\n')
  out.error('read_failed', failure, { document: personal.document, client: personal.person })
  out.error('outbox_failed', new CodedError('REMOTE_UNREACHABLE'), { host: personal.host, address: personal.neighbour })
  out.warn('fetch_failed', { why: personal.secret, url: `https://${personal.host}/${personal.application}` })
  // What another version of the program may have written.
  log += `${JSON.stringify({ level: 50, event: personal.person, code: personal.pan, note: personal.number })}\n`
  log += `not json: ${personal.person} ${personal.address}\n`
}

const saved = async (): Promise<Uint8Array> => {
  await diagnostics.collect()
  const path = join(newFolder(), 'diagnostics.zip')
  await diagnostics.save(path)
  return readFileSync(path)
}

describe('the diagnostics bundle', () => {
  it('holds nothing personal of a workspace, its settings, its log and its failures', async () => {
    await fill()
    expect(foundIn(await saved())).toEqual([])
  })

  it('is searched in a way that finds each of them, packed or encoded, so that the test above can fail', () => {
    for (const text of sought)
      for (const hidden of [
        Buffer.from(text),
        Buffer.from(text, 'utf16le'),
        Buffer.from(Buffer.from(`ab${text} and more`).toString('base64')),
      ])
        expect(foundIn(zipSync({ 'a.txt': hidden }, { level: 9 })), text).toContain(text)
    expect(foundIn(zipSync({ [personal.document]: Buffer.from('') }))).toContain(personal.document)
  })

  it('would hold them if the log went in as it is, or the settings', async () => {
    await fill()
    const log = await machine.logTail()
    const settings = JSON.stringify(workspace.services.settings.get())
    expect(foundIn(zipSync({ log: Buffer.from(log) }))).toEqual(
      expect.arrayContaining([personal.person, personal.folder, personal.host, personal.address]),
    )
    expect(foundIn(zipSync({ settings: Buffer.from(settings) }))).toEqual(
      expect.arrayContaining([personal.folder, personal.host, personal.neighbour, personal.person]),
    )
  })

  it('says what support needs: versions, counts, integrity, settings, errors and where they came from', async () => {
    await fill()
    const files = new Map((await diagnostics.collect()).map(({ name, text }) => [name, text]))
    const json = (name: string) => JSON.parse(files.get(name) ?? '') as Record<string, unknown>
    expect(json('machine.json')).toMatchObject({ versions: { veridesk: '1.2.3' }, fuses: { runAsNode: 'off' } })
    expect(json('workspace.json')).toMatchObject({
      state: 'open',
      keptOnDisk: true,
      documents: [{ readState: 'EXTRACTED', count: 1 }],
      log: { brokenAt: null },
      database: { integrity: ['ok'] },
    })
    expect((json('workspace.json') as { database: { migration: number } }).database.migration).toBeGreaterThan(80)
    expect(json('settings.json')).toMatchObject({
      policy: { exportMasked: true, updateServer: 'set' },
      watchedFolders: 1,
      connection: { isSet: true },
    })
    expect(json('errors.json')).toEqual(
      expect.arrayContaining([
        { event: 'outbox_failed', error: 'CodedError', code: 'REMOTE_UNREACHABLE', count: 1 },
        { event: 'read_failed', error: 'Error', code: null, count: 1 },
      ]),
    )
    expect(files.get('log.jsonl')).toContain('"read main/chunks/reader-1a2b.js:10:20"')
    expect(files.get('log.jsonl')).toContain('"open elsewhere:3:4"')
  })

  it('is written as it was shown, and not before', async () => {
    await fill()
    await expect(diagnostics.save(join(newFolder(), 'early.zip'))).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const shown = await diagnostics.collect()
    log += `${JSON.stringify({ level: 30, event: 'later' })}\n`
    const path = join(newFolder(), 'diagnostics.zip')
    await diagnostics.save(path)
    const members = Object.entries(unzipSync(readFileSync(path)))
    expect(members.map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString() }))).toEqual(shown)
  })

  it('is there when the workspace cannot be opened', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'workspace.db'), 'no database')
    const broken = new Workspace({
      keychain: memoryKeychain(),
      files: workspaceFiles(folder, null),
      services: () => {
        throw new Error('never opened')
      },
      emit: () => undefined,
      log: logger({ write: (line) => void (log += line) }),
    })
    await broken.open()
    const service = new DiagnosticsService({
      workspace: broken,
      machine,
      policy,
      writeFile: writeDurably,
      now: () => new Date(),
    })
    const state = (await service.collect()).find(({ name }) => name === 'workspace.json')?.text ?? ''
    expect(JSON.parse(state)).toMatchObject({ state: 'blocked', error: expect.stringMatching(/^STORE_/) as string })
  })
})
