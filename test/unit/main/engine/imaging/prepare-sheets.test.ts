import { describe, expect, it } from 'vitest'
import { invert, mapPoint, mapQuad, prepareSheets, rotateSheet } from '../../../../../src/main/engine/imaging'
import type { PageQuad, Sheet } from '../../../../../src/main/engine/model'
import { blank, card, fill, lay, pageOf, randomFrom, textPage, turned, wood, writeLine } from './pictures'

const cornersOf = ({ grey, toPage }: Sheet) => mapQuad({ x: 0, y: 0, width: grey.width, height: grey.height }, toPage)

/** Largest distance between corners, whichever way the sheet is turned. */
function cornerError(sheet: Sheet, truth: PageQuad): number {
  const found = cornersOf(sheet)
  return Math.min(
    ...[0, 1, 2, 3].map((shift) =>
      Math.max(...found.map((p, i) => Math.hypot(p.x - truth[(i + shift) % 4]!.x, p.y - truth[(i + shift) % 4]!.y))),
    ),
  )
}

/** Degrees by which what ran along this quad's top runs aslant on the sheet, quarter turns aside. */
function slopeOn(sheet: Sheet, quad: PageQuad): number {
  const toSheet = invert(sheet.toPage)
  const a = mapPoint<'sheet'>(toSheet, quad[0].x, quad[0].y)
  const b = mapPoint<'sheet'>(toSheet, quad[1].x, quad[1].y)
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return Math.abs(((degrees + 405) % 90) - 45)
}

describe('a card on a table', () => {
  const quads: [string, PageQuad][] = [
    ['straight', turned(600, 450, 800, 504, 0)],
    ['turned by 12 degrees', turned(600, 450, 760, 479, 12)],
    ['turned by -15 degrees', turned(610, 440, 760, 479, -15)],
    ['upright', turned(600, 450, 480, 760, 4)],
    [
      'in perspective',
      [
        { x: 180, y: 210 },
        { x: 1040, y: 160 },
        { x: 1090, y: 720 },
        { x: 130, y: 690 },
      ],
    ],
    ['small', turned(700, 500, 430, 271, -7)],
  ]
  it.each(quads)('is found: %s', (_name, quad) => {
    const random = randomFrom(7)
    const ground = wood(1200, 900, random)
    const top = card(random)
    lay(ground, quad[1].x - quad[0].x < 500 && quad[2].y - quad[1].y > 500 ? quarter(top) : top, quad)
    const [sheet] = prepareSheets(pageOf(ground))
    expect(sheet!.method).toBe('quad')
    expect(cornerError(sheet!, quad)).toBeLessThan(0.02 * Math.hypot(1200, 900))
  })

  it('is found though darker on one side than its print is on the other', () => {
    const random = randomFrom(3)
    const ground = wood(1200, 900, random)
    const quad = turned(600, 450, 800, 504, 5)
    lay(ground, card(random), quad)
    for (let i = 0; i < ground.data.length; i++) ground.data[i]! *= 0.35 + 0.65 * (((i / 3) % 1200) / 1200)
    const [sheet] = prepareSheets(pageOf(ground))
    expect(cornerError(sheet!, quad)).toBeLessThan(30)
    const paper = [0.05, 0.5, 0.95].map((u) => {
      const { width, height, data } = sheet!.grey
      return data[Math.floor(0.5 * height) * width + Math.floor(u * width)]!
    })
    expect(Math.min(...paper)).toBeGreaterThan(215)
  })
})

/** The picture turned clockwise by 90 degrees. */
function quarter(raster: ReturnType<typeof card>) {
  const result = blank(raster.height, raster.width, [0, 0, 0])
  lay(result, raster, [
    { x: raster.height, y: 0 },
    { x: raster.height, y: raster.width },
    { x: 0, y: raster.width },
    { x: 0, y: 0 },
  ])
  return result
}

it('a page of which a corner lies just outside the picture is found whole, not from a band on it on', () => {
  const random = randomFrom(4)
  const ground = blank(1000, 1400, [24, 26, 34])
  const page = textPage(random)
  fill(page, 60, 300, 1120, 60, [170, 178, 190])
  const quad: PageQuad = [
    { x: 60, y: 60 },
    { x: 900, y: -60 },
    { x: 960, y: 1290 },
    { x: 150, y: 1340 },
  ]
  lay(ground, page, quad)
  const [sheet] = prepareSheets(pageOf(ground))
  expect(sheet!.method).toBe('quad')
  expect(cornerError(sheet!, quad)).toBeLessThan(0.02 * Math.hypot(1000, 1400))
})

describe('two cards on one picture', () => {
  it('give a sheet each', () => {
    const random = randomFrom(11)
    const ground = wood(1100, 1500, random)
    const quads = [turned(540, 380, 860, 542, 2), turned(560, 1080, 860, 542, -3)]
    for (const quad of quads) lay(ground, card(random), quad)
    const sheets = prepareSheets(pageOf(ground))
    expect(sheets.map((sheet) => sheet.method)).toEqual(['quad', 'quad'])
    for (const quad of quads) expect(Math.min(...sheets.map((sheet) => cornerError(sheet, quad)))).toBeLessThan(25)
  })

  it('give a sheet each where their outer sides are in line, as of a page', () => {
    const random = randomFrom(12)
    const ground = blank(1100, 1500, [60, 200, 80])
    const quads = [turned(550, 440, 860, 542, 1), turned(545, 1060, 860, 542, 0)]
    for (const quad of quads) lay(ground, card(random), quad)
    const sheets = prepareSheets(pageOf(ground))
    expect(sheets).toHaveLength(2)
    for (const quad of quads) expect(Math.min(...sheets.map((sheet) => cornerError(sheet, quad)))).toBeLessThan(25)
  })
})

