import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadGazetteer, parseAddress } from '../../../../../src/main/engine/address'
import { cases } from './cases'
import { awkwardText } from './awkward-text'

const gazetteer = loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer'))

describe('parseAddress', () => {
  it.each(cases)('%j', (text, first, second, city, state, postcode) => {
    const { formatted } = parseAddress(text, gazetteer)
    expect({
      first: formatted.address_line_1.value,
      second: formatted.address_line_2.value,
      city: formatted.city.value,
      state: formatted.state.value,
      postcode: formatted.postcode.value,
    }).toEqual({ first, second, city, state, postcode })
  })

  it('doubts a PIN code that no directory knows', () => {
    expect(parseAddress('12 Tilak Road, Pune, Maharashtra 999999', gazetteer).doubts).toEqual(['pin_unknown'])
  })

  it('doubts a PIN code of another state, but not that of a state before it was parted', () => {
    expect(parseAddress('12 Tilak Road, Pune, Kerala 411001', gazetteer).doubts).toEqual(['pin_state_mismatch'])
    expect(parseAddress('Somajiguda, Hyderabad, Andhra Pradesh 500082', gazetteer).doubts).toEqual([])
  })

  it('answers every text without throwing, in lower case, with confidence in bounds', () => {
    fc.assert(
      fc.property(awkwardText, (address) => {
        for (const { value, confidence } of Object.values(parseAddress(address, gazetteer).formatted)) {
          expect(value).toBe(value.toLowerCase())
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
          expect(confidence === 0).toBe(value === '')
        }
      }),
      { examples: [['(E) Dist']] },
    )
  })
})
