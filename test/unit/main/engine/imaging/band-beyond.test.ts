import { expect, it } from 'vitest'
import { withBand } from '../../../../../src/main/engine/imaging/band-beyond'
import type { ColourRaster } from '../../../../../src/main/engine/model'
import { blank, fill, lay, randomFrom, turned, wood, writeLine, type Colour } from './pictures'

const blue: Colour = [60, 110, 190]
const paper: Colour = [240, 238, 225]

/** A card of 360 x 230, the upper 40 of which are a band with a heading. */
function banded(): ColourRaster {
  const card = blank(360, 230, paper)
  fill(card, 0, 0, 360, 40, blue)
  writeLine(card, 80, 12, 200, 16, randomFrom(5))
  return card
}

/** What was found of such a card at this angle: the part under the band. */
function scene(ground: ColourRaster, degrees: number) {
  lay(ground, banded(), turned(256, 190, 360, 230, degrees))
  const radians = (degrees * Math.PI) / 180
  const [cx, cy] = [256 - 20 * Math.sin(radians), 190 + 20 * Math.cos(radians)]
  return { found: turned(cx, cy, 360, 190, degrees), whole: turned(256, 190, 360, 230, degrees) }
}

it.each([-8, 0, 3])('a band over a card on wood is part of it, at %d degrees', (degrees) => {
  const ground = wood(512, 384, randomFrom(3))
  const { found, whole } = scene(ground, degrees)
  for (const [i, corner] of withBand(ground, found).entries())
    expect(Math.hypot(corner.x - whole[i]!.x, corner.y - whole[i]!.y)).toBeLessThan(8)
})

it('bold letters that fill more than half of their band are its heading, also where light falls off along it', () => {
  const card = blank(360, 230, paper)
  for (let x = 0; x < 360; x++) {
    const dim = 0.7 + (0.3 * x) / 360
    fill(card, x, 0, 1, 40, [20 * dim, 90 * dim, 75 * dim])
  }
  for (let x = 20; x < 330; x += 12) fill(card, x, 12, 7, 16, [225, 230, 220])
  const ground = wood(512, 384, randomFrom(3))
  const whole = turned(256, 190, 360, 230, 0)
  lay(ground, card, whole)
  for (const [i, corner] of withBand(ground, turned(256, 210, 360, 190, 0)).entries())
    expect(Math.hypot(corner.x - whole[i]!.x, corner.y - whole[i]!.y)).toBeLessThan(8)
})

it.each<[string, ColourRaster]>([
  ['a plain table', blank(512, 384, blue)],
  ['wood', wood(512, 384, randomFrom(6))],
])('%s beyond a card is no band of it', (_, ground) => {
  const card = turned(256, 190, 300, 190, 0)
  lay(ground, blank(300, 190, paper), card)
  expect(withBand(ground, card)).toEqual(card)
})
