import { afterAll, describe, expect, it } from 'vitest'
import { rotateSheet } from '../../../../../src/main/engine/imaging'
import { createReading } from '../../../../../src/main/engine/reading'
import { draw, languageDir, sheetOf } from './drawing'

const reading = createReading({ languageDir })
afterAll(() => reading.close())

const card = sheetOf(
  draw(1000, 620, [
    { text: 'भारत सरकार', x: 60, y: 80 },
    { text: 'GOVERNMENT OF INDIA', x: 60, y: 130 },
    { text: 'नाम / Name', x: 60, y: 220, size: 22 },
    { text: 'RAMESH KUMAR SHARMA', x: 60, y: 265 },
    { text: 'जन्म तिथि / DOB: 24/05/1969', x: 60, y: 340 },
    { text: 'पुरुष / MALE', x: 60, y: 400 },
    { text: '9058 8517 3334', x: 300, y: 540, size: 44 },
  ]),
)
const wanted = [
  'भारत सरकार',
  'GOVERNMENT OF INDIA',
  'नाम / Name',
  'RAMESH KUMAR SHARMA',
  'जन्म तिथि / DOB: 24/05/1969',
  'पुरुष / MALE',
  '9058 8517 3334',
]

describe('reading a page', () => {
  it.each([0, 90, 180, 270] as const)('reads a card of two scripts that needs a turn of %d', async (turn) => {
    const given = rotateSheet(card, ((360 - turn) % 360) as 0 | 90 | 180 | 270)
    const page = await reading.readPage(given)
    expect(page.turn).toBe(turn)
    expect(page.sheet.grey.width).toBe(1000)
    expect(page.lines.map((line) => line.words.map((w) => w.text).join(' '))).toEqual(wanted)
  })

  it('turns a table on its side, whose figures stand closer under one another than beside', async () => {
    const figures = ['4,180.00', '26,230', '9.450', '1,184.75', '72,044']
    const texts = Array.from({ length: 120 }, (_, i) => {
      const [row, column] = [Math.floor(i / 5), i % 5]
      return { text: figures[(row + column) % 5]!, x: 60 + 220 * column, y: 60 + 27 * row, size: 22 }
    })
    const table = sheetOf(draw(1160, 760, texts))
    for (const turn of [90, 270] as const) {
      const { turn: found } = await reading.readPage(rotateSheet(table, (360 - turn) as 90 | 270))
      expect(found).toBe(turn)
    }
  })

  it('says where each word stands', async () => {
    const { lines } = await reading.readPage(card)
    const word = lines.flatMap((l) => l.words).find((w) => w.text === 'KUMAR')!
    expect(word.chars.map((c) => c.text)).toEqual([...'KUMAR'])
    expect(word.place.x).toBeGreaterThan(170)
    expect(word.place.x).toBeLessThan(210)
    expect(word.place.y).toBeGreaterThan(230)
    expect(word.place.y + word.place.height).toBeLessThan(280)
  })

  it('says where each word stands to the pixel of its ink', async () => {
    const { lines } = await reading.readPage(card)
    const { place } = lines.flatMap((l) => l.words).find((w) => w.text === 'RAMESH')!
    const { width, data } = card.grey
    const dark = (x: number) => Array.from({ length: 30 }, (_, y) => data[(240 + y) * width + x]! < 128).includes(true)
    const columns = Array.from({ length: 184 }, (_, x) => x).filter(dark)
    expect(Math.abs(place.x - columns[0]!)).toBeLessThanOrEqual(2)
    expect(Math.abs(place.x + place.width - columns.at(-1)! - 1)).toBeLessThanOrEqual(2)
  })

  it('reads an empty sheet as no lines', async () => {
    const { lines, turn } = await reading.readPage(sheetOf(draw(600, 400, [])))
    expect(lines).toEqual([])
    expect(turn).toBe(0)
  })

  it.each(['first', 'second'] as const)(
    'reads fields again, each from its own crop, by its %s networks',
    async (reader) => {
      const crop = draw(420, 70, [{ text: 'ABCPS1234K', x: 30, y: 46 }])
      const blank = draw(200, 60, [])
      const other = draw(300, 70, [{ text: '12/03/1985', x: 30, y: 46 }])
      const lines = await reading.rereadFields([crop, blank, other], { script: 'latin', reader })
      const text = lines.map((line) => line?.words.map((w) => w.text).join(' ') ?? null)
      expect(text).toEqual(['ABCPS1234K', null, '12/03/1985'])
    },
  )

  it('reads nothing on blank paper, whoever reads', async () => {
    for (const reader of ['first', 'second'] as const)
      expect(await reading.rereadFields([draw(200, 60, [])], { script: 'latin', reader })).toEqual([null])
  })
})
