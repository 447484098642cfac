import { expect, test } from 'vitest'
import { lookalikes } from '../../../../../../src/main/engine/extraction/belief/lookalikes'

test.each([
  ['Flat No 0-500, Om Residency, 4th Main, Agra', 1],
  ['1-842, Al Noor Manzil, Imt Manesar', 1],
  ['Nagarbhavi Il Stage, Bengaluru', 1],
  ['D.No 37/263, Opp SBI Bank, lari, Delhi', 1],
  ['DOOR NO 733, ist Floor, Chandigarh, Chandigarh', 1],
  ['H.No 12-4/7, Near Bus Stand, Pune - 411001', 0],
  ['108-A, Main Road, Lonavala', 0],
  ['in the village of indore', 0],
])('%s: %i', (text, found) => expect(lookalikes(text)).toBe(found))
