import { describe, expect, it } from 'vitest'
import { cropOf, type Crop } from '../../../src/renderer/features/review/logic/crop'
import { layoutCrops } from '../../../src/renderer/features/review/logic/crop-layout'
import { mapCorners, quadOf, turnedBy, type PageQuad } from '../../../src/shared/domain/geometry'

const style = { wanted: 22, least: 15, highest: 176, mostPieces: 8 }
const word = (x: number, width: number, line = 0): PageQuad => quadOf({ x, y: line * 26, width, height: 20 })

/** What of the page a crop shows, by its corners; upright crops alone. */
function shown({ size, matrix: [scale, , , , e, f] }: Crop) {
  const [left, top] = [-e / scale, -f / scale]
  return { left, top, right: left + size.width / scale, bottom: top + size.height / scale }
}
/** How high the print of a crop is on the screen, where it is 20 on the page. */
const print = ({ matrix: [a, b] }: Crop): number => 20 * Math.hypot(a, b)

it('stands a turned field upright in its crop', () => {
  const turned: PageQuad = [
    { x: 100, y: 100 },
    { x: 100, y: 300 },
    { x: 60, y: 300 },
    { x: 60, y: 100 },
  ]
  const { size, matrix } = cropOf(turned, 0.5)
  const [a, b, c, d, e, f] = matrix
  const corner = { x: a * 100 + c * 100 + e, y: b * 100 + d * 100 + f }
  expect(corner.x).toBeCloseTo(0)
  expect(corner.y).toBeCloseTo(0)
  expect(size).toEqual({ width: 100, height: 20 })
})

describe('a value of several lines', () => {
  const value = quadOf<'page'>({ x: 100, y: 26, width: 200, height: 46 })
  const own = [word(100, 90, 1), word(200, 100, 1), word(100, 120, 2)]
  const label = word(40, 50, 1)
  const neighbours = [label, word(100, 200), word(100, 200, 3), word(320, 40, 2)]

  it('shows nothing of the lines above and below, nor of the words beside', () => {
    const [crop, ...more] = layoutCrops([...own, ...neighbours], value, 400, style)
    expect(more).toEqual([])
    const { left, top, right, bottom } = shown(crop!)
    expect([left, top, right, bottom].map(Math.round)).toEqual([93, 22, 307, 77])
  })
  it('has room around it where nothing else stands', () => {
    const { left, top, right, bottom } = shown(layoutCrops(own, value, 400, style)[0]!)
    expect([left, top, right, bottom].map(Math.round)).toEqual([93, 19, 307, 79])
  })
  it('shows whole the words at its edges, where the reading cut them', () => {
    const cut = quadOf<'page'>({ x: 110, y: 30, width: 170, height: 40 })
    const { left, top, right, bottom } = shown(layoutCrops([...own, ...neighbours], cut, 400, style)[0]!)
    expect(left).toBeLessThanOrEqual(100)
    expect(right).toBeGreaterThanOrEqual(300)
    expect(top).toBeLessThanOrEqual(26)
    expect(bottom).toBeGreaterThanOrEqual(72)
  })
  it('shows nothing of the lines beside on a page that lies askew', () => {
    const askew = (quad: PageQuad): PageQuad => mapCorners(quad, turnedBy(0.1))
    const level = layoutCrops([...own, ...neighbours], value, 400, style)
    const crops = layoutCrops([...own, ...neighbours].map(askew), askew(value), 400, style)
    expect(crops).toHaveLength(1)
    expect(crops[0]!.size.width).toBeCloseTo(level[0]!.size.width)
    expect(crops[0]!.size.height).toBeCloseTo(level[0]!.size.height)
  })
})

describe('a line too long for the pane', () => {
  const line = [word(0, 190), word(210, 80), word(300, 100), word(410, 190)]
  const quad = quadOf<'page'>({ x: 0, y: 0, width: 600, height: 20 })

  it('is cut between words where equal pieces would end, of which none shows letters of the next', () => {
    const pieces = layoutCrops(line, quad, 300, style)
    expect(pieces.map(shown).map(({ left, right }) => [left, right].map(Math.round))).toEqual([
      [-7, 297],
      [293, 607],
    ])
  })
  it('has its pieces begin at one place, also where the words before leave less room', () => {
    const [first, second] = layoutCrops(line, quad, 300, style)
    const printAt = ({ indent, matrix: [scale, , , , e] }: Crop, x: number): number => indent + e + scale * x
    expect(printAt(second!, 300)).toBeCloseTo(printAt(first!, 0))
    expect(second!.indent + second!.size.width).toBeLessThanOrEqual(300.001)
  })
  it('stays whole where there is room', () => {
    expect(layoutCrops(line, quad, 600, style)).toHaveLength(1)
  })
  it('is followed by the lines under it, all of one size and none too low to be read', () => {
    const words = [...line, word(0, 190, 1), word(300, 100, 1)]
    const pieces = layoutCrops(words, quadOf({ x: 0, y: 0, width: 600, height: 46 }), 250, style)
    expect(pieces.length).toBeGreaterThan(3)
    expect(new Set(pieces.map((piece) => print(piece).toFixed(3))).size).toBe(1)
    expect(print(pieces[0]!)).toBeGreaterThanOrEqual(style.least)
  })
  it('is not shown where it can be read in no way', () => {
    expect(layoutCrops([word(0, 600)], quad, 100, style)).toEqual([])
  })
})
