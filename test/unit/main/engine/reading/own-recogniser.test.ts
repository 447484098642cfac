import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it } from 'vitest'
import type { RecognisedLine } from '../../../../../src/main/engine/reading/recogniser/line-recogniser'
import { createOwnRecogniser } from '../../../../../src/main/engine/reading/recogniser/own-recogniser'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { createTesseractReader } from '../../../../../src/main/engine/reading/tesseract/reader'
import { draw, languageDir } from './drawing'

const own = createOwnRecogniser({ languageDir, networks: 'trained' })
const tesseract = createTesseractReader({ languageDir })
afterAll(() => {
  own.close()
  tesseract.close()
})

const textOf = (line: RecognisedLine | undefined): string =>
  line?.words.map((word) => word.map((c) => c.text).join('')).join(' ') ?? ''

const latin = [
  'INCOME TAX DEPARTMENT',
  'Permanent Account Number Card',
  'Ramesh Kumar Sharma',
  'House No 21, Gandhi Road, Mumbai',
  'Date of Birth 12/03/1985',
  'Valid till 04-09-2029, LMV & MCWG',
  '2223 1560 4717',
  'S/O: Vijay, 4th Main, Jaipur - 302004',
]
const devanagari = ['भारत सरकार', 'जन्म तिथि', 'आयकर विभाग', 'मेरा आधार, मेरी पहचान', 'निर्वाचक का नाम']

describe('own recogniser', () => {
  it.each([
    ['latin', latin],
    ['devanagari', devanagari],
  ] as const)('agrees with Tesseract and with the print on clean lines, %s', async (script, texts) => {
    let chars = 0
    let againstTesseract = 0
    let againstPrint = 0
    for (const text of texts) {
      const grey = draw(700, 80, [{ text, x: 20, y: 50 }])
      const found = findLines(grey)
      expect(found).toHaveLength(1)
      const [line] = await own.recognise([found[0]!.image], script)
      const [second] = await tesseract.readSheet(grey, { layout: 'line', script })
      chars += text.length
      againstTesseract += distance(textOf(line), second?.words.map((w) => w.text).join(' ') ?? '')
      againstPrint += distance(textOf(line), text)
    }
    expect(againstTesseract / chars).toBeLessThanOrEqual(0.02)
    expect(againstPrint / chars).toBeLessThanOrEqual(0.01)
  })

  it('reads a line the same alone and among others, and says where its characters stand', async () => {
    const texts = latin.map((text, i) => ({ text, x: 30, y: 60 + 60 * i }))
    const grey = draw(800, 560, texts)
    const images = findLines(grey).map((line) => line.image)
    expect(images).toHaveLength(latin.length)
    const together = await own.recognise(images, 'latin')
    for (const [i, image] of images.entries()) {
      const [alone] = await own.recognise([image], 'latin')
      expect(alone).toEqual(together[i])
      const chars = together[i]!.words.flat()
      for (const [k, char] of chars.entries()) {
        expect(char.left).toBeGreaterThanOrEqual(image.box.x)
        expect(char.right).toBeLessThanOrEqual(image.box.x + image.box.width + 1e-6)
        expect(char.left).toBeGreaterThanOrEqual(chars[k - 1]?.left ?? 0)
        expect(char.confidence).toBeLessThanOrEqual(1)
      }
    }
  })

  it('holds no more memory after many lines than after the first', async () => {
    const grey = draw(800, 100, [{ text: latin[3]!, x: 20, y: 50 }])
    const images = findLines(grey).map((line) => line.image)
    await own.recognise(images, 'latin')
    const before = await own.memory()
    for (let i = 0; i < 40; i++) {
      const sheet = { ...grey }
      await own.recognise(
        images.map((image) => ({ ...image, sheet })),
        'latin',
      )
    }
    expect(await own.memory()).toBe(before)
  })

  it('reads nothing in a box that no line of text can have', async () => {
    const grey = draw(100, 100, [])
    const image = { sheet: grey, box: { x: 0, y: 0, width: 9000, height: 40 }, slope: 0, inverted: false }
    expect(await own.recognise([image], 'latin')).toEqual([{ words: [] }])
  })
})
