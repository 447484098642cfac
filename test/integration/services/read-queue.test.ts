import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ReadResult } from '../../../src/main/engine'
import type { Reader } from '../../../src/main/services'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { queueViewSchema } from '../../../src/shared/domain/review'
import { openWorkspace } from '../../../src/main/storage'
import { newFolder, openDesk, testKey, until } from '../support/workspace'
import { panFields, readerThat, readingOf, readsAs, resultOf } from '../support/reading'

let desk: ReturnType<typeof openDesk>
afterEach(() => desk.services.close())

const everything = queueViewSchema.parse({ filter: {}, sort: { by: 'taken_in', direction: 'asc' } })
const rows = () => desk.services.documents.list(everything, 0, 500).rows
const idleReader = () => until(() => rows().every((row) => row.readState !== 'PROCESSING'))
const idle = () => until(() => rows().every((row) => row.readState !== 'QUEUED' && row.readState !== 'PROCESSING'))

async function take(...contents: string[]): Promise<string[]> {
  const folder = newFolder()
  const paths = contents.map((content, i) => {
    const path = join(folder, `${i}.jpg`)
    writeFileSync(path, content)
    return path
  })
  const before = rows().length
  await desk.services.intake.take(paths)
  return rows()
    .slice(before)
    .map((row) => row.id)
}

/** A reader that waits until the test lets it go on, and hears a cancellation. */
function heldReader(): { reader: Reader; asked: string[]; letGo: (content: string) => void } {
  const waiting = new Map<string, (result: ReadResult) => void>()
  const asked: string[] = []
  const reader = readerThat((request, signal) => {
    const content = Buffer.from(request.bytes).toString()
    asked.push(content)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new CodedError('CANCELLED'))
      waiting.set(content, () => resolve(resultOf(readingOf('PAN', panFields), request)))
      signal?.addEventListener('abort', () => reject(new CodedError('CANCELLED')))
    })
  })
  return { reader, asked, letGo: (content) => waiting.get(content)?.(undefined as unknown as ReadResult) }
}

