import { expect, test } from 'vitest'
import { darkerPrint, isFaint } from '../../../../../src/main/engine/imaging/darker-print'
import { toGrey } from '../../../../../src/main/engine/imaging/grey'
import type { ColourRaster, GreyRaster } from '../../../../../src/main/engine/model'
import { blank, card, lay, randomFrom, textPage, turned, wood } from './pictures'

/** Print that is so many times as far from white as it was. */
const faded = (page: ColourRaster, share: number): GreyRaster => {
  const grey = toGrey(page)
  return { ...grey, data: grey.data.map((tone) => 255 - share * (255 - tone)) }
}

test('on white paper grey print becomes dark, paper stays, and black print is as it was', () => {
  const page = toGrey(blank(400, 300, [250, 250, 250]))
  page.data.set([180, 20], 5000)
  const { data } = darkerPrint(page)!
  expect(data[5000]).toBeLessThan(130)
  expect(data[5001]).toBeLessThan(20)
  expect(data[0]).toBe(250)
})

test('a page is faint where its letters are, not where they are black or a table lies around a card', () => {
  const page = textPage(randomFrom(3))
  expect(isFaint(faded(page, 0.3))).toBe(true)
  expect(isFaint(toGrey(page))).toBe(false)
  const table = wood(1200, 900, randomFrom(4))
  lay(table, card(randomFrom(5)), turned(600, 450, 800, 504, 3))
  expect(isFaint(faded(table, 0.3))).toBe(false)
  expect(darkerPrint(toGrey(table))).toBeNull()
})
