import { describe, expect, it } from 'vitest'
import type { MatchReasonCode } from '../../../../../src/shared/domain/address-match'
import { makeNearPair, nearKinds } from '../../../../generator/addresses/near-homes'
import { Random } from '../../../../generator/random'
import { compared } from './compared'

const reasons = (one: string, other: string): MatchReasonCode[] =>
  compared(one, other).explanation.reasons.map(({ code }) => code)

describe('homes that differ in one word or one piece of a number', () => {
  it.each<[MatchReasonCode, string, string]>([
    ['other_kind_of_street', '18, Ripon Road, Kolkata 700016', '18, Ripon Lane, Kolkata 700016'],
    ['other_kind_of_street', '31, Dixon Row, Kolkata 700014', '31, Dixon Lane, Kolkata 700014'],
    ['other_kind_of_street', '6, Perumal Koil Street, Villivakkam, Chennai 600049', '6, Perumal Koil 2nd Lane, Villivakkam, Chennai 600049'],
    ['other_kind_of_street', '27, Bharathi Salai, Cuddalore 607001', '27, Bharathi Street, Cuddalore 607001'],
    ['further_house', '17, Sitaram Ghosh Road, Howrah 711102', '17/2/C, Sitaram Ghosh Road, Howrah 711102'],
    ['further_house', 'Plot 48, Sector 2, Salt Lake, Kolkata 700091', 'Plot 48/2, Sector 2, Salt Lake, Kolkata 700091'],
    ['word_inside', '604, Moon Tower, Adajan, Surat 395009', '604, Moon City Tower, Adajan, Surat 395009'],
    ['word_inside', 'C-502, Regal Residency, Baner, Pune 411045', 'C-502, Regal Coral Residency, Baner, Pune 411045'],
  ])('are two, for %s: %s', (reason, one, other) => {
    expect(compared(one, other).similarity).toBeLessThan(0.4)
    expect(reasons(one, other)).toContain(reason)
  }) // prettier-ignore

  it('are not sure to be one where only one names the phase', () => {
    const [one, other] = ['K-31, Vivek Vihar, Delhi 110095', 'K-31, Vivek Vihar Phase 2, Delhi 110095']
    expect(compared(one, other).similarity).toBeLessThan(0.8)
    expect(reasons(one, other)).toContain('one_phase')
  })

  it.each([
    ['a way in two languages', '7, Gokhale Marg, Jaipur 302001', '7, Gokhale Road, Jaipur 302001'],
    ['a street in Tamil', '44, Agraharam Theru, Karur 639001', '44, Agraharam Street, Karur 639001'],
    ['a lane in Hindi', '21, Mishra Gali, Mathura 281001', '21, Mishra Lane, Mathura 281001'],
    ['a number with its pieces marked otherwise', '17/2/C, Sitaram Ghosh Road, Howrah 711102', '17/2C Sitaram Ghosh Rd, Howrah 711102'],
    ['a flat beside its house', 'Flat 3, 17 Sitaram Ghosh Road, Howrah 711102', '17 Sitaram Ghosh Road, Howrah 711102'],
    ['a word that only says what it is', '604, Moon Tower CHS, Adajan, Surat 395009', '604, Moon Tower, Adajan, Surat 395009'],
  ])('are one for all that: %s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.6)) // prettier-ignore
})

describe('pairs of look-alikes', () => {
  const pairs = Array.from({ length: 200 }, (_, at) => makeNearPair(new Random(`look-alikes/${String(at)}`), 'judge'))

  it('are of every kind, homes and neighbours alike', () => {
    for (const kind of nearKinds) {
      const own = pairs.filter((pair) => pair.kind === kind)
      expect(own.some(({ same }) => same)).toBe(true)
      expect(own.some(({ same }) => !same)).toBe(true)
    }
  })

  it('are told apart, mostly', () => {
    const right = pairs.filter(({ source, target, same }) => compared(source, target).similarity >= 0.5 === same)
    expect(right.length).toBeGreaterThan(170)
  })
})
