import { afterAll, describe, expect, it } from 'vitest'
import type { GreyRaster } from '../../../../../src/main/engine/model'
import { createOwnRecogniser } from '../../../../../src/main/engine/reading/recogniser/own-recogniser'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { draw, languageDir, type Text } from './drawing'

const own = createOwnRecogniser({ languageDir, networks: 'trained' })
afterAll(() => own.close())

type Band = readonly [number, number, number, number, string]

/** The sides of boxes side by side. */
const boxes = (x: number, y: number, count: number, width: number, height: number, ink = '#606060'): Band[] => [
  [x, y, count * width + 2, 2, ink],
  [x, y + height, count * width + 2, 2, ink],
  ...Array.from({ length: count + 1 }, (_, i): Band => [x + i * width, y, 2, height, ink]),
]
const oneByOne = (text: string, x: number, y: number, pitch: number): Text[] =>
  [...text].map((sign, i) => ({ text: sign, x: x + i * pitch, y }))

const read = async (grey: GreyRaster) => {
  const [line, ...more] = findLines(grey)
  const [found] = await own.recognise([line!.image], 'latin')
  return { more, words: found!.words, text: found!.words.map((word) => word.map((c) => c.text).join('')).join(' ') }
}

describe('print without the rules around it', () => {
  it('reads digits in boxes as one number, each where it stands', async () => {
    const grey = draw(800, 160, oneByOne('27094163', 111, 90, 44), boxes(100, 60, 8, 44, 42))
    const { more, words, text } = await read(grey)
    expect(more).toEqual([])
    expect(text).toBe('27094163')
    for (const [i, { left, right }] of words[0]!.entries()) {
      expect(left).toBeGreaterThan(100 + 44 * i)
      expect(right).toBeLessThan(100 + 44 * (i + 1) + 3)
    }
  })

  it('reads them where each box has sides of its own, close to those of the next', async () => {
    const own = Array.from({ length: 6 }, (_, i) => boxes(100 + 42 * i, 60, 1, 36, 38, '#909090')).flat()
    const { more, text } = await read(draw(800, 160, oneByOne('411038', 110, 88, 42), own))
    expect(more).toEqual([])
    expect(text).toBe('411038')
  })

  it('reads them where a caption under the boxes touches their lower sides', async () => {
    const sides = Array.from({ length: 8 }, (_, i) => boxes(100 + 44 * i, 60, 1, 38, 38)).flat()
    const caption = oneByOne('DDMMYYYY', 112, 113, 44).map((letter) => ({ ...letter, size: 20 }))
    const lines = findLines(draw(800, 170, [...oneByOne('05112023', 112, 89, 44), ...caption], sides))
    const texts = await own.recognise(
      lines.map(({ image }) => image),
      'latin',
    )
    expect(texts.map(({ words }) => words.flatMap((word) => word.map((c) => c.text)).join(''))).toContain('05112023')
  })

  it('parts the words between which a box is empty', async () => {
    const grey = draw(900, 160, oneByOne('RAVI DEVA', 108, 90, 40), boxes(100, 60, 9, 40, 42))
    const lines = findLines(grey)
    const texts = await own.recognise(
      lines.map(({ image }) => image),
      'latin',
    )
    expect(texts.flatMap(({ words }) => words.map((word) => word.map((c) => c.text).join(''))).toSorted()).toEqual([
      'DEVA',
      'RAVI',
    ])
  })

  it('takes cells of a table for what they are', () => {
    const cells = ['1204', '315', '2288', '907'].map((text, i) => ({ text, x: 110 + 100 * i, y: 90 }))
    const lines = findLines(draw(700, 160, cells, boxes(100, 60, 4, 100, 42)))
    expect(lines.every(({ image }) => image.leftOut === undefined)).toBe(true)
  })

  it('takes bold letters that hang together for no boxes', () => {
    const bold: Band[] = [[200, 60, 44, 6, '#141414'], [200, 78, 44, 6, '#141414']] // prettier-ignore
    const strokes = [200, 212, 226, 238].map((x): Band => [x, 60, 6, 24, '#141414'])
    const grey = draw(600, 160, [{ text: 'O', x: 160, y: 84 }], [...bold, ...strokes])
    expect(findLines(grey).every(({ image }) => image.sheet === grey)).toBe(true)
  })

  it('finds every letter of writing that reaches down to its line', async () => {
    const name = { text: 'Gypsy Jaypaying', x: 60, y: 96, size: 34 }
    const { text } = await read(draw(800, 160, [name], [[40, 101, 700, 2, '#808080']]))
    expect(text).toBe(name.text)
  })

  it('reads digits whole that stand on the lower side of their boxes', async () => {
    const { more, text } = await read(draw(800, 160, oneByOne('20082023', 111, 103, 44), boxes(100, 60, 8, 44, 42)))
    expect(more).toEqual([])
    expect(text).toBe('20082023')
  })

  it('finds every letter of writing through which its line runs', async () => {
    const name = { text: 'Gypsy Jaypaying', x: 60, y: 96, size: 34 }
    const { text } = await read(draw(800, 160, [name], [[40, 90, 700, 2, '#808080']]))
    expect(text).toBe(name.text)
  })

  it('finds every letter of an underlined heading whose line stops at those that reach below it', async () => {
    const heading = { text: 'Release / Delivery Order', x: 100, y: 92, size: 28 }
    const { text } = await read(draw(640, 160, [heading], [[100, 96, 225, 2, '#202020'], [346, 96, 75, 2, '#202020']])) // prettier-ignore
    expect(text.replace(/ [_-] /g, ' ')).toBe(heading.text)
  })

  it('leaves the headline of Devanagari and a square of ink as they are', () => {
    const grey = draw(
      900,
      160,
      [{ text: 'महाराष्ट्रशासनमहसूलविभागनोंदणीविभाग', x: 40, y: 80 }],
      [[700, 50, 60, 60, '#202020']],
    )
    expect(findLines(grey).every(({ image }) => image.sheet === grey)).toBe(true)
  })
})
