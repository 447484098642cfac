import { describe, expect, it } from 'vitest'
import { findPostcode } from '../../../../../src/main/engine/address/postcode'
import { featureOf, numbersIn, partOf } from './in-features'

describe('floors cut short behind a name', () => {
  it.each([
    ['14 Malviya Nagar GF, Jaipur', 'floor 0'],
    ['14 Malviya Nagar G.F., Jaipur', 'floor 0'],
    ['14 Malviya Nagar FF', 'floor 1'],
    ['14 Malviya Nagar TF, Jaipur', 'floor 3'],
  ])('%s', (text, floor) => expect(numbersIn(text)).toContain(floor))

  it('are none where a field is called so', () => expect(partOf('5 Police Ground, Pune', 'ground')).toBe('locality'))
})

describe('houses side by side', () => {
  it.each(['Sarna House, 211-215 Gokhale Street, Pune', 'Sarna House, 211-215, Gokhale Path, Pune'])(
    'are no PIN code: %s',
    (text) => expect(findPostcode(text)).toBeNull(),
  )
  it.each(['12 Gokhale Street, Pune 411-030', 'Pune 411-030, Maharashtra'])('%s', (text) =>
    expect(findPostcode(text)?.value).toBe('411030'),
  )
})

describe('wards of large towns', () => {
  it.each([
    ['XLI/1204, Market Road, Kochi', 'any 41 1204'],
    ['LIV/77-A, Market Road, Kochi', 'any 54 77 a'],
    ['LX/8, Market Road, Kochi', 'any 60 8'],
    ['XIV/8, Market Road, Kochi', 'any 14 8'],
  ])('%s', (text, number) => expect(numbersIn(text)).toContain(number))

  it('are not the letters of a row', () => expect(numbersIn('LI-12, Gandhi Nagar, Jaipur')).toContain('any li 12'))
})

describe('towers', () => {
  it.each([
    ['7-C Tower II, Sun City, Pune', ['any 7 c', 'block 2']],
    ['Flat 7C Tower 1 Sun City, Pune', ['unit 7 c', 'block 1']],
    ['7C, Sun City T-1, Pune', ['any 7 c', 'block 1']],
    ['12 B Wing, Sun City, Pune', ['any 12', 'block b']],
  ])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))
})

describe('a lettered sector and its pocket', () => {
  it('are one block', () =>
    expect(featureOf('8123, Sector C, Pocket 8, Vasant Kunj', '8123, C-8, Vasant Kunj', 'block_same')).toBe(1))
  it('of another letter are another', () =>
    expect(featureOf('8123, Sector D, Pocket 8, Vasant Kunj', '8123, C-8, Vasant Kunj', 'block_conflict')).toBe(1))
})

describe('numbers of the housing boards of Rajasthan', () => {
  it('have the sector before the house', () => {
    expect(numbersIn('4/112, Pratap Housing Board, Jodhpur')).toEqual(['area 4', 'house 112'])
    expect(featureOf('4/9, P.H.B., Jodhpur', 'House 4, Sector 9, Pratap Housing Board, Jodhpur', 'house_same')).toBe(0)
  })
  it('are numbers like others elsewhere', () =>
    expect(numbersIn('4/112, Pratap Housing Board, Bhopal')).toEqual(['any 4 112']))
})

describe('estates of one corporation', () => {
  it.each([
    ['Plot 12, MIDC Satpur, Nashik', 'Plot 12, MIDC Ambad, Nashik'],
    ['Plot 12, GIDC Makarpura, Vadodara', 'Plot 12, GIDC Estate, Nandesari, Vadodara'],
  ])('%s is not %s', (one, other) => expect(featureOf(one, other, 'localities_apart')).toBeGreaterThan(0))

  it('are one by the name beside it', () =>
    expect(featureOf('Plot 12, MIDC Satpur, Nashik', '12, M.I.D.C., Satpur, Nashik', 'localities_apart')).toBe(0))
})

describe('short forms', () => {
  it.each([
    ["12, Station Road, K'pur, Dist Sarna", '12, Station Road, Kishanpur, Dist Sarna'],
    ['12, Nav Bahar Road, Solan', '12, Navbahar Rd, Solan'],
    ['Chak 12-L.N.P., Padampur', 'Chak 12 LNP, Padampur'],
    ['Old AD 45, Gandhi Nagar, Chennai', 'AD-45, Gandhi Nagar, Chennai'],
    ['Shed 4, Kh. 88, Lal Bagh', 'Shed 4, Khasra 88, Lal Bagh'],
    ['Qr No. M.Q. 212, Lal Bagh', 'MQ-212, Lal Bagh'],
    ['12, Sadar Bazar, Sarna Shehar', '12, Sadar Bazar, Sarna City'],
  ])('%s is %s', (one, other) => expect(featureOf(one, other, 'covered_least')).toBeGreaterThan(0.75))

  it('a spring is no side of a gate', () => {
    expect(partOf('Nav Bahar Road, Solan', 'bahar')).toBe('street')
    expect(featureOf('Delhi Gate ke Bahar, Agra', 'Outside Delhi Gate, Agra', 'side_conflict')).toBe(0)
  })
})
