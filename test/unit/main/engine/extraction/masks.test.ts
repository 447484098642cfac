import { expect, test } from 'vitest'
import { boxAround, type PageQuad } from '../../../../../src/shared/domain/geometry'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { aadhaarCodeMasks, aadhaarMasks } from '../../../../../src/main/engine/extraction/masks'
import { readAadhaarQr } from '../../../../../src/main/engine/reading/codes'
import { asciiPage } from './ascii-page'

const masks = (text: string, onAadhaar: boolean) => aadhaarMasks([layoutOf(asciiPage(text))], onAadhaar)

test('the first eight digits are covered, the last four are not', () => {
  const [mask] = masks('2341 2341 2346', true)
  const { x, width } = boxAround(mask!.quad)
  expect(x).toBeLessThanOrEqual(0)
  expect(x + width).toBeGreaterThanOrEqual(9 * 12)
  expect(x + width).toBeLessThan(10.2 * 12)
})
test('a mask reaches beyond the box of the digits, whose rims would tell them', () => {
  const page = layoutOf(asciiPage('\n   2341 2341 2346'))
  const ink = boxAround(page.segments[0]!.words[0]!.quad)
  const cover = boxAround(aadhaarMasks([page], true)[0]!.quad)
  expect(cover.x).toBeLessThan(ink.x - ink.height / 2)
  expect(cover.y).toBeLessThan(ink.y - ink.height / 4)
  expect(cover.y + cover.height).toBeGreaterThan(ink.y + ink.height * 1.25)
})
test('every place of a page is covered, a misread number and a virtual ID too', () => {
  expect(masks('2341 2341 2346\nname\n2341 2341 2347\nVID 9123 4567 8901 2346', true)).toHaveLength(3)
})
test('on other documents only what has a true check digit', () => {
  expect(masks('2341 2341 2346', false)).toHaveLength(1)
  expect(masks('2341 2341 2347', false)).toHaveLength(0)
  expect(masks('98200 12345 99', false)).toHaveLength(0)
})
test('a code that holds the number whole is covered, one that holds its end alone is not', () => {
  const quad = [{ x: 10, y: 20 }, { x: 90, y: 20 }, { x: 90, y: 100 }, { x: 10, y: 100 }] as unknown as PageQuad // prettier-ignore
  const seen = (uid: string) => {
    const text = `<PrintLetterBarcodeData uid="${uid}" name="Asha Rani" gender="F" yob="1990"/>`
    const read = readAadhaarQr(text, [])
    if (read.kind !== 'read') throw new Error(read.kind)
    return { page: 1, code: { format: 'qr' as const, quad, text, bytes: Buffer.from(text) }, qr: read.qr }
  }
  expect(aadhaarCodeMasks([seen('234123412346')])).toEqual([{ page: 1, quad }])
  expect(aadhaarCodeMasks([seen('xxxxxxxx2346')])).toEqual([])
})
