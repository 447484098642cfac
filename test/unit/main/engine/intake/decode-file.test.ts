import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeFile, defaultLimits } from '../../../../../src/main/engine/intake'
import type { SourcePage } from '../../../../../src/main/engine/model'
import { pdfWith, picture, pngHead } from './files'

async function pagesOf(bytes: Uint8Array): Promise<SourcePage[]> {
  const pages: SourcePage[] = []
  for await (const page of decodeFile(bytes)) pages.push(page)
  return pages
}

const codeOf = (bytes: Uint8Array) =>
  pagesOf(bytes).then(
    () => 'none',
    (error: { code?: string }) => error.code,
  )

const pixel = ({ colour }: SourcePage, x: number, y: number) =>
  Array.from(colour.data.subarray((y * colour.width + x) * 3, (y * colour.width + x) * 3 + 3))

describe('bad input ends with its code', () => {
  it('an empty file', async () => expect(await codeOf(new Uint8Array())).toBe('EMPTY_FILE'))

  it('text, whatever its name', async () =>
    expect(await codeOf(new TextEncoder().encode('Dear sir, my card is attached.'))).toBe('UNSUPPORTED_FORMAT'))

  it('an animated GIF', async () => {
    const frames = await picture(200, 400).toColourspace('srgb').png().toBuffer()
    expect(await codeOf(await sharp(frames).gif().toBuffer())).toBe('UNSUPPORTED_FORMAT')
  })

  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s that was cut short', async (format) => {
    const whole = await picture(600, 400).toFormat(format).toBuffer()
    expect(await codeOf(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('DAMAGED')
  })

  it('a progressive JPEG that was cut short', async () => {
    const whole = await picture(600, 400).jpeg({ progressive: true }).toBuffer()
    expect(await codeOf(whole.subarray(0, Math.floor(whole.length * 0.9)))).toBe('DAMAGED')
  })

  it('a HEIC that was cut short', async () => {
    const whole = await readFile('test/fixtures/heic/gradient.heic')
    expect(await codeOf(whole.subarray(0, whole.length - 120))).toBe('DAMAGED')
  })

  it('a PNG of 30000 x 30000 one-bit pixels, told by its head', async () =>
    expect(await codeOf(await pngHead(30_000, 30_000))).toBe('TOO_LARGE'))

  it('more bytes than the limit', async () =>
    expect(await codeOf(new Uint8Array(defaultLimits.maxBytes + 1))).toBe('TOO_LARGE'))

  it('a picture without room for text', async () =>
    expect(await codeOf(await picture(120, 80).png().toBuffer())).toBe('TOO_SMALL'))

  it('a PDF of 500 pages', async () => expect(await codeOf(pdfWith('', 500))).toBe('TOO_LARGE'))

  it('a PDF that was cut short', async () => {
    const whole = pdfWith('BT /F1 12 Tf 72 700 Td (Name: RAMESH KUMAR SINGH of Pune) Tj ET')
    expect(await codeOf(whole.subarray(0, whole.length - 200))).toBe('DAMAGED')
  })

  it('a PDF that asks for a password', async () => {
    const key = 'a'.repeat(32)
    const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${key}) /U (${key}) /P -4 >> /ID [(0123456789abcdef) (0123456789abcdef)]`
    expect(await codeOf(pdfWith('', 1, [595, 842], trailer))).toBe('PASSWORD_PROTECTED')
  })
})

describe('pictures', () => {
  it('keeps the bytes of an upright JPEG for the desk', async () => {
    const bytes = await picture(400, 250).jpeg().toBuffer()
    const [page] = await pagesOf(bytes)
    expect(page!.encoded!.bytes).toBe(bytes)
    expect([page!.colour.width, page!.colour.height]).toEqual([400, 250])
  })

  it('applies the EXIF turn to the pixels and to what the desk shows', async () => {
    const turned = await picture(400, 250).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [page] = await pagesOf(turned)
    expect([page!.colour.width, page!.colour.height]).toEqual([250, 400])
    const shown = await sharp(page!.encoded!.bytes).metadata()
    expect([shown.width, shown.height, shown.orientation ?? 1]).toEqual([250, 400, 1])
  })

  it('lays transparency on white', async () => {
    const clear = sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const [page] = await pagesOf(await clear.png().toBuffer())
    expect(pixel(page!, 10, 10)).toEqual([255, 255, 255])
  })

  it.each([
    ['16 bits', () => picture(300, 200).toColourspace('rgb16').png()],
    ['grey', () => picture(300, 200).greyscale().png()],
    ['CMYK', () => picture(300, 200).toColourspace('cmyk').jpeg()],
  ])('brings %s to three bytes a pixel', async (_name, make) => {
    const [page] = await pagesOf(await make().toBuffer())
    expect(page!.colour.data.length).toBe(300 * 200 * 3)
  })

  it('reads HEIC', async () => {
    const [page] = await pagesOf(await readFile('test/fixtures/heic/gradient.heic'))
    expect([page!.colour.width, page!.colour.height]).toEqual([400, 250])
    expect(pixel(page!, 200, 5)[0]).toBeGreaterThan(200)
    expect(pixel(page!, 200, 244)[2]).toBeGreaterThan(200)
  })

  it('scales very large pictures down to what is kept', async () => {
    const bytes = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#ccc' } })
      .jpeg()
      .toBuffer()
    const [page] = await pagesOf(bytes)
    expect(page!.colour.width * page!.colour.height).toBeLessThanOrEqual(defaultLimits.keepPixels * 1.001)
    expect(page!.colour.width / page!.colour.height).toBeCloseTo(1.5, 2)
  })

  it('takes a strip of 12000 x 200 as it is', async () => {
    const [page] = await pagesOf(await picture(12_000, 200).png().toBuffer())
    expect([page!.colour.width, page!.colour.height]).toEqual([12_000, 200])
  })

  it('yields every page of a TIFF', async () => {
    const page = await picture(300, 200).png().toBuffer()
    const tiff = await sharp([page, page, page], { join: { animated: true } })
      .tiff()
      .toBuffer()
    expect((await pagesOf(tiff)).map((p) => [p.index, p.colour.width, p.colour.height])).toEqual([
      [0, 300, 200],
      [1, 300, 200],
      [2, 300, 200],
    ])
  })
})
