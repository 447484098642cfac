import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ReadRequest, ReadResult } from '../../../src/main/engine'
import { openWorkspace } from '../../../src/main/storage'
import { fieldOf, rowsOf } from '../support/read'
import { aadhaarNumber, field, readerThat, readingOf } from '../support/reading'
import { newFolder, openDesk, testKey, until, type TestDesk } from '../support/workspace'

let desk: TestDesk
afterEach(() => desk.services.close())

const ofFront = [field('name', 'Asha Rani', 0.9), field('aadhaar_number', aadhaarNumber, 0.9)]
const ofBack = [field('address', '4 Hill Road, Pune', 0.9), field('aadhaar_number', aadhaarNumber, 0.9)]

/** Reads what a file says it is: a page each, of a front or a back. */
function readSides({ bytes, furtherFiles = [] }: ReadRequest): Promise<ReadResult> {
  const files = [bytes, ...furtherFiles].map((file) => Buffer.from(file))
  const sides = files.map((file) => (file.includes('back') ? ofBack : ofFront))
  const byPath = new Map(sides.flat().map((one) => [one.path, one]))
  const reading = readingOf('AADHAAR', [...byPath.values()])
  const [page] = reading.pages
  return Promise.resolve({
    reading: {
      ...reading,
      pages: page ? files.map((_, index) => ({ ...page, index })) : [],
      ownPages: files.map((_, index) => index),
    },
    pages: files.map((file, index) => ({ index, mime: 'image/png' as const, bytes: file })),
    further: [],
    furtherThumbnails: [],
    thumbnail: Buffer.from('thumbnail'),
  })
}

const read = (): Promise<void> => until(() => rowsOf(desk).every(({ readState }) => readState === 'EXTRACTED'))

const open = async (folder = newFolder()): Promise<{ front: string; back: string }> => {
  desk = openDesk(readerThat(readSides), folder)
  const files = newFolder()
  for (const name of ['asha-front.png', 'asha-back.png']) writeFileSync(join(files, name), `image ${name}`)
  desk.services.start()
  await desk.services.intake.take([join(files, 'asha-front.png'), join(files, 'asha-back.png')])
  await read()
  const [front = '', back = ''] = rowsOf(desk).map(({ id }) => id)
  return { front, back }
}
const shown = () => rowsOf(desk).map(({ documentId, pages }) => [documentId, pages])
const apart = [
  ['asha-front', 1],
  ['asha-back', 1],
]
const coded = (code: string) => expect.objectContaining({ code })
const valueOf = (id: string, path: string) => desk.services.documents.detail(id).fields.find((f) => f.path === path)

