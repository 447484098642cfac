import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
  linesIn,
  textOf,
  unmaskedWords,
  wordAt,
  wordsIn,
} from '../../../src/renderer/features/review/logic/words'
import { quadOf, type PageQuad } from '../../../src/shared/domain/geometry'

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
  it('does not move a page that is seen whole for a wide field at its edge', () => {
    const whole = fitView(page, viewport, 0)
    for (const box of [
      { x: 20, y: 100, width: 1960, height: 60 },
      { x: 0, y: 500, width: 700, height: 60 },
      { x: 1500, y: 500, width: 500, height: 60 },
      { x: 400, y: 0, width: 900, height: 60 },
    ])
      expect(glideTarget(whole, page, viewport, box)).toBe(whole)
  })
  it('brings a field at the foot of a tall page out from under the tools', () => {
    const tall = { width: 900, height: 1200 }
    const whole = fitView(tall, viewport, 0)
    const foot = { x: 100, y: 1140, width: 700, height: 50 }
    const seen = boxOnScreen(glideTarget(whole, tall, viewport, foot), viewport, foot)
    expect(seen.bottom).toBeLessThanOrEqual(viewport.height - 60)
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
  it('are counted by line in a quad, without those beside it where the page lies askew', () => {
    const askew = (x: number, line: number) => {
      const [from, to] = [line * 20 + x / 10, line * 20 + (x + 40) / 10]
      const quad: PageQuad = [{ x, y: from }, { x: x + 40, y: to }, { x: x + 40, y: to + 16 }, { x, y: from + 16 }] // prettier-ignore
      return { text: 'ward', quad, confidence: 1, line }
    }
    const page = [0, 1, 2].flatMap((line) => [0, 100, 200, 300, 400].map((x) => askew(x, line)))
    const middle: PageQuad = [{ x: 0, y: 20 }, { x: 440, y: 64 }, { x: 440, y: 80 }, { x: 0, y: 36 }] // prettier-ignore
    expect(linesIn(page, middle)).toBe(1)
  })
  it('under a mask cannot be taken', () => {
    expect(unmaskedWords(words, [quadOf({ x: 0, y: 0, width: 45, height: 18 })]).map((w) => w.text)).toEqual([
      'RAO',
      'PUNE',
    ])
  })
})