it('a card on a scan and a page of the scan, where white on white another lies', () => {
  const random = randomFrom(13)
  const ground = blank(1240, 1754, [252, 252, 250])
  lay(ground, card(random), turned(620, 420, 860, 542, 0))
  for (let row = 0; row < 4; row++) writeLine(ground, 220, 1000 + row * 90, 300, 22, random)
  expect(prepareSheets(pageOf(ground)).map((sheet) => sheet.form)).toEqual(['card', 'page'])
})

describe('no quad is made up', () => {
  it('on a page of text', () => {
    const [sheet, ...rest] = prepareSheets(pageOf(textPage(randomFrom(5))))
    expect([sheet!.method, sheet!.form, rest.length]).not.toContain('quad')
    expect(sheet!.form).toBe('page')
  })

  it.each([1, 2, 3])('on wood with nothing on it (%i)', (seed) => {
    const sheets = prepareSheets(pageOf(wood(1000, 750, randomFrom(seed))))
    expect(sheets.map((sheet) => sheet.method)).not.toContain('quad')
  })

  it('from the photo on a card that fills the picture', () => {
    const sheets = prepareSheets(pageOf(card(randomFrom(9))))
    expect(sheets.map((sheet) => sheet.method)).not.toContain('quad')
  })

  it('from a hologram on a card that fills the picture', () => {
    const random = randomFrom(5)
    const picture = card(random)
    fill(picture, 690, 200, 260, 180, [60, 60, 80])
    fill(picture, 695, 205, 250, 170, [250, 240, 225])
    writeLine(picture, 710, 260, 220, 22, random)
    writeLine(picture, 710, 304, 220, 22, random)
    expect(prepareSheets(pageOf(picture)).map(({ method }) => method)).not.toContain('quad')
  })

  it('from a frame that is printed on a page', () => {
    const random = randomFrom(21)
    const page = textPage(random)
    for (const [x, y, w, h] of [
      [150, 500, 900, 4],
      [150, 1100, 904, 4],
      [150, 500, 4, 600],
      [1050, 500, 4, 600],
    ] as const) {
      lay(page, blank(w, h, [20, 20, 20]), [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + h },
        { x, y: y + h },
      ])
    }
    expect(prepareSheets(pageOf(page)).map((sheet) => sheet.method)).not.toContain('quad')
  })
})

describe('text without a border to go by', () => {
  it.each([-15, -9, -4, -1.3, 0, 0.8, 3, 7, 12, 15])('is levelled from %d degrees', (degrees) => {
    const random = randomFrom(31)
    const paper = blank(1400, 1900, [247, 247, 245])
    const quad = turned(700, 950, 1000, 1414, degrees)
    lay(paper, textPage(random), quad)
    const [sheet] = prepareSheets(pageOf(paper))
    expect(slopeOn(sheet!, quad)).toBeLessThan(0.7)
  })
})

describe('odd sizes', () => {
  it('a strip stays a strip of bounded size', () => {
    const random = randomFrom(2)
    const strip = blank(12_000, 200, [245, 245, 245])
    lay(strip, textPage(random), [
      { x: 100, y: 10 },
      { x: 240, y: 10 },
      { x: 240, y: 190 },
      { x: 100, y: 190 },
    ])
    const [sheet] = prepareSheets(pageOf(strip))
    expect(sheet!.form).toBe('strip')
    expect(sheet!.grey.width).toBeLessThanOrEqual(12_000)
  })

  it('a blank picture is passed on as it is', () => {
    const [sheet] = prepareSheets(pageOf(blank(800, 600, [250, 250, 250])))
    expect(sheet!.method).toBe('as_is')
  })
})

describe('turning a sheet', () => {
  it.each([90, 180, 270] as const)('by %i keeps every pixel on its place on the page', (turn) => {
    const random = randomFrom(4)
    const ground = wood(900, 700, random)
    lay(ground, card(random), turned(450, 350, 700, 441, 6))
    const sheet = prepareSheets(pageOf(ground))[0]!
    const after = rotateSheet(sheet, turn)
    const toSheet = invert(sheet.toPage)
    for (const [x, y] of [
      [3, 5],
      [100, 40],
      [after.grey.width - 2, after.grey.height - 7],
    ] as const) {
      const onPage = mapPoint<'page'>(after.toPage, x + 0.5, y + 0.5)
      const before = mapPoint<'sheet'>(toSheet, onPage.x, onPage.y)
      const { width, data } = sheet.grey
      expect(after.grey.data[y * after.grey.width + x]).toBe(data[Math.floor(before.y) * width + Math.floor(before.x)])
    }
  })
})
