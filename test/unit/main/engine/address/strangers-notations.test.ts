import { describe, expect, it } from 'vitest'
import { featureOf, partOf, ready } from './in-features'

describe('firms in an address', () => {
  it.each([
    'Shri Nanda Forgings, Industrial Area, Rohtak',
    'M/s Nanda Traders, Main Road, Rohtak',
    'Sri Nanda Tyres Private Limited, Rohtak',
  ])('are no person: %s', (text) => expect(partOf(text, 'nanda')).not.toBe('person'))

  it('leave people what they are', () => expect(partOf('Shri Ram Nanda, 12 MG Road, Rohtak', 'nanda')).toBe('person'))
})

describe('institutions of the government', () => {
  it.each([
    ['Govt. Hr. Sec. School, Kothur', 'G.H.S.S., Kothur'],
    ['Primary Agrl Co-op Society, Kothur', 'PACS Kothur'],
    ['Primary Health Centre, Kothur', 'PHC, Kothur'],
  ])('%s and %s are of one kind', (one, other) => expect(featureOf(one, other, 'institution_same')).toBe(1))
})

describe('post offices behind their name', () => {
  it.each(['Kalyan Puri S.O, Jaipur', 'Kalyan Puri B.O., Jaipur', 'KALYAN PURI HO, JAIPUR'])('%s', (text) =>
    expect(partOf(text, 'kalyan')).toBe('post_office'),
  )
  it('a bank has its own head office', () => expect(partOf('Sarda Bank HO, Jaipur', 'sarda')).not.toBe('post_office'))
})

describe('halves of a place', () => {
  it.each([
    ['12, Upper Sarna, Solan', '12, Lr. Sarna, Solan'],
    ['12, Upar Tola, Sarna', '12, Niche Tola, Sarna'],
    ['12, Sarna North, Solan', "12, Sarna 'S', Solan"],
    ['12, Lake Town (N), Kolkata', '12, Lake Town South, Kolkata'],
    ['Outside Hathi Gate, Amritsar', 'Inside Hathi Gate, Amritsar'],
  ])('%s is not %s', (one, other) => expect(featureOf(one, other, 'side_conflict')).toBe(1))
})

describe('named blocks', () => {
  it('of two names are two', () =>
    expect(featureOf('Junior Wing, Sarna School, Solan', 'Senior Wing, Sarna School, Solan', 'block_conflict')).toBe(1))
  it('are none where the word is that of a district', () =>
    expect(ready('Sarna, Blk Bero, Dist Ranchi').numbers).toEqual([]))
})

it('a district and the one that it was parted from hold one town, though neither says that it is a district', () =>
  expect(featureOf('Ghat Road, Patancheru, Medak', 'Ghat Road, Patancheru, Sangareddy', 'city_other')).toBe(0))

it('a word without its vowels is the word', () =>
  expect(featureOf('4, Crystal Hts, Rohtak', '4, Crstl Heights, Rohtak', 'covered_least')).toBeGreaterThan(0.7))
