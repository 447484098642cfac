import { describe, expect, it } from 'vitest'
import { isOpeningAgain } from '../../../src/renderer/features/review/opening-click'

const at = (timeStamp: number, clientX = 700, clientY = 300) => ({ timeStamp, clientX, clientY })
const first = at(1000)

describe('the second half of the double click that opened a document', () => {
  it('takes no field, however late a slow machine opened the document', () => {
    expect(isOpeningAgain(at(1300), first, 1004)).toBe(true)
    expect(isOpeningAgain(at(1300, 702, 301), first, 1900)).toBe(true)
  })

  it('is no press elsewhere, no later one, and none after a click in the document itself', () => {
    expect(isOpeningAgain(at(1100, 900), first, 1004)).toBe(false)
    expect(isOpeningAgain(at(1700), first, 1004)).toBe(false)
    expect(isOpeningAgain(at(2200), at(2000), 1004)).toBe(false)
    expect(isOpeningAgain(at(1100), null, 1004)).toBe(false)
  })
})
