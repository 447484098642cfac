import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it } from 'vitest'
import { crisp, isSoft } from '../../../../../src/main/engine/imaging'
import { GaussianBlur } from '../../../../../src/main/engine/imaging/gaussian-blur'
import { Pixels } from '../../../../../src/main/engine/imaging/pixels/pixels'
import type { GreyRaster } from '../../../../../src/main/engine/model'
import { createReading } from '../../../../../src/main/engine/reading'
import { draw, languageDir, sheetOf } from './drawing'

const reading = createReading({ languageDir })
afterAll(() => reading.close())

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
async function faults(grey: GreyRaster, blur: number): Promise<number> {
  const { lines } = await reading.readPage(sheetOf(grey, blur))
  return distance(lines.map((line) => line.words.map(({ text }) => text).join(' ')).join('\n'), texts.join('\n'))
}

describe('soft pages', () => {
  it('are told from sharp ones', () => {
    expect(isSoft(crisp(page).blur)).toBe(false)
    expect(isSoft(crisp(blurred(page, 2)).blur)).toBe(true)
  })

  it.each([2.6, 3, 3.4])('are read with half as many faults as by networks for sharp ones: sigma %d', async (sigma) => {
    const { grey, blur } = crisp(blurred(page, sigma))
    expect(await faults(grey, blur)).toBeLessThan((await faults(grey, 0)) / 2)
  })
})
