import { describe, expect, it } from 'vitest'
import { tidyAddress } from '../../../../../src/main/engine/extraction/address-block'

describe('a PIN code at the end of an address', () => {
  it.each([
    ['Bhosari, Pune, Maharashtra-41 1026', 'Bhosari, Pune, Maharashtra-411026'],
    ['Bhosari, Pune 4 11026.', 'Bhosari, Pune 411026'],
  ])('is one number where a blank came into %s', (read, meant) => expect(tidyAddress(read)).toBe(meant))

  it('keeps the letter of a relation that was read as a digit', () => {
    expect(tidyAddress('W/0 Ramesh, Plot 10, Pune 411026')).toBe('W/O Ramesh, Plot 10, Pune 411026')
  })

  it.each(['W/ O Ramesh, Plot 10', 'W / O Ramesh, Plot 10'])('has no blank within the relation of %s', (read) =>
    expect(tidyAddress(read)).toBe('W/O Ramesh, Plot 10'),
  )

  it.each(['Bhosari, Pune - 411 026', 'Sector 41, Plot 12/1026', 'Flat 12, 411026'])(
    'stays as it is written in %s',
    (text) => expect(tidyAddress(text)).toBe(text),
  )
})
