import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropOf } from '../../../src/renderer/features/review/logic/crop'
import { cropPieces } from '../../../src/renderer/features/review/logic/crop-pieces'
import { glideTarget } from '../../../src/renderer/features/review/logic/glide'
import {
  boxOnScreen,
  fitView,
  toPage,
  toScreen,
  zoomAt,
  type PageView,
} from '../../../src/renderer/features/review/logic/view-transform'
import {
  boxBetween,
  inQuad,
  textOf,
  unmaskedWords,
  wordAt,
  wordsIn,
} from '../../../src/renderer/features/review/logic/words'
import { boxAround, quadOf, type PageQuad } from '../../../src/shared/domain/geometry'

const viewport = { width: 800, height: 600 }
const page = { width: 2000, height: 1200 }
const views = fc.record({
  scale: fc.double({ min: 0.05, max: 8, noNaN: true }),
  centre: fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1200 }) }),
  turn: fc.constantFrom(0, 90, 180, 270),
}) as fc.Arbitrary<PageView>

describe('the view of a page', () => {
  it('finds a point of the page again from the screen', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 1200 }), (view, x, y) => {
        const back = toPage(view, viewport, toScreen(view, viewport, { x, y }))
        expect(back.x).toBeCloseTo(x, 4)
        expect(back.y).toBeCloseTo(y, 4)
      }),
    )
  })
  it('keeps what is under the pointer there while zooming', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.5, max: 2, noNaN: true }), (view, factor) => {
        const at = { x: 123, y: 456 }
        const before = toPage(view, viewport, at)
        const after = toPage(zoomAt(view, viewport, at, factor), viewport, at)
        expect(after.x).toBeCloseTo(before.x, 3)
        expect(after.y).toBeCloseTo(before.y, 3)
      }),
    )
  })
  it('shows the whole page, whichever way it is turned', () => {
    for (const turn of [0, 90, 180, 270] as const) {
      const seen = boxOnScreen(fitView(page, viewport, turn), viewport, { x: 0, y: 0, ...page })
      expect(seen.left).toBeGreaterThanOrEqual(0)
      expect(seen.top).toBeGreaterThanOrEqual(0)
      expect(seen.right).toBeLessThanOrEqual(viewport.width)
      expect(seen.bottom).toBeLessThanOrEqual(viewport.height)
    }
  })
})

describe('the glide to a field', () => {
  it('does not move for a field that is seen well', () => {
    const view: PageView = { scale: 0.5, centre: { x: 1000, y: 600 }, turn: 0 }
    expect(glideTarget(view, page, viewport, { x: 900, y: 550, width: 300, height: 60 })).toBe(view)
  })
  it('leaves a small field where it stands when it zooms to it', () => {
    const view = fitView(page, viewport, 0)
    // A little above and left of the middle, too small to be read.
    const box = { x: page.width * 0.4, y: page.height * 0.4, width: 60, height: 8 }
    const middle = (of: PageView) => {
      const { left, right, top, bottom } = boxOnScreen(of, viewport, box)
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    const target = glideTarget(view, page, viewport, box)
    expect(target.scale).toBeGreaterThan(view.scale * 2)
    expect(middle(target).x).toBeCloseTo(middle(view).x)
    expect(middle(target).y).toBeCloseTo(middle(view).y)
  })
  it('does not shrink a page that was turned on its side by hand', () => {
    const view = fitView(page, viewport, 90)
    const target = glideTarget(view, page, viewport, { x: 800, y: 500, width: 500, height: 60 })
    expect(target.scale).toBeGreaterThanOrEqual(view.scale)
  })
  it('does not shrink the page below the window for a code as tall as many lines', () => {
    const code = { x: 1400, y: 300, width: 500, height: 500 }
    const whole = fitView(page, viewport, 0)
    expect(glideTarget(whole, page, viewport, code).scale).toBe(whole.scale)
    // From close by, all of the page is enough.
    expect(glideTarget({ ...whole, scale: 2 }, page, viewport, code).scale).toBe(whole.scale)
  })
  it('brings every field onto the screen', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: 300, max: 1500 }), fc.integer({ min: 300, max: 900 }), (view, x, y) => {
        const box = { x, y, width: 200, height: 40 }
        const target = glideTarget(view, page, viewport, box)
        const seen = boxOnScreen(target, viewport, box)
        expect(seen.left).toBeGreaterThanOrEqual(-1)
        expect(seen.right).toBeLessThanOrEqual(viewport.width + 1)
        expect(seen.top).toBeGreaterThanOrEqual(-1)
        expect(seen.bottom).toBeLessThanOrEqual(viewport.height + 1)
      }),
    )
  })
})

