import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { identity } from '../../../../../../src/main/engine/imaging'
import { scaling } from '../../../../../../src/main/engine/imaging/matrix'
import { toGrey } from '../../../../../../src/main/engine/imaging/grey'
import { shrink } from '../../../../../../src/main/engine/imaging/shrink'
import type { Sheet, SourcePage } from '../../../../../../src/main/engine/model'
import { codePlaces, findCodes } from '../../../../../../src/main/engine/reading/codes'
import { boxAround } from '../../../../../../src/shared/domain/geometry'
import { makeCode } from '../../../../../generator/paint/codes'
import { Random } from '../../../../../generator/random'

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../fixtures/aadhaar-qr/vectors.json'), 'utf8'),
) as readonly { readonly qr: string }[]
const secure = vectors[0]?.qr ?? ''

/**
 * A white page with a code whose modules are `scale` pixels wide, and lines of something like text. Every `worn`th
 * module is not as it should be, but for those of the corners by which a code is found.
 */
async function pageWith(text: string | null, scale: number, left: number, top: number, worn = 0): Promise<SourcePage> {
  const [width, height] = [1800, 1200]
  const data = new Uint8Array(width * height * 3).fill(245)
  const fill = (x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row += 1) data.fill(20, (row * width + x) * 3, (row * width + x + w) * 3)
  }
  for (let line = 0; line < 10; line += 1)
    for (let letter = 0; letter < 30; letter += 1) fill(40 + letter * 18, 60 + line * 50, 4, 22)
  if (text !== null) {
    const code = await makeCode(text, 'QRCode', 'ecLevel=L')
    const isWorn = (index: number): boolean => {
      const [x, y] = [index % code.width, Math.floor(index / code.width)]
      const inCorner = (at: number): boolean => at < 9 || at > code.width - 10
      return worn > 0 && index % worn === 0 && !(inCorner(x) && inCorner(y))
    }
    for (const [index, dark] of code.dark.entries())
      if (dark !== isWorn(index))
        fill(left + (index % code.width) * scale, top + Math.floor(index / code.width) * scale, scale, scale)
  }
  return {
    index: 0,
    colour: { width, height, data },
    textLayer: null,
    drawn: true,
    encoded: { mime: 'image/png', bytes: data },
  }
}

function sheetOf(page: SourcePage, factor: number): Sheet {
  const grey = shrink(toGrey(page.colour), factor)
  return { grey, toPage: factor === 1 ? identity : scaling(factor, factor), form: 'card', method: 'as_is', blur: 1 }
}

describe('findCodes', () => {
  it('reads a dense code and says where it is on the page', async () => {
    const page = await pageWith(secure, 4, 900, 300)
    const [code, ...more] = await findCodes(page, [sheetOf(page, 1)])
    expect(more).toEqual([])
    expect(code?.text).toBe(secure)
    const box = boxAround(code?.quad ?? [{ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }]) // prettier-ignore
    expect(Math.abs(box.x - 900)).toBeLessThan(6)
    expect(Math.abs(box.y - 300)).toBeLessThan(6)
  })

  it("goes back to the source's pixels where the sheet is too coarse", async () => {
    const page = await pageWith(secure, 3, 1000, 500)
    const [code] = await findCodes(page, [sheetOf(page, 3)])
    expect(code?.text).toBe(secure)
    expect(Math.abs((code?.quad[0].x ?? 0) - 1000)).toBeLessThan(8)
  })

  it('names a code once though several sheets show it', async () => {
    const page = await pageWith('https://example.org', 9, 900, 300)
    expect(await findCodes(page, [sheetOf(page, 1), sheetOf(page, 2)])).toHaveLength(1)
  })

  it('finds none where there is none', async () => {
    const page = await pageWith(null, 1, 0, 0)
    expect(await findCodes(page, [sheetOf(page, 1)])).toEqual([])
  })
})

describe('codePlaces', () => {
  it('names a code that cannot be read, so that it can be covered, and nothing once it is', async () => {
    const page = await pageWith(secure, 4, 900, 300, 4)
    expect(await findCodes(page, [sheetOf(page, 1)])).toEqual([])
    const places = (await codePlaces(sheetOf(page, 1))).map(boxAround)
    expect(places.length).toBeGreaterThan(0)
    const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x, width }) => x + width))]
    const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y, height }) => y + height))] // prettier-ignore
    expect([left <= 904, top <= 304, right > 1300, bottom > 700]).toEqual([true, true, true, true])
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(1200, bottom); y += 1)
      page.colour.data.fill(0, (y * 1800 + Math.floor(left)) * 3, (y * 1800 + Math.ceil(Math.min(right, 1800))) * 3)
    expect(await codePlaces(sheetOf(page, 1))).toEqual([])
  })

  it('names what has the texture of a code with large modules, though no decoder knows it as one', async () => {
    const page = await pageWith(null, 1, 0, 0)
    const [left, top, scale, modules] = [900, 300, 11, 25]
    const random = new Random('modules')
    for (let row = 0; row < modules * scale; row += scale)
      for (let column = 0; column < modules * scale; column += scale) {
        if (random.chance(0.5)) continue
        for (let y = top + row; y < top + row + scale; y += 1) {
          const at = (y * 1800 + left + column) * 3
          page.colour.data.fill(20, at, at + scale * 3)
        }
      }
    const places = (await codePlaces(sheetOf(page, 1))).map(boxAround)
    const end = scale * modules - 20
    expect(places.some(({ x, y, width, height }) => x < left + 20 && y < top + 20 && x + width > left + end && y + height > top + end)).toBe(true) // prettier-ignore
  })

  it('names none on a page of text', async () => {
    const page = await pageWith(null, 1, 0, 0)
    expect(await codePlaces(sheetOf(page, 1))).toEqual([])
  })
})
