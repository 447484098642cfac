import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('a home whose number or name stands otherwise', () => {
  it.each([
    ['dots in a door’s number', 'Door No. 6-3-10, Balanagar, Hyderabad', 'Door No. 6.3.10, Balanagar, Hyderabad'],
    ['the number of the city survey in Goa', 'Plot No. 7, Marshal Pinto Road, Chicalim, Goa', 'Plot No.7, Chalta No.8, Marshal Pinto Road, Chicalim, Goa'],
    ['a quarter in one word and its city', 'AD-59, Sector-1, Saltlake City, Kolkata 700064', 'AD-59, Sector 1, Salt Lake City, Bidhannagar 700064'],
    ['a suburb beyond the codes of its city', 'Flat D1, Block 3, Akshaya Homes, Padur, Chennai 603103', 'Blk 3, D-1 Akshaya Homes, Padur, Kanchipuram Dist'],
    ['a sector behind its letter', '12, A Sector, Indrapuri, Bhopal', '12 Sector-A Indrapuri Bhopal'],
    ['in whose rooms it is', 'C/O Bokakhat Natya Mandir, Hospital Road, Bokakhat 785612', '1st Floor, Natya Mandir Complex, Hospital Road, Bokakhat 785612'],
    ['initials of a surname', '21, Nehru Street, Pondicherry 605001', 'No 21, J. N. Street, Pondicherry'],
  ])('is one: %s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.8)) // prettier-ignore

  it('is another in a street of other initials', () =>
    expect(compared('54 KG Road, Bangalore', '54 KR Road, Bangalore').similarity).toBeLessThan(0.4))
  it('is another in another sector of a letter', () =>
    expect(compared('12, B Sector, Indrapuri, Bhopal', '12, Sector A, Indrapuri, Bhopal').similarity).toBeLessThan(0.1)) // prettier-ignore
  it('is another in another block of two letters', () =>
    expect(compared('Block EA, Sector 1, Salt Lake, Kolkata 700064', 'AB-14, Sector 1, Salt Lake, Kolkata 700064').similarity).toBeLessThan(0.5)) // prettier-ignore
})