it('stands a turned field upright in its crop', () => {
  const turned: PageQuad = [
    { x: 100, y: 100 },
    { x: 100, y: 300 },
    { x: 60, y: 300 },
    { x: 60, y: 100 },
  ]
  const { size, matrix } = cropOf(turned, 40, 500)
  const [a, b, c, d, e, f] = matrix
  const corner = { x: a * 100 + c * 100 + e, y: b * 100 + d * 100 + f }
  expect(corner.x).toBeLessThan(size.width / 2)
  expect(corner.y).toBeLessThan(size.height / 2)
  expect(size.height).toBeCloseTo(40)
})

describe('words', () => {
  const word = (text: string, x: number, line = 0) => ({
    text,
    quad: quadOf<'page'>({ x, y: line * 20, width: 40, height: 16 }),
    confidence: 1,
    line,
  })
  const words = [word('ASHA', 0), word('RAO', 50), word('PUNE', 0, 1)]
  it('are found under a point', () => {
    expect(wordAt(words, { x: 55, y: 5 })?.text).toBe('RAO')
    expect(wordAt(words, { x: 45, y: 5 })).toBeNull()
    expect(inQuad(quadOf({ x: 0, y: 0, width: 10, height: 10 }), { x: 5, y: 5 })).toBe(true)
  })
  it('are taken by a lasso in reading order, from whichever corner it is drawn', () => {
    expect(textOf(wordsIn(words, boxBetween({ x: 100, y: 40 }, { x: 0, y: 0 })))).toBe('ASHA RAO PUNE')
  })
  it('under a mask cannot be taken', () => {
    expect(unmaskedWords(words, [quadOf({ x: 0, y: 0, width: 45, height: 18 })]).map((w) => w.text)).toEqual([
      'RAO',
      'PUNE',
    ])
  })
})

describe('a line too long for the pane', () => {
  const word = (x: number, width: number, line = 0) => ({
    text: 'ward',
    quad: quadOf<'page'>({ x, y: line * 30, width, height: 20 }),
    confidence: 1,
    line,
  })
  const boxesOf = (words: Parameters<typeof cropPieces>[0], quad: PageQuad, widest: number) =>
    cropPieces(words, quad, widest).map((piece) => {
      const { x, y, width, height } = boxAround(piece)
      return [x, y, width, height].map(Math.round)
    })
  const line = [word(0, 190), word(210, 80), word(300, 100), word(410, 190)]
  it('is cut between words where equal pieces would end', () => {
    expect(boxesOf(line, quadOf({ x: 0, y: 0, width: 600, height: 20 }), 16)).toEqual([
      [0, 0, 295, 20],
      [295, 0, 305, 20],
    ])
  })
  it('stays whole where there is room, and where there is no gap', () => {
    expect(boxesOf(line, quadOf({ x: 0, y: 0, width: 600, height: 20 }), 30)).toHaveLength(1)
    expect(boxesOf([word(0, 600)], quadOf({ x: 0, y: 0, width: 600, height: 20 }), 16)).toHaveLength(1)
  })
  it('is followed by the lines under it, each in its pieces', () => {
    const words = [...line, word(0, 190, 1), word(300, 100, 1)]
    expect(boxesOf(words, quadOf({ x: 0, y: 0, width: 600, height: 50 }), 16)).toEqual([
      [0, 0, 295, 20],
      [295, 0, 305, 20],
      [0, 30, 245, 20],
      [245, 30, 155, 20],
    ])
  })
  it('is cut along its slope where the page lies askew', () => {
    const slope: PageQuad = [
      { x: 0, y: 0 },
      { x: 600, y: 60 },
      { x: 598, y: 80 },
      { x: -2, y: 20 },
    ]
    const askew = [0, 210, 410].map((x) => ({
      ...word(x, 190),
      quad: [
        { x, y: x / 10 },
        { x: x + 190, y: (x + 190) / 10 },
        { x: x + 188, y: (x + 190) / 10 + 20 },
        { x: x - 2, y: x / 10 + 20 },
      ] as const,
    }))
    const pieces = cropPieces(askew, slope, 16)
    expect(pieces.length).toBeGreaterThan(1)
    for (const [from, to] of pieces) expect(Math.atan2(to.y - from.y, to.x - from.x)).toBeCloseTo(Math.atan2(1, 10), 2)
  })
})
