import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '../../../src/main/ipc/create-handlers'
import type { Dialogs } from '../../../src/main/ipc/handlers'
import { createServices, DiagnosticsService, Workspace, type Keychain } from '../../../src/main/services'
import { workspaceFiles, writeDurably } from '../../../src/main/storage'
import { CodedError } from '../../../src/shared/errors/coded-error'
import {
  channels,
  type ChannelName,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
} from '../../../src/shared/ipc'
import { panFields, readsAs } from '../support/reading'
import { newFolder, noNetwork, openDesk, until } from '../support/workspace'

const noKeychain: Keychain = {
  get: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
  set: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
  remove: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
}
const closed: Dialogs = {
  chooseFiles: () => Promise.resolve(null),
  chooseFile: () => Promise.resolve(null),
  chooseFolder: () => Promise.resolve(null),
  chooseSaveFile: () => Promise.resolve(null),
  chooseBackup: () => Promise.resolve(null),
  chooseTypes: () => Promise.resolve(null),
  chooseLanguageFile: () => Promise.resolve(null),
  chooseExportFile: () => Promise.resolve(null),
  allowReach: () => Promise.resolve(false),
}
const view = { filter: {}, sort: { by: 'taken_in', direction: 'asc' } } as const

let workspace: Workspace
let dialogs: Dialogs
let handlers: ReturnType<typeof createHandlers>

beforeEach(() => {
  const folder = newFolder()
  const { context } = openDesk(readsAs('PAN', panFields))
  workspace = new Workspace({
    keychain: noKeychain,
    files: workspaceFiles(folder, null),
    services: (parts) => createServices({ ...context, ...parts }, writeDurably, noNetwork),
    emit: () => undefined,
    log: context.log,
  })
  dialogs = { ...closed }
  const info = { version: '1', platform: 'linux', demo: false, analyst: 'asha', policy: {} }
  const off = { kind: 'off', reason: 'no-key' } as const
  const updates = { state: off, check: async () => off, download: async () => off, install: () => off }
  const machine = { facts: () => Promise.reject(new Error('not asked')), logTail: () => Promise.resolve('') }
  const now = () => new Date()
  const diagnostics = new DiagnosticsService({ workspace, machine, policy: {}, writeFile: writeDurably, now })
  handlers = createHandlers({
    workspace,
    dialogs,
    diagnostics,
    updates,
    opened: { take: () => null, backup: null },
    info,
    copied: () => undefined,
  })
})
afterEach(() => workspace.close())

/** As register.ts does: the request through its schema, then to its handler. */
async function ask<C extends ChannelName>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  return handlers[channel](channels[channel].request.parse(request) as ParsedRequestOf<C>)
}

async function importOne(): Promise<string> {
  const files = [{ name: 'card.jpg', bytes: new TextEncoder().encode('image') }]
  expect(await ask('queue:import', { files, more: false })).toEqual({ accepted: 1, duplicates: 0, rejected: [] })
  const rows = async () => (await ask('queue:list', { view, offset: 0, limit: 10 })).rows
  let row = (await rows())[0]
  await until(() => {
    void rows().then((now) => (row = now[0]))
    return row?.readState === 'EXTRACTED'
  })
  return row?.id ?? ''
}

describe('the handlers', () => {
  it('answer every channel, and no other', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(channels).sort())
  })

  it('say what blocks the workspace, and what can be done', async () => {
    await workspace.open()
    expect((await ask('app:info', {})).workspace).toMatchObject({ kind: 'blocked', canGoOnUnkept: true })
    await expect(ask('queue:list', { view, offset: 0, limit: 10 })).rejects.toMatchObject({
      code: 'KEYCHAIN_UNAVAILABLE',
    })
    await expect(ask('settings:get', {})).rejects.toMatchObject({ code: 'KEYCHAIN_UNAVAILABLE' })
    expect((await ask('app:tryAgain', {})).workspace.kind).toBe('blocked')
    expect((await ask('app:goOnUnkept', {})).workspace).toEqual({ kind: 'open', keptOnDisk: false })
    expect((await ask('queue:list', { view, offset: 0, limit: 10 })).total).toBe(0)
  })

  it('take a document from the drop to the export', async () => {
    await workspace.goOnUnkept()
    const id = await importOne()
    await ask('review:focus', { id, path: 'dob' })
    await ask('view:remember', { filter: { types: ['PAN'] }, sort: { by: 'risk', direction: 'desc' } })
    expect(await ask('view:recall', {})).toMatchObject({ view: { filter: { types: ['PAN'] } }, documentId: id })
    await ask('review:correct', { id, path: 'dob', value: '03/02/1991', how: 'typed' })
    await ask('review:confirm', { id, path: 'pan_number' })
    expect((await ask('review:approve', { id })).state.reviewState).toBe('APPROVED')
    expect((await ask('view:recall', {})).documentId).toBeNull()
    expect(await ask('queue:neighbours', { id, view })).toMatchObject({ position: 0, total: 1, nextOpen: null })

    const request = { scope: { kind: 'approved' }, format: 'json', masked: true } as const
    expect(await ask('export:run', request)).toBeNull()
    const path = join(newFolder(), 'out.json')
    dialogs.chooseExportFile = () => Promise.resolve(path)
    expect(await ask('export:run', request)).toEqual({ fileName: 'out.json', documents: 1 })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      data: [
        { document_id: 'card', file_data: { document_type: 'PAN', dob: { value: '1991-02-03', corrected: true } } },
      ],
    })
    const { entries, brokenAt } = await ask('log:verify', {})
    expect(entries).toBe((await ask('review:history', { id })).length)
    expect(brokenAt).toBeNull()
  })

  it('change nothing when a dialog was closed', async () => {
    await workspace.goOnUnkept()
    expect(await ask('queue:choose', { what: 'files' })).toBeNull()
    expect(await ask('queue:choose', { what: 'folder' })).toBeNull()
    expect(await ask('settings:chooseWatchedFolder', {})).toBeNull()
  })

  it('do not know a document that is not there', async () => {
    await workspace.goOnUnkept()
    await expect(ask('queue:document', { id: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask('review:approve', { id: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask('review:focus', { id: 'nobody', path: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
