import { describe, expect, it } from 'vitest'
import { boxAround } from '../../../../../src/shared/domain/geometry'
import { decodeFile, defaultLimits } from '../../../../../src/main/engine/intake'
import { isUsableText } from '../../../../../src/main/engine/intake/pdf/text-quality'
import type { SourcePage } from '../../../../../src/main/engine/model'
import { pdfWith } from './files'

async function firstPage(bytes: Uint8Array): Promise<SourcePage> {
  for await (const page of decodeFile(bytes)) return page
  throw new Error('no page')
}

const lines = 'BT /F1 12 Tf 72 700 Td (Name: RAMESH KUMAR SINGH) Tj 0 -20 Td (Date of birth 12/03/1985) Tj ET'

describe('PDF', () => {
  it('takes the words from the text layer, in reading order', async () => {
    const page = await firstPage(pdfWith(lines))
    expect(page.textLayer?.map((line) => line.words.map((word) => word.text).join(' '))).toEqual([
      'Name: RAMESH KUMAR SINGH',
      'Date of birth 12/03/1985',
    ])
  })

  it('parts what runs from one column into the next, drawn over it', async () => {
    const over = 'BT /F1 12 Tf 72 700 Td (ACH-BAJAJ-FINANCE) Tj ET BT /F1 12 Tf 150 700 Td (00004471) Tj ET'
    const page = await firstPage(
      pdfWith(`${over} BT /F1 12 Tf 72 680 Td (Date of birth 12/03/1985 of the holder) Tj ET`),
    )
    const words = page.textLayer?.[0]?.words.map((word) => word.text)
    expect(words).toEqual(['ACH-BAJAJ-FINANCE', '00004471'])
  })

  it('places each word on its ink in the raster', async () => {
    const page = await firstPage(pdfWith(lines))
    const word = page.textLayer![0]!.words[1]!
    const box = boxAround(word.place)
    const { width, data } = page.colour
    let inside = 0
    for (let y = Math.round(box.y); y < box.y + box.height; y++) {
      for (let x = Math.round(box.x); x < box.x + box.width; x++) if (data[(y * width + x) * 3]! < 100) inside++
    }
    // RAMESH, 12 points high: about a tenth of its box is ink, and 72 points from the left edge it is not alone.
    expect(inside).toBeGreaterThan(0.08 * box.width * box.height)
    expect(box.x / width).toBeGreaterThan(72 / 595)
  })

  it('ends the box of a word where the word ends, whichever letters the line has', async () => {
    const line = 'Illinois Will Mammoth WWW Dist Murshidabad, Tal Jiji OOOO iiii West Bengal 742201'
    const page = await firstPage(pdfWith(`BT /F1 14 Tf 40 500 Td (${line}) Tj ET ${lines}`))
    const { width, data } = page.colour
    const words = page.textLayer!.at(-1)!.words
    expect(words.map(({ text }) => text).join(' ')).toBe(line)
    const isInk = (x: number, y: number): boolean => data[(y * width + x) * 3]! < 128
    for (const { text, place } of words) {
      const box = boxAround(place)
      const [top, bottom] = [Math.ceil(box.y), Math.floor(box.y + box.height)]
      for (const x of [Math.floor(box.x) - 2, Math.ceil(box.x + box.width) + 2])
        for (let y = top; y < bottom; y += 1) expect(isInk(x, y), `ink beside ${text}`).toBe(false)
    }
  })

  it('does not draw a page of text for who shows no pictures, unless a code may stand on it', async () => {
    const undrawn = async (content: string): Promise<SourcePage> => {
      for await (const page of decodeFile(pdfWith(content), defaultLimits, false)) return page
      throw new Error('no page')
    }
    const text = await undrawn(lines)
    expect(text).toMatchObject({ drawn: false, encoded: null })
    expect(text.textLayer).toHaveLength(2)
    expect(text.colour.width).toBeCloseTo((595 / 72) * 200, -1)
    const squares = Array.from({ length: 500 }, (_, i) => `${i} 10 2 2 re f`).join(' ')
    expect(await undrawn(`${lines} ${squares}`)).toMatchObject({ drawn: true, encoded: null })
  })

  it('draws A4 at 200 dpi, a card larger, and a poster within the limit', async () => {
    expect((await firstPage(pdfWith(lines))).colour.height).toBeCloseTo((842 / 72) * 200, -1)
    expect((await firstPage(pdfWith('', 1, [243, 153]))).colour.width).toBe(2000)
    const poster = (await firstPage(pdfWith('', 1, [3370, 2384]))).colour
    expect(poster.width * poster.height).toBeLessThanOrEqual(defaultLimits.keepPixels * 1.001)
  })

  it('leaves the fine print of the ground out, which says the same words over and over, and no column of marks', async () => {
    // Cut at the edge elsewhere in each line.
    const over = (size: number): string =>
      Array.from(
        { length: 40 },
        (_, i) => `BT /F1 ${size} Tf 20 ${20 + 20 * i} Td (${'TRANSPORT DEPARTMENT '.repeat(8).slice(i % 20)}) Tj ET`,
      ).join(' ')
    const words = async (content: string): Promise<string[]> =>
      (await firstPage(pdfWith(content))).textLayer!.flatMap((line) => line.words.map((word) => word.text))
    expect(await words(`${over(4)} ${lines}`)).toEqual(await words(lines))
    expect(await words(`${over(9)} ${lines}`)).toContain('TRANSPORT')
  })

  it('has no text layer where the text is invisible, as under a scan', async () => {
    expect((await firstPage(pdfWith(lines.replace('Tf', 'Tf 3 Tr')))).textLayer).toBeNull()
  })

  it('has no text layer where there is hardly any text', async () => {
    expect((await firstPage(pdfWith('BT /F1 12 Tf 72 700 Td (Page 1) Tj ET'))).textLayer).toBeNull()
  })
})

describe('usable text', () => {
  const plain = { imageShare: 0, imageResolution: 0, hiddenTextShare: 0, shapes: 0 }

  it.each([
    ['English', 'Name RAMESH KUMAR SINGH Date of birth 12/03/1985 Address Pune', true],
    ['Hindi', 'नाम रमेश कुमार सिंह जन्म तिथि 12/03/1985 पता पुणे महाराष्ट्र', true],
    ['private codes of a font', '\uE001\uE002\uE003\uE004 Name RAMESH KUMAR SINGH \uE005\uE006 Pune 411001', false],
    [
      'Hindi in a font of its own encoding',
      'jes\'k dqekj flag tUe frfFk fnukad HkkjrUr ljdkjZ fgUnqLrku ftyk lrkjk jkT; egkjk"Vªª dk;kZy; xzke iapk;r',
      false,
    ],
    [
      'Devanagari in the order of its glyphs',
      'सू ची नाव िव जय िश वा जी गा वा चे िद नां क 02/01/2021 कुल कर्णी तालु का',
      false,
    ],
    [
      'Devanagari without its joined letters',
      'नाव कुलक\u0000 मु\u0000ांक शुल्क गाव तालुका जिल्हा हवेली दिनांक 02/01/2021',
      false,
    ],
    [
      'a few words of Devanagari that are ill encoded in a page of English',
      'Electricity Bill Name RAMESH KUMAR SINGH Address Pune Maharashtra िव जय Consumer number Bill date amount payable',
      true,
    ],
  ])('%s', (_name, text, usable) => expect(isUsableText(text.split(' '), plain)).toBe(usable))

  it('a footer under a full-page picture does not stand for the page', () => {
    expect(isUsableText(['Downloaded from the portal on 12 March 2025'], { ...plain, imageShare: 0.9 })).toBe(false)
  })
})
