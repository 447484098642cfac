import { describe, expect, test } from 'vitest'
import { featureNames, type Features } from '../../../../../../src/main/engine/extraction/belief/features'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { allCharsRight, asLogOdds } from '../../../../../../src/main/engine/extraction/belief/log-odds'
import { memberFeatures, type Member } from '../../../../../../src/main/engine/extraction/belief/member-features'
import { asciiPage } from '../ascii-page'

const whole = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features
const words = (text: string, weak: readonly string[]): readonly LaidWord[] =>
  layoutOf(asciiPage(text, weak)).segments.flatMap((s) => s.words)
const member = (value: string, more: Partial<Member> = {}): Member => ({
  value,
  source: 0.9,
  part: 0.8,
  printed: words('12, Maln Road, Pune 411001', ['Maln']),
  seen: null,
  strange: [],
  misspelt: [],
  ...more,
})

describe('a member of an address', () => {
  test('is judged by the reading of its own words', () => {
    const [city, line] = ['pune', '12, maln road'].map((value) => memberFeatures(whole, member(value)))
    expect(city!.least_word).toBeGreaterThan(line!.least_word)
    expect(city!.all_chars).toBeGreaterThan(line!.all_chars)
  })
  test('is in doubt for its own strange words alone', () => {
    const more = { strange: ['maln'], misspelt: ['maln'] }
    expect(memberFeatures(whole, member('pune', more))).toMatchObject({ strange: 0, misspelt: 0 })
    expect(memberFeatures(whole, member('12, maln road', more))).toMatchObject({ strange: 0.25, misspelt: 1 })
  })
  test('counts those of its words that not both looks have', () => {
    expect(memberFeatures(whole, member('12, maln road', { seen: new Set(['12', 'road', 'main']) })).unseen).toBe(1 / 3)
  })
  test('keeps what is known of the whole where none of its words is printed', () => {
    expect(memberFeatures({ ...whole, least_word: 0.5 }, member('maharashtra')).least_word).toBe(0.5)
  })
})

describe('many characters, each nearly sure', () => {
  test('are less sure together than one', () => {
    const chars = (count: number) => [
      { chars: Array.from({ length: count }, () => ({ text: 'a', confidence: 0.98, others: [] })) },
    ]
    expect(allCharsRight(chars(1))).toBeCloseTo(0.98)
    expect(allCharsRight(chars(40))).toBeLessThan(0.5)
    expect(asLogOdds(allCharsRight(chars(40)))).toBeLessThan(asLogOdds(allCharsRight(chars(1))))
  })
})
