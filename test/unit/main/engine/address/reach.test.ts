import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('a quarter that is no home', () => {
  it.each([
    ['a sector beside a house in it', 'C-5/31, Sector 7, Rohini, Delhi 110085', 'Sector 7, Rohini, Delhi 110085'],
    ['a phase beside a house in it', '884, Phase 10, Mohali 160062', 'Phase 10, Mohali 160062'],
  ])('%s leaves the home open', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.65)) // prettier-ignore

  it('a street of the number that a house has there is none', () =>
    expect(compared('9, Kadru, Ranchi', 'Road No 9, Kadru, Ranchi').similarity).toBeLessThan(0.45))

  it('a house in a street of its number is one', () =>
    expect(compared('9, Road No 9, Kadru, Ranchi', '9, Rd 9, Kadru, Ranchi').similarity).toBeGreaterThan(0.7))
})
