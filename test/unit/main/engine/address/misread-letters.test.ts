import { describe, expect, it } from 'vitest'
import { withMisreadLetters } from '../../../../../src/main/engine/address/text/misread-letters'
import { withSoftTamil } from '../../../../../src/main/engine/address/text/tamil-voicing'

describe('signs and digits read for letters', () => {
  it.each([
    ['Pl@t 12', 'Plat 12'],
    ['Sh|v Residency', 'Shiv Residency'],
    ['Vi|lage Rampur', 'Village Rampur'],
    ['Kand4ri', 'Kandari'],
    ['STREE7 16', 'STREET 16'],
    ['DHANl MEENA', 'DHANI MEENA'],
    ['JAlPUR', 'JAIPUR'],
    ['RAM Kl KOTHl', 'RAM KI KOTHI'],
  ])('%s', (read, meant) => expect(withMisreadLetters(read)).toBe(meant))

  it.each(['Tower4B', 'Nagar4th', 'Pune|Maharashtra', 'a@mail.com', 'Hall', 'BlK', 'Sector3C'])('%s stays', (text) =>
    expect(withMisreadLetters(text)).toBe(text),
  )
})

describe('sounds that Tamil writes with one letter', () => {
  it('are soft behind a nasal and between vowels', () => {
    expect(withSoftTamil('காந்தி')).toBe('காந்दி')
    expect(withSoftTamil('நகர்')).toBe('நगர்')
  })
  it.each(['கோட்டை', 'பக்கம்', 'காஞ்சிபுரம்'])('%s stays', (text) => expect(withSoftTamil(text)).toBe(text))
})
