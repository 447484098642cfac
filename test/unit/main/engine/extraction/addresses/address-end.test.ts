import { describe, expect, it } from 'vitest'
import { endsAddress } from '../../../../../../src/main/engine/extraction/addresses/address-end'

describe('a line under an address', () => {
  it.each(['Telangana 500028', 'Dist: Ballari, Karnataka 583122', '380004', 'Billimora, Gujarat', 'Flat No: 4, Sai Plaza', 'PIN Code: 411001', 'Unit No. 208, Jay Plaza', 'Unit B-4, Jay Plaza']) // prettier-ignore
  ('%j belongs to it', (line) => expect(endsAddress(line)).toBe(false))
  it.each(['Mobile: 98', 'Tel 022', 'Nature of Business : Retail', 'Due Date : 12/03/2024', '5. Category : Shop', 'GSTIN 27', 'a@b.example', 'Units Consumed 120', 'Unit : 120']) // prettier-ignore
  ('%j is something else', (line) => expect(endsAddress(line)).toBe(true))
})
