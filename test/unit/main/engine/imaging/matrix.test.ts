import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOnSheet,
  identity,
  invert,
  mapPoint,
  mapQuad,
  multiply,
  undoTurn,
} from '../../../../../src/main/engine/imaging'
import { rectangleToQuad, rotation } from '../../../../../src/main/engine/imaging/matrix'
import type { PageQuad } from '../../../../../src/main/engine/model'

const jitter = fc.double({ min: -40, max: 40, noNaN: true })
/** A card of some 300 x 200 pixels whose corners were moved: always convex. */
const quads = fc.tuple(...Array.from({ length: 8 }, () => jitter)).map((j): PageQuad => [
  { x: 100 + j[0]!, y: 100 + j[1]! },
  { x: 400 + j[2]!, y: 100 + j[3]! },
  { x: 400 + j[4]!, y: 300 + j[5]! },
  { x: 100 + j[6]!, y: 300 + j[7]! },
])

describe('homographies', () => {
  it('take the corners of a rectangle to the corners of the quad', () =>
    fc.assert(
      fc.property(quads, (quad) => {
        const found = mapQuad({ x: 0, y: 0, width: 1000, height: 630 }, rectangleToQuad(1000, 630, quad))
        found.forEach((corner, i) => {
          expect(corner.x).toBeCloseTo(quad[i]!.x, 6)
          expect(corner.y).toBeCloseTo(quad[i]!.y, 6)
        })
      }),
    ))

  it('have an inverse that brings every point back', () =>
    fc.assert(
      fc.property(
        quads,
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 0, max: 630, noNaN: true }),
        (quad, x, y) => {
          const toPage = rectangleToQuad(1000, 630, quad)
          const there = mapPoint<'page'>(toPage, x, y)
          const back = mapPoint<'sheet'>(invert(toPage), there.x, there.y)
          expect(back.x).toBeCloseTo(x, 5)
          expect(back.y).toBeCloseTo(y, 5)
        },
      ),
    ))

  it('join to the map that applies one after the other', () =>
    fc.assert(
      fc.property(quads, fc.double({ min: -3, max: 3, noNaN: true }), (quad, radians) => {
        const [a, b] = [rectangleToQuad(500, 300, quad), rotation(radians)]
        const inner = mapPoint<'page'>(b, 120, 80)
        const expected = mapPoint<'page'>(a, inner.x, inner.y)
        const found = mapPoint<'page'>(multiply(a, b), 120, 80)
        expect(found.x).toBeCloseTo(expected.x, 6)
        expect(found.y).toBeCloseTo(expected.y, 6)
      }),
    ))

  it('a box that goes to the page and back is the same box', () => {
    const toPage = rectangleToQuad(1000, 630, [
      { x: 50, y: 40 },
      { x: 640, y: 90 },
      { x: 610, y: 420 },
      { x: 30, y: 400 },
    ])
    const box = { x: 200, y: 100, width: 300, height: 40 }
    const back = boxOnSheet(mapQuad(box, toPage), toPage)
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(back[key]).toBeCloseTo(box[key], 6)
  })

  it('refuse to invert what has no inverse', () =>
    expect(() => invert([1, 2, 0, 2, 4, 0, 0, 0, 1])).toThrow(RangeError))

  it('four quarter turns are none', () => {
    const turned = multiply(
      multiply(undoTurn(300, 200, 90), undoTurn(200, 300, 90)),
      multiply(undoTurn(300, 200, 90), undoTurn(200, 300, 90)),
    )
    turned.forEach((value, i) => expect(value).toBeCloseTo(identity[i]!, 9))
  })
})
