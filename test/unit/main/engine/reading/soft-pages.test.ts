import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it } from 'vitest'
import { crisp } from '../../../../../src/main/engine/imaging'
import { GaussianBlur } from '../../../../../src/main/engine/imaging/gaussian-blur'
import { Pixels } from '../../../../../src/main/engine/imaging/pixels/pixels'
import type { GreyRaster } from '../../../../../src/main/engine/model'
import {
  createOwnRecogniser,
  type OwnRecogniser,
} from '../../../../../src/main/engine/reading/recogniser/own-recogniser'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { draw, languageDir } from './drawing'

const [trained, bundled] = (['trained', 'bundled'] as const).map((networks) =>
  createOwnRecogniser({ languageDir, networks }),
) as [OwnRecogniser, OwnRecogniser]
afterAll(() => [trained, bundled].forEach((recogniser) => recogniser.close()))

const texts = [
  'Account Holder Name : MARIA KURIAN',
  'A/C No 62419841120961',
  'CUSTOMS HOUSE, KOLKATA - 700001',
  'Opening Balance 33,032.42',
]
const page = draw(
  700,
  320,
  texts.map((text, i) => ({ text, x: 30, y: 60 + 60 * i, size: 24 })),
)

function blurred({ width, height, data }: GreyRaster, sigma: number): GreyRaster {
  const kernel = new Pixels()
  const at = kernel.take(4 * data.length)
  const blur = new GaussianBlur(kernel, width, height, sigma)
  kernel.float32s(at, data.length).set(data)
  blur.apply(at, at)
  return { width, height, data: Uint8Array.from(kernel.float32s(at, data.length)) }
}

/** Characters that were read wrongly. */
async function faults(recogniser: OwnRecogniser, grey: GreyRaster): Promise<number> {
  const lines = findLines(grey)
    .map(({ image }) => image)
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const read = await recogniser.recognise(lines, 'latin')
  const text = read.map(({ words }) => words.map((word) => word.map((char) => char.text).join('')).join(' '))
  return distance(text.join('\n'), texts.join('\n'))
}

describe('soft pages', () => {
  it('show the heads of a table on its band, though the letters of each run together', () => {
    const heads = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance']
    const band = draw(
      1100,
      160,
      heads.map((text, i) => ({ text, x: 40 + 210 * i, y: 88, size: 19, ink: '#f0f0f0' })),
      [[20, 62, 1060, 40, '#303030']],
    )
    const found = findLines(blurred(band, 2.6)).filter(({ image }) => image.inverted)
    const places = found.map(({ image }) => Math.round((image.box.x - 40) / 210))
    expect(new Set(places).size).toBe(heads.length)
  })

  it('are told from sharp ones', () => {
    expect(crisp(page).grey).toBe(page)
    const soft = blurred(page, 2)
    expect(crisp(soft).grey).not.toBe(soft)
  })

  it.each([2.6, 3, 3.4])(
    'are read with half as many faults by networks that learnt from such: sigma %d',
    async (sigma) => {
      const { grey } = crisp(blurred(page, sigma))
      expect(await faults(trained, grey)).toBeLessThan((await faults(bundled, grey)) / 2)
    },
  )
})
