import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  changeKey,
  idOfKey,
  keyIdOf,
  openWorkspace,
  workspaceExists,
  type OpenWorkspace,
} from '../../../src/main/storage/open-workspace'
import { blobColumns } from '../../../src/main/storage/tables/blob-references'
import { newFolder } from '../support/workspace'

const images = Array.from({ length: 60 }, (_, i) => Buffer.alloc(40_000, `image ${i} of a person `))

function addDocument({ store }: OpenWorkspace, id: string, originalBlob: string): void {
  const takenInAt = '2026-11-22T10:00:00.000Z'
  store.write((tx) =>
    tx.documents.insert({ id, documentId: id, fileName: `${id}.jpg`, originalBlob, takenInAt, duplicateOf: null }),
  )
}

/** A workspace with documents and a setting, closed. */
async function filled(folder: string, key: Buffer): Promise<void> {
  const opened = openWorkspace(folder, key, null)
  for (const [i, image] of images.entries()) {
    const held = await opened.blobs.put(image)
    addDocument(opened, `d${i}`, held.name)
    held.release()
  }
  opened.store.write((tx) => tx.settings.put('greeting', 'namaste'))
  opened.store.close()
}

async function expectWhole(folder: string, key: Buffer): Promise<void> {
  const opened = openWorkspace(folder, key, null)
  try {
    expect(opened.store.settings.all()).toEqual({ greeting: 'namaste' })
    for (const [i, image] of images.entries()) {
      const blob = opened.store.documents.byId(`d${i}`)?.originalBlob ?? ''
      expect(Buffer.from(await opened.blobs.get(blob)).equals(image)).toBe(true)
      // The same bytes are still known as the same.
      expect(opened.blobs.nameOf(image)).toBe(blob)
    }
  } finally {
    opened.store.close()
  }
}

describe('a change of the key', () => {
  it('leaves nothing that the former key opens, and loses nothing', async () => {
    const folder = join(newFolder(), 'workspace')
    const [from, to] = [randomBytes(32), randomBytes(32)]
    await filled(folder, from)
    const before = new Set(readdirSync(join(folder, 'blobs'), { recursive: true, encoding: 'utf8' }))
    await changeKey(folder, from, to, null)
    expect(keyIdOf(folder)).toBe(idOfKey(to))
    await expectWhole(folder, to)
    expect(() => openWorkspace(folder, from, null)).toThrow(expect.objectContaining({ code: 'STORE_UNREADABLE' }))
    const after = readdirSync(join(folder, 'blobs'), { recursive: true, encoding: 'utf8' })
    expect(after.filter((name) => name.length > 2 && before.has(name))).toEqual([])
    expect(readdirSync(dirname(folder))).toEqual(['workspace'])
    expect(readFileSync(join(folder, 'workspace.db')).subarray(0, 16).toString()).not.toContain('SQLite')
  })

  it('renames images wherever a table names one', () => {
    const schema = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8')
    const named = schema
      .split(/CREATE TABLE /)
      .slice(1)
      .flatMap((table) => {
        const name = /^"?(\w+)/.exec(table)?.[1] ?? ''
        return [...table.split(';')[0]!.matchAll(/^\s*(\w*blob)\b/gm)].map((match) => [name, match[1]])
      })
    expect(named.map((pair) => pair.join('.')).sort()).toEqual(blobColumns.map((pair) => pair.join('.')).sort())
  })

  it('killed at any moment is done or not begun, and whole either way', async () => {
    const folder = join(newFolder(), 'workspace')
    let key = randomBytes(32)
    await filled(folder, key)
    const ended = { before: 0, after: 0 }
    for (let turn = 0; turn < 16; turn += 1) {
      const to = randomBytes(32)
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          join(import.meta.dirname, 'key-changer-double.ts'),
          folder,
          key.toString('hex'),
          to.toString('hex'),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      const gone = new Promise((resolve) => child.once('exit', resolve))
      await Promise.race([gone, new Promise((resolve) => child.stdout.once('data', resolve))])
      await wait(turn * 25)
      child.kill('SIGKILL')
      await gone
      expect(workspaceExists(folder)).toBe(true)
      const changed = keyIdOf(folder) === idOfKey(to)
      ended[changed ? 'after' : 'before'] += 1
      if (changed) key = to
      await expectWhole(folder, key)
      expect(existsSync(`${folder}.former-key`)).toBe(false)
    }
    expect(ended.before).toBeGreaterThan(0)
  })
})
