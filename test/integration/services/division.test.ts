import { afterEach, describe, expect, it } from 'vitest'
import type { ReadRequest, ReadResult } from '../../../src/main/engine'
import type { DetectedType } from '../../../src/shared/domain/document-types'
import { readFiles, rowsOf } from '../support/read'
import { panFields, readerThat, readingOf } from '../support/reading'
import { openDesk, until, type TestDesk } from '../support/workspace'

let desk: TestDesk
afterEach(() => desk.services.close())

/** A file of three pages: two documents unless told which pages to read. */
function readParts(request: ReadRequest): Promise<ReadResult> {
  const groups = request.part ? [[...request.part.pages]] : [[0], [1, 2]]
  const readings = groups.map((pages) => {
    const type: DetectedType = pages.includes(0) ? 'PAN' : 'VOTER_ID'
    const reading = readingOf(type, type === 'PAN' ? panFields : [])
    const [page] = reading.pages
    return { ...reading, pages: page ? pages.map((index) => ({ ...page, index })) : [], ownPages: pages }
  })
  const [reading, ...further] = readings
  if (!reading) throw new Error('No document')
  const images = groups
    .flat()
    .map((index) => ({ index, mime: 'image/png' as const, bytes: Buffer.from(`page ${index}`) }))
  const thumbnails = groups.map((pages) => Buffer.from(`thumbnail ${pages.join()}`))
  const [thumbnail = Buffer.alloc(0), ...furtherThumbnails] = thumbnails
  return Promise.resolve({ reading, further, pages: images, thumbnail, furtherThumbnails })
}

const open = async (): Promise<string> => {
  desk = openDesk(readerThat(readParts))
  const [id = ''] = await readFiles(desk, 'file.pdf')
  return id
}
const read = (): Promise<void> => until(() => rowsOf(desk).every(({ readState }) => readState === 'EXTRACTED'))
const shown = () => rowsOf(desk).map(({ documentId, type, pages }) => [documentId, type, pages])
const part = (...pages: number[]) => ({ pages, at: null })
const coded = (code: string) => expect.objectContaining({ code })

describe('a file of several documents', () => {
  it('is a row for each, with its own pages and images', async () => {
    const id = await open()
    expect(shown()).toEqual([
      ['file', 'PAN', 1],
      ['file-2', 'VOTER_ID', 2],
    ])
    const { documents, pages } = desk.services.division.get(id)
    expect(documents.map((one) => one.part)).toEqual([part(0), part(1, 2)])
    const second = documents[1]?.id ?? ''
    expect(pages.map(({ shownBy }) => shownBy)).toEqual([id, second, second])
    expect(Buffer.from((await desk.services.documents.thumbnail(second)).bytes).toString()).toBe('thumbnail 1,2')
    expect(desk.services.documents.detail(second).documentsOfFile).toBe(2)
  })

  it('is joined, cut and brought back, and what was said of its documents with it', async () => {
    const id = await open()
    const second = desk.services.division.get(id).documents[1]?.id ?? ''
    desk.services.fields.correct(second, 'name', 'Asha Rani')
    desk.services.division.set(second, [part(0, 1, 2)])
    await read()
    expect(shown()).toEqual([['file', 'PAN', 3]])
    desk.services.undo.undo()
    await read()
    expect(shown()).toEqual([
      ['file', 'PAN', 1],
      ['file-2', 'VOTER_ID', 2],
    ])
    expect(desk.services.documents.detail(second).fields.find(({ path }) => path === 'name')?.value).toBe('Asha Rani')
    desk.services.division.set(id, [part(0), part(1), part(2)])
    await read()
    expect(shown()).toEqual([
      ['file', 'PAN', 1],
      ['file-2', 'VOTER_ID', 1],
      ['file-3', 'VOTER_ID', 1],
    ])
  })

  it('keeps what was said of the second document where its first page goes to the first, and with the undo', async () => {
    const id = await open()
    const second = desk.services.division.get(id).documents[1]?.id ?? ''
    desk.services.fields.correct(second, 'name', 'Asha Rani')
    const said = () => desk.services.documents.detail(second).fields.find(({ path }) => path === 'name')?.value
    desk.services.division.set(id, [part(0, 1), part(2)])
    await read()
    expect(desk.services.division.get(id).documents.map((one) => one.id)).toEqual([id, second])
    expect(said()).toBe('Asha Rani')
    desk.services.undo.undo()
    await read()
    expect(desk.services.division.get(id).documents.map((one) => one.id)).toEqual([id, second])
    expect(said()).toBe('Asha Rani')
  })

  it('takes no division that leaves out a page, or has one twice', async () => {
    const id = await open()
    expect(() => desk.services.division.set(id, [part(0), part(1)])).toThrow(coded('INVALID_REQUEST'))
    expect(() => desk.services.division.set(id, [part(0, 1), part(1, 2)])).toThrow(coded('INVALID_REQUEST'))
    expect(() => desk.services.division.get('nobody')).toThrow(coded('NOT_FOUND'))
  })
})
