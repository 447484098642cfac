import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { toStoreError } from '../../../src/main/storage/database/errors'
import { openDatabase } from '../../../src/main/storage/database/open-database'
import { sql } from '../../../src/main/storage/database/sql'
import { currentVersion } from '../../../src/main/storage/migrations/migrate'
import { openUnkeptWorkspace, openWorkspace, workspaceExists } from '../../../src/main/storage'
import { newFolder, testKey } from '../support/workspace'

const databaseIn = (folder: string): string => join(folder, 'workspace.db')
const options = (file: string, key = testKey) => ({ file, key, nativeBinding: null })

function aWorkspace(): string {
  const folder = newFolder()
  const { store } = openWorkspace(folder, testKey, null)
  store.write((tx) => tx.settings.put('greeting', 'namaste-in-clear'))
  store.close()
  return folder
}

describe('opening the workspace', () => {
  it('brings back what was written', () => {
    const { store } = openWorkspace(aWorkspace(), testKey, null)
    expect(store.settings.all()).toEqual({ greeting: 'namaste-in-clear' })
    store.close()
  })

  it('leaves nothing legible on the disk', async () => {
    const folder = newFolder()
    const { store, blobs } = openWorkspace(folder, testKey, null)
    store.write((tx) => tx.settings.put('greeting', 'namaste-in-clear'))
    await blobs.put(Buffer.from('namaste-in-clear'))
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      expect(readFileSync(join(file.parentPath, file.name)).includes('namaste')).toBe(false)
    }
    store.close()
  })

  it('refuses another key', () => {
    const folder = aWorkspace()
    expect(() => openWorkspace(folder, Buffer.alloc(32, 8), null)).toThrow(
      expect.objectContaining({ code: 'STORE_UNREADABLE' }),
    )
    rmSync(join(folder, 'workspace.key-check'))
    expect(() => openWorkspace(folder, Buffer.alloc(32, 8), null)).toThrow(
      expect.objectContaining({ code: 'STORE_UNREADABLE' }),
    )
  })

  it.each([
    ['its first page overwritten', (bytes: Buffer) => bytes.fill(1, 0, 4096)],
    ['the pages after the first overwritten', (bytes: Buffer) => bytes.fill(1, 4096)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 5000)],
  ])('says that a file is damaged when it has %s', (_, damage) => {
    const folder = aWorkspace()
    const file = databaseIn(folder)
    writeFileSync(file, damage(readFileSync(file)))
    expect(() => {
      const { store } = openWorkspace(folder, testKey, null)
      store.settings.all()
      store.documents.countByState()
    }).toThrow(expect.objectContaining({ code: 'STORE_DAMAGED' }))
  })

  it('refuses a second opening while the first lasts', () => {
    const folder = aWorkspace()
    const { store } = openWorkspace(folder, testKey, null)
    expect(() => openWorkspace(folder, testKey, null)).toThrow(expect.objectContaining({ code: 'STORE_IN_USE' }))
    store.close()
    openWorkspace(folder, testKey, null).store.close()
  })

  it('refuses a file of a later version and leaves it as it is', () => {
    const file = join(newFolder(), 'a.db')
    openDatabase(options(file)).close()
    const raw = new Database(file)
    raw.pragma("cipher = 'sqlcipher'")
    raw.pragma(`key = "x'${testKey.toString('hex')}'"`)
    raw.pragma(`user_version = ${currentVersion + 10}`)
    raw.close()
    const before = readFileSync(file)
    expect(() => openDatabase(options(file))).toThrow(expect.objectContaining({ code: 'STORE_NEWER' }))
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('undoes the whole transaction when the disk is full', () => {
    const file = join(newFolder(), 'a.db')
    openDatabase(options(file)).close()
    const db = openDatabase({ ...options(file), maxPages: 90 })
    const put = (key: string, size: number) => () =>
      db.write((tx) => {
        tx.change(sql`INSERT INTO settings (key, value) VALUES (${`${key}-small`}, ${'"x"'})`)
        tx.change(sql`INSERT INTO settings (key, value) VALUES (${key}, ${JSON.stringify('x'.repeat(size))})`)
      })
    put('first', 10)()
    expect(put('second', 1_000_000)).toThrow(expect.objectContaining({ code: 'DISK_FULL' }))
    put('third', 10)()
    expect(db.all(sql`SELECT key FROM settings ORDER BY key`)).toEqual(
      ['first', 'first-small', 'third', 'third-small'].map((key) => ({ key })),
    )
    db.close()
  })

  it('keeps nothing of a workspace in memory', async () => {
    const { store, blobs } = openUnkeptWorkspace(null)
    store.write((tx) => tx.settings.put('a', 1))
    const { name } = await blobs.put(Buffer.from('image'))
    expect(Buffer.from(await blobs.get(name)).toString()).toBe('image')
    expect(store.settings.all()).toEqual({ a: 1 })
    store.close()
  })

  it('says so when the folder cannot be written', () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    expect(() => openWorkspace(join(folder, 'inside'), testKey, null)).toThrow()
    expect(toStoreError(Object.assign(new Error(), { code: 'ENOSPC' }))).toMatchObject({ code: 'DISK_FULL' })
    expect(toStoreError(Object.assign(new Error(), { code: 'EACCES' }))).toMatchObject({ code: 'STORE_UNREADABLE' })
  })

  it('knows whether there is a workspace', () => {
    expect(workspaceExists(newFolder())).toBe(false)
    expect(workspaceExists(aWorkspace())).toBe(true)
  })

  it('opens a copy that was taken while the process was killed', () => {
    const folder = newFolder()
    const { store } = openWorkspace(folder, testKey, null)
    store.write((tx) => tx.settings.put('a', 1))
    const copy = newFolder()
    for (const name of readdirSync(folder)) {
      if (name !== 'blobs') copyFileSync(join(folder, name), join(copy, name))
    }
    const again = openWorkspace(copy, testKey, null)
    expect(again.store.settings.all()).toEqual({ a: 1 })
    again.store.close()
    store.close()
  })
})
