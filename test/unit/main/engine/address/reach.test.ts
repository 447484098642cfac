import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('a quarter that is no home', () => {
  it.each([
    ['a sector beside a house in it', 'C-5/31, Sector 7, Rohini, Delhi 110085', 'Sector 7, Rohini, Delhi 110085'],
    ['a phase beside a house in it', '884, Phase 10, Mohali 160062', 'Phase 10, Mohali 160062'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.45)) // prettier-ignore
})
