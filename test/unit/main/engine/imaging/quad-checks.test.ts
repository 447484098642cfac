import { describe, expect, it } from 'vitest'
import { toGrey } from '../../../../../src/main/engine/imaging/grey'
import { lettersCut } from '../../../../../src/main/engine/imaging/quad-checks'
import { findTextInk } from '../../../../../src/main/engine/imaging/text-ink'
import { blank, randomFrom, turned, writeLine } from './pictures'

describe('a side of a card', () => {
  const page = blank(1200, 800, [250, 250, 250])
  const random = randomFrom(5)
  for (let row = 0; row < 8; row++) writeLine(page, 200, 120 + row * 70, 700, 24, random)
  const ink = findTextInk(toGrey(page))
  const quad = (bottom: number) => turned(600, (80 + bottom) / 2, 1000, bottom - 80, 0)

  it('goes through no letter', () => {
    expect(lettersCut(ink, quad(680), 165, 0.2)).toBe(0)
    expect(lettersCut(ink, quad(590), 165, 0.2)).toBe(0)
  })

  it('that goes through the print is none', () => {
    expect(lettersCut(ink, quad(622), 165, 0.2)).toBeGreaterThan(5)
  })

  it('that goes along the feet of a line of print is told by what stands on it', () => {
    const feet = Math.max(...ink.boxes.filter((_, i) => i % 4 === 3).filter((y) => y < 650))
    expect(lettersCut(ink, quad(feet), 165, 0.2)).toBe(0)
    expect(lettersCut(ink, quad(feet), 165, -0.1)).toBeGreaterThan(5)
    expect(lettersCut(ink, quad(680), 165, -0.1)).toBe(0)
  })
})
