import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWorkspace, type Store } from '../../../src/main/storage'
import { rawDatabase } from '../support/raw-database'
import { newFolder, testKey } from '../support/workspace'

function withDocument(store: Store, entries: number): string {
  const id = randomUUID()
  store.write((tx) => {
    tx.documents.insert({
      id,
      documentId: 'a',
      fileName: 'a.jpg',
      originalBlob: id,
      takenInAt: '2026-11-21T10:00:00.000Z',
      duplicateOf: null,
    })
    for (let i = 0; i < entries; i += 1) {
      tx.audit.append({
        at: '2026-11-21T10:00:00.000Z',
        by: 'asha',
        action: 'field_changed',
        documentId: id,
        path: 'name',
        before: `before ${i}`,
        after: `after ${i}`,
        reason: null,
      })
    }
  })
  return id
}

function written(entries: number): { folder: string; id: string } {
  const folder = newFolder()
  const { store } = openWorkspace(folder, testKey, null)
  const id = withDocument(store, entries)
  store.close()
  return { folder, id }
}

function verify(folder: string) {
  const { store } = openWorkspace(folder, testKey, null)
  const result = store.audit.verify()
  store.close()
  return result
}

describe('the log', () => {
  it('holds when nobody touched it, over more entries than are read at once', () => {
    expect(verify(written(1203).folder)).toEqual({ entries: 1203, brokenAt: null })
  })

  it('cannot be changed or shortened, not even by this program', () => {
    const { folder } = written(3)
    const raw = rawDatabase(join(folder, 'workspace.db'))
    for (const statement of [
      "UPDATE audit SET by = 'nobody'",
      'DELETE FROM audit',
      "UPDATE audit_values SET after = 'x'",
      'DELETE FROM audit_values',
    ]) {
      expect(() => raw.exec(statement)).toThrow(/append-only/)
    }
    raw.close()
  })

  it.each([
    ['an entry is changed', "UPDATE audit SET by = 'nobody' WHERE sequence = 2", 2],
    ['an entry is missing', 'DELETE FROM audit_values WHERE sequence = 2; DELETE FROM audit WHERE sequence = 2', 2],
    ['the end is cut off', 'DELETE FROM audit_values WHERE sequence = 4; DELETE FROM audit WHERE sequence = 4', 4],
    ['a value is changed', "UPDATE audit_values SET after = 'x' WHERE sequence = 3", 3],
    ['a value is gone while its document stays', 'DELETE FROM audit_values WHERE sequence = 1', 1],
  ])('shows that %s', (_, statement, brokenAt) => {
    const { folder } = written(4)
    const raw = rawDatabase(join(folder, 'workspace.db'))
    for (const table of ['audit', 'audit_values']) {
      for (const what of ['update', 'delete']) raw.exec(`DROP TRIGGER ${table}_no_${what}`)
    }
    raw.exec(statement)
    raw.close()
    expect(verify(folder)).toMatchObject({ brokenAt })
  })

  it('loses the values of a removed document, and holds all the same', () => {
    const { folder, id } = written(4)
    const { store } = openWorkspace(folder, testKey, null)
    withDocument(store, 2)
    store.write((tx) => tx.documents.remove(id))
    expect(store.audit.byDocument(id).map((entry) => entry.after)).toEqual([null, null, null, null])
    expect(store.audit.verify()).toEqual({ entries: 6, brokenAt: null })
    store.close()
  })
})
