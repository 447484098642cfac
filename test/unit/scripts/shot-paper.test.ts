import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shotPaper } from '../../../scripts/evaluate/shot-paper'
import type { Picture, Profile } from '../../generator/degrade/profile'

const pdf = (...sizes: readonly (readonly [number, number])[]): Uint8Array => {
  const document = new PDFDocument()
  for (const [width, height] of sizes) {
    const page = document.beginPage(width, height) as unknown as SKRSContext2D
    page.fillRect(0, 0, width / 4, height / 4)
    document.endPage()
  }
  return document.close()
}

/** Keeps what it was given. */
function camera(): { profile: Profile; seen: Picture[]; rolls: number[] } {
  const [seen, rolls]: [Picture[], number[]] = [[], []]
  const profile: Profile = {
    name: 'clean',
    flag: 'original',
    weight: 1,
    shoot: (picture, random) => {
      seen.push(picture)
      rolls.push(random.next())
      return Promise.resolve({ raster: picture.raster, matrix: [], encode: 'png' })
    },
  }
  return { profile, seen, rolls }
}

test('a page is drawn at 200 dots an inch, alike for the same name', async () => {
  const [one, same, other] = [camera(), camera(), camera()]
  const bytes = await shotPaper(pdf([595, 842]), one.profile, 'a.pdf')
  await shotPaper(pdf([595, 842]), same.profile, 'a.pdf')
  await shotPaper(pdf([595, 842]), other.profile, 'b.pdf')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1653, height: 2339 })
  expect(one.seen.map(({ form, dpi }) => [form, dpi])).toEqual([['page', 200]])
  expect(same.rolls).toEqual(one.rolls)
  expect(other.rolls).not.toEqual(one.rolls)
})

test('a page that is wider than a sheet lies on its side, a cheque lies as a card does', async () => {
  const { profile, seen } = camera()
  await shotPaper(pdf([842, 595]), profile, 'wide.pdf')
  await shotPaper(pdf([573, 261]), profile, 'cheque.pdf')
  expect(seen.map(({ form, raster }) => [form, raster.width < raster.height])).toEqual([
    ['page', true],
    ['card', false],
  ])
  const { data, width } = seen[0]!.raster
  const darkness = (x: number, y: number): number => 255 - data[(y * width + x) * 4]!
  expect([darkness(10, 10), darkness(width - 10, 10)]).toEqual([0, 255])
})

test('several pages become a PDF of pictures', async () => {
  const { profile, seen } = camera()
  const bytes = await shotPaper(pdf([595, 842], [595, 842]), profile, 'two.pdf')
  expect(seen).toHaveLength(2)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})
