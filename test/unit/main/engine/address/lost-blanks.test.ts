import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { bareGramsOf, bareText } from '../../../../../src/main/engine/address/match/one-text'
import { knownNamesOf } from '../../../../../src/main/engine/address/parser/known-names'
import { readWords } from '../../../../../src/main/engine/address/text/words'
import { compared } from './compared'

const knownNames = knownNamesOf(loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer')))
const wordsOf = (text: string): string =>
  readWords(text, knownNames)
    .words.map(({ text, opens }, at) => (opens && at > 0 ? `| ${text}` : text))
    .join(' ')

describe('words between which blanks were lost', () => {
  it.each([
    ['a district and a state', 'MAHAGAMADISTRICT GODDAJHARKHAND814154', 'mahagama | district godda | jharkhand'],
    ['labels one behind the other', 'VPOKHARKARATEHSILGUHLADISTTKAITHALHARYANAPIN 136034', 'vpo kharkara | tehsil guhla | district kaithal | haryana'],
    ['a floor before a name that nobody knows', 'FIRST FLOORKECHUA CHOWK', '1 floor | kechua chowk'],
    ['a number’s end before what it counts', '2NDFLOOR', '2 floor'],
    ['a district of which the name begins like the label', 'DISTTARN TARAN', 'district tarn taran'],
    ['several names behind a road', 'ROADKILPAUKCHENNAITAMILNADU', 'road | kilpauk | chennai | tamilnadu'],
    ['a bank before its place', 'UCO BANKSINGAMPUNARI', 'uco bank | singampunari'],
    ['initials that number things elsewhere', '12 KR PURAM, PLOT KR 12', '12 kr puram | plot 12'],
    ['a post office behind its label', 'AT,POSTBIHAR UNNAO', 'at | post bihar unnao'],
    ['a town behind an area', 'RIICO INDUSTRIAL AREABHIWADI', 'riico industrial area | bhiwadi'],
    ['the half of a village', 'VILL. DONDEKHURD, RAIPUR', 'village donde khurd | raipur'],
    ['a word that begins the next part', 'BADAMI HOUSENR SQUARE', 'badami house | near square'],
  ])('%s', (_, text, words) => expect(wordsOf(text)).toBe(words)) // prettier-ignore

  it.each(['NAGARPALIKA COMPLEX', 'BANKURA ROAD', 'CHANDAKUNNU'])('%s stays', (text) =>
    expect(wordsOf(text)).toBe(text.toLowerCase()),
  )
})

describe('two prints of one text', () => {
  it.each([
    ['ends of lines lost', '30 REGAL BLDG, PARLIAMENT STREET, NEW DELHI', '30 REGAL BLDGPARLIAMENT STREET NEW DELHI'],
    ['all but a few blanks lost', 'JATABAS, VPO JHANWAR, PAL ROAD, TEHSIL LUNI, DISTT. JODHPUR, RAJASTHAN', 'JATABASVPO JHANWARPAL ROADTEHSIL LUNIDISTTJODHPURRAJASTHAN'],
  ])('are one home: %s', (_, one, other) => {
    expect(compared(one, other).similarity).toBeGreaterThan(0.9)
    expect(compared(other, one).similarity).toBeGreaterThan(0.9)
  }) // prettier-ignore

  it('say no more than the text does', () =>
    expect(compared('TEH RAMPURA PHUL DIST BATHINDA-151104', 'TEH RAMPURA PHULDIST BATHINDA 151104').similarity).toBeLessThan(0.3)) // prettier-ignore
  it('are not those of other numbers', () =>
    expect(compared('12/1, Regal Building, Parliament Street', '1/21, Regal Building, Parliament Street').similarity).toBeLessThan(0.5)) // prettier-ignore

  it('are told by their letters and their runs of digits', () => {
    expect(bareText('Flat 12/3, Om-Shanti  Niwas')).toBe('flat12/3omshantiniwas')
    expect(bareText('FLAT 12 3 OM SHANTI NIWAS')).toBe('flat12/3omshantiniwas')
    expect(bareText('Flat 123')).not.toBe(bareText('Flat 12/3'))
    expect(bareText('सदनिका ५, पुणे')).toBe('सदनिका५पुणे')
  })
  it('are read no further than an address goes', () => {
    const grams = (...words: string[]): Int32Array => bareGramsOf(words.map((raw) => ({ raw })))
    expect(grams('abcabc')).toHaveLength(3)
    expect(grams('ab', 'ca', 'bc')).toEqual(grams('abcabc'))
    expect(grams('1 2', 'b')).toEqual(grams('12b'))
    expect(grams('ab')).toHaveLength(0)
    expect(grams('0123456789'.repeat(1000)).length).toBeLessThan(11)
  })
})
