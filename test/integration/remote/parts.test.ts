import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { decodeFile } from '../../../src/main/engine/intake'
import { readFiles, rowsOf } from '../support/read'
import { panFields, readerThat, readingOf, resultOf } from '../support/reading'
import { openDesk } from '../support/workspace'
import { connectTo, outboxOf, startRemote, untilEnded } from './connected-desk'

const picture = (): Uint8Array => createCanvas(400, 600).toBuffer('image/png')

/** A file of three pages that hold two documents: the first page, and the two that follow. */
const divided = readerThat((request) => {
  const [sheet] = readingOf('PAN', []).pages
  if (!sheet) throw new Error('a reading has a page')
  const reading = (...indices: number[]) => ({
    ...readingOf('PAN', panFields),
    pages: indices.map((index) => ({ ...sheet, index })),
    ownPages: indices,
  })
  const pages = [0, 1, 2].map((index) => ({ index, mime: 'image/png' as const, bytes: picture() }))
  const whole = resultOf(reading(0), request)
  return Promise.resolve({ ...whole, pages, further: [reading(1, 2)], furtherThumbnails: [picture()] })
})

it('of a file of several documents the pages of one are sent, however many they are', async () => {
  const sent: Uint8Array[] = []
  const remote = await startRemote({
    reader: readerThat((request) => {
      sent.push(request.bytes)
      return Promise.resolve(resultOf(readingOf('PAN', panFields), request))
    }),
  })
  const desk = openDesk(divided)
  await readFiles(desk, 'file.pdf')
  expect(rowsOf(desk).map(({ pages }) => pages)).toEqual([1, 2])
  await connectTo(desk, remote.url, remote.world)
  for (const { id } of rowsOf(desk)) {
    desk.services.outbox.send([id], 'both')
    await untilEnded(desk)
  }
  expect(outboxOf(desk).map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  const counts = []
  for (const bytes of sent) {
    let count = 0
    for await (const page of decodeFile(bytes)) count += page.index >= 0 ? 1 : 0
    counts.push(count)
  }
  expect(counts).toEqual([1, 2])
  await desk.services.close()
  await remote.close()
})
