import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queueViewSchema } from '../../../src/shared/domain/review'
import { findFiles } from '../../../src/main/services/intake/find-files'
import { openWorkspace } from '../../../src/main/storage'
import { newFolder, openDesk, testKey } from '../support/workspace'
import { panFields, readsAs } from '../support/reading'

let desk: ReturnType<typeof openDesk>
afterEach(() => desk.services.close())

const everything = queueViewSchema.parse({ filter: {}, sort: { by: 'taken_in', direction: 'asc' } })
const names = () => desk.services.documents.list(everything, 0, 500).rows.map((row) => row.fileName)

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = newFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Nothing is closed to root: where the tests run as root, `work` runs as nobody. */
async function asOrdinaryUser<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work()
  process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}

describe('taking in files', () => {
  it('enters folders to any depth, in the order of names, past hidden files', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const folder = folderWith({
      'card 10.jpg': 'a',
      'card 9.jpg': 'b',
      'deep/er/आधार कार्ड.png': 'c',
      '.hidden/x.jpg': 'd',
      '.DS_Store': 'e',
      'Thumbs.db': 'f',
    })
    symlinkSync(folder, join(folder, 'deep', 'round'))
    expect(await desk.services.intake.take([folder])).toEqual({ accepted: 3, duplicates: 0, rejected: [] })
    expect(names()).toEqual(['card 9.jpg', 'card 10.jpg', 'आधार कार्ड.png'])
    expect(desk.services.documents.list(everything, 2, 1).rows[0]).toMatchObject({ documentId: 'आधार कार्ड' })
  })

  it('reports each file that cannot be taken, and takes the rest', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const folder = folderWith({ 'empty.jpg': '', 'good.jpg': 'a', 'huge.jpg': Buffer.alloc(25 * 1024 * 1024 + 1) })
    const report = await desk.services.intake.take([folder, join(folder, 'missing.jpg')])
    expect(report.accepted).toBe(1)
    expect(Object.fromEntries(report.rejected.map((r) => [r.fileName, r.error.code]))).toEqual({
      'empty.jpg': 'EMPTY_FILE',
      'huge.jpg': 'TOO_LARGE',
      'missing.jpg': 'FILE_UNREADABLE',
    })
  })

  it('reports a folder without rights and takes the rest', async () => {
    const folder = folderWith({ 'closed/a.jpg': 'a', 'b.jpg': 'b' })
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'closed'), 0)
    const { files, rejected } = await asOrdinaryUser(() => findFiles([folder]))
    expect(files.map((file) => basename(file.path))).toEqual(['b.jpg'])
    expect(rejected).toMatchObject([{ fileName: 'closed', error: { code: 'FOLDER_UNREADABLE' } }])
  })

  it('notices the same bytes, within one drop and against earlier ones', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const folder = folderWith({ 'a.jpg': 'same', 'b.jpg': 'same', 'c.jpg': 'other' })
    expect(await desk.services.intake.take([folder])).toMatchObject({ accepted: 3, duplicates: 1 })
    expect(await desk.services.intake.take([join(folder, 'c.jpg')])).toMatchObject({ accepted: 1, duplicates: 1 })
    const rows = desk.services.documents.list(everything, 0, 10).rows
    expect(rows.map((row) => row.duplicateOf)).toEqual([null, rows[0]?.id, null, rows[2]?.id])
  })

  it('needs the drive no longer once a file is accepted', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const folder = folderWith({ 'a.jpg': 'image' })
    await desk.services.intake.take([folder])
    rmSync(folder, { recursive: true })
    const id = desk.services.documents.list(everything, 0, 1).rows[0]?.id ?? ''
    const { originalBlob } = desk.store.documents.byId(id) ?? { originalBlob: '' }
    expect(Buffer.from(await desk.blobs.get(originalBlob)).toString()).toBe('image')
  })

  it('removes a document with its images, but not those that another still needs', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    await desk.services.intake.take([folderWith({ 'a.jpg': 'same', 'b.jpg': 'same', 'c.jpg': 'other' })])
    const [a, b, c] = desk.services.documents.list(everything, 0, 10).rows
    await desk.services.documents.remove([a?.id ?? '', c?.id ?? '', 'unknown'])
    expect(names()).toEqual(['b.jpg'])
    expect(await desk.blobs.get(desk.blobs.nameOf(Buffer.from('same')))).toBeDefined()
    await expect(desk.blobs.get(desk.blobs.nameOf(Buffer.from('other')))).rejects.toMatchObject({
      code: 'BLOB_MISSING',
    })
    expect(desk.services.documents.detail(b?.id ?? '').duplicateOf).toBeNull()
  })
})

describe('an import that the end of the app cuts off', () => {
  const startOn = (folder: string): void => {
    desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null))
  }
  const image = (name: string) => ({ name, bytes: Buffer.from(name) })

  it('is known to the next start, once', async () => {
    const folder = newFolder()
    startOn(folder)
    // The file of a drive that does not answer.
    const put = vi.spyOn(desk.blobs, 'put').mockReturnValue(new Promise(() => undefined))
    void desk.services.intake.take([folderWith({ 'a.jpg': 'a' })])
    await vi.waitUntil(() => put.mock.calls.length > 0)
    await desk.services.close()

    startOn(folder)
    expect(desk.services.intake.takeCutImport()).toBe(true)
    expect(desk.services.intake.takeCutImport()).toBe(false)
    await desk.services.close()
    startOn(folder)
    expect(desk.services.intake.takeCutImport()).toBe(false)
  })

  it('is one that the window had not given whole', async () => {
    const folder = newFolder()
    startOn(folder)
    await desk.services.intake.takeGiven({ files: [image('a.jpg')], more: true })
    await desk.services.close()

    startOn(folder)
    await desk.services.intake.takeGiven({ files: [image('b.jpg')], more: false })
    // Nobody was told of the first one yet.
    await desk.services.close()
    startOn(folder)
    expect(desk.services.intake.takeCutImport()).toBe(true)
  })

  it('is none that was done, whatever could not be taken', async () => {
    const folder = newFolder()
    startOn(folder)
    await desk.services.intake.take([folderWith({ 'a.jpg': 'a', 'empty.jpg': '' }), join(folder, 'missing.jpg')])
    await desk.services.intake.takeGiven({ files: [image('b.jpg')], more: true })
    await desk.services.intake.takeGiven({ files: [image('c.jpg')], more: false })
    await desk.services.close()
    startOn(folder)
    expect(desk.services.intake.takeCutImport()).toBe(false)
  })
})
