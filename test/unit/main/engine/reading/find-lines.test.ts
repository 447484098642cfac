import { describe, expect, it } from 'vitest'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { draw, type Text } from './drawing'

const boxes = (...args: Parameters<typeof draw>): { x: number; y: number; width: number; height: number }[] =>
  findLines(draw(...args))
    .map((line) => line.image.box)
    .sort((a, b) => a.y - b.y || a.x - b.x)

describe('finding lines', () => {
  it('finds none on an empty sheet', () => {
    expect(boxes(600, 400, [])).toEqual([])
  })

  it('keeps words together and parts label and value by a wide gap', () => {
    const found = boxes(900, 200, [
      { text: 'Name of the holder', x: 40, y: 100 },
      { text: 'RAMESH KUMAR', x: 500, y: 100 },
    ])
    expect(found).toHaveLength(2)
    expect(found.map((b) => b.x < 450)).toEqual([true, false])
  })

  it('cuts with room for ascenders and descenders, in both scripts', () => {
    for (const text of ['gypsum jelly', 'पुरुष जन्म तिथि']) {
      const [box] = boxes(500, 160, [{ text, x: 40, y: 80, size: 30 }])
      expect(box!.y).toBeLessThan(80 - 24)
      expect(box!.y + box!.height).toBeGreaterThan(80 + 8)
    }
  })

  it('finds faint labels whole beside black values', () => {
    const values = Array.from({ length: 12 }, (_, i) => ({ text: 'BLACK VALUE', x: 40, y: 80 + 60 * i }))
    const faint = values.map(({ x, y }) => ({ text: 'Delivery label', x: x + 400, y, size: 17, ink: '#b4b4b4' }))
    const found = boxes(900, 900, [...values, ...faint]).filter(({ x }) => x > 400)
    expect(found).toHaveLength(faint.length)
    expect(Math.min(...found.map(({ width }) => width))).toBeGreaterThan(100)
  })

  it('finds no leader between a name and its amount, whatever it is of, and keeps what only looks as even', () => {
    const dots = { text: '.'.repeat(40), x: 250, y: 100 }
    const rows = [{ text: 'Basic Pay', x: 40, y: 100 }, dots, { text: '78,500', x: 640, y: 100 }]
    const found = boxes(900, 200, rows)
    expect(found.map(({ x }) => Math.round(x / 300))).toEqual([0, 2])
    expect(boxes(900, 200, [{ text: 'XXXXXXXXXX 0000000000', x: 40, y: 100 }])).toHaveLength(1)
    expect(boxes(900, 200, [{ text: 'and so on...', x: 40, y: 100 }])).toHaveLength(1)
  })

  it('cuts writing without the dotted line that it stands over, and keeps its own dots', () => {
    const filledIn = [
      { text: 'Name of the tenant', x: 40, y: 100 },
      { text: 'Gopika Priyadarshini', x: 310, y: 98 },
    ]
    const dots = Array.from({ length: 90 }, (_, i) => [300 + 4 * i, 108 + (i >> 5), 2, 2, '#303030'] as const)
    expect(boxes(900, 200, filledIn, dots)).toEqual(boxes(900, 200, filledIn))
  })

  it('tells of a line that the pen runs through the word behind it, and of no line that ends beside a signature', () => {
    const name = { text: 'For BASANT', x: 40, y: 100 }
    const next = { text: 'STORES', x: 202, y: 100 }
    const through = [[210, 20, 3, 74, '#141414'], [204, 91, 104, 3, '#141414']] as const // prettier-ignore
    const endOf = (...args: Parameters<typeof draw>): boolean | undefined =>
      findLines(draw(...args)).find(({ image }) => image.box.x < 60)?.faded.right
    expect(endOf(900, 200, [name, next])).toBe(false)
    expect(endOf(900, 200, [name, next], through)).toBe(true)
    expect(endOf(900, 200, [name], [[210, 20, 3, 74, '#141414']])).toBe(false)
  })

  it('finds light print on a dark band, inverted', () => {
    const grey = draw(
      800,
      200,
      [{ text: 'Government of India', x: 100, y: 100, ink: '#ffffff' }],
      [[0, 40, 800, 100, '#303030']],
    )
    const found = findLines(grey)
    expect(found).toHaveLength(1)
    expect(found[0]!.image.inverted).toBe(true)
  })

  it('finds the first letter of a head that stands at the very end of its band', () => {
    const heads = [
      { text: 'Item', x: 102, y: 110, size: 22, ink: '#a8a8a8' },
      { text: 'Quantity', x: 400, y: 110, size: 22, ink: '#a8a8a8' },
    ]
    const found = findLines(draw(800, 200, heads, [[100, 60, 600, 80, '#303030']]))
    const first = found.find((line) => line.image.inverted && line.image.box.x < 300)
    expect(first?.ink).toHaveLength('Item'.length)
  })

  it('finds a quantity of 1 in its row, and takes a stroke of another height for none', () => {
    const row = [
      { text: 'Hose assembly', x: 40, y: 100 },
      { text: '1', x: 400, y: 100 },
      { text: '1,450.00', x: 600, y: 100 },
    ]
    expect(boxes(900, 200, row).map(({ x }) => Math.round(x / 100))).toContain(4)
    expect(boxes(900, 200, [row[0]!], [[400, 60, 8, 60, '#141414']])).toHaveLength(1)
  })

  it('finds the narrow letter that a cut left to the next line, and takes a stroke elsewhere for none', () => {
    const cut = { text: 'DR/453233763817/mahi@yb', x: 40, y: 100 }
    expect(boxes(900, 200, [cut, { text: 'l', x: 40, y: 140 }]).map(({ y }) => Math.round(y / 40))).toEqual([2, 3])
    expect(boxes(900, 200, [cut], [[200, 120, 5, 20, '#141414']])).toHaveLength(1)
    expect(boxes(900, 200, [cut], [[40, 120, 5, 50, '#141414']])).toHaveLength(1)
  })

  it('takes rules, boxes and solid pictures for no text', () => {
    const found = boxes(
      800,
      400,
      [{ text: 'Signature', x: 60, y: 330 }],
      [
        [40, 60, 700, 3, '#000000'],
        [40, 60, 3, 200, '#000000'],
        [500, 100, 180, 200, '#505050'],
      ],
    )
    expect(found).toHaveLength(1)
    expect(found[0]!.y).toBeGreaterThan(280)
  })

  it('finds the number close under the bars of a code, and takes none of them for print', () => {
    const bars = [0, 9, 22, 31, 47, 60, 69, 88, 101, 116, 125, 141, 150].map(
      (x): [number, number, number, number, string] => [40 + x, 40, 6, 44, '#000000'],
    )
    const found = boxes(500, 200, [{ text: 'WKD4419028', x: 40, y: 114 }], bars)
    expect(found).toHaveLength(1)
    expect(found[0]!.y).toBeGreaterThan(75)
  })

  it('leaves out what lies in an ignored place', () => {
    const texts = [
      { text: 'Keep this', x: 40, y: 80 },
      { text: 'Leave this', x: 40, y: 180 },
    ]
    const grey = draw(500, 240, texts)
    expect(findLines(grey)).toHaveLength(2)
    expect(findLines(grey, [{ x: 0, y: 130, width: 500, height: 80 }])).toHaveLength(1)
  })

  it('tells the scripts apart', () => {
    const script = (text: string): string => findLines(draw(700, 120, [{ text, x: 40, y: 70 }]))[0]!.signs.script
    expect(script('निर्वाचक रजिस्ट्रीकरण अधिकारी')).toBe('devanagari')
    expect(script('Electoral Registration Officer')).toBe('latin')
  })

  it('says where a line runs into large print, and not beside the border of its cell', () => {
    const ends = (more: readonly Text[], bands: readonly (readonly [number, number, number, number, string])[] = []) =>
      findLines(draw(700, 300, [{ text: '364482680035983', x: 60, y: 200 }, ...more], bands)).find(
        ({ image }) => image.box.height < 60,
      )?.touched
    expect(ends([])).toEqual({ left: false, right: false })
    expect(ends([], [[296, 150, 3, 80, '#141414']])).toEqual({ left: false, right: false })
    expect(ends([{ text: 'C', x: 262, y: 196, size: 130 }])?.right).toBe(true)
  })

  it('says at which end a line fades out, as under a glare', () => {
    const grey = draw(700, 120, [{ text: '364482680035983', x: 60, y: 80 }])
    const [whole] = findLines(grey)
    const from = whole!.ink.at(-4)!.left
    // What lies under the light keeps so much of its ink, the less the further in it stands.
    const lit = grey.data.map((level, i) => {
      const kept = Math.max(0.3, 1 - Math.max(0, (i % 700) - from) / 60)
      return 255 - kept * (255 - level)
    })
    expect(whole!.faded).toEqual({ left: false, right: false })
    expect(findLines({ ...grey, data: lit })[0]!.faded).toEqual({ left: false, right: true })
  })
})
