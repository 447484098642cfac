import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blobCipher } from '../../../src/main/storage/blobs/blob-cipher'
import { fileBlobs } from '../../../src/main/storage/blobs/file-blobs'
import { newFolder, testKey } from '../support/workspace'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const image = Buffer.from('an image')
const nothing = () => false

describe('the store of images', () => {
  it('gives back what was put in, once for equal bytes', async () => {
    const folder = newFolder()
    const blobs = fileBlobs(folder, blobCipher(testKey))
    const [a, b] = [await blobs.put(image), await blobs.put(Buffer.from(image))]
    expect(a.name).toBe(b.name)
    expect(filesIn(folder)).toHaveLength(1)
    expect(Buffer.from(await blobs.get(a.name))).toEqual(image)
  })

  it('names the same bytes otherwise under another key', () => {
    expect(blobCipher(testKey).nameOf(image)).not.toBe(blobCipher(Buffer.alloc(32, 9)).nameOf(image))
  })

  it('does not give out an image that was changed, cut or exchanged', async () => {
    const folder = newFolder()
    const blobs = fileBlobs(folder, blobCipher(testKey))
    const { name } = await blobs.put(image)
    const [path = ''] = filesIn(folder)
    const sealed = readFileSync(path)
    const other = await blobs.put(Buffer.from('another'))
    const otherPath = filesIn(folder).find((file) => file.endsWith(other.name)) ?? ''
    for (const bad of [
      Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])]),
      sealed.subarray(0, 9),
      readFileSync(otherPath),
    ]) {
      writeFileSync(path, bad)
      await expect(blobs.get(name)).rejects.toMatchObject({ code: 'BLOB_MISSING' })
    }
  })

  it('collects what nothing needs, but never what is held', async () => {
    const folder = newFolder()
    const blobs = fileBlobs(folder, blobCipher(testKey))
    const hold = await blobs.put(image)
    await blobs.collect([hold.name], nothing)
    expect(filesIn(folder)).toHaveLength(1)
    hold.release()
    await blobs.collect([hold.name], () => true)
    expect(filesIn(folder)).toHaveLength(1)
    await blobs.collect([hold.name], nothing)
    expect(filesIn(folder)).toHaveLength(0)
  })

  it('sweeps away orphans and what an interrupted write left', async () => {
    const folder = newFolder()
    const blobs = fileBlobs(folder, blobCipher(testKey))
    const [kept, orphan] = [await blobs.put(image), await blobs.put(Buffer.from('orphan'))]
    const half = join(folder, kept.name.slice(0, 2), `${kept.name}.1234.part`)
    writeFileSync(half, 'half')
    utimesSync(half, 0, 0)
    kept.release()
    orphan.release()
    await blobs.sweep((name) => name === kept.name)
    expect(filesIn(folder)).toEqual([join(folder, kept.name.slice(0, 2), kept.name)])
  })
})