describe('a card whose sides are two files', () => {
  it('is suggested from both, joined to one document of both pages, and comes apart with one undo', async () => {
    const { front, back } = await open()
    expect(desk.services.pairing.suggest(front)).toEqual({
      front,
      back,
      isFront: true,
      otherId: back,
      otherName: 'asha-back.png',
    })
    expect(desk.services.pairing.suggest(back)).toMatchObject({ isFront: false, otherName: 'asha-front.png' })

    const id = desk.services.pairing.join({ front, back })
    await read()
    expect(shown()).toEqual([['asha-front', 2]])
    const detail = desk.services.documents.detail(id)
    expect(detail.joinedFiles).toEqual(['asha-front.png', 'asha-back.png'])
    expect([valueOf(id, 'name')?.value, valueOf(id, 'address')?.value]).toEqual(['Asha Rani', '4 Hill Road, Pune'])
    expect(desk.services.pairing.suggest(id)).toBeNull()
    expect(() => desk.services.division.get(id)).toThrow(coded('INVALID_STATE'))
    expect(desk.store.audit.byDocument(id).map(({ action }) => action)).toContain('sides_joined')

    expect(desk.services.undo.undo()).toEqual({ documentId: front, path: null })
    expect(shown()).toEqual(apart)
    expect(desk.services.pairing.suggest(front)).toMatchObject({ back })
    expect(desk.store.audit.verify().brokenAt).toBeNull()
  })

  it('keeps what was said of both sides, and of the whole when it is joined once more', async () => {
    const { front, back } = await open()
    desk.services.fields.correct(front, 'name', 'Asha R. Rani')
    desk.services.fields.correct(back, 'address', '5 Hill Road, Pune')
    const id = desk.services.pairing.join({ front, back })
    await read()
    expect(valueOf(id, 'name')?.value).toBe('Asha R. Rani')
    expect(valueOf(id, 'address')?.value).toBe('5 Hill Road, Pune')
    desk.clock.now = new Date(desk.clock.now.getTime() + 1000)
    desk.services.fields.correct(id, 'gender', 'FEMALE')

    expect(desk.services.pairing.separate(id)).toEqual({ front, back })
    expect(shown()).toEqual(apart)
    expect(fieldOf(desk, front, 'name')?.value).toBe('Asha R. Rani')
    expect(fieldOf(desk, front, 'gender')?.value).toBeNull()

    expect(desk.services.pairing.join({ front, back })).toBe(id)
    expect(valueOf(id, 'gender')?.value).toBe('FEMALE')
    desk.services.undo.undo()
    desk.services.undo.undo()
    expect(shown()).toEqual([['asha-front', 2]])
  })

  it('is not joined where a side is finished, corrected otherwise, or no side of it', async () => {
    const { front, back } = await open()
    expect(() => desk.services.pairing.join({ front: back, back: front })).toThrow(coded('INVALID_STATE'))
    expect(() => desk.services.pairing.join({ front, back: 'nobody' })).toThrow(coded('NOT_FOUND'))
    expect(() => desk.services.pairing.separate(front)).toThrow(coded('INVALID_STATE'))
    desk.services.fields.correct(front, 'formatted_address.city', 'pune')
    desk.services.fields.correct(back, 'formatted_address.city', 'mumbai')
    expect(() => desk.services.pairing.join({ front, back })).toThrow(coded('SIDES_DISAGREE'))
    desk.services.undo.undo()
    desk.services.decisions.reject(back, 'blurred')
    expect(desk.services.pairing.suggest(front)).toBeNull()
    expect(() => desk.services.pairing.join({ front, back })).toThrow(coded('INVALID_STATE'))
    expect(shown()).toEqual(apart)
  })

  it('stays joined when the app ends before it was read', async () => {
    const folder = newFolder()
    const { front, back } = await open(folder)
    desk.services.queue.pause(true)
    desk.services.pairing.join({ front, back })
    await desk.services.close()
    desk = openDesk(readerThat(readSides), folder, openWorkspace(folder, testKey, null))
    desk.services.start()
    await read()
    expect(shown()).toEqual([['asha-front', 2]])
  })

  it('is erased whole, joined or apart: nothing of it stays out of sight', async () => {
    const { front, back } = await open()
    const id = desk.services.pairing.join({ front, back })
    await read()
    expect((await desk.services.documents.remove([id])).documents).toBe(3)
    for (const gone of [id, front, back]) expect(desk.store.documents.byId(gone)).toBeUndefined()
    await desk.services.close()

    const again = await open()
    const joined = desk.services.pairing.join(again)
    await read()
    desk.services.pairing.separate(joined)
    await desk.services.documents.remove([again.back])
    expect(desk.store.documents.byId(joined)).toBeUndefined()
    expect(shown()).toEqual([['asha-front', 1]])
  })

  it('is not taken apart while it is under legal hold', async () => {
    const { front, back } = await open()
    const id = desk.services.pairing.join({ front, back })
    await read()
    desk.services.holds.hold([id], 'court')
    expect(() => desk.services.pairing.separate(id)).toThrow(coded('LEGAL_HOLD'))
    expect(() => desk.services.undo.undo()).toThrow(coded('LEGAL_HOLD'))
    expect(shown()).toEqual([['asha-front', 2]])
  })
})
