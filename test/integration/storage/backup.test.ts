import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWorkspace, restoreSnapshot, snapshotNames, unpackBackup, workspaceExists } from '../../../src/main/storage'
import { newFolder, testKey } from '../support/workspace'

const passphrase = 'correct horse battery'

/** A workspace with a setting and an image, its backup, and the image's name. */
async function backedUp() {
  const folder = newFolder()
  const opened = openWorkspace(folder, testKey, null)
  opened.store.write((tx) => tx.settings.put('greeting', 'namaste-in-clear'))
  const { name } = await opened.blobs.put(Buffer.alloc(3_000_000, 'an image in clear '))
  const file = join(newFolder(), 'a.veridesk-backup')
  const images = await opened.keeping!.backup(file, passphrase)
  return { folder, opened, name, file, images }
}

describe('a backup', () => {
  it('holds everything, legible to nobody without the passphrase, and opens elsewhere', async () => {
    const { opened, name, file, images } = await backedUp()
    opened.store.close()
    expect(images).toBe(1)
    const bytes = readFileSync(file)
    for (const secret of ['namaste', 'an image in clear', testKey.toString('hex'), name])
      expect(bytes.includes(secret)).toBe(false)
    expect(bytes.includes(testKey)).toBe(false)

    const elsewhere = join(newFolder(), 'workspace')
    const { key, takeOver } = await unpackBackup(elsewhere, file, passphrase, null)
    expect(takeOver()).toBeNull()
    const restored = openWorkspace(elsewhere, key, null)
    expect(restored.store.settings.all()).toEqual({ greeting: 'namaste-in-clear' })
    expect(Buffer.from(await restored.blobs.get(name)).equals(Buffer.alloc(3_000_000, 'an image in clear '))).toBe(true)
    restored.store.close()
  })

  it('is made while the workspace is at work, and leaves nothing in it', async () => {
    const { folder, opened, file } = await backedUp()
    opened.store.write((tx) => tx.settings.put('greeting', 'later'))
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    opened.store.close()
    const { key, takeOver } = await unpackBackup(folder, file, passphrase, null)
    const aside = takeOver()
    expect(aside).not.toBeNull()
    const restored = openWorkspace(folder, key, null)
    expect(restored.store.settings.all()).toEqual({ greeting: 'namaste-in-clear' })
    restored.store.close()
    const before = openWorkspace(aside!, testKey, null)
    expect(before.store.settings.all()).toEqual({ greeting: 'later' })
    before.store.close()
  })

  it.each([
    ['with another passphrase', (bytes: Buffer) => bytes, 'correct horse batterie'],
    ['cut at a chunk', (bytes: Buffer) => bytes.subarray(0, 34 + 2 * ((1 << 20) + 16)), passphrase],
    ['cut anywhere', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3), passphrase],
    ['with a bit turned', (bytes: Buffer) => bytes.fill(bytes[50_000]! ^ 1, 50_000, 50_001), passphrase],
    ['with its cost changed', (bytes: Buffer) => bytes.fill(16, 8, 9), passphrase],
    ['with a cost that would take the memory', (bytes: Buffer) => bytes.fill(30, 8, 9), passphrase],
    ['of another kind', () => Buffer.from('not a backup'), passphrase],
    ['empty', () => Buffer.alloc(0), passphrase],
  ])('%s is refused, and the workspace stays', async (_, spoil, word) => {
    const { folder, opened, file } = await backedUp()
    opened.store.close()
    writeFileSync(file, spoil(readFileSync(file)))
    await expect(unpackBackup(folder, file, word, null)).rejects.toMatchObject({ code: 'BACKUP_UNREADABLE' })
    expect(existsSync(`${folder}.next`)).toBe(false)
    const { store } = openWorkspace(folder, testKey, null)
    expect(store.settings.all()).toEqual({ greeting: 'namaste-in-clear' })
    store.close()
  })

  it('whose taking over was cut short is taken over at the next start', async () => {
    const { folder, opened, file } = await backedUp()
    opened.store.close()
    const elsewhere = join(folder, 'other')
    const { key } = await unpackBackup(elsewhere, file, passphrase, null)
    expect(workspaceExists(elsewhere)).toBe(false)
    writeFileSync(join(`${elsewhere}.next`, 'ready'), '')
    expect(workspaceExists(elsewhere)).toBe(true)
    openWorkspace(elsewhere, key, null).store.close()
  })
})

describe('a damaged database', () => {
  const spoil = (folder: string): void => {
    const file = join(folder, 'workspace.db')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0x55, bytes.length - 4096))
  }

  it('is found at the start, whatever page is damaged, and brought back from a copy', async () => {
    const { folder, opened } = await backedUp()
    opened.keeping!.snapshot(new Date('2026-11-20T09:00:00Z'))
    opened.store.close()
    spoil(folder)
    expect(() => openWorkspace(folder, testKey, null)).toThrow(expect.objectContaining({ code: 'STORE_DAMAGED' }))
    expect(snapshotNames(folder)).toEqual(['20261120T090000Z'])
    restoreSnapshot(folder, '20261120T090000Z')
    const again = openWorkspace(folder, testKey, null)
    expect(again.store.settings.all()).toEqual({ greeting: 'namaste-in-clear' })
    expect(existsSync(join(folder, 'workspace.db.damaged'))).toBe(true)
    again.store.close()
  })

  it('keeps the last three copies', async () => {
    const { opened, folder } = await backedUp()
    for (const day of ['17', '18', '19', '20']) opened.keeping!.snapshot(new Date(`2026-11-${day}T09:00:00Z`))
    expect(snapshotNames(folder)).toEqual(['20261120T090000Z', '20261119T090000Z', '20261118T090000Z'])
    expect(opened.keeping!.dropSnapshots()).toBe(3)
    expect(snapshotNames(folder)).toEqual([])
    opened.store.close()
  })
})
