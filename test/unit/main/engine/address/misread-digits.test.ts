import { describe, expect, it } from 'vitest'
import { withMisreadDigits } from '../../../../../src/main/engine/address/text/misread-digits'

describe('letters read for digits', () => {
  it.each([
    ['Bldg No. 4l', 'Bldg No. 41'],
    ['Survey No. l2O/3', 'Survey No. 120/3'],
    ['D.No 8-3-ll, 6O4', 'D.No 8-3-11, 604'],
    ['Flat I02', 'Flat 102'],
    ['B-I4 Kirti Nagar, D/O5', 'B-14 Kirti Nagar, D/05'],
    ['l2B, l2th Cross', '12B, 12th Cross'],
  ])('%s', (read, meant) => expect(withMisreadDigits(read)).toBe(meant))

  it.each(['Phase ll', 'Flat I204', '12-O', 'O2 Tower', 'Row 12I', 'Villa', 'Mall 12'])('%s stays', (text) =>
    expect(withMisreadDigits(text)).toBe(text),
  )
})
