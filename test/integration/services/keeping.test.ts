import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { panFields, readsAs } from '../support/reading'
import { newFolder, openDesk, testKey, until, type TestDesk } from '../support/workspace'
import type { Policy } from '../../../src/shared/domain/policy'
import { openWorkspace } from '../../../src/main/storage'

let desk: TestDesk
afterEach(() => desk.services.close())

async function readOne(policy: Policy = {}): Promise<string> {
  const folder = newFolder()
  desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null), undefined, policy)
  desk.services.start()
  const path = join(newFolder(), 'card.jpg')
  writeFileSync(path, 'the image of a card')
  await desk.services.intake.take([path])
  const list = () => desk.store.documents.idsInReadState('EXTRACTED')
  await until(() => list().length === 1)
  return list()[0]!
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a document under legal hold', () => {
  it('is deleted neither by hand nor by age, until the hold is lifted; both are logged', async () => {
    const id = await readOne({ retentionOpenDays: 1 })
    desk.services.holds.hold([id], 'case 12 of 2026')
    await expect(desk.services.documents.remove([id])).rejects.toMatchObject({ code: 'LEGAL_HOLD' })
    desk.clock.now = new Date('2027-11-21T10:00:00.000Z')
    desk.services.settings.set({ theme: 'dark' })
    expect(desk.store.documents.openSince('2027-01-01')).toEqual([])
    desk.services.holds.lift([id])
    expect(desk.store.documents.openSince('2027-01-01')).toEqual([id])
    expect((await desk.services.documents.remove([id])).documents).toBe(1)
    const actions = desk.store.audit.byDocument(id).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['held', 'hold_lifted', 'removed']))
    expect(desk.store.audit.verify()).toMatchObject({ brokenAt: null })
  })
})

describe('an erased document', () => {
  it('leaves no row, image, search or copy; its backups are named', async () => {
    const id = await readOne()
    const before = filesBelow(join(desk.folder, 'blobs')).length
    expect(before).toBeGreaterThan(0)
    desk.services.keeping.copyDaily()
    await desk.services.keeping.backup(join(newFolder(), 'monday.veridesk-backup'), 'correct horse battery')
    const erased = await desk.services.documents.remove([id])
    expect(erased).toEqual({ documents: 1, snapshots: 1, backups: ['monday.veridesk-backup'] })
    expect(filesBelow(join(desk.folder, 'blobs'))).toEqual([])
    expect(desk.store.documents.byId(id)).toBeUndefined()
    const proof = desk.store.audit.byDocument(id).at(-1)
    expect(proof).toMatchObject({ action: 'removed', by: 'asha' })
    expect(proof?.reason).toContain('monday.veridesk-backup')
    // The copy within the workspace was made anew, without it.
    const [copy] = desk.services.keeping.snapshots()
    const again = openWorkspace(copyAsWorkspace(desk.folder, copy!), testKey, null)
    expect(again.store.documents.byId(id)).toBeUndefined()
    again.store.close()
  })
})

function copyAsWorkspace(folder: string, name: string): string {
  const target = newFolder()
  writeFileSync(join(target, 'workspace.db'), readFileSync(join(folder, 'snapshots', `${name}.db`)))
  writeFileSync(join(target, 'workspace.key-check'), readFileSync(join(folder, 'workspace.key-check')))
  return target
}

describe('the policy of a machine', () => {
  it('shortens what the user chose and never lengthens it', async () => {
    await readOne({ retentionDays: 30, exportMasked: true })
    const { settings } = desk.services
    expect(settings.get().retentionDays).toBe(30)
    expect(settings.set({ retentionDays: 400 }).retentionDays).toBe(30)
    expect(settings.set({ retentionDays: null }).retentionDays).toBe(30)
    expect(settings.set({ retentionDays: 7 }).retentionDays).toBe(7)
  })

  it('keeps the network off, whatever the user sets', async () => {
    await readOne({ noNetwork: true })
    const { settings } = desk.services
    expect(settings.set({ noNetwork: false, serviceOn: true })).toMatchObject({ noNetwork: true, serviceOn: false })
  })

  it('lets nothing leave unmasked where it says so', async () => {
    const id = await readOne({ exportMasked: true })
    const path = join(newFolder(), 'out.json')
    const scope = { kind: 'documents' as const, ids: [id] }
    await expect(desk.services.exports.run(scope, 'json', false, path)).rejects.toMatchObject({
      code: 'POLICY_FORBIDS',
    })
    await expect(desk.services.evidence.run(id, false, path)).rejects.toMatchObject({ code: 'POLICY_FORBIDS' })
    expect(await desk.services.exports.run(scope, 'json', true, path)).toBe(1)
  })
})

describe('the log', () => {
  it('is listed newest first, by filters, page by page', async () => {
    const id = await readOne()
    const none = { action: null, by: null, documentId: null, from: null, until: null }
    const all = desk.store.audit.list(none, null, 500)
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, i) => all.length - i))
    expect(desk.store.audit.list({ ...none, action: 'read' }, null, 10).map((row) => row.documentId)).toEqual([id])
    expect(desk.store.audit.list(none, 2, 10).map(({ sequence }) => sequence)).toEqual([1])
    expect(desk.store.audit.list({ ...none, by: 'nobody' }, null, 10)).toEqual([])
    expect(desk.store.audit.facets().people).toContain('asha')
  })
})
