import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import keytar from 'keytar'
import { Workspace, type Keychain } from '../../../src/main/services'
import { createServices } from '../../../src/main/services'
import { systemKeychain } from '../../../src/main/secrets/keychain'
import { workspaceFiles, writeDurably } from '../../../src/main/storage'
import { keyIdOf } from '../../../src/main/storage/open-workspace'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { memoryKeychain, newFolder, noNetwork, openDesk } from '../support/workspace'
import { panFields, readsAs } from '../support/reading'

const service = `Veridesk test ${randomUUID()}`
const opened: Workspace[] = []

function workspaceIn(folder: string, keychain: Keychain = systemKeychain(service)): Workspace {
  const { context } = scratch
  const workspace = new Workspace({
    keychain,
    files: workspaceFiles(folder, null),
    services: (parts) => createServices({ ...context, ...parts }, writeDurably, noNetwork),
    emit: () => undefined,
    log: context.log,
  })
  opened.push(workspace)
  return workspace
}

const scratch = openDesk(readsAs('PAN', panFields))
const forget = () => keytar.deletePassword(service, 'workspace-key')

afterEach(async () => {
  await Promise.all(opened.splice(0).map((workspace) => workspace.close()))
  await forget()
})

describe('the workspace and its key in the keychain of the system', () => {
  it('makes a key at the first start and finds it at the next', async () => {
    const folder = newFolder()
    const first = workspaceIn(folder)
    await first.open()
    expect(first.state).toEqual({ kind: 'open', keptOnDisk: true })
    first.services.settings.set({ theme: 'dark' })
    await first.close()
    expect(await keytar.getPassword(service, 'workspace-key')).toMatch(/^[0-9a-f]{64}$/)
    const second = workspaceIn(folder)
    await second.open()
    expect(second.services.settings.get().theme).toBe('dark')
  })

  it('never makes a second key for a workspace whose key is gone', async () => {
    const folder = newFolder()
    const first = workspaceIn(folder)
    await first.open()
    await first.close()
    await forget()
    const second = workspaceIn(folder)
    await second.open()
    expect(second.state).toMatchObject({ kind: 'blocked', error: { code: 'STORE_UNREADABLE' }, canGoOnUnkept: true })
    expect(await keytar.getPassword(service, 'workspace-key')).toBeNull()
    expect(() => second.services).toThrow(expect.objectContaining({ code: 'STORE_UNREADABLE' }))
  })

  it('says that the other window has it', async () => {
    const folder = newFolder()
    const [first, second] = [workspaceIn(folder), workspaceIn(folder)]
    await first.open()
    await second.open()
    expect(second.state).toMatchObject({ kind: 'blocked', error: { code: 'STORE_IN_USE' }, canGoOnUnkept: false })
    await first.close()
    await second.open()
    expect(second.state).toEqual({ kind: 'open', keptOnDisk: true })
  })
})

describe('a system without a keychain', () => {
  const unreachable: Keychain = {
    get: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
    set: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
    remove: () => Promise.reject(new CodedError('KEYCHAIN_UNAVAILABLE')),
  }

  it('is said plainly, writes nothing, and lets the analyst go on for this run', async () => {
    const folder = newFolder()
    const workspace = workspaceIn(folder, unreachable)
    await workspace.open()
    expect(workspace.state).toMatchObject({
      kind: 'blocked',
      error: { code: 'KEYCHAIN_UNAVAILABLE' },
      canGoOnUnkept: true,
    })
    await workspace.goOnUnkept()
    expect(workspace.state).toEqual({ kind: 'open', keptOnDisk: false })
    workspace.services.settings.set({ theme: 'dark' })
    expect(existsSync(join(folder, 'workspace.db'))).toBe(false)
  })

  it('is not mistaken for a lost key when it is only locked', async () => {
    const folder = newFolder()
    const first = workspaceIn(folder)
    await first.open()
    await first.close()
    const locked: Keychain = { ...unreachable, get: () => Promise.resolve(null) }
    const second = workspaceIn(folder, locked)
    await second.open()
    expect(second.state).toMatchObject({ error: { code: 'KEYCHAIN_UNAVAILABLE' } })
  })

  it('is not trusted when it forgets what it was given', async () => {
    const forgetful: Keychain = {
      get: () => Promise.resolve(null),
      set: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    }
    const workspace = workspaceIn(newFolder(), forgetful)
    await workspace.open()
    expect(workspace.state).toMatchObject({ error: { code: 'KEYCHAIN_UNAVAILABLE' } })
  })
})

describe('a change of the key', () => {
  it('is done by the analyst, logged, and the workspace opens as ever; a second one forgets the first', async () => {
    const folder = newFolder()
    const keychain = memoryKeychain()
    const workspace = workspaceIn(join(folder, 'workspace'), keychain)
    await workspace.open()
    workspace.services.settings.set({ theme: 'dark' })
    const shared = await keychain.get('workspace-key')
    await workspace.changeKey()
    expect(workspace.state).toEqual({ kind: 'open', keptOnDisk: true })
    const first = keyIdOf(join(folder, 'workspace')) ?? ''
    await workspace.changeKey()
    expect(workspace.services.settings.get().theme).toBe('dark')
    expect(workspace.services.store.audit.verify().brokenAt).toBeNull()
    const { actions } = workspace.services.store.audit.facets()
    expect(actions).toContain('key_changed')
    expect(await keychain.get(`workspace-key ${first}`)).toBeNull()
    // Another workspace may still need the one that has no name.
    expect(await keychain.get('workspace-key')).toBe(shared)
    await workspace.close()

    const again = workspaceIn(join(folder, 'workspace'), keychain)
    await again.open()
    expect(again.services.settings.get().theme).toBe('dark')
    await again.close()
  })
})