describe('the queue of reading', () => {
  it('reads what was taken in and keeps reading, pages and thumbnail', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    const [id = ''] = await take('image')
    await idle()
    expect(rows()[0]).toMatchObject({ readState: 'EXTRACTED', type: 'PAN', pages: 1, band: 'doubtful', needHuman: 2 })
    const page = await desk.services.documents.pageImage(id, 0)
    expect(page.mime).toBe('image/png')
    expect(Buffer.from(page.bytes).toString()).toBe('image')
    expect(Buffer.from((await desk.services.documents.thumbnail(id)).bytes).toString()).toBe('thumbnail of image')
    await expect(desk.services.documents.pageImage(id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('says of a bad file what is wrong with it, and goes on', async () => {
    desk = openDesk(
      readerThat((request) =>
        Buffer.from(request.bytes).toString() === 'bad'
          ? Promise.reject(new CodedError('DAMAGED', 'page 2'))
          : Promise.resolve(resultOf(readingOf('UNRECOGNISED', []), request)),
      ),
    )
    desk.services.start()
    await take('bad', 'strange')
    await idle()
    expect(rows()).toMatchObject([
      { readState: 'FAILED', errorCode: 'DAMAGED' },
      { readState: 'UNRECOGNISED', needHuman: 1 },
    ])
    expect(desk.services.documents.detail(rows()[0]?.id ?? '').errorDetail).toBe('page 2')
  })

  it('hands out as many at once as there are readers, and no more while paused', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    await take('a', 'b', 'c')
    await until(() => held.asked.length === 2)
    desk.services.queue.pause(true)
    held.letGo('a')
    await until(() => rows()[0]?.readState === 'EXTRACTED')
    expect(held.asked.toSorted()).toEqual(['a', 'b'])
    desk.services.queue.pause(false)
    await until(() => held.asked.length === 3)
    held.letGo('b')
    held.letGo('c')
    await idle()
    await until(() => desk.events.some((e) => e.name === 'read:progress' && e.payload.done === 3))
  })

  it('cancels what waits and what is being read; a retry reads it after all', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    const [a = '', , c = ''] = await take('a', 'b', 'c')
    await until(() => held.asked.length === 2)
    desk.services.queue.cancel([a, c])
    held.letGo('b')
    await idle()
    expect(rows().map((row) => row.errorCode)).toEqual(['CANCELLED', null, 'CANCELLED'])
    desk.services.queue.retry([a])
    await until(() => held.asked.length === 3)
    held.letGo('a')
    await idle()
    expect(rows().map((row) => row.readState)).toEqual(['EXTRACTED', 'EXTRACTED', 'FAILED'])
  })

  it.each(['one', 'all'])(
    'keeps the reading that a document has when its second reading is cancelled (%s)',
    async (which) => {
      const held = heldReader()
      desk = openDesk(held.reader)
      desk.services.start()
      const [first = '', second = ''] = await take('first', 'second')
      await until(() => held.asked.length === 2)
      held.letGo('first')
      held.letGo('second')
      await idle()
      desk.services.fields.correct(first, 'dob', '1991-01-01')
      desk.services.decisions.changeType(first, 'AADHAAR')
      desk.services.queue.retry([second])
      await until(() => held.asked.length === 4)
      const [third = ''] = await take('third')
      desk.services.queue.cancel(which === 'all' ? null : [first, second, third])
      await idle()
      const [a, b, c] = rows()
      expect(a).toMatchObject({ readState: 'EXTRACTED', type: 'PAN', errorCode: null, needHuman: 1 })
      expect(b).toMatchObject({ readState: 'EXTRACTED', type: 'PAN', errorCode: null })
      expect(c).toMatchObject({ readState: 'FAILED', errorCode: 'CANCELLED' })
      expect(desk.store.documents.byId(first)?.forcedType).toBeNull()
      expect(desk.services.decisions.postpone(first).reviewState).toBe('POSTPONED')
    },
  )

  it('cancels everything at once', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    await take('a', 'b', 'c', 'd')
    await until(() => held.asked.length === 2)
    desk.services.queue.cancel(null)
    await idle()
    expect(rows().map((row) => row.errorCode)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'CANCELLED'])
    const byState = queueViewSchema.parse({ filter: {}, sort: { by: 'state', direction: 'asc' } })
    const again = desk.services.documents.list(byState, 0, 10).rows
    expect(again.map((row) => row.id)).toEqual(rows().map((row) => row.id))
    await until(() => desk.events.some((e) => e.name === 'documents:changed' && e.payload.ids === null))
  })

  it('drops the result of a document that was removed meanwhile', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    const [a = ''] = await take('a')
    await until(() => held.asked.length === 1)
    await desk.services.documents.remove([a])
    held.letGo('a')
    expect(rows()).toEqual([])
    expect(() => desk.services.documents.detail(a)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })

  it('reads again what was being read when the app ended, and not what was finished', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    await take('a', 'b')
    await until(() => held.asked.length === 2)
    held.letGo('a')
    await until(() => rows()[0]?.readState === 'EXTRACTED')
    await desk.services.close()

    const again = heldReader()
    desk = openDesk(again.reader, desk.folder, openWorkspace(desk.folder, testKey, null))
    desk.services.start()
    await until(() => again.asked.length === 1)
    expect(again.asked).toEqual(['b'])
    again.letGo('b')
    await idle()
    expect(rows().map((row) => row.readState)).toEqual(['EXTRACTED', 'EXTRACTED'])
  })

  it('gives up a document during which the whole app ended three times', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [twice = '', thrice = ''] = await take('a', 'b')
    desk.services.queue.pause(true)
    await idleReader()
    desk.store.write((tx) => {
      tx.documents.update(twice, { readState: 'PROCESSING', attempts: 2 })
      tx.documents.update(thrice, { readState: 'PROCESSING', attempts: 3 })
    })
    desk.services.queue.pause(false)
    await idle()
    expect(rows()).toMatchObject([{ readState: 'EXTRACTED' }, { readState: 'FAILED', errorCode: 'WORKER_DIED' }])
  })

  it('does not count an orderly end against a document', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    const [a = ''] = await take('a')
    await until(() => held.asked.length === 1)
    await desk.services.close()
    const again = openWorkspace(desk.folder, testKey, null)
    expect(again.store.documents.byId(a)).toMatchObject({ readState: 'QUEUED', attempts: 0 })
    desk = openDesk(held.reader, desk.folder, again)
  })

  it('pauses with a notice when the disk is full, and loses nothing', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    const { put } = desk.blobs
    let isFull = false
    Object.assign(desk.blobs, {
      put: (bytes: Uint8Array) => (isFull ? Promise.reject(new CodedError('DISK_FULL')) : put(bytes)),
    })
    desk.services.queue.pause(true)
    await take('a')
    isFull = true
    desk.services.queue.pause(false)
    await until(() => desk.events.some((e) => e.name === 'notice' && e.payload.code === 'DISK_FULL'))
    isFull = false
    desk.services.queue.pause(false)
    await idle()
    expect(rows()[0]?.readState).toBe('EXTRACTED')
  })

  it('says how far it is, at what rate, and how long it will take', async () => {
    const held = heldReader()
    desk = openDesk(held.reader)
    desk.services.start()
    await take('a', 'b', 'c')
    await until(() => held.asked.length === 2)
    held.letGo('a')
    const last = () => desk.events.filter((e) => e.name === 'read:progress').at(-1)?.payload
    await until(() => {
      const now = last()
      return now !== undefined && 'done' in now && now.done === 1 && now.running === 2
    })
    expect(last()).toMatchObject({ total: 3, done: 1, paused: false })
    expect(last()).toHaveProperty('perMinute', expect.any(Number))
    expect(last()).toHaveProperty('secondsLeft', expect.any(Number))
  })
})
