import { describe, expect, it } from 'vitest'
import { gluedApart } from '../../../../../src/main/engine/address/text/glued-words'
import { withMisreadLetters } from '../../../../../src/main/engine/address/text/misread-letters'
import { withSoftTamil } from '../../../../../src/main/engine/address/text/tamil-voicing'
import { tokenise } from '../../../../../src/main/engine/address/text/tokens'

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
    ['lndustrial Area', 'Industrial Area'],
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

describe('words without a blank between them', () => {
  const apart = (text: string): readonly string[] => gluedApart(tokenise(text), { hasWord: () => false, isHeard: () => false, isCity: () => false }).map(({ text }) => text) // prettier-ignore

  it('are taken apart behind a word that ends a part', () =>
    expect(apart('APARTMENTKOTHRUD')).toEqual(['apartment', 'kothrud']))
  it('stay where the word is longer than a line of a form', () =>
    expect(apart(`APARTMENT${'KOTHRUD'.repeat(20)}`)).toHaveLength(1))
})
