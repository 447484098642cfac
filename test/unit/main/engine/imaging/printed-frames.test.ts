import { describe, expect, it } from 'vitest'
import type { FoundQuad } from '../../../../../src/main/engine/imaging/find-quads'
import { toGrey } from '../../../../../src/main/engine/imaging/grey'
import { isCutAtRule, isOfBands, isPane, sharesPrint } from '../../../../../src/main/engine/imaging/printed-frames'
import { letterHeights } from '../../../../../src/main/engine/imaging/quad-checks'
import { textRegion } from '../../../../../src/main/engine/imaging/text-region'
import { findTextInk } from '../../../../../src/main/engine/imaging/text-ink'
import { blank, randomFrom, turned, writeLine } from './pictures'

/** A column of labels, 560 x 560 from (100, 230), and values of this width beside it. */
function form(valueWidth: number, degrees = 0): { found: FoundQuad; ink: ReturnType<typeof findTextInk> } {
  const random = randomFrom(11)
  const page = blank(1686, 2312, [250, 250, 250])
  for (let row = 0; row < 8; row++) {
    writeLine(page, 114, 250 + row * 66, 480, 24, random)
    if (valueWidth > 0) writeLine(page, 680, 250 + row * 66, valueWidth, 24, random)
  }
  const ink = findTextInk(toGrey(page))
  const heights = letterHeights(ink, (x, y) => x < 660 && y > 230 && y < 790)
  const found = {
    quad: turned(380, 510, 560, 560, degrees),
    support: 0.92,
    cut: false,
    letters: heights.length,
    letterHeight: heights[heights.length >> 1] ?? 0,
  }
  return { found, ink }
}

describe('labels on dark bands, one under the other', () => {
  const random = randomFrom(5)
  const page = blank(1686, 2312, [250, 250, 250])
  const dark = { left: 100, right: 660 }
  for (let row = 0; row < 8; row++) {
    const top = 230 + row * 70
    for (let y = top; y < top + 62; y++)
      for (let x = dark.left; x < dark.right; x++)
        page.data.fill(60, 3 * (y * page.width + x), 3 * (y * page.width + x) + 3)
    writeLine(page, 700, top + 18, 500, 24, random)
  }
  const ink = findTextInk(toGrey(page))

  it('are no card', () => {
    const found = { quad: turned(380, 510, 560, 560, 0), support: 0.9, cut: false, letters: 10, letterHeight: 40 }
    expect(isOfBands(found, ink)).toBe(true)
    expect(isOfBands({ ...found, quad: turned(843, 1156, 1600, 2200, 0) }, ink)).toBe(false)
  })

  it('belong to the part that holds the text', () => {
    const { width, toPage } = textRegion(toGrey(page), ink, 0)
    expect(toPage[2]).toBeLessThanOrEqual(dark.left)
    expect(toPage[2] + width).toBeGreaterThanOrEqual(1200)
  })
})

describe('two quadrilaterals', () => {
  const { found, ink } = form(0)
  const other = (top: number, degrees = 0): FoundQuad => ({ ...found, quad: turned(380, top, 560, 560, degrees) })

  it('are frames of one page where lines of print lie in both', () => {
    expect(sharesPrint(found, [found, other(700)], ink)).toBe(true)
  })

  it.each([
    ['lie apart', other(1100)],
    ['lie askew, one on the other', other(700, 8)],
  ])('may be cards where they %s', (_what, second) => {
    expect(sharesPrint(found, [found, second], ink)).toBe(false)
    expect(sharesPrint(found, [found], ink)).toBe(false)
  })
})

describe('a column of a ruled form', () => {
  it('is known by the print that goes on beside its rows', () => {
    const { found, ink } = form(400)
    expect(isPane(found, [found], ink)).toBe(true)
  })

  it.each([
    ['has nothing beside it', form(0)],
    ['lies askew', form(400, 8)],
  ])('is none that %s', (_what, { found, ink }) => {
    expect(isPane(found, [found], ink)).toBe(false)
  })

  it('is none of the shape of a card', () => {
    const { found, ink } = form(400)
    expect(isPane({ ...found, quad: turned(380, 510, 560, 353, 0) }, [found], ink)).toBe(false)
  })
})

describe('a page that seems to begin at a line under its letterhead', () => {
  /** A page of print from y = 300 on; what stands over it is of this brightness, with or without a line of print. */
  function letter(over: number, headed: boolean): { found: FoundQuad; page: ReturnType<typeof toGrey> } {
    const random = randomFrom(5)
    const picture = blank(1240, 1754, [250, 250, 250])
    for (let i = 0; i < 290 * picture.width * 3; i++) picture.data[i] = over
    if (headed) writeLine(picture, 120, 180, 700, 22, random)
    for (let row = 0; row < 30; row++) writeLine(picture, 120, 340 + row * 44, 900, 20, random)
    const heights = letterHeights(findTextInk(toGrey(picture)), (_x, y) => y > 300)
    const quad = turned(620, 1015, 1140, 1430, 0)
    return {
      found: {
        quad,
        support: 0.95,
        cut: false,
        letters: heights.length,
        letterHeight: heights[heights.length >> 1] ?? 0,
      },
      page: toGrey(picture),
    }
  }
  it('goes on beyond it where paper and print do', () => {
    const { found, page } = letter(250, true)
    expect(isCutAtRule(found, [found], findTextInk(page), page)).toBe(true)
  })
  it.each([
    ['nothing is printed beyond', letter(250, false)],
    ['another ground begins', letter(150, true)],
  ])('ends there where %s', (_what, { found, page }) => {
    expect(isCutAtRule(found, [found], findTextInk(page), page)).toBe(false)
  })
})
